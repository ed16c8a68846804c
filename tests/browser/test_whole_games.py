"""Whole games through the real page, by somebody who presses what is offered and knows no game."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.clicker import Clicker, games_of
from tests.browser.stage import SIZES, Visit, browser, found_chromium, room

pytest.importorskip("playwright", reason="the browser group is not installed")
pytestmark = pytest.mark.skipif(found_chromium() is None, reason="no chromium was found")
_MOST = 120


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with room() as where:
        yield where


@pytest.fixture(scope="module")
def launched() -> Iterator[Any]:
    with browser() as found:
        yield found


def test_a_game_of_each_is_played_without_a_refusal_or_an_error(address: str, launched: Any) -> None:
    for nth, game in enumerate(games_of(Visit(launched, address))):
        visit = Visit(launched, address, list(SIZES)[nth % 2])
        visit.open_table(game=game["game"], variant=game["variants"][-1], seats=game["least"], clock="none")
        visit.sit_and_begin()
        played = Clicker(visit, nth).play(_MOST)
        assert (played.refusals, visit.troubles, played.is_over) == ([], [], True), game["title"]
        visit.context.close()


def test_a_half_made_choice_outlives_a_reload(address: str, launched: Any) -> None:
    visit = Visit(launched, address)
    game = next(each for each in games_of(visit) if each["least"] == 2)
    visit.open_table(game=game["game"], seats=2, clock="none")
    visit.sit_and_begin()
    Clicker(visit).play(2)
    visit.page.wait_for_selector(".card.able")
    visit.page.query_selector(".card.able").evaluate("card => card.click()")
    picked = visit.page.get_attribute(".card.picked", "aria-label")
    visit.page.reload()
    visit.page.wait_for_selector(".card.picked")
    assert visit.page.get_attribute(".card.picked", "aria-label") == picked
    assert visit.troubles == []
