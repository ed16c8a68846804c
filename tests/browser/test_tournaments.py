"""Tournaments in a real browser: entered, directed and played in a real room, and how their pages look."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import pytest

from parlour.server.api.tournament_bodies import TournamentNow
from parlour.wire.tournament_parts import NOBODY, TournamentOwn
from tests.browser import tournaments as made
from tests.browser.conftest import Come
from tests.browser.site import AXE, faults_in_all_themes, lobby, serious_faults
from tests.browser.stage import SIZES, Pages, Visit

_SMALL: Final = dict(zip(("width", "height"), SIZES["small"], strict=True))
_WIDER: Final = "() => document.documentElement.scrollWidth - innerWidth"
_SHOWN: Final[dict[str, Callable[[], TournamentNow]]] = {
    "before": made.before,
    "with a code": lambda: made.before("code"),
    "the door": made.director_before,
    "during": lambda: made.during(paused=True, why_paused="Fire.", hand_for_hand=True),
    "the desk": made.director_during,
    "bracket": lambda: made.whole_games("single-elimination"),
    "cross table": lambda: made.whole_games("round-robin"),
    "rounds": lambda: made.whole_games("swiss"),
    "after": made.after,
    "after, to the director": lambda: made.after(TournamentOwn(may=["transfers"])),
    "results to correct": lambda: made.whole_games("swiss", TournamentOwn(may=["direct"])),
}
"""A tournament in every state, as the wire's parts tell it."""
_START: Final = """async regulations => {
    const headers = {'content-type': 'application/json'}
    const posted = body => ({method: 'POST', headers, body: JSON.stringify(body)})
    const post = async (path, body) => (await fetch(path, posted(body))).json()
    await post('/api/person', {name: 'Ann'})
    localStorage.setItem('parlour.known', '1')
    const {tournament} = await post('/api/tournaments', {regulations})
    const path = `/api/tournaments/${tournament}`
    await post(`${path}/act`, {what: 'bot', player: 'house:easy', text: 'Bot', amount: 3})
    await post(`${path}/enter`, {})
    await post(`${path}/act`, {what: 'start'})
    for (;;) {
        const now = await (await fetch(path)).json()
        if (now.own.table) return [tournament, now.own.table]
        await new Promise(done => setTimeout(done, 100))
    }
}"""
_HIDDEN: Final = """() => {
    window.notices = []
    window.Notification = class { constructor(title) { window.notices.push(title) } }
    window.Notification.permission = 'granted'
    Object.defineProperty(document, 'hidden', {get: () => true})
}"""
_GO: Final = """async go => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {going} = await import(`${base}/table/state/store.js`)
    window.isTheSame = true
    going.value = go
}"""


@pytest.fixture
def visit(come: Come) -> Visit:
    """Somebody new, on whose pages nothing may go wrong."""
    return come()


@contextmanager
def shown(visit: Visit, now: TournamentNow) -> Iterator[made.Desk]:
    """The tournament's page, with what stands in for the room behind it."""
    desk = made.Desk(visit.page, now)
    visit.page.goto(f"{visit.address}/tournament/{made.KEY}")
    visit.page.wait_for_selector(".tournament-head")
    yield desk
    desk.leave()


def _faults(page: Any) -> list[str]:
    return serious_faults(page) if AXE else []


def test_a_tournament_is_opened_entered_and_started_in_the_room(visit: Visit) -> None:
    page = lobby(visit)
    page.click(".side-tables .tabs button >> nth=1")
    page.click(".new-tournament-way")
    page.wait_for_selector("#new-title")
    assert _faults(page) == []
    page.fill("#new-title", "Cup of tests")
    page.fill("#new-prizes", "3 10")
    page.click(".how-more summary")
    assert _faults(page) == []
    page.fill("#new-rest", "")
    page.click(".how-more summary")
    page.click(".open-tournament")
    page.wait_for_selector("#new-rest[aria-invalid=true]:focus")
    page.fill("#new-rest", "0")
    page.click(".open-tournament")
    page.wait_for_selector("#new-prizes[aria-invalid=true]:focus")
    page.fill("#new-prizes", "10 3")
    page.click(".open-tournament")
    page.wait_for_selector(".tournament-head h1:has-text('Cup of tests')")
    page.click(".act-bot")
    page.fill("#act-amount", "3")
    page.click(".act-dialog .go")
    page.wait_for_selector(".people-list li >> nth=2")
    page.click(".views button >> nth=1")
    page.wait_for_selector(".absence li")
    page.fill("#entry-name", "Ann of the tests")
    page.click(".enter")
    page.wait_for_selector(".withdraw")
    page.click(".views button >> nth=0")
    page.click(".act-start")
    page.click(".act-dialog .go")
    page.click(".to-table")
    page.wait_for_selector(".own .plate")
    page.wait_for_selector(".strip:has-text('still in')")


