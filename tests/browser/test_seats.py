"""At the seat: what was put in lies before it, numbers explain themselves, what matters stays on phones."""

import re
from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.short import seats_for
from tests.browser.stage import Visit

_SHOW: Final = """async bets => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {queueState} = await import(`${base}/table/state/pacing.js`)
    const {catalogue, seats, you} = await import(`${base}/table/state/store.js`)
    const {batch, effect} = await import(`${base}/vendor/signals.js`)
    const {value} = catalogue
    const counters = {coins: {kind: 'money', main: true}, bet: {kind: 'money', where: 'laid'},
        bid: {kind: 'count', zero: true, compact: true}, bonus: {kind: 'points'}, price: {where: 'nowhere'}}
    const people = bets.map((_, seat) => ({seat, name: `Person ${seat}`, kind: 'person', here: true}))
    const labels = {...value.labels, helps: {bet: 'What was put in.', coins: 'What is left.'}}
    const show = () => batch(() => {
        you.value = 0
        seats.value = {t: 'seats', status: 'playing', seats: people}
        catalogue.value = {...value, labels, picture: {counters, tableCounters: {pot: counters.coins}}}
    })
    effect(() => { if (seats.value.status !== 'playing') show() }) // the room still tells who sits there
    window.lay = (seq, bets) => queueState({seq, game: 1, own: {}, common: {phase: '', toAct: [],
        counters: {pot: 40}, zones: [],
        seats: bets.map((bet, seat) => ({seat, counters: {coins: 100, bet, bid: 0, bonus: 9, price: 7}}))},
        events: bets.map((_, seat) => ({kind: 'did', seat, say: `Person ${seat} did something.`}))})
    lay(1, bets)
}"""
_SEEN: Final = """seat => {
    const plate = document.querySelector(`[data-plate="${seat}"]`), box = plate.getBoundingClientRect()
    const isIn = each => {
        const {top, bottom, right} = each.getBoundingClientRect()
        return top >= box.top && bottom <= box.bottom && right <= box.right
    }
    const textOf = each => each.textContent.trim().replace(/\\s+/g, ' ')
    return [...plate.querySelectorAll('.counter')].filter(isIn).map(textOf)
}"""

_TAKE: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene} = await import(`${base}/table/state/store.js`)
    const pile = {name: 'tricks', lying: 'past'}
    const taken = (owner, cards, more) => ({...pile, owner, cards, count: cards.length, ...more})
    const zones = [taken(0, []), taken(1, [5, 18, 31, 44]), taken(1, [7, 8], {name: 'last', reprint: true})]
    scene.value = {...scene.value, zones}
}"""
"""The first seat has taken nothing yet, the next four cards; what is shown again of them is no pile."""
_ONE_OF_EACH: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {catalogue, scene} = await import(`${base}/table/state/store.js`)
    const ones = counters => Object.fromEntries(Object.keys(counters ?? {}).map(name => [name, 1]))
    const {counters, tableCounters} = catalogue.value.picture
    const seats = scene.value.seats.map(each => ({...each, counters: ones(counters)}))
    scene.value = {...scene.value, seats, counters: ones(tableCounters)}
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const textOf = each => each.textContent.trim().replace(/\\s+/g, ' ')
    return [...new Set([...document.querySelectorAll('.counter')].map(textOf))]
}"""
_ONES: Final = {
    "en": {
        "♥1 life",
        "●1 coin",
        "★1 point",
        "▮1 card",
        "●1 chip",
        "★1 penalty",
        "round 1",
        "order 1",
        "deal 1",
    },
    "de": {
        *("♥1 Leben", "●1 Münze", "★1 Punkt", "▮1 Karte", "●1 Chip", "★1 Strafpunkt"),
        *("Runde 1", "Reihenfolge 1", "Spiel 1"),
    },
}
"""What one of each is called, with its sign; what merely has a number says its name first."""


def seated(visit: Visit, bets: list[int]) -> Any:
    """The page of somebody who seems to sit where all have put these in."""
    visit.open_table(game=game_names()[0], clock="none")
    visit.page.wait_for_selector(".commands .go")
    visit.page.evaluate(_SHOW, bets)
    visit.page.wait_for_selector(".plate")
    return visit.page


def test_what_a_seat_has_put_in_lies_before_it_and_is_explained(come: Come) -> None:
    page = seated(come(), [10, 25, 0])
    laid = page.eval_on_selector_all(".laid b", "all => all.map(each => each.innerText)")
    assert sorted(laid) == ["10", "25"]
    assert page.locator(".laid .chips").count() == 2
    page.click(".laid[data-laid='1'] .explained")
    page.wait_for_selector(".notice:has-text('What was put in.')")


def test_chips_travel_to_the_pot_when_a_round_of_bets_is_over(come: Come) -> None:
    visit = come(pace="slow")
    page = seated(visit, [10, 25, 0])
    page.evaluate("lay(2, [0, 0, 0])")
    page.wait_for_selector(".flying-chip")
    page.wait_for_selector(".flying-chip", state="detached")
    assert page.locator(".laid").count() == 0


def test_counters_that_matter_stay_on_a_phone_also_when_they_are_0(come: Come) -> None:
    page = seated(come("phone"), [0] * 13)
    assert page.evaluate(_SEEN, 5)[:2] == ["●100 coins", "bid 0"]


def test_what_a_seat_has_taken_lies_on_its_plate_and_is_opened_by_a_press(come: Come) -> None:
    visit = come("phone")
    seated(visit, [0, 0, 0])
    visit.page.wait_for_selector('[data-plate="0"]')
    visit.page.evaluate(_TAKE)
    visit.page.wait_for_selector('[data-plate="1"] .zone')
    piles = {seat: visit.page.locator(f'[data-plate="{seat}"] .zone') for seat in range(3)}
    assert {seat: pile.all_text_contents() for seat, pile in piles.items()} == {0: ["0"], 1: ["4"], 2: []}
    piles[1].locator("button").click()
    assert visit.page.locator(".popover .card").count() == 4
    assert visit.page.locator(".popover > button").is_visible()


@pytest.mark.parametrize("language", sorted(_ONES))
def test_one_of_a_thing_is_called_so_and_numbers_follow_their_names(come: Come, language: str) -> None:
    visit, said = come(), set()
    visit.prefer()
    visit.page.evaluate("spoken => localStorage.setItem('parlour.language', spoken)", language)
    for game in game_names():
        visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
        visit.sit_and_begin()
        visit.page.wait_for_selector(".page:not([data-asked='0']) .counter")
        said.update(visit.page.evaluate(_ONE_OF_EACH))
    assert _ONES[language] <= said
    assert [each for each in said if re.search("[♥●★▮].*(round|turn|Runde|Zug)", each)] == []
