"""Whether the house's levels rise: each against the next lower one, on the same deals with seats swapped."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from parlour.api.experiments import experiment
from parlour.cli.check_game.findings import UNSURE, Finding, wrong
from parlour.engine.bot import LEVELS
from parlour.engine.errors import ParlourError
from parlour.engine.rules.game import Game

_WHERE = "bots/__init__.py"


class Rung(NamedTuple):
    """What a level achieves against the next lower one: a share of the wins, and its 95 % interval.

    Where it could not be measured, `why_not` says why.
    """

    higher: str
    lower: str
    mean: float = 0.0
    low: float | None = None
    high: float | None = None
    why_not: str = ""

    def said(self) -> str:
        """Return the measure in words."""
        if self.why_not:
            return f"{self.higher} above {self.lower}: not measured"
        sure = self.low is not None and self.high is not None
        between = f" ({self.low:+.1%} to {self.high:+.1%})" if sure else ""
        return f"{self.higher} above {self.lower}: {self.mean:+.1%} of the wins{between}"

    def findings(self) -> list[Finding]:
        """Judge by the interval: a level is above the one below where all of it lies above 0."""
        if self.why_not:
            return [Finding(UNSURE, self.why_not, _WHERE, "install what is missing, and check again.")]
        if self.high is not None and self.high < 0:
            said = f"{self.higher} plays worse than {self.lower}."
            return [wrong(said, _WHERE, f"mend {self.higher}, or exchange the two.")]
        if self.low is None or self.low <= 0:
            said = f"{self.higher} cannot be told to play better than {self.lower}."
            return [Finding(UNSURE, said, _WHERE, "play more games (--ladder N), or part the levels.")]
        return []


def measure_ladder(game: Game, games: int) -> Iterator[Rung]:
    """Yield how each level does against the one below, by so many games."""
    levels = [level for level in LEVELS if level in game.levels]
    for lower, higher in pairwise(levels):
        try:
            pairs = experiment(game, [higher, lower], games=games, **game.brief).pairs
        except ParlourError as error:
            yield Rung(higher, lower, why_not=error.sentence)
            continue
        [lead] = [row.win_share for row in pairs if row.first.endswith(higher)]
        yield Rung(higher, lower, lead.mean, lead.low, lead.high)
