"""Plays whole games through the page as somebody would who knows no game: presses only what is offered.

python -m tests.browser.clicker --games 20 --variants [GAME ...]
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.browser.presser import Played, Presser
from tests.browser.stage import Visit, browser, room

_MOST = 3000
_AT_ONCE = 4
_LOOK_EVERY = 0.1
_UNSEEN = """() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
}"""
"""Everything is drawn into the document and laid out, and not painted, which takes a third of the time."""


class _Planned(NamedTuple):
    """A game that is to be played."""

    game: str
    variant: str
    seats: int
    nth: int

    def __str__(self) -> str:
        return f"{self.game} {self.variant}, {self.seats} seats"


def games_of(visit: Visit) -> list[dict[str, Any]]:
    """What the room has."""
    visit.page.goto(visit.address + "/healthz")
    found: list[dict[str, Any]] = visit.page.evaluate("async () => (await fetch('/api/games')).json()")
    return found


def main() -> int:
    """Plays games of each, several at a time, and prints how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="so many of these games were played before")
    parser.add_argument("--variants", action="store_true", help="so many games of every variant")
    parser.add_argument("--most", type=int, default=_MOST, help="decisions in a game")
    parser.add_argument("--size", default="desktop")
    parser.add_argument("--at-once", type=int, default=_AT_ONCE, help="pages that play at the same time")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so long")
    wished = parser.parse_args()
    with room(toys=True) as address, browser() as launched:
        games = games_of(Visit(launched, address))
        chosen = [each for each in games if not wished.only or each["game"] in wished.only]
        numbers = range(wished.first, wished.games)
        plan = _until(_plan(chosen, numbers, each_variant=wished.variants), wished.minutes)
        pages = [_Page(Visit(launched, address, wished.size), wished.most) for _ in range(wished.at_once)]
        return _summed_up([each for page in _played(pages, plan) for each in page.told])


def _plan(games: list[dict[str, Any]], numbers: range, *, each_variant: bool) -> Iterator[_Planned]:
    """Which games of what variant are played, for how many: some of all before many of one."""
    for nth in numbers:
        for game in games:
            variants = game["variants"]
            seats = min(game["most"], max(game["least"], 2 + nth % 5))
            for variant in variants if each_variant else [variants[nth % len(variants)]]:
                yield _Planned(game["game"], variant, seats, nth)


def _until(plan: Iterator[_Planned], minutes: float) -> Iterator[_Planned]:
    """The plan, as long as there is time."""
    end = time.monotonic() + 60 * minutes
    for each in plan:
        if time.monotonic() > end:
            return
        yield each


class _Told(NamedTuple):
    """How a game went."""

    planned: _Planned
    decisions: int
    refusals: int
    troubles: list[str]


class _Page:
    """A page that plays one game after another."""

    def __init__(self, visit: Visit, most: int) -> None:
        self._visit = visit
        self._most = most
        self._planned: _Planned | None = None
        self.told: list[_Told] = []

    def begin(self, planned: _Planned) -> None:
        game, variant, seats, nth = planned
        self._began = time.monotonic()
        self._planned = planned
        self._visit.open_table(game=game, variant=variant, seats=seats, clock="none", fill="random")
        self._visit.sit_and_begin()
        self._visit.page.evaluate(_UNSEEN)
        self._presser = Presser(self._visit, nth)
        self._presser.start(self._most)

    @property
    def is_free(self) -> bool:
        """Whether another game can begin."""
        return self._planned is None

    def look(self) -> None:
        """Tells of the game if it has ended."""
        if self._planned is not None and self._presser.is_finished():
            self._tell(self._planned, self._presser.finish())
            self._planned = None

    def _tell(self, planned: _Planned, played: Played) -> None:
        took = time.monotonic() - self._began
        print(f"{planned}: {played.decisions} decisions, {took:.1f} s", flush=True)
        troubles = self._visit.troubles + played.troubles + ([] if played.is_over else ["it was never over"])
        for each in troubles:
            print(f"  {each}", flush=True)
        self.told.append(_Told(planned, played.decisions, len(played.refusals), troubles))
        self._visit.troubles.clear()


def _played(pages: list[_Page], plan: Iterator[_Planned]) -> list[_Page]:
    """Every page takes the next game as soon as it is free; returns when all are over."""
    while True:
        for page in pages:
            page.look()
            planned = next(plan, None) if page.is_free else None
            if planned is not None:
                page.begin(planned)
        if all(page.is_free for page in pages):
            return pages
        time.sleep(_LOOK_EVERY)


def _summed_up(told: list[_Told]) -> int:
    """Prints what came of it: how many games of each, and whether anything went wrong."""
    for name in dict.fromkeys((each.planned.game, each.planned.variant) for each in told):
        those = [each for each in told if (each.planned.game, each.planned.variant) == name]
        decisions = sum(each.decisions for each in those)
        print(f"{' '.join(name)}: {len(those)} games, {decisions} decisions")
    failed = sum(bool(each.troubles) for each in told)
    refusals = sum(each.refusals for each in told)
    print(f"{len(told)} games, {refusals} refusals, {failed} games in which something went wrong")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
