"""The felt keeps still: nothing on it moves when something opens, and two to thirteen seats fit."""

from typing import Final

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.measures import LOWEST, measure, measure_hands, measure_panels
from tests.browser.presser import Presser, go_on_by_itself
from tests.browser.short import seats_for
from tests.browser.stage import SIZES, Visit
from tests.browser.test_hostile import largest

_TAKE: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {catalogue, scene, seats, you} = await import(`${base}/table/state/store.js`)
    const {batch} = await import(`${base}/vendor/signals.js`)
    const known = Object.entries(catalogue.value.picture.counters).filter(each => each[1].where === 'laid')
    const laid = Object.fromEntries(known.map(each => [each[0], 1200]))
    const staked = each => ({...each, counters: {...each.counters, ...laid}})
    window.all = {scene: scene.value, seats: seats.value, you: you.value}
    window.show = (count, place) => batch(() => {
        const empty = {kind: 'empty', name: '', here: false, house: false, host: false}
        const people = all.seats.seats.filter(each => each.seat < count)
            .map((each, nth) => place === 'open' && nth > 1 ? {...each, ...empty} : each)
        you.value = place === 'looks on' ? null : Math.min(all.you, count - 1)
        seats.value = {...all.seats, status: place === 'open' ? 'open' : 'playing', seats: people}
        scene.value = place === 'open' ? null : {...all.scene, asked: place === 'sits' ? all.scene.asked : 0,
            toAct: [], seats: all.scene.seats.slice(0, count).map(staked),
            zones: all.scene.zones.filter(zone => (zone.owner ?? 0) < count)}
    })
}"""
"""Keeps what a page of a full table shows, and shows parts of it; something lies before every seat."""
_ON_ITS_SIDE: Final = (844, 390)
_STEPS: Final = {
    _ON_ITS_SIDE: 1,
    SIZES["tablet"]: 1,
    SIZES["desktop"]: 3,
    SIZES["phone"]: 3,
    SIZES["slim"]: 3,
}
"""All numbers of seats where it is hardest, and every third elsewhere."""
_ASKED: Final = ".page:not([data-asked='0'])"
_THIRTEEN: Final = 13


def test_two_to_thirteen_seats_fit_without_scrolling(come: Come) -> None:
    visit, faults = come(), {}
    visit.open_table(game=largest(), seats=_THIRTEEN, clock="none")
    visit.sit_and_begin()
    go_on_by_itself(visit)
    assert Presser(visit).play(2).troubles == []
    visit.page.wait_for_selector(_ASKED)
    visit.page.evaluate(_TAKE)
    for (wide, high), step in _STEPS.items():
        visit.page.set_viewport_size({"width": wide, "height": high})
        for place in ("sits", "looks on", "open"):
            for count in range(_THIRTEEN, 1, -step):
                visit.page.evaluate("([count, place]) => show(count, place)", [count, place])
                faults[wide, place, count] = measure(visit.page, 0).faults
    visit.change("() => {}")
    assert {key: found for key, found in faults.items() if found} == {}


def test_nothing_on_the_felt_moves_when_something_opens(come: Come) -> None:
    visit = come()
    faults: dict[tuple[int, int, str], list[str]] = {}
    visit.open_table(game=game_names()[0], seats=4, clock="none")
    visit.sit_and_begin()
    visit.page.wait_for_selector(_ASKED)
    for size in _STEPS:
        visit.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        opened = measure_panels(visit.page, with_advice=size == _ON_ITS_SIDE)
        faults |= {(*size, what): seen.faults for what, seen in opened}
    assert {what for _, _, what in faults} > {"what is closed", "the rules", "a hint", "the own hand"}
    assert {key: found for key, found in faults.items() if found} == {}


def test_thirteen_cards_are_whole_and_wide_enough_on_a_phone(come: Come) -> None:
    """With the usual rules of each game; `python -m tests.browser.measures` has all variants."""
    visit = come("slim")
    faults: dict[tuple[str, str], list[str]] = {}
    for game in game_names():
        visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
        visit.sit_and_begin()
        _play_until_dealt(visit)
        seen = dict(measure_hands(visit.page, LOWEST, (_THIRTEEN,)))
        assert [each.held for each in seen.values()] == [_THIRTEEN]
        faults |= {(game, what): each.faults for what, each in seen.items() if each.faults}
    assert faults == {}


def _play_until_dealt(visit: Visit) -> None:
    """Some dealers are asked how they deal before they hold a card."""
    visit.page.wait_for_selector(_ASKED)
    if visit.page.query_selector(".own .hand .card") is None:
        Presser(visit).play(1)
        visit.page.wait_for_selector(f"{_ASKED} .own .hand .card")
