"""Rules and odds beside the table: one plays on with them open, and they close as they were opened."""

from typing import Any, Final

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.short import seats_for
from tests.browser.site import AXE, serious_faults

_RULES: Final = ".top nav button:has-text('Rules')"
_OVER_THE_FELT: Final = """() => {
    const felt = document.querySelector('.middle').getBoundingClientRect()
    return document.querySelector('.beside').getBoundingClientRect().left < felt.right
}"""


def _wait_for_focus(page: Any, selector: str) -> None:
    """Waits until it has the focus: whatever closes tells the page a moment later."""
    page.wait_for_selector(f"{selector}:focus")


def test_one_plays_on_with_the_rules_open_beside_the_table(come: Come) -> None:
    visit, game = come(), game_names()[0]
    visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".page:not([data-asked='0'])")
    page.focus(_RULES)
    page.keyboard.press("Enter")
    page.wait_for_selector(".beside .rules li")
    _wait_for_focus(page, ".beside-inside")
    assert not page.query_selector("dialog[open]")
    assert not page.evaluate(_OVER_THE_FELT)
    assert AXE is None or serious_faults(page) == []
    Hands(visit, 1).decide_if_asked()
    assert page.is_visible(".beside .rules")
    page.focus(".beside input")
    page.keyboard.press("Escape")
    page.wait_for_selector(".aside .log")
    _wait_for_focus(page, "[aria-expanded=false]")
    assert not page.query_selector(".beside")


def test_the_odds_close_by_escape_and_leave_the_focus_where_they_were_asked_for(come: Come) -> None:
    visit, game = come(), game_names()[0]
    visit.open_table(game=game, seats=seats_for(game, 4), clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.wait_for_selector(".page:not([data-asked='0'])")
    page.focus(".worth")
    page.keyboard.press("Enter")
    page.wait_for_selector(".aside .advice-box")
    page.focus(".advice-box button")
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice-box", state="detached")
    _wait_for_focus(page, ".worth")


def test_where_there_is_no_room_the_rules_lie_over_the_table(come: Come) -> None:
    visit = come("tablet")
    visit.open_table(game=game_names()[0], clock="none")
    visit.page.click(_RULES)
    visit.page.wait_for_selector("dialog.rules[open] .rules li")
    visit.page.keyboard.press("Escape")
    visit.page.wait_for_selector("dialog:not([open])", state="attached")
    _wait_for_focus(visit.page, "[aria-expanded=false]")
