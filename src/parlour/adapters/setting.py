"""A setting: one game under one set of rules for so many seats, with its action table and layout."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from parlour.adapters.actions import ActionTable
from parlour.adapters.layout import ObservationLayout
from parlour.adapters.rehearsal import rehearse
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import Tree


class Setting:
    """What all games of an environment share; it never changes, and copies of it are itself."""

    def __init__(self, name: str, rules: bytes, seats: int) -> None:
        self.game = find_game(name)
        self.key = (name, rules, seats)
        self.rules = self.game.rules(change=msgspec.json.decode(rules))
        self.seats = seats
        words = rehearse(self.game, self.rules, seats)
        verbs = list(self.rules.move_labels)
        self.actions = ActionTable(verbs, words.places, words.names_cards)
        self.layout = ObservationLayout(words, verbs, seats)

    def begin(self, seed: int) -> Position:
        return self.game.begin(self.rules, self.seats, FastShuffle(seed))

    def __copy__(self) -> "Setting":
        return self

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, bytes, int]]:
        return kept_setting, self.key


@cache
def kept_setting(name: str, rules: bytes, seats: int) -> Setting:
    """Return the setting, made once; rules are all rules as JSON."""
    return Setting(name, rules, seats)


def set_up(
    name: str,
    *,
    variant: str = "default",
    rules: Tree | None = None,
    switches: Mapping[str, Any] | None = None,
    seats: int | None = None,
) -> Setting:
    """Return the setting of a variant with a user's changes and switches; refuse what cannot be played."""
    game = find_game(name)
    asset = game.rules(variant, rules, switches)
    wanted = asset.players.least if seats is None else seats
    return kept_setting(game.id, msgspec.json.encode(asset, order="deterministic"), wanted)
