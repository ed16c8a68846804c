"""Every page is the shell with its own script and styles, and names all the modules it will need."""

import re
from importlib.resources import files

import pytest
from starlette.requests import Request

from parlour.server.files import Files
from parlour.server.pages import NOT_FOUND, PAGES, Page
from tools.module_map import WEB, script_purpose

FILES = Files()
ALL = [*PAGES.values(), NOT_FOUND]
_HEADERS = 350
"""Bytes of headers that come with each file."""
_MOST_BYTES = 115_000
"""Answers of the room and the page itself come on top; 120 kB are the limit."""


def sent(page: Page) -> str:
    asked = Request({"type": "http", "headers": [], "method": "GET"})
    return bytes(FILES.page(page, asked).body).decode()


def test_every_page_has_its_script_its_styles_and_nothing_left_open() -> None:
    for page in ALL:
        text = sent(page)
        assert re.findall(r'<script type="module" src="([^"]+)">', text) == [FILES.path(page.script)]
        assert re.findall(r'rel="stylesheet" href="([^"]+)"', text) == [
            FILES.path(each) for each in page.styles
        ]
        assert not re.search(r"<!--|[{}]|/s/-/", text)


def test_all_that_a_page_names_is_there() -> None:
    web = files("parlour.server") / "web"
    for page in ALL:
        named = re.findall(rf'{FILES.path("")}([^"]+)"', sent(page))
        assert len(named) > 5
        assert [each for each in named if not (web / each).is_file()] == []


def test_what_comes_when_it_is_wanted_is_not_named_by_the_page() -> None:
    table = sent(PAGES["/t/{table}"])
    assert "table/view/late.js" in table
    for late in ("table/ending/", "table/closing/", "table/tournament/", "tutorial/", "site/"):
        assert late not in table


@pytest.mark.parametrize(
    ("path", "more"), [("/t/{table}", ()), ("/", ("site/text/en.json", "cards/cards.svg"))]
)
def test_a_first_load_is_light(path: str, more: tuple[str, ...]) -> None:
    """`bench/page.py` weighs what a browser gets; here it is only kept from growing unseen."""
    named = re.findall(rf'{FILES.path("")}([^"]+\.(?:js|css|svg))"', sent(PAGES[path]))
    wanted = {*named, "text/en.json", *more}
    assert sum(map(packed_size, wanted)) + _HEADERS * len(wanted) < _MOST_BYTES


def packed_size(name: str) -> int:
    params = {"version": FILES.version, "name": name}
    asked = {
        "type": "http",
        "method": "GET",
        "headers": [(b"accept-encoding", b"gzip")],
        "path_params": params,
    }
    return len(FILES.asset(Request(asked)).body)


def test_the_table_is_drawn_before_its_script_runs() -> None:
    assert 'class="felt"' in sent(PAGES["/t/{table}"])
    assert 'class="felt"' not in sent(PAGES["/"])


def test_the_layout_follows_the_size_of_the_readers_letters() -> None:
    """Somebody with letters twice as large gets the layout of a screen half as wide."""
    web = files("parlour.server") / "web"
    sheets = [(web / name).read_text() for name in {each for page in ALL for each in page.styles}]
    widths = [each for sheet in sheets for each in re.findall(r"@media[^{]*(?:width|height)[^{]*", sheet)]
    assert widths
    assert [each for each in widths if "px" in each] == []


def test_every_script_says_first_what_it_is_for() -> None:
    scripts = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    assert len(scripts) > 70
    assert [path.name for path in scripts if len(script_purpose(path)) < 20] == []


def test_no_folder_holds_more_than_can_be_overlooked() -> None:
    folders = {path.parent for path in WEB.rglob("*.js")}
    assert [str(each) for each in folders if len(list(each.glob("*.js"))) > 16] == []
