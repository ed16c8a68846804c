"""What people do at a table: by keyboard alone, with a bad line, too slowly, looking on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.presser import Presser
from tests.browser.short import short_rules
from tests.browser.stage import Pages, Served, Visit

_CHOICE: Final = """() => {
    const kept = Object.keys(sessionStorage).find(key => key.startsWith('parlour.choice.'))
    const picked = document.querySelectorAll('.card.picked').length
    return [sessionStorage[kept], picked, document.querySelector('.panel').innerText]
}"""
_CUT: Final = """() => {
    const Real = WebSocket
    window.lines = []
    window.WebSocket = class extends Real { constructor(...all) { super(...all); lines.push(this) } }
}"""
_LINE_IS_CUT: Final = ("net::ERR_", "WebSocket connection")


def but_for_the_line(visit: Visit) -> list[str]:
    """What went wrong, but for what the browser itself says of a line that was cut."""
    return [each for each in visit.troubles if not any(sign in each for sign in _LINE_IS_CUT)]


def a_game_with_forms() -> str:
    """A game whose questions are answered with cards."""
    return game_names()[0]


def see_to_the_deal(visit: Visit) -> None:
    """Whoever deals is asked first how: as usual."""
    visit.page.wait_for_selector(".page:not([data-asked='0'])")
    if visit.page.query_selector("button.card.able") is None:
        visit.page.click(".verb:not([aria-pressed])")
        visit.page.wait_for_selector("button.card.able")


def half_made(visit: Visit) -> Any:
    """Opens a form that needs cards, takes one, and stops there: what the page then shows."""
    see_to_the_deal(visit)
    page = visit.page
    page.click("button.card.able >> nth=0", position={"x": 6, "y": 10})
    page.wait_for_selector(".card.picked")
    return page.evaluate(_CHOICE)


def test_a_game_is_played_by_keyboard_alone(come: Come) -> None:
    visit = come()
    name = a_game_with_forms()
    visit.open_table(game=name, seats=2, clock="none", changes=short_rules(name))
    page = visit.page
    page.wait_for_selector(".commands .go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".own .plate")
    _tab_to(page, ".commands .go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".page.playing")
    for _ in range(40):
        page.wait_for_selector(".page:not([data-asked='0']), .page.over")
        if page.query_selector(".page.over"):
            break
        _answer_by_keys(page)
    assert page.query_selector(".page.over")


def _tab_to(page: Any, selector: str) -> None:
    page.wait_for_selector(selector)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{selector} is not reached with the Tab key")


def _answer_by_keys(page: Any) -> None:
    """The first verb by its letter, cards by their digits, and Enter; the last verb if that is not enough."""
    asked = page.get_attribute(".page", "data-asked")
    for key in page.eval_on_selector_all(".verb kbd", "all => all.map(each => each.textContent)")[::-1]:
        page.keyboard.press(key)
        for digit in "12345":
            if page.query_selector(".panel .go[aria-disabled=false]") or not page.query_selector(".panel"):
                break
            page.keyboard.press(digit)
        if page.query_selector(".panel .go[aria-disabled=false]"):
            page.keyboard.press("Enter")
        if _is_answered(page, asked):
            return
    pytest.fail("nothing can be done with these keys")


def _is_answered(page: Any, asked: str) -> bool:
    from playwright.sync_api import TimeoutError as Late  # type: ignore[import-not-found, unused-ignore]

    try:
        page.wait_for_selector(f".page:not([data-asked='{asked}']), .page.over", timeout=2_000)
    except Late:
        page.keyboard.press("Escape")
        return False
    return True


def test_a_half_made_choice_is_there_when_the_line_comes_back(come: Come) -> None:
    visit = come()
    visit.change(_CUT)
    visit.open_table(game=a_game_with_forms(), seats=2, clock="none")
    visit.sit_and_begin()
    before = half_made(visit)
    visit.context.set_offline(True)
    visit.page.evaluate("() => lines.at(-1).close()")
    visit.page.wait_for_selector(".page.offline")
    assert visit.page.evaluate(_CHOICE) == before
    visit.context.set_offline(False)
    visit.page.wait_for_selector(".page:not(.offline)", timeout=15_000)
    assert visit.page.evaluate(_CHOICE) == before
    visit.page.reload()
    visit.page.wait_for_selector(".card.picked")
    assert visit.page.evaluate(_CHOICE) == before
    assert Presser(visit).play(2).troubles == []
    visit.troubles[:] = but_for_the_line(visit)


def test_the_house_plays_when_time_is_up(come: Come) -> None:
    visit = come()
    visit.open_table(game=a_game_with_forms(), seats=2, changes={"turnSeconds": 1})
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".prompt .time, .page.over")
    seq = page.get_attribute(".page", "data-seq")
    page.wait_for_function(
        "was => Number(document.querySelector('.page').dataset.seq) > was", arg=int(seq), timeout=20_000
    )
    assert page.query_selector(".notice.bad") is None


def test_whoever_looks_on_sees_the_table_and_no_hand(come: Come) -> None:
    ann, looker = come(), come("phone")
    name = a_game_with_forms()
    table = ann.open_table(game=name, seats=2, clock="none", changes=short_rules(name))
    ann.sit_and_begin()
    see_to_the_deal(ann)
    looker.go_to(table)
    looker.page.wait_for_selector(".zone.held .card")
    assert looker.page.query_selector(".own, .verb") is None
    zone = ann.page.get_attribute(".own .hand .cards", "data-zone")
    codes = "all => all.map(each => each.dataset.code)"
    seen = looker.page.eval_on_selector_all(f"[data-zone='{zone}'] .card", codes)
    assert seen
    assert set(seen) == {"-1"}, "nobody knows a card of a hand that has taken none"
    assert Presser(ann).play().is_over
    looker.page.wait_for_selector(".page.over")


@pytest.fixture
def kept_room(tmp_path: Path) -> Iterator[Served]:
    served = Served(str(tmp_path / "room.db"))
    yield served
    served.close()


def test_a_room_is_killed_and_comes_back_under_the_page(
    launched: Any, pages: Pages, kept_room: Served
) -> None:
    visit = Visit(launched, kept_room.address, pages=pages)
    name = a_game_with_forms()
    visit.open_table(game=name, seats=2, clock="none", changes=short_rules(name))
    visit.sit_and_begin()
    before = half_made(visit)
    kept_room.kill()
    visit.page.wait_for_selector(".page.offline")
    assert visit.page.evaluate(_CHOICE) == before
    kept_room.start()
    visit.page.wait_for_selector(".page:not(.offline)", timeout=30_000)
    assert json.loads(visit.page.evaluate(_CHOICE)[0]) == json.loads(before[0])
    played = Presser(visit).play()
    assert played.troubles == []
    assert played.is_over
    visit.leave()
    assert but_for_the_line(visit) == []


def test_a_game_is_ended_from_the_menu_and_won_from_whoever_has_left(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.open_table(game=a_game_with_forms(), seats=2, clock="none")
    ann.page.click(".commands .go")
    ann.page.wait_for_selector(".own .plate")
    bob.prefer()
    bob.go_to(table)
    bob.sit_down()
    ann.page.click(".commands .go")
    bob.page.wait_for_selector(".page.playing")
    assert "walkover" not in bob.page.inner_text(".commands")
    ann.page.goto("about:blank")
    bob.page.wait_for_selector(".commands button:has-text('walkover')")
    ann.go_to(table)
    ann.page.wait_for_selector(".page.playing")
    ann.page.click("header [aria-label=Menu]")
    ann.page.click("text=End the game without a result")
    ann.page.keyboard.press("Escape")
    bob.page.click(".vote button >> nth=0")
    for visit in (ann, bob):
        visit.page.wait_for_selector(".page.over")
        visit.page.wait_for_selector("text=The game was ended without a result.")
        assert visit.page.locator("header.top").bounding_box()["y"] == 0
        assert "undefined" not in visit.page.inner_text("body")
        assert but_for_the_line(visit) == []
