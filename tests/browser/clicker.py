"""Plays whole games through the page as somebody would who knows no game: presses only what is offered.

python -m tests.browser.clicker --games 20 --variants [GAME ...]
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from tests.browser.presser import Presser
from tests.browser.stage import Visit, browser, room

_MOST = 3000
_Planned = tuple[dict[str, Any], str, int]


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
    with room() as address, browser() as launched:
        games = games_of(Visit(launched, address))
        chosen = [each for each in games if not wished.only or each["game"] in wished.only]
        for game, variant, nth in _plan(chosen, wished.games, each_variant=wished.variants):
            visit = Visit(launched, address, wished.size)
            failed += not _play_one(visit, game, variant, nth, wished.most)
            visit.context.close()
    print(f"{failed} games in which something went wrong")
    return int(failed > 0)


def _plan(games: list[dict[str, Any]], count: int, *, each_variant: bool) -> Iterator[_Planned]:
    """Which games of what variant are played."""
    for game in games:
        variants = game["variants"]
        for nth in range(count * len(variants) if each_variant else count):
            yield game, variants[nth % len(variants)], nth


def _play_one(visit: Visit, game: dict[str, Any], variant: str, nth: int, most: int) -> bool:
    """Plays one game, prints how it went, and says whether nothing went wrong."""
    began = time.monotonic()
    seats = min(game["most"], max(game["least"], 2 + nth % 4))
    visit.open_table(game=game["game"], variant=variant, seats=seats, clock="none")
    visit.sit_and_begin()
    played = Presser(visit, nth).play(most)
    took = time.monotonic() - began
    print(f"{game['game']} {variant}: {seats} seats, {played.decisions} decisions, {took:.1f} s", flush=True)
    troubles = visit.troubles + played.troubles + ([] if played.is_over else ["it was never over"])
    for each in troubles:
        print(f"  {each}", flush=True)
    return not troubles


if __name__ == "__main__":
    sys.exit(main())
