# parlour: hot
"""A race of moves: each is played on in the same imagined deals, and those that fall behind drop out.

All moves meet the same cards and the same luck, so that what they gain differs by the moves alone.
"""

from math import sqrt
from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from parlour.players.search.objective import Objective
from parlour.players.search.playouts import ALL_ALIKE, roll_out

FIRST_LOOK: Final = 16
"""After so many deals the first moves may drop out; afterwards whenever twice as many have been played."""
FAR_BEHIND: Final = 2.5
"""A move so many standard errors behind the leader is out.

A move that is as good is lost at one look in a hundred, and a bad one seldom costs more than 32 deals. Tried
on long races of 40 to 60 decisions in each of five games: with 4 standard errors, or with 3 and a first look
at 32, no clearly better moves were found in 50 or 200 deals, for a tenth to two fifths more playouts.
"""
LEAST_SPREAD: Final = 0.1
"""The least part of a lead's mean square that counts as its variance: few deals without any are few."""
TINY: Final = 1e-9


class Runner:
    """A move, and what its player gained with it in every deal so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.total = 0.0

    def add(self, gain: float) -> None:
        self.gains.append(gain)
        self.total += gain

    def lead(self, other: "Runner") -> float:
        """Return by how many standard errors this move is ahead of the other in the deals both have met."""
        deals = min(len(self.gains), len(other.gains))
        total = squares = 0.0
        for place in range(deals):
            ahead = self.gains[place] - other.gains[place]
            total += ahead
            squares += ahead * ahead
        return total / sqrt(max(squares - total * total / deals, LEAST_SPREAD * squares, TINY))


class Race:
    """The moves still in it, the favourite of the house first.

    The favourite is believed in until another leads it by `doubt` standard errors, and drops out no sooner:
    a race that ended before would leave the doubt standing, however many deals might still be imagined.
    """

    def __init__(
        self, seat: int, moves: list[Move], luck: Luck, thinking: Thinking, doubt: float = 1.0
    ) -> None:
        self.seat = seat
        self.thinking = thinking
        self.luck = luck
        self.doubt = doubt
        self.first = Runner(moves[0])
        self.runners = [self.first] + [Runner(move) for move in moves[1:]]
        self.deals = 0

    def run(self, position: Position, styles: list[int] = ALL_ALIKE) -> None:
        """Imagine one deal more, with players of these styles, in which every move still in is played on."""
        objective = Objective(self.thinking, position)
        seed = self.luck.bits()
        for runner in self.runners:
            twin, luck = position.copy(), Luck(int(seed))
            twin.apply(self.seat, runner.move)
            roll_out(twin, objective, luck, styles)
            runner.add(objective.payoffs(twin)[self.seat])
        self.deals += 1
        if self.deals >= FIRST_LOOK and self.deals & (self.deals - 1) == 0:
            self.drop_out()

    def is_decided(self) -> bool:
        """Return whether one move alone is left."""
        return len(self.runners) == 1

    def drop_out(self) -> None:
        """Leave in the race whoever may still win it."""
        leader = self.leader()
        self.runners = [each for each in self.runners if leader.lead(each) < self.far_behind(each)]

    def far_behind(self, runner: Runner) -> float:
        """Return by how many standard errors the leader must be ahead of a move for it to be out."""
        return max(FAR_BEHIND, self.doubt) if runner is self.first else FAR_BEHIND

    def leader(self) -> Runner:
        """Return the move with the highest gain of those still in; of equals, the first."""
        best = self.runners[0]
        for runner in self.runners:
            if runner.total > best.total:
                best = runner
        return best

    def verdict(self) -> Move:
        """Return the leader, or the first move unless the leader is clearly ahead of it."""
        leader = self.leader()
        return leader.move if leader.lead(self.first) >= self.doubt else self.first.move
