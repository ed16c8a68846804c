"""The ladder: every player against the one below it, in every game, on the same deals from every seat.

Usage: PYTHONPATH=build/compiled python bench/ladder.py [--game NAME]... [--rungs LIST] [--quick]

A rung is looked at after 100, 2,000 and 20,000 games and left as soon as it is decided; that of a player who
searches, and so takes its time, after 100, 400 and 2,000. Whoever looks three times is fooled more often, so
each interval holds 1 - 0.05 / 3 of what deals drawn again would give: of all rungs that are equal in truth,
at most one in twenty is decided. The lab keeps the games: a run that was stopped goes on. Every rung goes
into its line of docs/ladder.md; with --quick it is only printed.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.analysis.statistics import drawn_means
from parlour.lab.line_up import line_up
from parlour.lab.question import Question, ask
from parlour.lab.run.executor import Executor, InProcess
from parlour.lab.run.experiment import Experiment, run
from parlour.lab.run.folder import folder_for
from parlour.lab.run.processes import Processes, cores
from parlour.lab.run.progress import progress
from parlour.version import mode

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "ladder.md"
SIZES: Final = (100, 2_000, 20_000)
SLOW_SIZES: Final = (100, 400, 2_000)
SLOW: Final = "search"
TAIL: Final = 100 * 0.05 / len(SIZES) / 2
HOUSE: Final = ("random", "easy", "medium", "hard")
COLUMNS: Final = ("rung", "share of wins", "tally", "games", "")


class Board(NamedTuple):
    """A game by a variant's rules for so many seats, and who is measured against `hard`."""

    game: str
    seats: int
    above: tuple[str, ...]
    variant: str = "default"

    def title(self) -> str:
        rules = "" if self.variant == "default" else f" {self.variant}"
        return f"{self.game}{rules}, {self.seats} seats"


BOARDS: Final = (
    Board("bastard-brag", 2, ("search:100",)),
    Board("big-c", 2, ("search:150",)),
    Board("big-c", 4, ("search:150",)),
    Board("claim", 4, ("search:50",)),
    Board("five-card-draw", 2, ("search:50",)),
    Board("five-card-draw", 2, ("search:50", "solver"), "fixed-limit"),
    Board("three-card-brag", 2, ("search:50", "solver")),
    Board("three-card-brag", 4, ("search:50",)),
)


class Gain(NamedTuple):
    """How much more the upper player achieved: a mean and the interval around it."""

    mean: float
    low: float
    high: float


class Rung(NamedTuple):
    """Two players, the upper one first, and what so many games say about them, or why there were none."""

    upper: str
    lower: str
    games: int = 0
    share: Gain | None = None
    tally: Gain | None = None
    why: str = ""

    def verdict(self) -> str:
        if self.share is None:
            return f"skipped: {self.why}"
        if self.share.low > 0:
            return "shown"
        return "not shown" if self.share.high >= 0 else "the other way round"

    def decided(self) -> bool:
        return self.share is None or self.share.low > 0 or self.share.high < 0


def climb(board: Board, pair: tuple[str, str], wishes: argparse.Namespace) -> Rung:
    """Looks at a rung until it is decided or the games are spent."""
    upper, lower = pair
    try:
        question = question_of(board, f"{upper},{lower}", wishes.seed)
    except ParlourError as error:
        return Rung(upper, lower, why=str(error))
    rung = Rung(upper, lower, why="no games were asked for.")
    for games in sizes_of(pair, wishes):
        rung = look(question, Rung(upper, lower, games), wishes.workers)
        if rung.decided():
            break
    return rung


def sizes_of(pair: tuple[str, str], wishes: argparse.Namespace) -> list[int]:
    """After how many games a rung is looked at; always three looks, for which the intervals are widened."""
    sizes = SLOW_SIZES if any(player.startswith(SLOW) for player in pair) else SIZES
    return [size for size in sizes[: 1 if wishes.quick else None] if size <= wishes.most]


