"""The felt keeps still: nothing on it moves when something opens, and two to thirteen seats fit."""

from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.short import seats_for
from tests.browser.stage import SIZES
from tests.browser.test_hostile import largest

_TAKE: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene, seats, you} = await import(`${base}/table/state/store.js`)
    const {batch} = await import(`${base}/vendor/signals.js`)
    window.all = {scene: scene.value, seats: seats.value, you: you.value}
    window.show = (count, place) => batch(() => {
        const empty = {kind: 'empty', name: '', here: false, house: false, host: false}
        const people = all.seats.seats.filter(each => each.seat < count)
            .map((each, nth) => place === 'open' && nth > 1 ? {...each, ...empty} : each)
        you.value = place === 'looks on' ? null : Math.min(all.you, count - 1)
        seats.value = {...all.seats, status: place === 'open' ? 'open' : 'playing', seats: people}
        scene.value = place === 'open' ? null : {...all.scene, asked: place === 'sits' ? all.scene.asked : 0,
            toAct: [], seats: all.scene.seats.slice(0, count),
            zones: all.scene.zones.filter(zone => (zone.owner ?? 0) < count)}
    })
}"""
"""Keeps what a page of a full table shows, and shows parts of it."""

_FAULTS: Final = """async () => {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const found = [], page = document.documentElement
    const isDrawn = each => each.getClientRects().length > 0
    const all = selector => [...document.querySelectorAll(selector)].filter(isDrawn)
    const boxOf = each => each.getBoundingClientRect()
    const named = each => `${each.className} ${each.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30)}`
    const clips = each => getComputedStyle(each).overflowY !== 'visible'
    for (const each of [page, ...all('.middle, .surface, .felt, .own').filter(clips)])
        if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
            found.push(`${named(each)} scrolls: ${each.scrollWidth} × ${each.scrollHeight}`)
    const table = boxOf(document.querySelector('.table'))
    const solid = all('.plate, .chair, .centre .card, .own .card')
    for (const each of solid) {
        const box = boxOf(each)
        const isIn = box.left > table.left - 1 && box.right < table.right + 1
            && box.top > table.top - 1 && box.bottom < table.bottom + 1
        if (!isIn) found.push(`cut: ${named(each)}`)
    }
    for (const each of all('.bar :is(button, a, input)')) {
        const box = boxOf(each)
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${named(each)}`)
    }
    const plates = all('.plate, .chair')
    const meet = (low, high, from, to) => low < to - 1 && from < high - 1
    const isOver = (one, other) => meet(one.left, one.right, other.left, other.right)
        && meet(one.top, one.bottom, other.top, other.bottom)
    for (const one of plates) for (const other of solid)
        if (one !== other && isOver(boxOf(one), boxOf(other)))
            found.push(`${named(one)} over ${named(other)}`)
    return [...new Set(found)]
}"""
_BOXES: Final = """() => [...document.querySelectorAll(
    '.felt, .own, .plate, .centre, .pots, .zone, .cards, .own .spot, .rival .spot, .cloth')].map(each => {
    const {left, top, width, height} = each.getBoundingClientRect()
    return [each.className, left, top, width, height].join(' ')
})"""
_STEPS: Final = {(844, 390): 1, SIZES["tablet"]: 1, SIZES["desktop"]: 3, SIZES["phone"]: 3, SIZES["slim"]: 3}
"""All numbers of seats where it is hardest, and every third elsewhere."""
_PANELS: Final = {
    "what is closed": ".closed summary",
    "a verb's form": ".verb[aria-pressed=false]",
    "a hint": ".hint",
    "the own hand": ".worth",
}


def test_two_to_thirteen_seats_fit_without_scrolling(come: Come) -> None:
    visit, faults = come(), {}
    visit.open_table(game=largest(), seats=13, clock="none")
    visit.sit_and_begin()
    visit.page.wait_for_selector(".page:not([data-asked='0'])")
    visit.page.evaluate(_TAKE)
    for (wide, high), step in _STEPS.items():
        visit.page.set_viewport_size({"width": wide, "height": high})
        for place in ("sits", "looks on", "open"):
            for count in range(13, 1, -step):
                visit.page.evaluate("([count, place]) => show(count, place)", [count, place])
                faults[wide, place, count] = visit.page.evaluate(_FAULTS)
    visit.change("() => {}")
    assert {key: found for key, found in faults.items() if found} == {}


def _moved_by(page: Any, opener: str) -> list[str]:
    before = page.evaluate(_BOXES)
    page.click(opener)
    page.wait_for_timeout(100)
    after = page.evaluate(_BOXES)
    return [f"{was} -> {now}" for was, now in zip(before, after, strict=True) if was != now]


@pytest.mark.parametrize(
    ("size", "game"), list(zip(("desktop", "phone", "tablet"), game_names(), strict=False))
)
def test_nothing_on_the_felt_moves_when_something_opens(come: Come, size: str, game: str) -> None:
    visit = come(size)
    visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
    visit.sit_and_begin()
    Hands(visit, 1).decide_if_asked()
    page = visit.page
    page.wait_for_selector(".page:not([data-asked='0'])")
    for what, opener in _PANELS.items():
        if page.query_selector(opener) and page.is_visible(opener):
            assert _moved_by(page, opener) == [], what
            page.keyboard.press("Escape")
            page.evaluate("() => document.querySelector('.closed')?.removeAttribute('open')")
