"""Samples: deals and games of house players, from which the planner learns how luck and strength divide.

They are played anew for each plan, which takes a second or two, and not kept as numbers beside a game: so the
rules of a variant or of a host are measured as they are, and so is a game that nobody has measured yet.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.start import Start
from parlour.engine.rules.game import Game
from parlour.lab.playing import play_out
from parlour.lab.seeding import number_from
from parlour.players.kinds import any_maker

DEALS: Final = 1_500
"""Deals of each size of table, times its seats; every fitted strength is then known to about 0.1."""
GAMES: Final = 80
LEAST_GAMES: Final = 24
_FINE: Final = 64
"""Steps from one level to the next, where a sample is of neighbours."""
MOST_DECISIONS: Final = 60_000
"""After so many decisions no further games of a size are played, unless there are fewer than the least."""


class Sample(NamedTuple):
    """What came of a deal or a game, by seat: the level of who sat there, what ranks them, what they got.

    In a deal both `ranks` and `amounts` are the change of the stack; in a game the place, with a minus, and
    the tally.
    """

    levels: tuple[int, ...]
    ranks: tuple[int, ...]
    amounts: tuple[int, ...]
    decisions: int

    def scores(self) -> Sequence[float]:
        """Return what counts: the change of stacks in a deal, in a game how many one leaves behind."""
        if self.ranks == self.amounts:
            return self.amounts
        return [sum((other < own) - (other > own) for other in self.ranks) for own in self.ranks]


class Sampler:
    """Plays samples of one game by one set of rules; the same seed brings the same samples."""

    def __init__(self, game: Game, rules: Any, players: Sequence[str], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.stakes = game.changed(rules, game.raised(rules, 1))
        """The rules of deals that go on from stacks: with stakes that can rise."""
        self.players = tuple(players)
        self.seed = seed

    @cache  # noqa: B019 (a sampler lives as long as its plan)
    def deals(self, seats: int, stack: int, count: int = DEALS) -> list[Sample]:
        """Return deals in which everybody brings the same stack; so many, shared out over the seats."""
        return [self._play_deal(seats, stack, number) for number in range(count // seats)]

    @cache  # noqa: B019
    def games(self, seats: int, most: int = GAMES) -> list[Sample]:
        """Return whole games, so many at most; fewer of long ones."""
        samples: list[Sample] = []
        decisions = 0
        while len(samples) < LEAST_GAMES or (decisions < MOST_DECISIONS and len(samples) < most):
            samples.append(self._play_game(seats, len(samples)))
            decisions += samples[-1].decisions
        return samples

    def _play_deal(self, seats: int, stack: int, number: int) -> Sample:
        what = ("planner deal", self.seed, seats, stack)
        levels, decisions, outcome = self._play(seats, number, what, Start((stack,) * seats))
        changes = tuple(tally - stack for tally in outcome.tallies)
        return Sample(levels, changes, changes, decisions)

    def _play_game(self, seats: int, number: int) -> Sample:
        levels, decisions, outcome = self._play(seats, number, ("planner game", self.seed, seats))
        places = tuple(-place for place in outcome.places)
        return Sample(levels, places, tuple(outcome.tallies), decisions)

    def _play(
        self, seats: int, number: int, of: tuple[str | int, ...], start: Start | None = None
    ) -> tuple[tuple[int, ...], int, Any]:
        what = (*of, number)
        luck = Luck(number_from(*what))
        levels = self._levels(seats, number, luck)
        rules = self.rules if start is None else self.stakes
        makers = [any_maker(word) for word in self.players]
        bots = [
            makers[level](self.game, rules, Luck(number_from(*what, seat)))
            for seat, level in enumerate(levels)
        ]
        position = self.game.begin(rules, seats, FastShuffle(number_from(*what, "cards")), None, start)
        decisions = play_out(position, bots)
        outcome = position.outcome()
        assert outcome is not None, "house players come to an end"
        return tuple(levels), decisions, outcome

    def _levels(self, seats: int, number: int, luck: Luck) -> list[int]:
        """Return who sits there: in every second sample all levels alike, in the others neighbours.

        The first compare levels, the others show how it goes between equals, good ones and bad ones.
        """
        count = len(self.players)
        if number % 2 == 0:
            first = luck.below(count)
            levels = [(first + seat) % count for seat in range(seats)]
            luck.shuffle(levels)
            return levels
        middle = luck.below(_FINE * (count - 1) + 1)
        return [(middle + luck.below(_FINE)) // _FINE for _ in range(seats)]
