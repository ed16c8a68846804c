"""Whether the house's levels rise: each against the next lower one, on the same deals with seats swapped."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from parlour.api.experiments import experiment
from parlour.cli.check_game.findings import UNSURE, Finding, wrong
from parlour.cli.check_game.walks import begin_match
from parlour.engine.bot import LEVELS
from parlour.engine.errors import ParlourError
from parlour.engine.rules.game import Game
from parlour.players.seating import bot_turn, bots_for

_WHERE = "bots/__init__.py"


class Rung(NamedTuple):
    """What a level achieves against the next lower one: a share of the wins, and its 95 % interval.

    Where it could not be measured, `why_not` says why; `endless` are decisions of a game that did not end.
    """

    higher: str
    lower: str
    mean: float = 0.0
    low: float | None = None
    high: float | None = None
    why_not: str = ""
    endless: int = 0

    def said(self) -> str:
        """Return the measure in words."""
        if self.why_not or self.endless:
            return f"{self.higher} above {self.lower}: not measured"
        sure = self.low is not None and self.high is not None
        between = f" ({self.low:+.1%} to {self.high:+.1%})" if sure else ""
        return f"{self.higher} above {self.lower}: {self.mean:+.1%} of the wins{between}"

    def findings(self) -> list[Finding]:
        """Judge by the interval: a level is above the one below where all of it lies above 0."""
        if self.endless:
            said = f"A game of {self.higher} and {self.lower} goes on after {self.endless:,} decisions."
            return [
                wrong(said, _WHERE, "let no bot repeat itself for ever, or let the rules end such a game.")
            ]
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
            if endless := _trial(game, [higher, lower]):
                yield Rung(higher, lower, endless=endless)
                continue
            pairs = experiment(game, [higher, lower], games=games, **game.brief).pairs
        except ParlourError as error:
            yield Rung(higher, lower, why_not=error.sentence)
            continue
        [lead] = [row.win_share for row in pairs if row.first.endswith(higher)]
        yield Rung(higher, lower, lead.mean, lead.low, lead.high)


def _trial(game: Game, levels: list[str]) -> int:
    """Play one game of these levels; return after how many decisions it was given up, 0 where it ended.

    Hundreds of games that do not end would be played for hours.
    """
    seats = game.rules(switches=game.brief).players.least
    match = begin_match(game, [levels[seat % len(levels)] for seat in range(seats)])
    bots = bots_for(match)
    for _ in range(game.most_decisions):
        if not bot_turn(match, bots):
            return 0
    return game.most_decisions
