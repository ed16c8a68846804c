"""The bar: amounts and prices, moves that are asked twice, notices that end, and whose turn it is."""

from typing import Any, Final

from parlour.engine.rules.finder import game_names
from parlour.tables.lobby.seeks import TITLE
from tests.browser.conftest import Come
from tests.browser.site import lobby
from tests.browser.stage import Visit
from tests.toys.gap_bid.rules.position import ALONE

_SHOW: Final = """async ([span, chips, house, isPriced]) => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {catalogue, scene, seats, you} = await import(`${base}/table/state/store.js`)
    const {batch, effect} = await import(`${base}/vendor/signals.js`)
    const nothing = {zones: [], counters: {}, ending: null, notes: [], marks: {}, events: [], clock: null}
    const forms = span ? [{verb: 'STAKE', amount: span}, {verb: 'STOP'}] : []
    const prices = {STAKE: {cost: -2, rate: 2, why: 'twice, less 2'}, STOP: {cost: 20, why: 'so they say'}}
    const mine = {seat: 0, name: 'Ann', kind: 'person', here: true, house}
    const show = () => batch(() => {
        you.value = 0
        seats.value = {t: 'seats', status: 'playing', seats: [mine]}
        const picture = {counters: {chips: {kind: 'money'}}, likely: ['SIT', 'STOP']}
        catalogue.value = {...catalogue.value, picture}
        scene.value = {seq: 1, game: 1, missed: 0, ...nothing, phase: '', prompt: 'Well?', toAct: [0],
            asked: forms.length ? 7 : 0, forms, seats: [{counters: {chips}}], prices: isPriced ? prices : {}}
    })
    effect(() => { if (seats.value.status !== 'playing') show() }) // the room still tells who sits there
}"""
_COUNT: Final = """async left => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene} = await import(`${base}/table/state/store.js`)
    scene.value = {...scene.value, clock: {of: 33_000, left, seats: [0], count: 3}}
}"""
_NOTHING_PICKED: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {catalogue, scene} = await import(`${base}/table/state/store.js`)
    const {labels} = catalogue.value
    catalogue.value = {...catalogue.value, labels: {...labels, nones: {THROW: 'Keep all'}}}
    const pools = [{zone: 'hand', options: [0, 1], least: 0, most: 2}]
    scene.value = {...scene.value, asked: 8, forms: [{verb: 'THROW', pools}]}
}"""
_HIGH: Final = 60
_NOT_BEFORE: Final = 600
"""So long after a question was asked Enter alone answers it."""
_SURE: Final = "Press once more if you mean it."


def shown(
    visit: Visit, span: dict[str, Any] | None, *, chips: int = 100, house: bool = False, priced: bool = False
) -> Any:
    """The page of somebody who seems to be asked for an amount; the room has not asked, and refuses it."""
    visit.open_table(game=game_names()[0], clock="none")
    visit.page.wait_for_selector(".commands .go")
    visit.page.evaluate(_SHOW, [span, chips, house, priced])
    if span:
        visit.page.click(".verb[data-verb=STAKE]")
    return visit.page


def stake(page: Any, amount: int) -> None:
    page.fill(".amount input[type=number]", str(amount))
    page.click(".panel .go")


def test_numbers_with_a_gap_are_asked_for_in_the_games_words_and_have_a_button_each(come: Come) -> None:
    visit = come()
    visit.open_table(game="gap-bid", seats=2, clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".panel .pool-name:text-is('Which number do you say?')")
    assert page.locator(".panel [role=radio]").all_inner_texts() == ["0", "1", str(ALONE)]
    asked = page.get_attribute(".page", "data-asked")
    page.click(f".panel [role=radio]:has-text('{ALONE}')")
    page.click(".panel .go")
    page.wait_for_selector(f".page:not([data-asked='{asked}'])")
    assert page.inner_text(".notice") == ""


def test_an_amount_above_the_range_can_be_typed(come: Come) -> None:
    page = shown(come(), {"low": 1, "high": 4, "also": [9]})
    stake(page, 9)
    page.wait_for_selector(".notice.bad")


def test_a_full_bet_at_a_small_limit_is_asked_once(come: Come) -> None:
    page = shown(come(confirm="most"), {"low": 1, "high": 4})
    stake(page, 4)
    page.wait_for_selector(".notice.bad")


def test_whoever_stakes_half_or_more_is_asked_twice_until_another_amount_is_chosen(come: Come) -> None:
    page = shown(come(confirm="most"), {"low": 1, "high": 98, "also": [100]})
    stake(page, 100)
    page.wait_for_selector(f".notice:has-text('{_SURE}')")
    assert page.inner_text(".panel .go") == "Yes: STAKE 100"
    page.fill(".amount input[type=number]", "5")
    page.wait_for_selector(".notice:empty", state="attached")
    assert page.inner_text(".panel .go") == "STAKE 5"


def test_prices_stand_in_the_buttons_and_their_reasons_under_them(come: Come) -> None:
    page = shown(come(), {"low": 3, "high": 9999}, priced=True)
    page.fill(".amount input[type=number]", "5001")
    page.wait_for_selector(".panel .go:has-text('STAKE 5,001, pay 10,000')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".verb[data-verb=STOP]")
    assert page.inner_text(".verb[data-verb=STOP] > span") == "STOP 20\nso they say"
    assert page.inner_text(".verb[data-verb=STAKE] > span") == "STAKE from 4\u00a0…\ntwice, less 2"


def test_the_likely_step_is_filled_and_enter_presses_it(come: Come) -> None:
    page = shown(come(), {"low": 3, "high": 9})
    assert page.query_selector(".likely") is None, "a form is open, whose button is filled"
    page.keyboard.press("Escape")
    page.wait_for_selector(".likely[data-verb=STOP]")
    assert page.locator(".likely").bounding_box()["height"] >= _HIGH
    page.wait_for_timeout(_NOT_BEFORE)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice.bad")


def test_a_form_with_nothing_picked_says_what_that_means(come: Come) -> None:
    page = shown(come(), {"low": 1, "high": 4})
    page.evaluate(_NOTHING_PICKED)
    page.wait_for_selector(".panel .go span:text-is('Keep all')")


def test_a_notice_ends(come: Come) -> None:
    visit = come(confirm="always")
    visit.page.clock.install()
    page = shown(visit, {"low": 1, "high": 4})
    stake(page, 2)
    page.wait_for_selector(f".notice:has-text('{_SURE}')")
    page.clock.fast_forward(60_000)
    page.wait_for_selector(".notice:empty", state="attached")
    visit.change("() => {}")


def test_the_last_seconds_are_counted_where_the_game_wants_that(come: Come) -> None:
    page = shown(come(), {"low": 1, "high": 4})
    page.evaluate(_COUNT, 3_100)
    page.wait_for_selector(".time:has-text('4 s')")
    assert page.query_selector(".count") is None
    page.evaluate(_COUNT, 2_900)
    page.wait_for_selector(".count:text-is('3')")
    page.evaluate(_COUNT, 900)
    page.wait_for_selector(".count:text-is('1')")


def test_nobody_waits_for_themselves_while_the_house_plays(come: Come) -> None:
    page = shown(come(), None, house=True)
    assert page.inner_text("#prompt") == "Your turn"
    assert "The house plays for you." in page.inner_text(".commands")


def test_german_players_read_german_names_and_examples(come: Come) -> None:
    visit = come()
    visit.page.goto(visit.address + "/healthz")
    visit.page.evaluate("localStorage['parlour.language'] = 'de'")
    page = lobby(visit)
    assert "Du bist Gast." in page.inner_text(".welcome")
    page.click(f"[data-game={game_names()[0]}] .quick")
    visit.say_name()
    assert page.inner_text("h1") != TITLE
    assert page.inner_text("h1") == "Schnelles Spiel"


def test_the_example_in_the_command_box_is_a_move_of_this_question(come: Come) -> None:
    page = shown(come(), {"low": 1, "high": 4})
    assert page.get_attribute(".typed-move input", "placeholder") == "Or type: STAKE 1, STOP"
