"""Plays whole games through the page as somebody would who knows no game: presses only what is offered.

python -m tests.browser.clicker --games 20 --variants [GAME ...]
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from tests.browser.presser import Presser
from tests.browser.stage import Visit, browser, room

_MOST = 3000
_AT_ONCE = 4
_Planned = tuple[str, str, int, int]


def games_of(visit: Visit) -> list[dict[str, Any]]:
    """What the room has."""
    visit.page.goto(visit.address + "/healthz")
    found: list[dict[str, Any]] = visit.page.evaluate("async () => (await fetch('/api/games')).json()")
    return found


def main() -> int:
    """Plays games of each, and prints how they went."""
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--variants", action="store_true", help="so many games of every variant")
    parser.add_argument("--most", type=int, default=_MOST, help="decisions in a game")
    parser.add_argument("--size", default="desktop")
    wished = parser.parse_args()
    failed = 0
    with room(toys=True) as address, browser() as launched:
        games = games_of(Visit(launched, address))
        chosen = [each for each in games if not wished.only or each["game"] in wished.only]
        for several in _batched(_plan(chosen, wished.games, each_variant=wished.variants)):
            begun = [_begin(Visit(launched, address, wished.size), *each, wished.most) for each in several]
            failed += sum(not _is_well_ended(each) for each in begun)
    print(f"{failed} games in which something went wrong")
    return int(failed > 0)


def _plan(games: list[dict[str, Any]], count: int, *, each_variant: bool) -> Iterator[_Planned]:
    """Which games of what variant are played, for how many: some of all before many of one."""
    for nth in range(count):
        for game in games:
            variants = game["variants"]
            seats = min(game["most"], max(game["least"], 2 + nth % 5))
            for variant in variants if each_variant else [variants[nth % len(variants)]]:
                yield game["game"], variant, seats, nth


def _batched(plan: Iterator[_Planned]) -> Iterator[list[_Planned]]:
    """So many as are played at the same time."""
    while several := list(islice(plan, _AT_ONCE)):
        yield several


class _Begun(NamedTuple):
    """A game that is being played."""

    name: str
    visit: Visit
    presser: Presser
    began: float


def _begin(visit: Visit, game: str, variant: str, seats: int, nth: int, most: int) -> _Begun:
    began = time.monotonic()
    visit.open_table(game=game, variant=variant, seats=seats, clock="none")
    visit.sit_and_begin()
    presser = Presser(visit, nth)
    presser.start(most)
    return _Begun(f"{game} {variant}, {seats} seats", visit, presser, began)


def _is_well_ended(begun: _Begun) -> bool:
    """Waits for the end of a game, prints how it went, and says whether nothing went wrong."""
    played = begun.presser.finish()
    took = time.monotonic() - begun.began
    print(f"{begun.name}: {played.decisions} decisions, {took:.1f} s", flush=True)
    troubles = begun.visit.troubles + played.troubles + ([] if played.is_over else ["it was never over"])
    for each in troubles:
        print(f"  {each}", flush=True)
    begun.visit.context.close()
    return not troubles


if __name__ == "__main__":
    sys.exit(main())
