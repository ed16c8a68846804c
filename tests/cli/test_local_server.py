"""Others at a table of this screen: the own seat from another device, and friends by a link."""

import asyncio
import re
from typing import Any

import pytest

from parlour.cli.local_server import LocalServer
from parlour.client import Table
from parlour.client.door import Door
from parlour.engine import optional
from parlour.match.export import facts_of
from parlour.storage.memory import MemoryStore
from parlour.terminal.table.local_game import LocalGame
from tests.terminal.script import Script, dealt


class Host(Script):
    """Types what it is told to, and calls somebody in when a link is shown."""

    def __init__(self, *answers: str, visit: Any = None) -> None:
        super().__init__(*answers)
        self.visit = visit
        self.seen: list[Any] = []

    def page(self, text: str) -> None:
        super().page(text)
        found = re.search(r"http://\S+", text)
        if found is not None and self.visit is not None:
            self.seen.append(asyncio.run(self.visit(re.sub(r"//[^:/]+", "//127.0.0.1", found.group()))))


def play(screen: Host, seats: str = "me,random") -> LocalGame:
    here = LocalGame(screen, MemoryStore())
    here.door = LocalServer(here)
    here.play(here.loop.wait(here.room.take_over(facts_of(dealt(seats)))))
    return here


async def looked_at(link: str) -> tuple[int | None, list[int]]:
    """Who one is there, and the cards of the hand on the first seat."""
    address, _, fragment = link.partition("#seat=")
    async with Table(Door(address, token=fragment)) as table:
        while table.view is None:
            await table.changed()
        return table.you, table.view.zone("hand", 0).cards


def test_the_own_seat_is_opened_from_another_device() -> None:
    screen = Host("browser", visit=looked_at)
    here = play(screen)
    assert here.state is not None
    hand = here.state.now_played().view(0).zone("hand", 0).cards
    assert screen.seen == [(0, hand)]


def test_whoever_is_invited_sees_what_the_public_sees() -> None:
    screen = Host("invite", visit=looked_at)
    here = play(screen)
    assert here.state is not None
    assert screen.seen == [(None, here.state.now_played().view(None).zone("hand", 0).cards)]


def test_a_screen_that_several_people_share_has_no_seat_to_open_elsewhere() -> None:
    screen = Host("", "browser", visit=looked_at)
    play(screen, "Ann,Ben")
    assert "This table cannot be opened elsewhere" in screen.shown
    assert screen.seen == []


def test_a_token_of_one_table_opens_no_other() -> None:
    async def elsewhere(link: str) -> tuple[int | None, list[int]]:
        return await looked_at(re.sub("seat=.*", f"seat={'0' * 64}", link))

    screen = Host("browser", visit=elsewhere)
    play(screen)
    [(you, _)] = screen.seen
    assert you is None


@pytest.fixture
def without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optional, "find_spec", lambda name: None)


@pytest.mark.usefixtures("without_the_extra")
@pytest.mark.parametrize("word", ["browser", "invite"])
def test_without_the_extra_the_word_says_how_to_get_it_and_the_game_goes_on(word: str) -> None:
    screen = Host(word, "s 1 1")
    here = play(screen)
    assert "which is not installed" in screen.shown
    assert here.state is not None
    assert here.state.now_played().n > dealt().n
