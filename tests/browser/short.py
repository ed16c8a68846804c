"""House rules by which a game of any kind is soon over."""

from typing import Any, Final

from parlour.engine.rules.asset import Players
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import to_tree

_FEW: Final = {"lives": 1, "handSize": 5, "maxDeals": 1, "target": 4, "rounds": 1}
"""What is asked for when a table is set up, and how little of it is enough."""


def short_rules(name: str) -> dict[str, Any]:
    """The changes that a table of this game is opened with."""
    rules = find_game(name).rules()
    asked = [each for each in rules.menu if each in _FEW]
    return _changed(to_tree(rules), asked)


def _changed(tree: dict[str, Any], asked: list[str]) -> dict[str, Any]:
    here = {name: _FEW[name] for name in asked if isinstance(tree.get(name, ""), int | None)}
    groups = {name: _changed(inner, asked) for name, inner in tree.items() if isinstance(inner, dict)}
    return here | {name: inner for name, inner in groups.items() if inner}


def seats_for(name: str, wished: int) -> int:
    """So many seats, or as many as the game can have."""
    players: Players = find_game(name).rules().players
    return min(players.most, max(players.least, wished))