def test_at_a_tournaments_table_the_director_decides_and_empty_chairs_are_nobody(visit: Visit) -> None:
    table = _seated(visit, chairs=6)[1]
    page = visit.page
    assert page.url.endswith(table)
    assert page.locator(".nobody").count() == 2
    assert page.locator(".chair").count() == 0
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.locator(".bar").bounding_box()["y"] < 100, "a phone on its side has the bar beside the table"
    page.click(".top nav button[aria-label='Menu']")
    page.wait_for_selector(".menu-table button")
    commands = page.locator(".menu-table button").all_inner_texts()
    assert "Sit out" in commands
    assert not {"Take back", "Stand up", "Stop the clocks"} & set(commands)


def _seated(visit: Visit, chairs: int) -> tuple[str, str]:
    """The tournament, and the table, at which the visitor sits with bots."""
    regulations = {"game": "bastard-brag", "format": {"name": "freeze-out"}, "chairs": chairs}
    visit.prefer()
    tournament, table = visit.page.evaluate(_START, regulations)
    visit.go_to(table)
    visit.page.wait_for_selector(".own .plate")
    visit.page.wait_for_selector(".strip")
    return tournament, table


def test_whoever_moves_is_at_the_new_table_without_a_new_page(visit: Visit) -> None:
    tournament, _ = _seated(visit, chairs=6)
    page = visit.page
    _, other = page.evaluate(_START, {"game": "bastard-brag", "format": {"name": "freeze-out"}})
    go = {"tournament": tournament, "table": other, "seat": 1, "why": "broken", "fromNumber": 9, "number": 4}
    page.evaluate(_GO, {"t": "go", "at": 0, **go})
    page.wait_for_selector(".move-card:has-text('because table 9 was broken')")
    assert _faults(page) == []
    assert page.title().startswith("● You move to table 4")
    page.wait_for_url(f"**/t/{other}")
    page.wait_for_selector(".own .plate")
    assert page.evaluate("() => window.isTheSame")
    assert "You move to table 4" in page.inner_text("#stream")
    assert page.locator(".move-card").count() == 0


def test_the_director_gives_a_reason_and_hears_why_the_room_refuses(visit: Visit) -> None:
    with shown(visit, made.director_during()) as desk:
        page = visit.page
        page.click(".about-give >> nth=0")
        page.fill("#act-amount", "2")
        assert "90 → 92" in page.inner_text(".act-dialog .go")
        page.click(".act-dialog .go")
        page.wait_for_selector("#act-reason[aria-invalid=true]:focus")
        assert desk.asked == []
        desk.refuse_with = "Nobody by that number."
        page.fill("#act-reason", "The line was cut.")
        page.click(".act-dialog .go")
        page.wait_for_selector("#act-room-fault:has-text('Nobody by that number.')")
        desk.refuse_with = ""
        page.click(".act-dialog .go")
        page.wait_for_selector(".act-dialog:not([open])", state="attached")
        sent = {"t": "act", "what": "give", "reason": "The line was cut.", "entrant": 0, "amount": 2}
        assert [{**each, "id": 0} for each in desk.asked] == [{**sent, "id": 0}] * 2


def test_the_director_corrects_a_result_and_hands_over(visit: Visit) -> None:
    with shown(visit, made.whole_games("swiss", TournamentOwn(may=["direct"]))) as desk:
        page = visit.page
        page.click(".correct >> nth=0")
        page.fill("#act-places", "2")
        page.fill("#act-reason", "The clock was wrong.")
        page.click(".act-dialog .go")
        page.wait_for_selector("#act-places:focus")
        page.fill(".places input >> nth=1", "1")
        page.click(".act-dialog .go")
        page.wait_for_selector(".act-dialog:not([open])", state="attached")
        page.fill("input[type=search]", "otto")
        page.click(".about-host")
        page.click(".act-dialog .go")
        page.wait_for_selector(".act-dialog:not([open])", state="attached")
        correct, host = desk.asked
        assert (correct["what"], correct["table"], correct["places"]) == ("correct", 1, [2, 1])
        assert (host["what"], host["entrant"]) == ("host", 1)


