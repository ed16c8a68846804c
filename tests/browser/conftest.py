"""One browser, one room and one finished game for all tests of the pages; skipped without a browser."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.site import finished_game, lobby
from tests.browser.stage import Pages, Visit, browser, found_chromium, room


def _wanted() -> str:
    if find_spec("playwright") is None:
        return "Playwright is not installed: it comes with the extra `browser`"
    return "" if found_chromium() else "there is no Chromium"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    wanted = _wanted()
    for item in items if wanted else []:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=wanted))


@pytest.fixture(scope="session")
def launched() -> Iterator[Any]:
    with browser() as found:
        yield found


@pytest.fixture(scope="session")
def pages(launched: Any) -> Pages:
    return Pages(launched)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with room(toys=True) as found:
        yield found


class Veteran(NamedTuple):
    """Somebody with a hostile name who has finished a game: how a browser knows them, and the table."""

    known_as: Any
    table: str
    name: str


@pytest.fixture(scope="session")
def veteran(launched: Any, pages: Pages, address: str) -> Veteran:
    visit = Visit(launched, address, pages=pages)
    name = "<img src=x onerror=WWW>W"
    table = finished_game(lobby(visit), game_names()[0], name=name)
    known_as = visit.context.storage_state()
    visit.leave()
    assert visit.troubles == []
    return Veteran(known_as, table, name)


Come = Callable[..., Visit]


@pytest.fixture
def come(launched: Any, pages: Pages, address: str) -> Iterator[Come]:
    """Somebody new comes to the room; when all is done, nothing may have gone wrong on anybody's page."""
    visits: list[Visit] = []

    def one_more(size: str = "desktop", **given: Any) -> Visit:
        visits.append(Visit(launched, address, size, pages=pages, **given))
        return visits[-1]

    yield one_more
    for each in visits:
        each.leave()
    assert [trouble for each in visits for trouble in each.troubles] == []
