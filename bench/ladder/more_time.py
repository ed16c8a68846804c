"""More time, more strength: in every game a search against one that imagines a quarter of its games.

Usage: PYTHONPATH=build/compiled python -m bench.ladder.more_time [--game NAME]... [--seed N] [--workers N]

The budgets, how many games a pair has and the seed are fixed beforehand. The lab keeps the games: a run that
was stopped goes on. Every line goes into the section "More time" of docs/ladder.md.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.ladder.boards import SEARCH, SEEN, Board
from bench.ladder.measuring import Rung, measure_rung
from bench.ladder.page import cells, row, split_at_marks
from parlour.lab.run.processes import cores

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"
TIME_SEED: Final = 20_261_202
"""Deals that nobody has looked at while search was tuned; the next run that counts takes others."""
TIMES: Final = 4
MARK: Final = "more time"
COLUMNS: Final = ("game", "rung", "share of wins", "tally", "games", "")


class TimeRung(NamedTuple):
    """Where two searches meet, how many games the lesser one imagines, and how many they play."""

    board: Board
    less: int
    games: int

    def pair(self) -> tuple[str, str]:
        """Return the search with the larger budget first."""
        return f"{SEARCH}:{TIMES * self.less}", f"{SEARCH}:{self.less}"

    def name(self) -> str:
        return self.board.title()


TIME_RUNGS: Final = (
    TimeRung(Board("bastard-brag", 2, ()), 10, 1000),
    TimeRung(Board("claim", 4, (), "quick"), 4, 240),
    TimeRung(Board("five-card-draw", 2, ()), 50, 600),
    TimeRung(Board("three-card-brag", 2, ()), 10, 2000),
    TimeRung(Board("big-c", 2, ()), 10, 400),
    TimeRung(Board("big-c", 2, ()), 50, 800),
)


def put_in_section(page: str, line: Sequence[str]) -> str:
    """Return the page with this rung's line in the section, the other lines as they are, game by game."""
    before, table, after = split_at_marks(page, MARK, "\n## More time\n\n")
    lines = {rung_of_line(each): each for each in table.splitlines()[2:]}
    lines[rung_of_line(row(line))] = row(line)
    order = [rung_of_line(row([rung.name(), Rung(*rung.pair()).name()])) for rung in TIME_RUNGS]
    names = [name for name in order if name in lines] + [name for name in lines if name not in order]
    whole = [row(COLUMNS), row(["---"] * len(COLUMNS)), *(lines[name] for name in names)]
    return before + "\n".join(whole) + "\n" + after


def rung_of_line(line: str) -> tuple[str, str]:
    """Return the game and the rung that a line is about."""
    _, game, rung, *_ = line.split("|")
    return game.strip(), rung.strip()


def line_of(rung: TimeRung, found: Rung) -> list[str]:
    """Return the cells of a line: the game before what is said of a rung, and no column for simple rivals."""
    return [rung.name(), *cells(found)[:-1]]


def wishes_of(arguments: list[str] | None = None) -> Any:
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seed", type=int, default=TIME_SEED)
    parser.add_argument("--workers", type=int, default=cores())
    wishes = parser.parse_args(arguments)
    if wishes.seed in SEEN:
        parser.error(f"the deals of seed {wishes.seed} were used for tuning: take another")
    return wishes


def main() -> None:
    wishes = wishes_of()
    for rung in TIME_RUNGS:
        if wishes.game and rung.board.game not in wishes.game:
            continue
        found = measure_rung(rung.board, rung.pair(), rung.games, wishes.seed, wishes.workers)
        line = line_of(rung, found)
        print("  ".join(line), flush=True)
        PAGE.write_text(put_in_section(PAGE.read_text("utf-8"), line), "utf-8")


if __name__ == "__main__":
    main()
