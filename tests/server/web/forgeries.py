"""Saved games that somebody has changed: single bytes, and whole lines with hashes that fit again."""

import json
from collections.abc import Iterator
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.match.file.hash_chain import START, with_hash

Tree = dict[str, Any]
_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    1,
    1.0,
    99,
    2**62,
    "",
    "x",
    "seat",
    [],
    {},
    [1],
    "0" * 64,
    "A" * 64,
)
_SIGNS: Final = b" \t\r\n\0\"'\\{}[],:0123456789-+.eEnulxX\x7f\x80\xc3\xef\xff"


def with_a_byte_changed(content: bytes, luck: Luck) -> bytes:
    """A byte somewhere made another, left out or put in."""
    place, way = luck.below(len(content)), luck.below(4)
    other = bytes([luck.below(256)]) if way == 0 else _SIGNS[luck.below(len(_SIGNS)) :][:1]
    if way == 1:
        return content[:place] + content[place + 1 :]
    return content[:place] + other + content[place + (way != 2) :]


def chain_lines(trees: list[Tree]) -> bytes:
    """The lines with hashes that fit, as a forger would write them."""
    lines, last = [], START
    for tree in trees:
        lines.append(with_hash(last, tree))
        last = lines[-1]["hash"]
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def forged(trees: list[Tree], luck: Luck) -> bytes:
    """The game with one line or one field of it made another, and all hashes made to fit."""
    lines: list[Tree] = json.loads(json.dumps(trees))
    place, way = luck.below(len(lines)), luck.below(8)
    if way == 0:
        del lines[max(place, 1)]
    elif way == 1:
        lines.insert(luck.below(len(lines)) + 1, lines[place])
    else:
        _change(lines[place], luck)
    return chain_lines(lines)


def _change(line: Tree, luck: Luck) -> None:
    """Another value for some field, at any depth, or a field more or less."""
    groups = list(_groups({name: value for name, value in line.items() if name not in ("hash", "rules")}))
    group = line if luck.below(2) else groups[luck.below(len(groups))]
    names = [name for name in group if name not in ("hash", "rules")] or ["n"]
    name = names[luck.below(len(names))]
    way = luck.below(5)
    if way == 0:
        group.pop(name, None)
    elif way == 1:
        extra = (
            "n",
            "seat",
            "undo",
            "advised",
            "end",
            "by",
            "at",
            "seed",
            "secret",
            "cards",
            "reveal",
            "more",
        )
        group[extra[luck.below(len(extra))]] = _VALUES[luck.below(len(_VALUES))]
    else:
        group[name] = _VALUES[luck.below(len(_VALUES))]


def _groups(value: Any) -> Iterator[Tree]:
    """Every object in it, itself too."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _groups(inner)
