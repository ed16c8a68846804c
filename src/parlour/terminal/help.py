"""Help at the table: what may be done, why the rest may not, and which rules are in force."""

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import Tree, leaf_paths, to_tree
from parlour.engine.rules.texts import at_path, spelled
from parlour.terminal.ask.keys import LOG_WORD, rules_key
from parlour.terminal.show.page import Page
from parlour.terminal.show.wording import reason

NOT_SWITCHES = frozenset(
    {
        "metadata",
        "players",
        "rules",
        "menu",
        "moveValidity",
        "moveLabels",
        "strategyTips",
        "bluffSettings",
        "exampleHandOdds",
    }
)


def help_page(page: Page, rules: RulesAsset) -> str:
    """Everything that `?` explains."""
    parts = [
        ["## What you may do", *(f"- {line}" for line in open_lines(page))],
        ["## Not now", *(f"- {line}" for line in closed_lines(page))],
        ["## The rules in force", f"{page.title}: {switches_in_force(rules)}."],
        how_to_type(page),
    ]
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1)


def how_to_type(page: Page) -> list[str]:
    """Ways to answer that save time."""
    return [
        "## How to answer",
        "- A key alone asks for the rest; a whole move fits into one line, such as `key 2 1` or `verb 20`.",
        "- Places are counted from 1; a card may be named instead, such as `9D`.",
        f"- `? key` explains a move, `{rules_key(page.keys)}` the rules, `{LOG_WORD}` what happened so far.",
    ]


def open_lines(page: Page) -> list[str]:
    return [f"`{page.keys[form.verb]}` {form.label}. {form.when}" for form in page.view.forms]


def closed_lines(page: Page) -> list[str]:
    return [f"{closed.label}: {page.named(reason(closed))}" for closed in page.view.closed]


def explained(verb: str, page: Page) -> str:
    """One move: when it is open, and why not now."""
    form = page.view.form(verb)
    if form is not None:
        return f"{form.label}: {form.when} You may do it now with `{page.keys[verb]}`."
    closed = next(closed for closed in page.view.closed if closed.verb == verb)
    return f"{closed.label}, not now: {page.named(reason(closed))}"


def switches_in_force(rules: RulesAsset) -> str:
    """Every switch with its value, under the names that `--set` takes."""
    tree = to_tree(rules)
    switches: Tree = {name: value for name, value in tree.items() if name not in NOT_SWITCHES}
    return ", ".join(f"{path[-1]} {spelled(at_path(switches, path))}" for path in leaf_paths(switches))
