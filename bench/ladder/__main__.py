"""The ladder: every player against those below it, in every game, on the same deals from every seat.

Usage: PYTHONPATH=build/compiled python -m bench.ladder [--game NAME]... [--quick] [--seed N] [--workers N]

How many games a pair has is fixed beforehand (bench/ladder/boards.py), and so is the seed: its deals were not
looked at while anything was tuned. For `hard` and those above it the worst of the simple rivals is found, too
(bench/exploiters). The lab keeps the games: a run that was stopped goes on. Every line goes into its table of
docs/ladder.md. The whole takes about 20 minutes on two cores, compiled; --quick plays ten games a pair with a
seed of its own, and the page is left alone.
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

from bench.ladder.boards import BOARDS, QUICK_GAMES, SEED, SEEN, Board
from bench.ladder.measuring import Rung, measured
from bench.ladder.page import cells, put_on_page, rival_text, with_run
from bench.ladder.rivals import worst
from parlour.lab.run.processes import cores
from parlour.version import mode

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"


def measure(board: Board, wishes: argparse.Namespace) -> None:
    """All lines of a board's table, each put on the page as it comes."""
    print(f"\n{board.title()}", flush=True)
    quick = QUICK_GAMES if wishes.quick else 0
    for pair in board.pairs():
        began = time.perf_counter()
        rung = measured(board, pair, quick or board.size(*pair), wishes.seed, wishes.workers)
        rival = rival_of(board, pair, wishes, quick)
        line = cells(rung, rival)
        print(f"  {'  '.join(line)}  [{time.perf_counter() - began:.0f} s]", flush=True)
        if not quick:
            PAGE.write_text(put_on_page(PAGE.read_text("utf-8"), board, line), "utf-8")


def rival_of(board: Board, pair: tuple[str, str], wishes: argparse.Namespace, quick: int) -> Rung | None:
    """The worst simple rival of the upper player, in the line where it meets its neighbour."""
    if pair[0] not in board.strong() or not board.are_neighbours(*pair):
        return None
    return worst(board, pair[0], wishes.seed, wishes.workers, say_tried, quick=quick)


def say_tried(rung: Rung) -> None:
    print(f"    against {rung.lower}: {rival_text(rung)}", flush=True)


def wishes_of(arguments: list[str] | None = None) -> Any:
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--quick", action="store_true", help="ten games a pair, and no page")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=cores())
    wishes = parser.parse_args(arguments)
    if wishes.quick and wishes.seed == SEED:
        wishes.seed = SEEN[0]  # a try must not look at the deals that are to count
    if wishes.seed in SEEN and not wishes.quick:
        parser.error(f"the deals of seed {wishes.seed} were used for tuning: take another")
    return wishes


def main() -> None:
    wishes, began = wishes_of(), time.perf_counter()
    print(f"{mode()} mode, {wishes.workers} workers, seed {wishes.seed}")
    for board in BOARDS:
        if not wishes.game or board.game in wishes.game:
            measure(board, wishes)
    minutes = (time.perf_counter() - began) / 60
    print(f"\n{minutes:.1f} minutes")
    if not wishes.quick:
        PAGE.write_text(with_run(PAGE.read_text("utf-8"), wishes.seed, mode(), minutes), "utf-8")


if __name__ == "__main__":
    main()
