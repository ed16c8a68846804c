"""Clubs and evenings in real browsers: founded, joined by link and password, played in, looked back on."""

from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.site import AXE, finished_game, lobby, serious_faults

A_GAME: Final = game_names()[0]
WORD: Final = "opensesame"


def come_into(page: Any, name: str, password: str) -> None:
    page.wait_for_selector(".entrance")
    if page.query_selector("[name=own]"):
        page.fill("[name=own]", name)
    page.fill("[name=password]", password)
    page.keyboard.press("Enter")


def test_friends_found_a_club_come_in_by_link_and_password_and_have_tables_of_their_own(come: Come) -> None:
    ann, ben, stranger = come(), come("phone"), come()
    page = ann.page
    page.goto(ann.address + "/club")
    page.fill("[name=name]", "Thursday <i>round</i>")
    come_into(page, "Ann", WORD)
    page.wait_for_selector("h1:has-text('Thursday <i>round</i>')")
    assert page.inner_text(".club-top [role=status]").startswith("Nobody else")
    link = page.url
    ben.page.goto(link)
    come_into(ben.page, "Ben", "sesame")
    ben.page.wait_for_selector(".entrance .why:has-text('open no club')")
    assert ben.page.evaluate("document.activeElement.name") == "password"
    assert ben.page.get_attribute("[name=password]", "aria-invalid") == "true"
    ben.troubles.clear()
    come_into(ben.page, "Ben", WORD)
    ben.page.check(".friends [name=shown]")
    page.reload()
    page.wait_for_selector(".companion:has-text('Ben') .here")
    page.select_option(".open-table select", A_GAME)
    page.click(".open-table button")
    page.wait_for_selector(".create .make")
    assert page.locator(".create [name=public]").count() == 0
    page.click("button.open")
    table = page.get_attribute(".create a.go", "href").removeprefix("/t/").removesuffix("#sit")
    ben.page.reload()
    ben.page.click(f".tables [data-table='{table}'] .go")
    ben.say_name()
    others = lobby(stranger)
    assert others.locator(f"[data-table='{table}']").count() == 0
    others.goto(f"{stranger.address}/t/{table}")
    others.wait_for_selector("text=members of its club")
    stranger.troubles.clear()
    page.goto(link)
    page.click(".companion:has-text('Ben') [aria-label='Remove Ben']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".founder .companion:has-text('Ben')")
    ben.page.goto(link)
    ben.page.wait_for_selector(".entrance")
    assert "Thursday" not in ben.page.content()


@pytest.mark.thorough
def test_an_evening_has_a_page_with_its_score_and_every_game_to_see_again_and_check(come: Come) -> None:
    ann = come()
    page = lobby(ann)
    table = finished_game(page, A_GAME, games=2)
    page.goto(ann.address + "/me")
    page.click(f"[data-game='{table}.2'] a[href='/series/{table}']")
    page.wait_for_selector(".running-score")
    assert page.locator(".series-games > li").count() == 2
    assert page.locator(".series-games .winner").count() >= 2
    assert page.locator("tr.mine td.number b").inner_text().isdecimal()
    assert "Ann" in page.inner_text("tr.mine")
    assert not AXE or serious_faults(page) == []
    page.click("[data-game='1'] a[href^='/check']")
    page.wait_for_selector(".verdict.holds")
    page.go_back()
    page.click("[data-game='2'] a[href^='/g/']")
    page.wait_for_selector(".controls")
