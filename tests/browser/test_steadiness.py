"""The felt keeps still: nothing on it moves when something opens, and two to thirteen seats fit."""

from typing import Final

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.measures import BOXES, LOWEST, Hands, measure, measure_hands, measure_panels
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
    const pile = {name: 'tricks', lying: 'past', count: 26}
    const taken = seat => ({...pile, owner: seat, cards: Array(26).fill(seat % 2 ? 1 : -1)})
    const staked = each => ({...each, counters: {...each.counters, ...laid}})
    window.all = {scene: scene.value, seats: seats.value, you: you.value}
    window.show = (count, place, hasTaken) => batch(() => {
        const empty = {kind: 'empty', name: '', here: false, house: false, host: false}
        const people = all.seats.seats.filter(each => each.seat < count)
            .map((each, nth) => place === 'open' && nth > 1 ? {...each, ...empty} : each)
        you.value = place === 'looks on' ? null : Math.min(all.you, count - 1)
        seats.value = {...all.seats, status: place === 'open' ? 'open' : 'playing', seats: people}
        scene.value = place === 'open' ? null : {...all.scene, asked: place === 'sits' ? all.scene.asked : 0,
            toAct: [], seats: all.scene.seats.slice(0, count).map(staked),
            zones: all.scene.zones.concat(hasTaken ? [...all.scene.seats.keys()].map(taken) : [])
                .filter(zone => (zone.owner ?? 0) < count)}
    })
}"""
"""Keeps what a page of a full table shows, and shows parts of it; something lies before every seat, and some
tricks on its plate if wanted."""
_ON_ITS_SIDE: Final = (844, 390)
_STEPS: Final = {
    _ON_ITS_SIDE: 1,
    SIZES["tablet"]: 1,
    SIZES["small"]: 1,
    SIZES["desktop"]: 3,
    SIZES["phone"]: 3,
    SIZES["slim"]: 3,
}
"""All numbers of seats where it is hardest, and every third elsewhere."""
_ASKED: Final = ".page:not([data-asked='0'])"
_ASK: Final = """async count => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {catalogue, scene} = await import(`${base}/table/state/store.js`)
    const verbs = ['Go on', 'Bet blind', 'Look at yours', 'Call for a showdown', 'Fold', 'Raise']
    const prompt = 'Nobody has gone on yet: go on, bet, or look at what is yours.'
    const prices = Object.fromEntries(verbs.map(verb => [verb, {cost: 1200, why: 'twice the stake'}]))
    catalogue.value = {...catalogue.value, picture: {...catalogue.value.picture, likely: verbs}}
    const forms = verbs.slice(0, count).map(verb => ({verb}))
    scene.value = {...scene.value, prompt, notes: [prompt], prices, forms}
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const high = name => [...document.querySelectorAll(name)].map(each => each.getBoundingClientRect().height)
    const [bar, others] = [high('.bar, .bar-inside'), high('.verb, .closed summary')]
    return {bar, filled: high('.verb.likely'), others}
}"""
"""Asks for one of so many verbs, each with its price, and returns how high bar and buttons are."""
_SPREAD: Final = """async count => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene, showScene} = await import(`${base}/table/state/store.js`)
    const cards = Array.from({length: count}, (_, nth) => 1 + (nth * 7) % 52)
    const stays = zone => zone.owner != null || zone.lying === 'pile'
    const zones = scene.value.zones.filter(zone => zone.name !== 'spread' && stays(zone))
    showScene({...scene.value, zones: [...zones, {name: 'spread', lying: 'up', cards, count}]})
}"""
"""Lays so many open cards in the middle, beside the piles."""
_SPREADS: Final = (5, 8, 12, 20, 26)
_PHONES: Final = (SIZES["phone"], SIZES["slim"], SIZES["small"], _ON_ITS_SIDE)
_FILLED, _OTHER, _BAR = 48, 44, range(110, 131)
_THIRTEEN: Final = 13
_KNOWN: Final = (2, 3, 5, 9)


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
        for place, taken in (("sits", False), ("looks on", False), ("open", False), ("sits", True)):
            for count in range(_THIRTEEN, 1, -step):
                visit.page.evaluate("given => show(...given)", [count, place, taken])
                faults[wide, high, place, taken, count] = measure(visit.page, 0).faults
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


def test_on_phones_buttons_are_high_enough_for_fingers_and_the_bar_keeps_its_height(come: Come) -> None:
    visit = come("phone")
    visit.open_table(game=game_names()[0], seats=4, clock="none")
    visit.sit_and_begin()
    visit.page.wait_for_selector(_ASKED)
    for wide, high in _PHONES:
        visit.page.set_viewport_size({"width": wide, "height": high})
        felts = set()
        for count in range(1, 7):
            seen = visit.page.evaluate(_ASK, count)
            assert [each >= _FILLED for each in seen["filled"]] == [True], (wide, high, count, seen)
            assert min(seen["others"]) >= _OTHER, (wide, high, count, seen)
            assert seen["bar"][0] == seen["bar"][1], (wide, high, count, seen)
            assert seen["bar"][0] in _BAR or wide > high
            felts.add(tuple(visit.page.evaluate(BOXES)))
        assert len(felts) == 1, (wide, high)


def test_a_long_row_in_the_middle_is_read_on_a_phone(come: Come) -> None:
    visit, faults = come("phone"), {}
    visit.open_table(game=game_names()[0], seats=4, clock="none")
    visit.sit_and_begin()
    visit.page.wait_for_selector(_ASKED)
    for wide, high in _PHONES[:-1]:
        visit.page.set_viewport_size({"width": wide, "height": high})
        for count in _SPREADS:
            visit.page.evaluate(_SPREAD, count)
            assert visit.page.locator(".centre .spot").count() >= count
            faults[wide, high, count] = measure(visit.page).faults
    assert {key: found for key, found in faults.items() if found} == {}


def test_thirteen_cards_are_whole_and_wide_enough_on_a_phone(come: Come) -> None:
    """With the usual rules of each game; `python -m tests.browser.measures` has all variants."""
    visit = come("slim")
    faults: dict[tuple[str, str], list[str]] = {}
    for game in game_names():
        visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
        visit.sit_and_begin()
        _play_until_dealt(visit)
        seen = dict(measure_hands(visit.page, LOWEST, Hands()))
        assert [each.held for each in seen.values()] == [_THIRTEEN]
        faults |= {(game, what): each.faults for what, each in seen.items() if each.faults}
    assert faults == {}


def test_what_one_knows_of_the_hands_of_others_is_read(come: Come) -> None:
    visit, faults = come(), {}
    visit.open_table(game=game_names()[0], seats=4, clock="none")
    visit.sit_and_begin()
    _play_until_dealt(visit)
    for wide, high in _STEPS:
        visit.page.set_viewport_size({"width": wide, "height": high})
        for known in _KNOWN:
            for what, seen in measure_hands(visit.page, 0, Hands(_THIRTEEN, known)):
                faults[wide, high, known, what] = [fault for fault in seen.faults if "a tag" in fault]
    assert {key: found for key, found in faults.items() if found} == {}


def _play_until_dealt(visit: Visit) -> None:
    """Some dealers are asked how they deal before they hold a card."""
    visit.page.wait_for_selector(_ASKED)
    if visit.page.query_selector(".own .hand .card") is None:
        Presser(visit).play(1)
        visit.page.wait_for_selector(f"{_ASKED} .own .hand .card")