def question_of(board: Board, players: str, seed: int) -> Question:
    game = find_game(board.game)
    return ask(game, game.rules(board.variant), line_up(players), seats=board.seats, seed=seed)


def look(question: Question, rung: Rung, workers: int) -> Rung:
    """Plays the games that are missing, and says what all of them say."""
    experiment = Experiment(question, ceil(rung.games / len(question.players)), folder_for(question, None))
    with progress("games") as told:
        played = run(experiment, lambda: executor_of(question, workers), told)
    scores = scores_of(question, games_of(question, played.sheets))
    gains = np.stack([values[:, 0] - values[:, 1] for values in (scores.shares, scores.leads)], axis=1)
    lows, highs = np.percentile(drawn_means(gains, question.seed), (TAIL, 100 - TAIL), axis=0)
    share, tally = (Gain(*map(float, each)) for each in zip(gains.mean(axis=0), lows, highs, strict=True))
    return rung._replace(share=share, tally=tally)


def executor_of(question: Question, workers: int) -> Executor:
    return InProcess(question) if workers == 1 else Processes(question, workers)


def pairs_of(board: Board, rungs: str | None) -> Iterator[tuple[str, str]]:
    """Neighbours on the ladder, the upper one first; all those above `hard` are its neighbours."""
    if rungs:
        yield from ((upper, lower) for lower, upper in pairwise(rungs.split(",")))
        return
    yield from ((upper, lower) for lower, upper in pairwise(HOUSE))
    yield from ((upper, HOUSE[-1]) for upper in board.above)


def cells(rung: Rung) -> list[str]:
    name = f"{rung.upper} over {rung.lower}"
    if rung.share is None or rung.tally is None:
        return [name, "", "", "", rung.verdict()]
    return [name, spelled(rung.share, 3), spelled(rung.tally, 1), f"{rung.games:,}", rung.verdict()]


def spelled(gain: Gain, places: int) -> str:
    mean, low, high = (f"{number:+,.{places}f}" for number in gain)
    return f"{mean} ({low} to {high})"


def put_on_page(page: str, board: Board, rung: Rung) -> str:
    """The page with this rung in the board's table, the other lines as they are, from the lowest rung up."""
    begin, end = f"<!-- {board.title()} -->\n", f"<!-- end of {board.title()} -->\n"
    if begin not in page:
        page = f"{page}\n### {board.title()}\n{begin}{end}"
    before, _, rest = page.partition(begin)
    table, _, after = rest.partition(end)
    lines = {name_in(line): line for line in table.splitlines()[2:]}
    lines[cells(rung)[0]] = row(cells(rung))
    order = [f"{upper} over {lower}" for upper, lower in pairs_of(board, None)]
    names = [name for name in order if name in lines] + [name for name in lines if name not in order]
    whole = [row(COLUMNS), row(["---"] * len(COLUMNS)), *(lines[name] for name in names)]
    return before + begin + "\n".join(whole) + "\n" + end + after


def row(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |"


def name_in(line: str) -> str:
    return line.split("|")[1].strip()


def measure(board: Board, wishes: argparse.Namespace) -> None:
    print(f"\n{board.title()}", flush=True)
    for pair in pairs_of(board, wishes.rungs):
        rung = climb(board, pair, wishes)
        print("  " + "  ".join(cells(rung)), flush=True)
        if not wishes.quick:
            PAGE.write_text(put_on_page(PAGE.read_text("utf-8"), board, rung), "utf-8")


def wishes_of(arguments: list[str] | None = None) -> Any:
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--rungs", help="these players instead, from the lowest up: medium,hard,search:1000")
    parser.add_argument("--quick", action="store_true", help="only the first look")
    parser.add_argument("--most", type=int, default=SIZES[-1], help="the most games for a rung")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    return parser.parse_args(arguments)


def main() -> None:
    wishes = wishes_of()
    print(f"{mode()} mode, {wishes.workers} workers, seed {wishes.seed}")
    for board in BOARDS:
        if not wishes.game or board.game in wishes.game:
            measure(board, wishes)


if __name__ == "__main__":
    main()
