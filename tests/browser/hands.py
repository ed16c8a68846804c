"""Hands that click or tap as people do: only on what is to be seen and not covered."""

import random
from typing import Any, Final

from tests.browser.stage import Visit

_NEWS: Final = ".page:not([data-asked='{asked}']), .page.over, .notice.bad"
_SENT: Final = ".page:not([data-asked='{asked}'][data-sent='0'])"
"""Where one card is asked for, pressing it plays it."""
_FREE: Final = ".card.able:not(.picked), .panel .options button[aria-pressed=false]"
_OFFERED: Final = ".verb:not(:disabled), .panel"
"""Something to press: it comes when cards have travelled."""


class Hands:
    """Chooses at random among what can be pressed, and presses it with a mouse or a finger."""

    def __init__(self, visit: Visit, seed: int = 0, *, taps: bool = False) -> None:
        self._page = visit.page
        self._luck = random.Random(seed)
        self._taps = taps

    def decide_if_asked(self) -> None:
        """Makes one decision, if it is our turn."""
        asked = self._page.get_attribute(".page", "data-asked")
        if asked == "0":
            return
        self._page.wait_for_selector(_OFFERED, timeout=15_000)
        assert any(self._press_something() for _ in range(30)), "something can be done"
        self._page.wait_for_selector(_NEWS.format(asked=asked), timeout=15_000)

    def _press_something(self) -> bool:
        """Chooses a verb and fills in its form; whether something was sent."""
        verbs = self._page.query_selector_all(".verb:not(:disabled)")
        if verbs:
            chosen = self._luck.choice(verbs)
            pressed = chosen.get_attribute("aria-pressed")
            if pressed != "true":
                self._press(chosen)
            if pressed is None:
                return True
        return self._page.query_selector(".panel") is not None and self._fill_in()

    def _fill_in(self) -> bool:
        asked = self._page.get_attribute(".page", "data-asked")
        for selector in (".panel .suit", ".panel .marks button", ".panel .pick"):
            self._press_one(selector)
        for _ in range(20):
            able = self._page.query_selector_all(_FREE)
            if self._is_ready() or not able:
                break
            self._press(self._luck.choice(able))
            if self._page.query_selector(_SENT.format(asked=asked)):
                return True
        is_ready = self._is_ready()
        self._press_one(".panel .go" if is_ready else ".panel .plain-text")
        return is_ready

    def _is_ready(self) -> bool:
        """Whether the form is complete; cards are tried by the room, which takes a moment."""
        self._page.wait_for_selector(".panel [data-tried=false]", state="detached")
        return self._page.query_selector(".panel .go[aria-disabled=false]") is not None

    def _press_one(self, selector: str) -> None:
        found = self._page.query_selector_all(selector)
        if found:
            self._press(self._luck.choice(found))

    def _press(self, element: Any) -> None:
        """Near the corner: cards of a fan cover each other but for a strip."""
        corner = {"x": 6, "y": 10}
        if self._taps:
            element.tap(position=corner, timeout=5_000)
        else:
            element.click(position=corner, timeout=5_000)
