"""Plays through the page as somebody would who knows no game: presses what is offered, and nothing else.

python -m tests.browser.clicker --games 20 [GAME ...]
"""

import argparse
import random
import sys
import time
from typing import Any, NamedTuple

from tests.browser.stage import Visit, browser, room

_NEWS = """was => { const page = document.querySelector('.page')
    const bad = document.querySelector('.notice.bad')
    return page.dataset.asked !== was || page.classList.contains('over') || bad }"""
_FREE = ".card.able:not(.picked), .panel .options button[aria-pressed=false]"


class Played(NamedTuple):
    """How a game went."""

    decisions: int
    clicks: int
    refusals: list[str]
    is_over: bool


class Clicker:
    """Chooses at random among what can be pressed."""

    def __init__(self, visit: Visit, seed: int = 0) -> None:
        self._visit = visit
        self._page = visit.page
        self._luck = random.Random(seed)
        self.clicks = 0

    def play(self, most: int = 400) -> Played:
        """Plays until the game is over, or so many decisions."""
        decisions, refusals = 0, []
        while decisions < most and not self._is_over():
            if not self._wait_for_turn():
                break
            self._decide()
            decisions += 1
            bad = self._page.query_selector(".notice.bad")
            if bad:
                refusals.append(bad.inner_text())
        return Played(decisions, self.clicks, refusals, self._is_over())

    def _is_over(self) -> bool:
        return self._page.query_selector(".page.over") is not None

    def _wait_for_turn(self) -> bool:
        self._page.wait_for_selector(".page:not([data-asked='0']), .page.over", timeout=30_000)
        return not self._is_over()

    def _decide(self) -> None:
        asked = self._page.get_attribute(".page", "data-asked")
        for _ in range(30):
            if self._press_something():
                break
        self._page.wait_for_function(_NEWS, arg=asked, timeout=15_000)

    def _press_something(self) -> bool:
        """Chooses a verb and fills in its form; whether something was sent."""
        verbs = self._page.query_selector_all(".verb:not(:disabled)")
        if verbs:
            chosen = self._luck.choice(verbs)
            is_form = chosen.get_attribute("aria-pressed") is not None
            if chosen.get_attribute("aria-pressed") != "true":
                self._click(chosen)
            if not is_form:
                return True
        if not self._page.query_selector(".panel"):
            return False
        return self._fill_in()

    def _fill_in(self) -> bool:
        self._press_one(".panel .suit")
        self._press_one(".panel .marks button", chance=0.7)
        self._press_one(".panel .pick")
        for _ in range(60):
            if self._is_ready():
                break
            able = self._page.query_selector_all(
                ".card.able:not(.picked), .panel .options button[aria-pressed=false]"
            )
            if not able:
                break
            self._click(self._luck.choice(able))
        if not self._is_ready():
            self._press_one(".panel .plain-text")
            return False
        self._press_one(".panel .go")
        return True

    def _is_ready(self) -> bool:
        """Whether the form is complete; cards are tried by the room, which takes a moment."""
        if self._page.query_selector(".panel .asked-cards"):
            time.sleep(0.25)
        return self._page.query_selector(".panel .go[aria-disabled=false]") is not None

    def _press_one(self, selector: str, chance: float = 1.0) -> None:
        found = self._page.query_selector_all(selector)
        if found and self._luck.random() < chance:
            self._click(self._luck.choice(found))

    def _click(self, element: Any) -> None:
        self.clicks += 1
        element.evaluate("each => each.click()")


def games_of(visit: Visit) -> list[dict[str, Any]]:
    """What the room has."""
    visit.page.goto(visit.address + "/healthz")
    found: list[dict[str, Any]] = visit.page.evaluate("async () => (await fetch('/api/games')).json()")
    return found


def main() -> int:
    """Plays games of each, and prints what went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--size", default="desktop")
    wished = parser.parse_args()
    failed = False
    with room() as address, browser() as launched:
        games = games_of(Visit(launched, address))
        for game in [each for each in games if not wished.only or each["game"] in wished.only]:
            for nth in range(wished.games):
                visit = Visit(launched, address, wished.size)
                failed |= not _play_one(visit, game, nth, wished.most)
                visit.context.close()
    return int(failed)


def _play_one(visit: Visit, game: dict[str, Any], nth: int, most: int) -> bool:
    """Plays one game, prints how it went, and says whether nothing went wrong."""
    began = time.monotonic()
    seats = min(game["most"], max(game["least"], 2 + nth % 4))
    variant = game["variants"][nth % len(game["variants"])]
    visit.open_table(game=game["game"], variant=variant, seats=seats, clock="none")
    visit.sit_and_begin()
    played = Clicker(visit, nth).play(most)
    took = f"{time.monotonic() - began:.1f} s"
    print(game["game"], variant, seats, played, visit.troubles, took, flush=True)
    return not (visit.troubles or played.refusals)


if __name__ == "__main__":
    sys.exit(main())
