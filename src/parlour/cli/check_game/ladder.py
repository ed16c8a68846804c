"""Whether the house's levels rise: each against the next lower one, on the same deals with seats swapped."""

from collections.abc import Iterator
from itertools import pairwise

from parlour.cli.check_game.findings import UNSURE, Finding, wrong
from parlour.engine.bot import LEVELS
from parlour.engine.rules.game import Game

_WHERE = "bots/__init__.py"


def measure_ladder(game: Game, games: int) -> Iterator[tuple[str, list[Finding]]]:
    """Yield for each level what it achieves against the one below, and what is to be said of that."""
    from parlour.api.experiments import experiment

    levels = [level for level in LEVELS if level in game.levels]
    for lower, higher in pairwise(levels):
        [pair] = [
            row
            for row in experiment(game, [higher, lower], games=games, **game.brief).pairs
            if row.first.endswith(higher)
        ]
        lead = pair.win_share
        yield (
            _result(higher, lower, lead.mean, lead.low, lead.high),
            _judge(higher, lower, low=lead.low, high=lead.high),
        )


def _result(higher: str, lower: str, mean: float, low: float | None, high: float | None) -> str:
    between = "" if low is None or high is None else f" ({low:+.1%} to {high:+.1%})"
    return f"{higher} above {lower}: {mean:+.1%} of the wins{between}"


def _judge(higher: str, lower: str, *, low: float | None, high: float | None) -> list[Finding]:
    """Judge by the interval: a level is above the one below where all of it lies above 0."""
    if high is not None and high < 0:
        return [wrong(f"{higher} plays worse than {lower}.", _WHERE, f"mend {higher}, or exchange the two.")]
    if low is None or low <= 0:
        said = f"{higher} cannot be told to play better than {lower}."
        return [Finding(UNSURE, said, _WHERE, "play more games (--ladder N), or part the levels.")]
    return []
