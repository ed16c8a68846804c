"""A game, a player and a bonus rule of installed packages, in the browser of somebody who knows of none."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.browser.conftest import Come
from tests.browser.presser import Presser, go_on_by_itself
from tests.browser.site import lobby
from tests.browser.stage import Served, Visit
from tests.packages.installed import GAME, PLAYER, RULE, installed_packages
from tests.red_club import CHANGES

BRAG: Final = "three-card-brag"
RULE_FIELD: Final = f"[name='bonusRules.own.{RULE}']"
_ASK: Final = """async settings => {
    const headers = {'content-type': 'application/json'}
    const post = body => ({method: 'POST', headers, body: JSON.stringify(body)})
    await fetch('/api/person', post({name: 'Ann'}))
    return (await fetch('/api/tables', post(settings))).json()
}"""


@pytest.fixture
def visit(launched: Any) -> Iterator[Visit]:
    """Somebody in a room with these packages, whose host allows the bonus rule."""
    served = Served("memory:", "--bonus-rules", RULE, plug_ins=installed_packages())
    visit = Visit(launched, served.address)
    yield visit
    visit.context.close()
    served.close()
    assert visit.troubles == []


def test_all_three_are_chosen_in_the_form_and_played(visit: Visit) -> None:
    visit.prefer()
    page = lobby(visit)
    page.click(f".game[data-game={GAME}] .set-up")
    page.select_option("[name=level]", PLAYER)
    sit_at_the_new_table(visit)
    played = Presser(visit).play()
    assert played.troubles == []
    assert played.is_over
    page = lobby(visit)
    page.click(f".game[data-game={BRAG}] .set-up")
    page.click(".house summary")
    assert "three red cards" in page.text_content(f"label:has({RULE_FIELD})")
    page.check(RULE_FIELD)
    page.select_option("[name=level]", PLAYER)
    sit_at_the_new_table(visit)
    page.wait_for_selector(".page.playing")


def sit_at_the_new_table(visit: Visit) -> None:
    visit.page.click("button.open")
    visit.page.click(".create a.go")
    visit.say_name()
    visit.page.click(".commands .go")
    visit.page.wait_for_selector(".page.playing, .page.over")
    go_on_by_itself(visit)


def test_a_room_that_has_not_allowed_the_rule_refuses_it_with_its_place(come: Come) -> None:
    visit = come()
    visit.prefer()
    answer = visit.page.evaluate(_ASK, {"game": BRAG, "changes": CHANGES})
    assert answer["code"] == "bonus-rule-not-allowed"
    assert answer["why"].startswith("bonusRules.own[0]: this room does not play by the bonus rule")
    visit.troubles.clear()
