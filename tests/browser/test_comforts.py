"""What makes playing pleasant: one's own order of a hand, a call when asked, a question before the end."""

from typing import Any, Final

from parlour.engine.rules.finder import find_game, game_names
from tests.browser.conftest import Come
from tests.browser.measures import BOXES
from tests.browser.site import serious_faults
from tests.browser.stage import Visit

_STUBS: Final = """() => {
    window.called = []
    navigator.vibrate = ms => called.push('shake')
    window.Notification = class { static permission = 'granted'; constructor(title) { called.push(title) } }
    const nothing = () => {}
    const ramps = ['setValueAtTime', 'linearRampToValueAtTime', 'exponentialRampToValueAtTime']
    const param = Object.fromEntries(ramps.map(name => [name, nothing]))
    const node = {connect: nothing, stop: nothing, frequency: param, gain: param}
    window.AudioContext = class {
        destination = null; currentTime = 0; sampleRate = 8; state = 'running'
        createGain = () => node; createBiquadFilter = () => node
        createBuffer = () => ({getChannelData: () => []})
        createOscillator = () => ({...node, start: () => called.push('tone')})
        createBufferSource = () => ({...node, start: () => called.push('noise')})
    }
    Object.defineProperty(document, 'hidden', {get: () => window.isAway ?? false})
}"""
_ASK: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const store = await import(`${base}/table/state/store.js`)
    const {batch} = await import(`${base}/vendor/signals.js`)
    const nothing = {zones: [], counters: {}, ending: null, seats: [], notes: [], marks: {}, events: []}
    const question = {asked: 7, toAct: [0], forms: [{verb: 'ONLY'}], prompt: 'Well?', phase: '', clock: null}
    batch(() => {
        store.you.value = 0
        store.scene.value = {seq: 1, game: 1, missed: 0, ...nothing, ...question}
    })
}"""
_END: Final = """async () => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {queueState} = await import(`${base}/table/state/pacing.js`)
    const {effect} = await import(`${base}/vendor/signals.js`)
    const {seats} = await import(`${base}/table/state/store.js`)
    const ending = {say: 'That was it.', places: [1, 2], winners: [0]}
    const close = {winners: [0], beaten: [1], amounts: [40, -40], hands: {0: 'pair of aces', 1: 'king high'}}
    const told = {kind: 'beat', seat: 0, say: 'A pair of aces beats king high and takes 40.', close}
    const common = {phase: '', toAct: [], seats: [{}, {}]}
    effect(() => { if (seats.value.status !== 'over') seats.value = {...seats.value, status: 'over'} })
    queueState({seq: 1, game: 1, common, own: {}})
    queueState({seq: 2, game: 1, common: {...common, ending}, own: {}, events: [told]})
}"""
_HELD: Final = "all => all.map(each => each.dataset.code)"
_HAND: Final = ".own .hand button.card"


def with_many_cards() -> str:
    """The game that deals the largest hands."""
    return max(game_names(), key=lambda name: int(find_game(name).tree().get("handSize", 0)))


def with_a_button() -> str:
    """A game that begins with a question which one press answers."""
    return max(game_names(), key=lambda name: int(find_game(name).rules().players.most))


def held(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all(_HAND, _HELD)
    return found


def test_a_hand_is_put_in_ones_own_order_by_dragging_and_by_keys(come: Come) -> None:
    visit = come()
    visit.open_table(game=with_many_cards(), seats=2, clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(_HAND)
    usual = held(page)
    _drag(page, 0, len(usual) - 1)
    assert held(page) == [*usual[1:], usual[0]]
    page.focus(f"{_HAND} >> nth=0")
    page.keyboard.press("Shift+ArrowRight")
    moved = [usual[2], usual[1], *usual[3:], usual[0]]
    assert held(page) == moved
    page.reload()
    page.wait_for_selector(_HAND)
    assert held(page) == moved
    page.click(".own .sort")
    assert held(page) == usual


def _drag(page: Any, place: int, onto: int) -> None:
    """Drags a card of the hand to the right edge of another."""
    start, end = (page.locator(_HAND).nth(nth).bounding_box() for nth in (place, onto))
    page.mouse.move(start["x"] + 8, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 20, steps=3)
    page.mouse.move(end["x"] + end["width"] - 4, end["y"] + 30, steps=3)
    page.mouse.up()


def test_whoever_is_asked_is_called_and_asked_again_before_it_is_done(come: Come) -> None:
    visit = come(confirm="always", sound="on", notify="on")
    visit.change(_STUBS)
    visit.open_table(game=with_a_button(), seats=2, clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".page:not([data-asked='0'])")
    assert page.title().startswith("● Your turn")
    page.wait_for_function("called.includes('tone') && called.includes('shake')")
    page.evaluate("window.isAway = true")
    asked = page.get_attribute(".page", "data-asked")
    _press_twice(visit)
    page.wait_for_selector(f".page:not([data-asked='{asked}']):not([data-asked='0']), .page.over")
    page.wait_for_function("called.some(each => each.includes('turn'))")


def test_whoever_plays_first_is_asked_once_and_then_hears_a_deal(come: Come) -> None:
    visit = come("slim")
    visit.change(_STUBS)
    visit.change("() => { try { localStorage['parlour.prefs'] ??= '{}' } catch { } }")
    visit.page.goto(visit.address + "/healthz")
    visit.open_table(game=with_a_button(), seats=2, clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".sound-question")
    assert serious_faults(page) == []
    before = page.evaluate(BOXES)
    page.focus(".sound-question button >> nth=0")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sound-question", state="detached")
    assert page.evaluate(BOXES) == before
    visit.open_table(game=with_many_cards(), seats=2, clock="none")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("called") == []
    visit.sit_and_begin()
    page.wait_for_function("called.includes('noise')")
    assert page.query_selector(".sound-question") is None


def _press_twice(visit: Visit) -> None:
    """The first press asks whether one is sure, and nothing is sent."""
    verb = visit.page.locator(".verb:not([aria-pressed])").first
    asked, label = visit.page.get_attribute(".page", "data-asked"), verb.inner_text()
    verb.click()
    visit.page.wait_for_function("was => document.querySelector('.verb.likely').innerText !== was", arg=label)
    assert visit.page.get_attribute(".page", "data-asked") == asked
    verb.click()


def test_what_is_forced_is_done_by_itself_for_those_who_like_it(come: Come) -> None:
    """The page is shown a question with one answer; the room, which has not asked it, refuses that answer."""
    careful, quick = come(forced="off"), come(forced="on")
    for visit in (careful, quick):
        visit.open_table(game=with_a_button(), seats=2, clock="none")
        visit.page.evaluate(_ASK)
        visit.page.wait_for_selector(".verb")
    quick.page.wait_for_selector(".notice.bad")
    assert careful.page.locator(".notice.bad").count() == 0, "which was asked before the other"


def test_the_last_hands_are_seen_before_the_results(come: Come) -> None:
    visit = come(pace="fast")
    visit.open_table(game=with_a_button(), seats=2, clock="none")
    visit.page.evaluate(_END)
    visit.page.wait_for_selector(".next-round")
    visit.page.wait_for_timeout(1_000)
    assert visit.page.query_selector("dialog[open]") is None
    assert visit.page.inner_text(".verdict") == "A pair of aces beats king high and takes 40."
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_selector("dialog[open] .ending")