def test_whoever_looks_elsewhere_is_told_of_a_table(come: Come) -> None:
    visit = come(notify="on")
    visit.change(_HIDDEN)
    visit.prefer()
    waiting = made.during(TournamentOwn(made.ME, made.standing(made.ME), may=["withdraw"]))
    with shown(visit, waiting) as desk:
        seated = made.during()
        desk.now = msgspec.structs.replace(seated, seq=waiting.seq + 1)
        desk.tell()
        visit.page.wait_for_function("() => document.title.startsWith('● You sit at table 2')")
        assert visit.page.evaluate("() => window.notices") == ["You sit at table 2"]


def test_a_wrong_code_is_told_at_its_field(visit: Visit) -> None:
    with shown(visit, made.before("code")) as desk:
        desk.refuse_with = "This is not the code."
        visit.page.fill("#entry-name", "Ann")
        visit.page.fill("#entry-code", "guess")
        visit.page.click(".enter")
        visit.page.wait_for_selector("#entry-code[aria-invalid=true]:focus")
        assert desk.asked[0]["text"] == "guess"
        assert visit.page.inner_text("#entry-wrong") == "This is not the code."


def test_before_the_start_the_page_says_how_long_and_how_fair(visit: Visit) -> None:
    with shown(visit, made.before()):
        visit.page.wait_for_selector(".forecast li")
        said = visit.page.inner_text(".forecast li")
        assert "about 25 minutes (9 of 10 end within 30 minutes)" in said
        assert "wins 41% of such tournaments (8.3% by chance)" in said


def test_what_is_announced_is_heard_and_one_is_found_among_many(visit: Visit) -> None:
    with shown(visit, made.during()) as desk:
        page = visit.page
        page.wait_for_selector("tr.mine")
        desk.announce("Ten minutes of rest.")
        page.wait_for_selector("#stream p:has-text('Ten minutes of rest.')", state="attached")
        page.click(".find-me")
        page.wait_for_selector("tr.mine:focus")
        assert page.locator(".mini-table .open").count() == desk.now.common.tables[1].entrants.count(NOBODY)


def test_the_seed_is_checked_on_the_page(visit: Visit) -> None:
    with shown(visit, made.after()):
        visit.page.click(".proof button")
        visit.page.wait_for_selector(".proof [role=status]:has-text('It holds')")


@pytest.fixture(scope="module")
def looks(launched: Any, pages: Pages, address: str) -> dict[str, tuple[list[str], int, int]]:
    """By state: what axe says in the light and in the dark, how much too wide on a phone, and pictures."""
    visit = Visit(launched, address, pages=pages)
    visit.prefer()
    visit.page.evaluate("localStorage.setItem('parlour.language', 'de')")
    found = {name: _looked_at(visit, make()) for name, make in _SHOWN.items()}
    visit.leave()
    assert visit.troubles == []
    return found


def _looked_at(visit: Visit, now: TournamentNow) -> tuple[list[str], int, int]:
    page = visit.page
    with shown(visit, now):
        faults = faults_in_all_themes(page)
        page.set_viewport_size(_SMALL)
        wider = page.evaluate(_WIDER)
        page.set_viewport_size(dict(zip(("width", "height"), SIZES["desktop"], strict=True)))
        return faults, wider, page.locator("main img").count()


@pytest.mark.skipif(AXE is None, reason="axe-core is not in build/axe-core: npm pack axe-core")
def test_axe_finds_nothing_serious_in_any_state(looks: dict[str, tuple[list[str], int, int]]) -> None:
    assert {name: faults for name, (faults, _, _) in looks.items() if faults} == {}


def test_no_state_is_wider_than_a_small_phone_and_names_are_text(
    looks: dict[str, tuple[list[str], int, int]],
) -> None:
    assert {name: seen for name, (_, *seen) in looks.items() if any(seen)} == {}
