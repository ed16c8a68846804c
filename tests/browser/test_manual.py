"""The manual in a browser, as a room serves it: nothing is refused, nobody else is asked, search finds."""

import re
from typing import Any, Final

import pytest

from parlour.manual import find_manual
from tests.browser.conftest import Come
from tests.browser.site import AXE, serious_faults
from tests.browser.stage import Visit
from tests.which_games import shipped_games

pytestmark = pytest.mark.skipif(find_manual() is None, reason="the manual is not built")
PAGES: Final = ("", "python/parlour/", "commands/play/", "gallery/")
OF_EACH_KIND: Final = ("", f"games/{shipped_games()[0].id}/", "how-to/add-a-game/", "commands/play/")
"""Home, a game, a page with code, and a reference; short ones, for axe looks at every word's contrast."""
_CONTRAST: Final = "color-contrast"
_THEMES_OWN: Final = re.compile(r"-path > li|,\.k$")
"""Where a page that was found lies is pale grey, and the list of them scrolls without being reached itself
(its pages are): drawn by the theme inside search, where no style of ours reaches."""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_of_the_manual_load_whole_and_ask_nobody_else(come: Come, size: str) -> None:
    visit = come(size)
    asked: list[str] = []

    def note(request: Any) -> None:
        asked.append(request.url)

    visit.page.on("request", note)
    for path in PAGES:
        assert visit.page.goto(f"{visit.address}/manual/{path}").status == 200
        visit.page.wait_for_selector("h1")
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visit.page.remove_listener("request", note)
    assert [url for url in asked if not url.startswith((visit.address, "data:"))] == []


def test_search_finds_a_word_of_the_rules(come: Come) -> None:
    visit = come()
    with visit.page.expect_response("**/search.json"):
        visit.page.goto(f"{visit.address}/manual/")
        visit.page.click(".md-search__button")
    visit.page.keyboard.type("knock")
    visit.page.wait_for_selector("text=Each other live player has one more turn")


def opened(visit: Visit, path: str, scheme: str) -> Any:
    """A page of the manual as somebody sees it who likes it light or dark."""
    visit.page.emulate_media(color_scheme=scheme)
    visit.page.goto(f"{visit.address}/manual/{path}")
    visit.page.wait_for_load_state("load")
    return visit.page


@pytest.mark.skipif(AXE is None, reason="axe cannot be fetched")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_of_each_kind_can_be_read_by_everybody_in_light_and_dark(come: Come, size: str) -> None:
    visit = come(size)
    for path in OF_EACH_KIND:
        assert serious_faults(opened(visit, path, "light")) == [], path
        assert serious_faults(opened(visit, path, "dark"), _CONTRAST) == [], path


@pytest.mark.skipif(AXE is None, reason="axe cannot be fetched")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_search_finds_can_be_read_by_everybody(come: Come, size: str, scheme: str) -> None:
    page = opened(come(size), "", scheme)
    page.click(".md-search__button" if size == "desktop" else ".md-header__button[for=__search]")
    page.keyboard.type("knock")
    page.wait_for_selector("text=Each other live player has one more turn")
    faulty = [place for fault in serious_faults(page) for place in fault.partition(": ")[2].split(", ")]
    assert [place for place in faulty if not _THEMES_OWN.search(place)] == []


def test_a_table_that_is_too_wide_can_be_reached_by_keys(come: Come) -> None:
    page = opened(come("phone"), "reference/making/", "light")
    boxes = page.locator(".md-typeset__scrollwrap")
    wide = boxes.evaluate_all("all => all.map(each => each.scrollWidth > each.clientWidth)")
    reached = boxes.evaluate_all("all => all.map(each => each.tabIndex === 0)")
    assert any(wide)
    assert reached == wide
