"""The model: what comes of each order of a tournament, drawn by the strengths of who sits there.

It is fitted to samples of house players when it is first asked, each kind of contest once. Deals of all sizes
have one strength for each level, by what they win and lose; whole games have one for each size of table.
"""

from collections.abc import Sequence
from functools import cache
from math import inf, log
from random import Random
from typing import Any, Final

from parlour.engine.rules.game import Game
from parlour.lab.tournament.planner.contest import Contest
from parlour.lab.tournament.planner.fitting import fit_strengths
from parlour.lab.tournament.planner.samples import DEALS, GAMES, Sample, Sampler
from parlour.lab.tournament.table_play import PlayedOrder
from parlour.tournaments.log.rows import OPEN_CHAIR, Deal, Settled

_FEWER: Final = 600
"""The same of deals with other stacks than the usual, which only show what they bring."""
_STEP: Final = 4
"""Stacks are told apart by powers of this: how a deal goes changes slowly with them."""


class StrengthModel:
    """Contests of one game by one set of rules, at tables of up to so many.

    `least_step` is by how much each level is taken to be better than the one before, whatever was seen: house
    levels may differ in style more than in what they achieve, but entrants are to differ in strength.
    """

    def __init__(self, sampler: Sampler, chairs: int, stack: int = 0, least_step: float = -inf) -> None:
        self.sampler = sampler
        self.chairs = chairs
        self.usual = stack_step(stack)
        self.levels = len(sampler.players)
        self.least_step = least_step

    @cache  # noqa: B019 (a model lives as long as its plan)
    def game(self, seats: int) -> Contest:
        """Return a whole game of so many."""
        samples = self.sampler.games(seats, GAMES if seats == self.chairs else GAMES // 2)
        return Contest(samples, self._fit([samples], is_from_top=True), is_from_top=True)

    @cache  # noqa: B019
    def deal(self, seats: int, stack: int) -> Contest:
        """Return a deal between so many who have this stack on average, given as a step (`stack_step`)."""
        number = DEALS if stack == self.usual else _FEWER
        samples = self.sampler.deals(seats, stack, number)
        return Contest(samples, self._strengths_in_deals(), is_from_top=False)

    @cache  # noqa: B019
    def _strengths_in_deals(self) -> list[float]:
        sizes = range(2, self.chairs + 1)
        groups = [self.sampler.deals(seats, self.usual, DEALS) for seats in sizes]
        return self._fit(groups, is_from_top=False)

    def _fit(self, groups: Sequence[Sequence[Sample]], *, is_from_top: bool) -> list[float]:
        """Return the strengths of the levels, each better than the one before by the least step at least."""
        fitted = fit_strengths(groups, self.levels, is_from_top=is_from_top, seed=self.sampler.seed)
        for level in range(1, self.levels):
            fitted[level] = max(fitted[level], fitted[level - 1] + self.least_step)
        return fitted

    def middle(self) -> float:
        """Return the rung between the two best levels, around which entrants are drawn."""
        return self.levels - 1.5


def stack_step(stack: float, luck: float = 0.5) -> int:
    """Return the stack of a sample that stands for this one: one of the two powers around it, the nearer one
    more often; without luck that is the nearest."""
    return int(_STEP ** max(0, int(log(stack, _STEP) + luck))) if stack > 0 else 0


class DrawnPlay:
    """Plays the orders of one tournament by drawing; `rungs` are the strengths of its entrants.

    `factors` are what the stakes of each level of the rules are multiplied by.
    """

    def __init__(
        self,
        model: StrengthModel,
        rungs: Sequence[float],
        chance: Random,
        *,
        factors: Sequence[int] = (),
        house: float = 0.0,
    ) -> None:
        self.model = model
        self.chance = chance
        self.factors = factors
        self.rungs = (*rungs, house, 0.0)  # so that HOUSE, -2, and OPEN_CHAIR, -1, are there too
        self._weights: dict[int, list[float]] = {}

    def play(self, order: Deal) -> PlayedOrder:
        """Draw what comes of a deal or a whole game."""
        return self._deal(order) if order.stacks else self._game(order)

    def _drawn(self, contest: Contest, chairs: Sequence[int]) -> tuple[list[int], Any]:
        weights = self._weights.get(id(contest))
        if weights is None:
            weights = self._weights[id(contest)] = [contest.weight_of(rung) for rung in self.rungs]
        rung = sum([self.rungs[who] for who in chairs]) / len(chairs)
        return contest.draw([weights[who] for who in chairs], rung, self.chance)

    def _game(self, order: Deal) -> PlayedOrder:
        count = len(order.chairs)
        seats, pattern = self._drawn(self.model.game(count), order.chairs)
        places, tallies = [0] * count, [0] * count
        for seat, place, tally in zip(seats, pattern.places, pattern.amounts, strict=True):
            places[seat], tallies[seat] = place, tally
        settled = Settled(
            table=order.table, number=order.number, places=tuple(places), tallies=tuple(tallies)
        )
        return PlayedOrder(settled, pattern.decisions)

    def _deal(self, order: Deal) -> PlayedOrder:
        taken = [chair for chair, who in enumerate(order.chairs) if who != OPEN_CHAIR]
        factor = self.factors[order.level - 1] if self.factors else 1
        mean = sum(order.stacks) / len(taken) / factor
        contest = self.model.deal(len(taken), stack_step(mean, self.chance.random()))
        seats, pattern = self._drawn(contest, [order.chairs[chair] for chair in taken])
        changes = [amount * factor for amount in pattern.amounts]
        stacks = stacks_after(order.stacks, [taken[seat] for seat in seats], changes)
        dealer = _next_dealer(stacks, order.dealer)
        return PlayedOrder(Settled(order.table, order.number, tuple(stacks), dealer), pattern.decisions)


def stacks_after(stacks: Sequence[int], chairs: Sequence[int], changes: Sequence[int]) -> list[int]:
    """Return the stacks after a deal: nobody loses more than they have, winners get what was lost."""
    after = list(stacks)
    lost = 0
    for chair, change in zip(chairs, changes, strict=True):
        if change < 0:
            loss = min(-change, stacks[chair])
            after[chair] -= loss
            lost += loss
    won, given = sum(change for change in changes if change > 0), 0
    for chair, change in zip(chairs, changes, strict=True):
        if change > 0:
            after[chair] += lost * change // won
            given += lost * change // won
    if won:
        after[chairs[0]] += lost - given
    return after


def _next_dealer(stacks: Sequence[int], dealer: int) -> int:
    count = len(stacks)
    turns = ((dealer + step) % count for step in range(1, count + 1))
    return next((chair for chair in turns if stacks[chair]), -1)


def usual_players(game: Game) -> tuple[str, ...]:
    """Return the house players that a model is fitted to: the two lowest levels, which think quickest."""
    return tuple(f"house:{level}" for level in game.levels[:2])
