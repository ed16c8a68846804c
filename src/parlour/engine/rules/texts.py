"""Rules in words: a text with conditions and blanks, filled in from the rules that are really in force.

A line may begin with conditions, `[switch=value]` or `[switch!=value]`, joined by commas; it stays only when
all of them hold, and large numbers have no commas there: `[coins=10000]`. `{name}` stands for a switch (its
own name or dotted path) or for one of the game's numbers. `[clock=true]` holds where a clock runs, and
`[oneDeal=true]` in a deal that goes on from a start.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import Tree, leaf_paths, to_tree

CONDITION = re.compile(r"^\[([^\]]+)\] ?")
THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
DECIMAL = re.compile(r"(?<=\d)\.(?=\d+$)")
BLANK = re.compile(r"\{([A-Za-z0-9_.]+)\}")


def host_text(lines: list[str], rules: RulesAsset, numbers: dict[str, Any]) -> str:
    """Fill in the blanks that are known in a host's own lines; all else stays as it was written."""
    values = known_values(to_tree(rules)) | {name: spell_value(value) for name, value in numbers.items()}
    return BLANK.sub(lambda blank: values.get(blank[1], blank[0]), "\n".join(lines)).strip() + "\n"


def fill_text(text: str, rules: RulesAsset, numbers: dict[str, Any], *, thousands: str = ",") -> str:
    """Return the text as it holds under these rules, with large numbers as its language writes them."""
    fill = line_filler(rules, numbers, thousands)
    lines = [kept for line in text.splitlines() if (kept := fill(line)) is not None]
    return "\n".join(lines).strip() + "\n"


def line_filler(rules: RulesAsset, numbers: dict[str, Any], thousands: str) -> Callable[[str], str | None]:
    """Return what fills one line after the other: each as it holds, None for one whose conditions fail."""
    values = known_values(to_tree(rules)) | {name: spell_value(value) for name, value in numbers.items()}

    def fill(line: str) -> str | None:
        kept = kept_line(line, values)
        return kept and BLANK.sub(lambda blank: written_out(values[blank[1]], thousands), kept)

    return fill


def written_out(value: str, thousands: str) -> str:
    """Write a value with the marks of a language in its numbers: 1,000.5 or 1.000,5."""
    point = "," if thousands == "." else "."
    return THOUSANDS.sub(thousands, DECIMAL.sub("\0", value)).replace("\0", point)


def kept_line(line: str, values: dict[str, str]) -> str | None:
    """Return the line without its conditions, or None when one of them fails."""
    conditions = CONDITION.match(line)
    if conditions is None:
        return line
    if all(holds(condition.strip(), values) for condition in conditions[1].split(",")):
        return line[conditions.end() :]
    return None


def holds(condition: str, values: dict[str, str]) -> bool:
    if "!=" in condition:
        name, wanted = condition.split("!=")
        return values[name].replace(",", "") != wanted
    name, wanted = condition.split("=")
    return values[name].replace(",", "") == wanted


def known_values(tree: Tree) -> dict[str, str]:
    """Return every switch under its dotted path, and under its own name where that is unique."""
    values = {tuple(path): spell_value(at_path(tree, path)) for path in leaf_paths(tree)}
    times = Counter(path[-1] for path in values)
    unique = {path[-1]: value for path, value in values.items() if times[path[-1]] == 1}
    return unique | {".".join(path): value for path, value in values.items()}


def at_path(tree: Tree, path: list[str]) -> Any:
    inner: Any = tree
    for name in path:
        inner = inner[name]
    return inner


def spell_value(value: Any) -> str:
    """Write a value as a person does: 10,000 and none and true."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, list | tuple):
        return ", ".join(spell_value(item) for item in value)
    return str(value)
