"""How the pages around the table look and speak: to everybody, in two languages, on small screens."""

import json
from typing import Any, Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.around import AXE, WEB, lobby, serious_faults
from tests.browser.conftest import Come, Veteran
from tests.browser.stage import Visit

A_GAME: Final = game_names()[0]
_IS_THERE: Final = ".game, .statistics, .tabs, .law p, .controls, .order li"
_WIDER: Final = """name => {
    const box = document.querySelector(name)
    return box.scrollWidth - box.clientWidth
}"""
_WEAR: Final = "theme => { document.documentElement.dataset.theme = theme }"


@pytest.fixture
def visit(come: Come) -> Visit:
    """Somebody new, on whose pages nothing may go wrong."""
    return come()


def pages(table: str) -> list[str]:
    """All pages around a game that is over."""
    game = f"/api/tables/{table}/games/1"
    return ["/", "/me", "/ratings", f"/rules/{A_GAME}", f"/g/{table}/1#3.all", f"/check#{game}"]


def test_whoever_is_offline_is_told(visit: Visit) -> None:
    page = lobby(visit)
    visit.context.set_offline(True)
    page.wait_for_selector(".offline:not(:empty)")
    visit.context.set_offline(False)
    page.wait_for_selector(".offline:empty", state="attached")
    visit.troubles = [each for each in visit.troubles if "ERR_INTERNET_DISCONNECTED" not in each]


def test_a_wrong_address_has_a_page_and_programs_get_a_refusal(visit: Visit) -> None:
    answer = visit.page.goto(visit.address + "/nowhere")
    assert answer.status == 404
    visit.page.wait_for_selector("a.go")
    refused = visit.page.request.get(visit.address + "/nowhere", headers={"accept": "application/json"})
    assert refused.json()["code"] == "no-page"
    visit.troubles = [each for each in visit.troubles if "404" not in each]


def test_settings_stay_and_german_is_spoken(visit: Visit) -> None:
    page = lobby(visit)
    page.goto(visit.address + "/me")
    page.select_option("select[name=theme]", "dark")
    page.select_option("select[name=language]", "de")
    page.wait_for_selector("html[lang=de] h1:has-text('Ich')")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_both_languages_say_the_same_things() -> None:
    english, german = (
        json.loads((WEB / "around" / "text" / f"{each}.json").read_text()) for each in ("en", "de")
    )
    assert english.keys() == german.keys()


@pytest.mark.skipif(AXE is None, reason="axe-core is not in build/axe: npm pack axe-core")
def test_axe_finds_nothing_serious_in_the_light_and_in_the_dark(come: Come, veteran: Veteran) -> None:
    visit = come(known_as=veteran.known_as)
    page = visit.page
    faults = []
    for path in [*pages(veteran.table), "/#create"]:
        page.goto(visit.address + path)
        page.wait_for_selector(_IS_THERE)
        if path == "/#create":
            open_house_rules(page)
        faults += [f"{path}: {each}" for each in serious_faults(page)]
        page.evaluate(_WEAR, "dark")
        faults += [f"{path} in the dark: {each}" for each in serious_faults(page, "color-contrast")]
    assert faults == []


def open_house_rules(page: Any) -> None:
    page.click(".set-up >> nth=0")
    page.click(".house summary")


def test_no_page_is_wider_than_a_small_phone_and_names_are_text(come: Come, veteran: Veteran) -> None:
    visit = come("small", known_as=veteran.known_as)
    page = lobby(visit)
    page.evaluate("localStorage.setItem('parlour.language', 'de')")
    wider = {}
    for path in pages(veteran.table):
        page.goto(visit.address + path)
        page.wait_for_selector(_IS_THERE)
        wider[path] = page.evaluate(_WIDER, "html")
        assert page.locator("img").count() == 0
    assert veteran.name in page.inner_text(".verdict")
    open_house_rules(lobby(visit))
    wider["create"] = page.evaluate(_WIDER, ".create")
    assert [path for path, more in wider.items() if more > 0] == []
