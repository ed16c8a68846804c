"""A line of text in several styles, of which parts can be clicked; light, because a table is drawn often."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len, set_cell_size

ELLIPSIS: Final = "…"
Run = tuple[str, str, str]
"""Letters, their style, and the word that clicking them says; the last two may be empty."""

_cells = lru_cache(maxsize=8192)(cell_len)


class Line:
    """Runs of letters and how many cells of a terminal they take; never changed once it is made."""

    __slots__ = ("runs", "width")

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs = runs
        self.width = sum(_cells(run[0]) for run in runs)

    @property
    def plain(self) -> str:
        return "".join(run[0] for run in self.runs)

    def styled(self, style: str) -> "Line":
        """Return the same with a style over all of it."""
        return Line([(letters, f"{own} {style}".strip(), word) for letters, own, word in self.runs])

    def saying(self, word: str) -> "Line":
        """Return the same; clicking it says this word."""
        return Line([(letters, style, word) for letters, style, _ in self.runs]) if word else self

    def clipped(self, width: int) -> "Line":
        """Return the same in so many cells, with an ellipsis where something is left out."""
        if self.width <= width:
            return self
        runs: list[Run] = []
        room = max(0, width - 1)
        for letters, style, word in self.runs:
            part = letters if _cells(letters) <= room else set_cell_size(letters, room)
            runs.append((part, style, word))
            room -= _cells(part)
            if room <= 0:
                break
        return Line([*runs, (ELLIPSIS[:width], "dim", "")])

    def words(self) -> list["Line"]:
        """Cut the line at every blank."""
        found: list[list[Run]] = [[]]
        for letters, style, word in self.runs:
            first, *others = letters.split(" ")
            found[-1].append((first, style, word))
            found.extend([(other, style, word)] for other in others)
        return [Line(runs) for runs in found]


EMPTY: Final = Line([])


def line(letters: str, style: str = "", word: str = "") -> Line:
    return Line([(letters, style, word)])


def join_lines(lines: Iterable[Line], between: str = "") -> Line:
    """Set lines one after another as one, with the same letters between them."""
    runs: list[Run] = []
    for number, each in enumerate(lines):
        if number and between:
            runs.append((between, "", ""))
        runs.extend(each.runs)
    return Line(runs)
