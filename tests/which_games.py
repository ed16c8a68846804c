"""Which games a test is about: any game in the tree meets some, the house's own meet all."""

from typing import Final

import pytest

from parlour.engine.rules.finder import all_games, game_names
from parlour.engine.rules.game import Game

SHIPPED: Final = ("bastard-brag", "big-c", "claim", "five-card-draw", "three-card-brag")
"""The games of the house: all tests are asked of them."""


def shipped_games() -> list[Game]:
    return [game for game in all_games() if game.id in SHIPPED]


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test is made for: by its parameters, or by the folder that it lies in."""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and _has_params(item) else ()
    named = {name for value in given for name in _names_in(value)}
    parts = item.path.parts
    inside = [
        parts[at + 1] for at, part in enumerate(parts[:-1]) if part == "games" and "tests" in parts[at:]
    ]
    return (named | {folder.replace("_", "-") for folder in inside}) & {*game_names()}


def _has_params(item: pytest.Function) -> bool:
    return hasattr(item, "callspec")


def _names_in(value: object) -> set[str]:
    if isinstance(value, Game):
        return {value.id}
    if isinstance(value, tuple):
        return {name for each in value for name in _names_in(each)}
    return {value} if isinstance(value, str) else set()


def is_asked_of(item: pytest.Item, wanted: str | None) -> bool:
    """Whether the test is run: not where it is for the house's own games, nor where another is wanted."""
    about = games_of(item)
    shipped = item.get_closest_marker("shipped") is not None
    if wanted is not None and (shipped or wanted not in about):
        return False
    return not (shipped and about and about.isdisjoint(SHIPPED))
