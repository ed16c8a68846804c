"""Asking for hints: decisions of house bots of mixed levels, at tables of all variants and several sizes."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.players.advice import Hint, hint_at
from parlour.players.deciding import decision

MOST_SEATS: Final = 4
ONE_IN: Final = 3
"""One decision in so many is asked about."""
LONGEST: Final = 200
"""A game is left after so many moves: the first deals of a match are not to be all that is asked about."""
_LEVELS: Final = ("easy", "medium", "hard")


class Asked(NamedTuple):
    """A hint, and where it was given."""

    hint: Hint
    position: Position
    seat: int
    variant: str

    def called(self) -> str:
        said = [(reason.key, reason.fields) for reason in self.hint.reasons]
        return f"{self.variant}, {self.position.seats} seats, seat {self.seat}: {self.hint.move} for {said}"


def ask_for_hints(game: Game, count: int, seed: int = 1) -> Iterator[Asked]:
    """So many hints where there is something to choose."""
    luck, number = Luck(seed), 0
    while count > 0:
        variants = game.variants()
        variant = variants[number % len(variants)]
        for asked in _game(game, variant, luck, seed * 1000 + number):
            yield asked
            count -= 1
            if count == 0:
                return
        number += 1


def _game(game: Game, variant: str, luck: Luck, seed: int) -> Iterator[Asked]:
    """The hints of one game, or of its beginning."""
    rules = game.rules(variant)
    seats = _seats(rules, luck)
    position, told = game.begin(rules, seats, FastShuffle(seed)), Listener()
    bots = [game.bot(rules, _any_level(luck), _any_level(luck), Luck(luck.bits())) for _ in range(seats)]

    def events(heard: int) -> list[Event]:
        return told.events[heard:]

    for _ in range(LONGEST):
        if position.is_over():
            return
        seat = position.to_act()[0]
        if luck.below(ONE_IN) == 0 and position.moves(seat).count() > 1:
            yield Asked(hint_at(game, position, seat, events), position.copy(), seat, variant)
        position.apply(seat, decision(bots[seat], position, seat, events), told)


def _seats(rules: Any, luck: Luck) -> int:
    """Half the tables are as small as may be."""
    least: int = rules.players.least
    most = max(least, min(MOST_SEATS, rules.players.most))
    return least if luck.chance(0.5) else least + luck.below(most - least + 1)


def _any_level(luck: Luck) -> str:
    return _LEVELS[luck.below(len(_LEVELS))]
