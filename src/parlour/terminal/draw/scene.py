"""What there is to draw: a page, what is asked, what has happened, and what is marked."""

from collections.abc import Sequence
from typing import NamedTuple

from parlour.engine.show.view import ZoneView
from parlour.terminal.draw.cards import Shown
from parlour.terminal.show.options import NOTHING, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.tournament.strip import Strip

Mark = tuple[str, int]
"""A picked place: the name of its zone, and its number."""


class TableScene(NamedTuple):
    """A table as one person sees it at this moment; `lit` is the offer that Enter takes, -1 for none."""

    page: Page
    question: str = ""
    offered: Offered = NOTHING
    log: Sequence[str] = ()
    marks: frozenset[Mark] = frozenset()
    lit: int = -1
    strip: Strip | None = None

    def numbers(self, zone: ZoneView) -> frozenset[int]:
        """Return the numbers of the places that can be picked there."""
        return frozenset(self.offered.pools.get(zone.name, ())) if self.page.is_pool(zone) else frozenset()

    def cards(self, zone: ZoneView) -> list[Shown]:
        """Return the cards of a zone in the order shown, with the numbers that can be picked."""
        numbers = self.numbers(zone)
        places = enumerate(self.page.places(zone), start=1)
        return [self._shown(zone, number, slot, is_open=number in numbers) for number, slot in places]

    def _shown(self, zone: ZoneView, number: int, slot: int, *, is_open: bool) -> Shown:
        card, mark = zone.cards[slot], (zone.name, number)
        return Shown(card, f"{number}", place_word(mark), mark in self.marks) if is_open else Shown(card)


def place_word(mark: Mark) -> str:
    """Return what clicking a place says."""
    return f"@{mark[0]} {mark[1]}"


def place_in(word: str) -> Mark | None:
    """Return the place that was clicked; None where it was no place."""
    if not word.startswith("@"):
        return None
    zone, number = word.removeprefix("@").rsplit(" ", 1)
    return zone, int(number)
