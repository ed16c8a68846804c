"""How the pages around the table look and speak: to everybody, in two languages, on small screens."""

import json
import re
from typing import Any, Final, NamedTuple

import pytest

from parlour.engine.rules.finder import game_names
from parlour.server.pages import PAGES
from tests.browser.conftest import Come, Veteran
from tests.browser.site import AXE, FOUND_A_CLUB, WEB, faults_in_all_themes, lobby
from tests.browser.stage import SIZES, Pages, Visit

A_GAME: Final = game_names()[0]
FOLDERS: Final = ("check", "club", "people", "series", "tournament")
"""Those of the site with texts of their own."""
_IS_THERE: Final = (
    ".game, .statistics, .tabs, .law p, .controls, .order li, .entrance, .club-columns, .series-head, "
    "main > table, section[lang=de]"
)
_WIDER: Final = """name => {
    const box = document.querySelector(name)
    return box.scrollWidth - box.clientWidth
}"""
_FIND: Final = """
    const inside = document.querySelector('dialog[open]') ?? document
    const all = [...inside.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    const isSeen = each => each.checkVisibility({visibilityProperty: true})
    const isOther = each => each.type === 'radio' && !each.checked // arrow keys go from one to the others
    const isUsed = each => !each.disabled && each.tabIndex >= 0 && !isOther(each)
    const controls = all.filter(each => isSeen(each) && isUsed(each))
"""
_CONTROLS: Final = f"() => {{ {_FIND} return all.length }}"
_LEFT: Final = f"""() => {{ {_FIND}
    const isLeft = each => !('reached' in each.dataset)
    return controls.filter(isLeft).map(each => each.outerHTML.slice(0, 120))
}}"""
_SMALL, _LARGE = (dict(zip(("width", "height"), SIZES[size], strict=True)) for size in ("small", "desktop"))
_CREATE: Final = "/#create"
_OFFLINE, _API = "/offline", "/api"


@pytest.fixture
def visit(come: Come) -> Visit:
    """Somebody new, on whose pages nothing may go wrong."""
    return come()


class Looks(NamedTuple):
    """What was seen on a page: what axe says, how much too wide it is on a small phone, pictures, words, and
    what the Tab key does not reach."""

    faults: list[str]
    wider: int
    images: int
    text: str
    unreached: list[str]


def around(table: str) -> list[str]:
    """All pages around a game that is over."""
    game = f"/api/tables/{table}/games/1"
    played = [f"/g/{table}/1#3.all", f"/check#{game}", f"/series/{table}"]
    pages = ["/", "/me", "/ratings", f"/rules/{A_GAME}", *played, "/club", "/club/nowhere", _CREATE]
    return [*pages, _OFFLINE, _API]


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
    assert faults_in_all_themes(visit.page) == []
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


@pytest.mark.parametrize("folder", ["site", *(f"site/{name}" for name in FOLDERS), "table/sound"])
def test_both_languages_say_the_same_things(folder: str) -> None:
    english, german = (
        json.loads((WEB / folder / "text" / f"{each}.json").read_text()) for each in ("en", "de")
    )
    assert english.keys() == german.keys()


@pytest.fixture(scope="module")
def looks(launched: Any, pages: Pages, address: str, veteran: Veteran) -> dict[str, Looks]:
    """Every page around a game that is over, in German, as somebody sees it who has played it."""
    visit = Visit(launched, address, pages=pages, known_as=veteran.known_as)
    visit.page.goto(address + "/healthz")
    visit.page.evaluate("localStorage.setItem('parlour.language', 'de')")
    club = visit.page.evaluate(FOUND_A_CLUB)
    found = {path: _looked_at(visit, path) for path in [*around(veteran.table), f"/club/{club}"]}
    visit.leave()
    assert visit.troubles == []
    return found


def _looked_at(visit: Visit, path: str) -> Looks:
    page = visit.page
    page.goto(visit.address + path)
    page.wait_for_selector(_IS_THERE)
    if path == _CREATE:
        page.click(".set-up >> nth=0")
        page.click(".house summary")
    faults = faults_in_all_themes(page)
    page.set_viewport_size(_SMALL)
    wider = page.evaluate(_WIDER, ".create" if path == _CREATE else "html")
    page.set_viewport_size(_LARGE)
    return Looks(faults, wider, page.locator("img").count(), page.inner_text("main"), _unreached(page))


def _unreached(page: Any) -> list[str]:
    """Return the controls that are not reached by going on with Tab from the first one."""
    controls = page.evaluate(_CONTROLS)
    page.evaluate("() => { document.activeElement.blur(); getSelection().removeAllRanges() }")
    for _ in range(controls + 2):
        page.keyboard.press("Tab")
        page.evaluate("document.activeElement.dataset.reached = ''")
    left: list[str] = page.evaluate(_LEFT)
    return left


@pytest.mark.skipif(AXE is None, reason="axe-core is not in build/axe-core: npm pack axe-core")
def test_axe_finds_nothing_serious_in_the_light_and_in_the_dark(looks: dict[str, Looks]) -> None:
    assert {path: seen.faults for path, seen in looks.items() if seen.faults} == {}


def test_every_control_is_reached_with_the_tab_key(looks: dict[str, Looks]) -> None:
    assert {path: seen.unreached for path, seen in looks.items() if seen.unreached} == {}


def test_every_page_of_the_site_is_looked_at(looks: dict[str, Looks]) -> None:
    """The table and tournaments are looked at in all their states, elsewhere."""
    elsewhere = {"/t/{table}", "/tournament/{tournament}"}
    wanted = {re.sub(r"{\w+}", "[^/]+", path): path for path in PAGES.keys() - elsewhere}
    seen = [path.split("#", maxsplit=1)[0] for path in looks]
    assert [path for each, path in wanted.items() if not any(re.fullmatch(each, one) for one in seen)] == []


def test_no_page_is_wider_than_a_small_phone(looks: dict[str, Looks]) -> None:
    assert {path: seen.wider for path, seen in looks.items() if seen.wider > 0} == {}


def test_names_are_text_on_all_pages(looks: dict[str, Looks], veteran: Veteran) -> None:
    assert sum(seen.images for seen in looks.values()) == 0
    named = [path for path, seen in looks.items() if veteran.name in seen.text]
    assert len(named) >= 2, "in the replay and where it is checked"
