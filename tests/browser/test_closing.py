"""The close of a deal on the felt: who beat whom, by what and for how much, once, and then the next deal."""

import re
from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.presser import Presser
from tests.browser.short import seats_for
from tests.browser.site import faults_in_all_themes
from tests.browser.stage import SIZES

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

_SAY: Final = """async say => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {closing} = await import(`${base}/table/state/closing.js`)
    closing.value = {...closing.value, say, told: true}
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const said = document.querySelector('.verdict span').getBoundingClientRect()
    const meet = (low, high, from, to) => low < to - 1 && from < high - 1
    const isCovered = each => {
        const {left, right, top, bottom} = each.getBoundingClientRect()
        return meet(left, right, said.left, said.right) && meet(top, bottom, said.top, said.bottom)
    }
    return [...document.querySelectorAll('.card, .plate')].filter(isCovered).map(each => each.className)
}"""
"""Says another sentence on the felt; returns what it covers."""
_LONG: Final = (
    "Maximiliane ist alle Karten los und gewinnt: Clara-Sophie hat noch 15 Karten, Alexander noch 17 und du "
    "hast noch 10 Karten."
)


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


@pytest.mark.parametrize("game", game_names())
def test_a_long_sentence_covers_no_card(come: Come, game: str) -> None:
    visit, covered = come(), {}
    visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
    visit.sit_and_begin()
    for _ in range(_MOST):
        Presser(visit).play(1)
        if visit.page.query_selector(".verdict, .page.over"):
            break
    visit.page.wait_for_selector(".verdict", state="attached")
    for size in ("desktop", "tablet", "phone", "slim"):
        visit.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        covered[size] = visit.page.evaluate(_SAY, _LONG)
    visit.change("() => {}")
    assert {size: found for size, found in covered.items() if found} == {}


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
