"""The ladder's page: a table for each board between its marks, every rung in its own line."""

from collections.abc import Sequence
from typing import Final

from bench.exploiters import short_name
from bench.ladder.boards import CHOOSING_SEED, SEEN, Board
from bench.ladder.measuring import SLIGHT, Gain, Rung
from bench.revision import measured_commit

COLUMNS: Final = ("rung", "share of wins", "tally", "games", "", "worst simple rival of the upper player")
RUN: Final = "the run"


def cells(rung: Rung, rival: Rung | None = None) -> list[str]:
    """Return a line of the table."""
    worst = rival_text(rival) if rival else ""
    if rung.share is None or rung.tally is None:
        return [rung.name(), "", "", "", rung.verdict(), worst]
    return [
        rung.name(),
        gain_text(rung.share, 3),
        gain_text(rung.tally, 1),
        f"{rung.games:,}",
        rung.verdict(),
        worst,
    ]


def rival_text(rival: Rung) -> str:
    """Return who comes off best against a player, and by how much more or less of a win."""
    if rival.share is None:
        return rival.verdict()
    warning = f", **may be ahead by more than {SLIGHT}**" if rival.share.high > SLIGHT else ""
    return f"{short_name(rival.upper)}: {gain_text(rival.share, 3)}, {rival.games:,} games{warning}"


def gain_text(gain: Gain, places: int) -> str:
    mean, low, high = (f"{number:+,.{places}f}" for number in gain)
    return f"{mean} ({low} to {high})"


def put_on_page(page: str, board: Board, line: Sequence[str]) -> str:
    """Return the page with this line in the board's table, neighbours from the lowest up."""
    before, table, after = split_at_marks(page, board.title(), f"\n### {board.title()}\n")
    lines = {name_in(each): each for each in table.splitlines()[2:]}
    lines[line[0]] = row(line)
    order = [Rung(*pair).name() for pair in board.pairs()]
    names = [name for name in order if name in lines] + [name for name in lines if name not in order]
    whole = [row(COLUMNS), row(["---"] * len(COLUMNS)), *(lines[name] for name in names)]
    return before + "\n".join(whole) + "\n" + after


def with_run(page: str, seed: int, mode: str, minutes: float) -> str:
    """Return the page with what is to be known about the run."""
    before, _, after = split_at_marks(page, RUN, "\n## The run\n\n")
    seen = ", ".join(map(str, SEEN))
    said = f"""- Seed {seed}, {measured_commit()}, {mode} mode, {minutes:.0f} minutes.
- Seeds whose deals were looked at while bots were tuned, and so not taken here: {seen}.
- Worst simple rivals were chosen with seed {CHOOSING_SEED} and measured with that of the run.
"""
    return before + said + after


def split_at_marks(page: str, mark: str, heading: str) -> tuple[str, str, str]:
    """Return what stands before, between and after two marks, which are put at the end if there are none."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->\n"
    if begin not in page:
        page = f"{page}{heading}{begin}{end}"
    before, _, rest = page.partition(begin)
    between, _, after = rest.partition(end)
    return before + begin, between, end + after


def row(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |"


def name_in(line: str) -> str:
    return line.split("|")[1].strip()
