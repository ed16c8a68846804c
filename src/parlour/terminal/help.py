"""Help at the table: what may be done, how to answer, why the rest may not, and which rules are in force."""

from collections.abc import Collection

from parlour.engine.rules import about
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, leaf_paths, to_tree
from parlour.engine.rules.texts import at_path, spell_value
from parlour.engine.words.keys import rules_key
from parlour.terminal.clock import TurnClock
from parlour.terminal.closing import command
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords

_NOT_SWITCHES = frozenset(
    {
        "metadata",
        "players",
        "rules",
        "menu",
        "shortOptions",
        "openZones",
        "moveValidity",
        "moveLabels",
        "strategyTips",
        "bluffSettings",
        "exampleHandOdds",
    }
)


def help_page(page: Page, commands: list[str], tips: str) -> str:
    """Return everything that `?` explains: moves, answers, what else can be typed, and how to play well."""
    words = page.words
    parts = [
        _part(words("help.open"), _open_lines(page)),
        _part(words("help.answers"), [*_how_to_answer(page), *commands]),
        _part(words("help.closed"), _closed_lines(page)),
    ]
    return "\n\n".join(text for text in (_join_parts(parts), tips) if text)


def in_force(
    title: str, game: Game, rules: RulesAsset, *, words: TerminalWords, clock: TurnClock | None
) -> str:
    """Return the switches of the rules in force, and the clock where it is not that of the rules."""
    own = clock is None or clock.own_seconds is not None
    left_out = rules.clock_switches if own else frozenset()
    lines = [words("help.rules-line", title=title, switches=switches_in_force(game, rules, left_out))]
    if clock is not None and clock.own_seconds is not None:
        lines.append(words("clock.rule", count=clock.own_seconds))
    return _join_parts([[f"## {words('help.rules')}", "\n\n".join(lines)]])


def tips_page(tips: list[str], words: TerminalWords) -> str:
    """Return the tips alone; "" for none."""
    return _join_parts([_part(words("help.tips"), tips)])


def advice_text(game: Game, rules: RulesAsset, words: TerminalWords) -> str:
    """Return tips, how the house bluffs, and what some hands are worth under these rules."""
    return _join_parts(_advice_parts(game, rules, words))


def _advice_parts(game: Game, rules: RulesAsset, words: TerminalWords) -> list[list[str]]:
    bluffs, names = about.bluffs(game, rules, words.language), level_names(words, game)
    return [
        _part(words("help.tips"), about.tips(game, rules, words.language)),
        _part(words("help.bluffs"), [f"{names[level]}: {line}" for level, line in bluffs.items()]),
        _part(words("help.odds"), about.example_odds(game, rules, words.language)),
    ]


def level_names(words: TerminalWords, game: Game) -> dict[str, str]:
    """Return what each level of bots is called: one that only this game has, by the game itself."""
    book = game.phrasebook(words.language)
    own = {level: book.label("level", level) for level in game.levels if f"level.{level}" in book}
    return {level: own.get(level) or words(f"level.{level}") for level in game.levels}


def _join_parts(parts: list[list[str]]) -> str:
    """Join every part that has something under its title."""
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1)


def _part(title: str, lines: list[str]) -> list[str]:
    return [f"## {title}", *(f"- {line}" for line in lines)]


def _how_to_answer(page: Page) -> list[str]:
    """Return ways to answer that save time."""
    words = page.words
    rules, log, tips = rules_key(page.keys, words("word.rules")), words("word.log"), words("word.tips")
    said = words("help.words", rules=rules, log=log, tips=tips)
    return [words("help.key-alone"), words("help.places"), said, words("help.manual", command=command())]


def _open_lines(page: Page) -> list[str]:
    return [
        page.words("help.open-line", key=page.keys[verb], label=page.label(verb), rule=page.rule(verb))
        for verb in page.open_verbs()
    ]


def _closed_lines(page: Page) -> list[str]:
    return [
        page.words("help.closed-line", label=page.label(verb), why=page.why_closed(verb))
        for verb in page.closed_verbs()
    ]


def explain(verb: str, page: Page) -> str:
    """Explain one move: when it is open, and why not now."""
    label = page.label(verb)
    if verb in page.open_verbs():
        return page.words("help.explained-open", label=label, rule=page.rule(verb), key=page.keys[verb])
    return page.words("help.explained-closed", label=label, why=page.why_closed(verb))


def switches_in_force(game: Game, rules: RulesAsset, left_out: Collection[str] = ()) -> str:
    """List the game's switches with their values, by the names that `--set` takes."""
    tree, known = to_tree(rules), game.tree().keys() - _NOT_SWITCHES
    switches: Tree = {name: value for name, value in tree.items() if name in known}
    paths = [path for path in leaf_paths(switches) if path[-1] not in left_out]
    return ", ".join(f"{path[-1]} {spell_value(at_path(switches, path))}" for path in paths)
