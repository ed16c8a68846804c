"""Whole games through the real page, by somebody who presses what is offered and knows no game."""

from typing import Any

from tests.browser.clicker import games_of
from tests.browser.presser import Presser
from tests.browser.short import short_rules
from tests.browser.stage import SIZES, Visit

_MOST = 120


def test_a_game_of_each_is_played_without_a_refusal_or_an_error(address: str, launched: Any) -> None:
    for nth, game in enumerate(games_of(Visit(launched, address))):
        visit = Visit(launched, address, list(SIZES)[nth % 2])
        last, few = game["variants"][-1], short_rules(game["game"])
        visit.open_table(game=game["game"], variant=last, seats=game["least"], clock="none", changes=few)
        visit.sit_and_begin()
        played = Presser(visit, nth).play(_MOST)
        assert (played.refusals, visit.troubles, played.is_over) == ([], [], True), game["title"]
        visit.context.close()


def test_a_half_made_choice_outlives_a_reload(address: str, launched: Any) -> None:
    visit = Visit(launched, address)
    game = next(each for each in games_of(visit) if each["least"] == 2)
    visit.open_table(game=game["game"], seats=2, clock="none")
    visit.sit_and_begin()
    Presser(visit).play(2)
    visit.page.wait_for_selector(".card.able")
    visit.page.query_selector(".card.able").evaluate("card => card.click()")
    picked = visit.page.get_attribute(".card.picked", "aria-label")
    visit.page.reload()
    visit.page.wait_for_selector(".card.picked")
    assert visit.page.get_attribute(".card.picked", "aria-label") == picked
    assert visit.troubles == []
