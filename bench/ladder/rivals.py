"""The worst simple rival of a strong player: chosen on some deals, then measured on others.

Whoever came off best in a first try was also lucky in it, so what it does there is not what is stated.
"""

from collections.abc import Callable

from bench.exploiters import rivals_of
from bench.ladder.boards import CHOOSING_SEED, Board
from bench.ladder.measuring import Rung, measure_rung
from parlour.engine.rules.finder import find_game

Said = Callable[[Rung], None]


def try_rivals(board: Board, player: str, games: int, workers: int, said: Said) -> list[Rung]:
    """Play every simple rival against a player, and return the worst for it first."""
    rungs = []
    for rival in rivals_of(find_game(board.game)):
        rungs.append(measure_rung(board, (rival, player), games, CHOOSING_SEED, workers))
        said(rungs[-1])
    return sorted(rungs, key=lambda rung: -(rung.share.mean if rung.share else -1))


def worst(board: Board, player: str, seed: int, workers: int, said: Said, *, quick: int = 0) -> Rung | None:
    """Return the rival that came off best at the first try, on the deals of the run, if there is one."""
    first = try_rivals(board, player, quick or board.size(player, tried=True), workers, said)
    if not first:
        return None
    games = quick or board.rival_size(player)
    return measure_rung(board, (first[0].upper, player), games, seed, workers)
