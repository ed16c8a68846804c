# parlour: hot
"""Entrants and tables as the log knows them so far, and which tables are to stay (R2)."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.tournaments.log.rows import OPEN_CHAIR, Deal

NOWHERE: Final = 0
"""The table of whoever sits at none."""


@mypyc_attr(native_class=False)
class TableNumbers(list[int]):
    """Numbers of tables in order, each once.

    A set would not do: one that was large once is slow to go through even when hardly anything is left in it.
    What derives from a list cannot be a native class.
    """

    def add(self, table: int) -> None:
        place = bisect_left(self, table)
        if place == len(self) or self[place] != table:
            self.insert(place, table)

    def discard(self, table: int) -> None:
        place = bisect_left(self, table)
        if place < len(self) and self[place] == table:
            del self[place]


class Entrant:
    """One entry: who it is, where they sit, what they have, and how it went."""

    __slots__ = (
        "absences",
        "chair",
        "gift",
        "had",
        "is_alive",
        "is_approved",
        "is_disqualified",
        "is_leaving",
        "joined",
        "moves",
        "name",
        "number",
        "out_at",
        "person",
        "place",
        "player",
        "rating",
        "reentries",
        "stack",
        "table",
    )

    def __init__(self, number: int, name: str, person: str, player: str, rating: int) -> None:
        self.number = number
        self.name = name
        self.person = person
        self.player = player
        self.rating = rating
        self.is_approved = False
        self.is_alive = False
        """In the tournament and not out."""
        self.is_leaving = False
        """Withdrawn or disqualified; out as soon as no deal is on."""
        self.is_disqualified = False
        self.joined = 0
        """When they came in, or came back."""
        self.stack = 0
        self.had = 0
        """What they had when the deal began after which they went out."""
        self.gift = 0
        """What the director gave in mid-deal: added when it settles."""
        self.table = NOWHERE
        self.chair = OPEN_CHAIR
        self.moves = 0
        self.absences = 0
        """Deals in a row that they sat out."""
        self.reentries = 0
        self.out_at = 0
        """After which fact they went out; all who go out after the same one are one settlement."""
        self.place = 0


class Table:
    """One table: who sits where, who dealt last, and which deal is owed."""

    __slots__ = ("chairs", "dealer", "hold", "is_broken", "number", "order", "round", "settled")

    def __init__(self, number: int, chairs: int) -> None:
        self.number = number
        self.chairs = [OPEN_CHAIR] * chairs
        self.dealer = -1
        """The chair that dealt last; -1 before the first deal, and where chance decides."""
        self.order: Deal | None = None
        """The last order."""
        self.settled = 0
        """The number of the last deal that has settled."""
        self.round = 0
        """The round that it was seated for."""
        self.hold = ""
        """Why it waits."""
        self.is_broken = False

    def is_playing(self) -> bool:
        """Return whether a deal is ordered that has not settled."""
        return self.order is not None and self.order.number > self.settled

    def entrants(self) -> list[int]:
        """Return who sits there, by chair; players of the house are none."""
        return [who for who in self.chairs if who >= 0]

    def next_taken(self, chair: int) -> int:
        """Return the first chair after this one, clockwise, on which an entrant sits."""
        chairs = self.chairs
        count = len(chairs)
        for step in range(chair + 1, chair + count + 1):
            if chairs[step % count] >= 0:
                return step % count
        raise LookupError(f"nobody sits at table {self.number}")

    def taken_after(self, chair: int) -> list[int]:
        """Return the chairs on which entrants sit, from the one after this chair clockwise."""
        count = len(self.chairs)
        turns = [(chair + step) % count for step in range(1, count + 1)]
        return [each for each in turns if self.chairs[each] >= 0]

    def first_open(self, chair: int) -> int:
        """Return the first open chair after this one, clockwise."""
        count = len(self.chairs)
        return next(
            each % count for each in range(chair + 1, chair + count + 1) if self.chairs[each % count] < 0
        )
