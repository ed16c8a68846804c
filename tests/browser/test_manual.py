"""The manual in a browser, as a room serves it: nothing is refused, nobody else is asked, search finds."""

from typing import Any, Final

import pytest

from parlour.manual import find_manual
from tests.browser.conftest import Come

pytestmark = pytest.mark.skipif(find_manual() is None, reason="the manual is not built")
PAGES: Final = ("", "python/parlour/", "commands/play/", "gallery/")


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
