"""Planning: every format drawn many times by the same entrants, and which of them to take."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import ceil
from random import Random
from typing import Final, NamedTuple

import msgspec

from parlour.lab.run.progress import ReportProgress
from parlour.lab.seeding import number_from
from parlour.lab.tournament.definition import TournamentDefinition, define_tournament
from parlour.lab.tournament.planner.candidates import FEW, Candidate, Wish, candidates
from parlour.lab.tournament.planner.figures import Figures, Outcome, figures_of, outcome_of
from parlour.lab.tournament.planner.model import DrawnPlay, StrengthModel
from parlour.lab.tournament.planner.samples import Sampler
from parlour.lab.tournament.simulation import Simulation
from parlour.tournaments.formats import carries_stacks

_SECOND: Final = 1_000
_MINUTE: Final = 60_000
_WORK: Final = 12_000
"""Deals that are drawn for each format that is over in time; 60 entrants then take about 10 s of CPU."""
_GAME: Final = 6
"""A whole game counts as so many deals: it is planned with all results so far, which takes longer."""
_LEAST: Final = 40
_MOST: Final = 240
"""Times that each format is drawn, where nobody says how often."""
_GLANCE: Final = 12
"""As often for one that takes too long: enough to say so."""
_DEALS: Final = 20
"""Where it is not lives, the usual stack lasts for so many deals of an average loss."""
_PROBES: Final = 360
_PROBE: Final = 400
"""What everybody brings to the deals by which it is found out how much is lost in one, or less."""


class Settings(NamedTuple):
    """How strengths are spread, in steps from one house level to the next, and how the time goes."""

    spread: float
    seconds: float
    """For each decision."""
    seed: int
    repeat: int = 0
    """How often each format is drawn; 0 as often as the time allows."""
    least_step: float = 0.2
    """By how much a house level is better than the one before, where less was seen."""


class Line(msgspec.Struct, frozen=True):
    """One format with its figures, and whether it is over in time, nine times of ten."""

    candidate: Candidate
    figures: Figures
    fits: bool


def _tell_nobody(done: float, total: float, next_up: str = "") -> None:
    """Keep progress to oneself."""


class Planner:
    """Knows the game, the model of strength and the candidates; draws one format after the other."""

    def __init__(self, wish: Wish, players: tuple[str, ...], settings: Settings) -> None:
        self.wish = wish
        self.settings = settings
        self.sampler = Sampler(wish.game, wish.rules, players, settings.seed)

    @cached_property
    def model(self) -> StrengthModel:
        """Return the model, whose usual stack is what a freeze-out is played with."""
        stack = 0
        if self.wish.has_deals():
            full = self.wish.game.full_stack(self.wish.rules)
            stack = full if full <= FEW else int(_DEALS * self._loss())
        return StrengthModel(self.sampler, self.wish.chairs, stack, self.settings.least_step)

    def _loss(self) -> float:
        stack = min(_PROBE, self.wish.game.full_stack(self.wish.rules)) if self.wish.has_deals() else 0
        return _mean_loss(self.sampler, self.wish, stack) if stack else 0.0

    @cached_property
    def candidates(self) -> list[Candidate]:
        """Return all formats that can be played, for which some games are sampled first."""
        full, loss = self.model.game(self.wish.chairs).decisions(), self._loss()
        return candidates(
            self.wish,
            game_minutes=self._minutes(sum(full) / len(full)),
            slow_minutes=self._minutes(full[-1]),
            loss=loss,
        )

    def _minutes(self, decisions: float) -> float:
        return (decisions * self.settings.seconds + self.wish.rest) / 60

    def lines(self, told: ReportProgress = _tell_nobody) -> Iterator[Line]:
        """Yield the figures of one candidate after the other; report how many of them are done."""
        told(0, 1, "what house players show")
        for done, candidate in enumerate(self.candidates):
            told(done, len(self.candidates), candidate.name)
            figures = self.figures(candidate)
            yield Line(candidate, figures, figures.slow_minutes <= self.wish.minutes)

    def figures(self, candidate: Candidate) -> Figures:
        """Return what is seen of one candidate, drawn as often as the time allows."""
        return figures_of(self._outcomes(candidate))

    def _outcomes(self, candidate: Candidate) -> list[Outcome]:
        pace = round(self.settings.seconds * _SECOND)
        definition = define_tournament(
            candidate.regulations, self.wish.entrants, ("random",), seed=self.settings.seed, pace=pace
        )
        outcomes: list[Outcome] = []
        repeats = self.settings.repeat or _GLANCE
        while len(outcomes) < repeats:
            outcome, work = self._outcome(candidate, definition, len(outcomes))
            outcomes.append(outcome)
            if len(outcomes) == _GLANCE and not self.settings.repeat and self._may_fit(outcomes):
                repeats = min(_MOST, max(_LEAST, ceil(_WORK / work)))
        return outcomes

    def _may_fit(self, outcomes: list[Outcome]) -> bool:
        return sum(outcome.minutes <= self.wish.minutes for outcome in outcomes) > len(outcomes) / 2

    def _outcome(
        self, candidate: Candidate, definition: TournamentDefinition, number: int
    ) -> tuple[Outcome, int]:
        """Draw one tournament; return what it says, and how much work it was, in deals."""
        rungs = self.rungs(number)
        chance = Random(number_from("planner", self.settings.seed, candidate.name, number))
        house = float(self.model.levels - 1)
        play = DrawnPlay(self.model, rungs, chance, factors=candidate.factors, house=house)
        result = Simulation(definition, number, play).run()
        work = result.games * (1 if carries_stacks(candidate.regulations.format.name) else _GAME)
        return outcome_of(rungs, result.places, result.milliseconds / _MINUTE), work

    def rungs(self, number: int) -> list[float]:
        """Return the strengths of the entrants in this repetition; the same ones play every format."""
        chance = Random(number_from("planner entrants", self.settings.seed, number))
        middle = self.model.middle()
        return [chance.gauss(middle, self.settings.spread) for _ in range(self.wish.entrants)]


def _mean_loss(sampler: Sampler, wish: Wish, stack: int) -> float:
    """Return what an average seat loses in a deal at a full table, of so large a stack."""
    deals = sampler.deals(wish.chairs, stack, _PROBES)
    return -sum(min(0, amount) for deal in deals for amount in deal.amounts) / len(deals) / wish.chairs


def sort_lines(lines: Sequence[Line]) -> list[Line]:
    """Return those that are over in time first, in order of how often the strongest entrant wins."""
    return sorted(lines, key=lambda line: (not line.fits, -line.figures.best_wins.mean))


def recommend_line(lines: Sequence[Line]) -> int:
    """Return the index of the line to take, of sorted ones.

    That is the one that ranks everybody best, of all that are over in time and as good at finding the
    strongest as the first, so far as can be told. Where nothing is over in time, the shortest one.
    """
    fitting = [index for index, line in enumerate(lines) if line.fits]
    if not fitting:
        return min(range(len(lines)), key=lambda index: lines[index].figures.slow_minutes)
    wins = lines[fitting[0]].figures.best_wins
    equals = [index for index in fitting if lines[index].figures.best_wins.mean >= wins.mean - wins.off]
    return max(equals, key=lambda index: lines[index].figures.rank_correlation.mean)
