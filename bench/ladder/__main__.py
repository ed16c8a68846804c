"""The ladder: every player against those below it, in every game, on the same deals from every seat.

Usage: PYTHONPATH=build/compiled python -m bench.ladder [--game NAME]... [--quick] [--seed N] [--workers N]

How many games a pair has is fixed beforehand (bench/ladder/boards.py), and so is the seed: its deals were not
looked at while anything was tuned. For `hard` and those above it the worst of the simple rivals is found, too
(bench/exploiters). The lab keeps the games: a run that was stopped goes on. Every line goes into its table of
docs/ladder.md. With --quick one process plays ten games a pair with another seed, the page is left alone,
and at the end stands how long the whole would take.
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

from bench.ladder.boards import BOARDS, QUICK_GAMES, SEED, SEEN, Board
from bench.ladder.measuring import Rung, measure_rung
from bench.ladder.page import cells, put_on_page, rival_text, with_run
from bench.ladder.rivals import Said, worst
from parlour.lab.run.processes import cores
from parlour.version import mode

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"


def measure(board: Board, wishes: argparse.Namespace) -> float:
    """Put all lines of a board's table on the page as they come; return how long all its games take."""
    print(f"\n{board.title()}", flush=True)
    quick, needed = QUICK_GAMES if wishes.quick else 0, 0.0

    def say_tried(rung: Rung) -> None:
        nonlocal needed
        needed += rung.each * board.size(rung.lower, tried=True)
        print(f"    against {rung.lower}: {rival_text(rung)}", flush=True)

    for pair in board.pairs():
        began = time.perf_counter()
        rung = measure_rung(board, pair, quick or board.size(*pair), wishes.seed, wishes.workers)
        rival = rival_of(board, pair, wishes, say_tried)
        needed += rung.each * board.size(*pair) + (rival.each * board.rival_size(pair[0]) if rival else 0.0)
        line = cells(rung, rival)
        print(f"  {'  '.join(line)}  [{time.perf_counter() - began:.0f} s]", flush=True)
        if not quick:
            PAGE.write_text(put_on_page(PAGE.read_text("utf-8"), board, line), "utf-8")
    return needed


def rival_of(board: Board, pair: tuple[str, str], wishes: argparse.Namespace, said: Said) -> Rung | None:
    """Return the worst simple rival of the upper player, in the line where it meets its neighbour."""
    if pair[0] not in board.strong() or not board.are_neighbours(*pair):
        return None
    quick = QUICK_GAMES if wishes.quick else 0
    return worst(board, pair[0], wishes.seed, wishes.workers, said, quick=quick)


def wishes_of(arguments: list[str] | None = None) -> Any:
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--quick", action="store_true", help="ten games a pair, and no page")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=cores())
    wishes = parser.parse_args(arguments)
    if wishes.quick:
        wishes.workers = 1  # so that a rate is that of the games, without the start of processes
        wishes.seed = SEEN[0] if wishes.seed == SEED else wishes.seed  # a try spares the deals that count
    if wishes.seed in SEEN and not wishes.quick:
        parser.error(f"the deals of seed {wishes.seed} were used for tuning: take another")
    return wishes


def main() -> None:
    wishes, began = wishes_of(), time.perf_counter()
    print(f"{mode()} mode, {wishes.workers} workers, seed {wishes.seed}")
    boards = [board for board in BOARDS if not wishes.game or board.game in wishes.game]
    needed = sum(measure(board, wishes) for board in boards)
    minutes = (time.perf_counter() - began) / 60
    print(f"\n{minutes:.1f} minutes")
    if wishes.quick:
        print(f"All games would take about {needed / 60 / cores():.0f} minutes on {cores()} cores.")
    else:
        PAGE.write_text(with_run(PAGE.read_text("utf-8"), wishes.seed, mode(), minutes), "utf-8")


if __name__ == "__main__":
    main()
