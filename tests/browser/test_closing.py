"""The close of a deal on the felt: who beat whom, by what and for how much, once, and then the next deal."""

import re
from typing import Any, Final

from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.site import faults_in_all_themes

_MOST: Final = 60
_LISTEN: Final = """() => {
    window.heard = []
    const isTold = node => (node instanceof Element ? node : node.parentElement)
        ?.closest('[aria-live], [role=alert], [role=status], [role=log]')
    const keep = nodes => nodes.filter(isTold).forEach(node => heard.push(node.textContent))
    new MutationObserver(changes => changes.forEach(change =>
        keep(change.type === 'characterData' ? [change.target] : [...change.addedNodes])
    )).observe(document, {subtree: true, childList: true, characterData: true})
}"""
"""Keeps what a screen reader is told."""


def test_a_showdown_names_winner_hands_and_amount_and_goes_on(come: Come) -> None:
    visit = come(pace="normal")
    visit.page.emulate_media(reduced_motion="reduce")
    visit.open_table(game="five-card-draw", seats=2, clock="none")
    visit.sit_and_begin()
    visit.page.evaluate(_LISTEN)
    _play_to_showdown(visit.page, Hands(visit, 5))
    said = _look(visit.page)
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_selector(".verdict", state="detached", timeout=5_000)
    visit.page.wait_for_selector(".page:not([data-asked='0']), .next-round")
    assert sum(said in each for each in visit.page.evaluate("heard")) == 1
    visit.page.emulate_media(reduced_motion="no-preference")


def _play_to_showdown(page: Any, hands: Hands) -> None:
    """Plays on until hands were shown; a deal that nobody contests shows none."""
    for _ in range(_MOST):
        page.wait_for_selector(".page:not([data-asked='0']), .next-round")
        if page.query_selector(".rival .lost ~ .front .face, .rival .won ~ .front .face"):
            return
        if page.query_selector(".next-round"):
            page.click(".next-round")
            page.wait_for_selector(".verdict", state="detached")
        else:
            hands.decide_if_asked()
    raise AssertionError("no hands were shown")


def _look(page: Any) -> str:
    """Looks at the showdown; what was said."""
    said: str = page.inner_text(".verdict")
    assert re.search(r"([Yy]our|Ada's) .+ (beats?|share) .+\d\.$", said), said
    assert page.locator(".plate.won .word, .plate.lost .word").count() == 2
    assert page.locator(".turns, .flying-chip").count() == 0
    assert faults_in_all_themes(page) == []
    return said
