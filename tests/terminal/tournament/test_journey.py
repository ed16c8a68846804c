"""From table to table in one program: a real tournament in a room, and somebody at a screen of text."""

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from parlour.cli.commands.join import visit
from parlour.client import Door, RoomError
from parlour.terminal.errors import Left
from parlour.terminal.show.options import Offered
from parlour.terminal.signals import Signals
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.news import Moved
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.snapshot import Snapshot
from parlour.terminal.tournament.journey import Journey
from parlour.terminal.tournament.thread import TournamentChanged
from parlour.wire.messages import Go
from parlour.wire.tournament_parts import Standing
from tests.terminal.script import Somebody, dealt, seen
from tests.terminal.table.test_live import Elsewhere, Paper
from tests.terminal.tournament.cup import PATIENCE, Cup, a_cup, beside, standing_now, story

GO = Go("q7x2", "m4k1", 2, "broken", 1, 4, "z9w8", 9, "You move to table 4, because table 9 was broken.")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))


class _Deaf(Signals):
    def __enter__(self) -> "_Deaf":
        return self


class Entrant(Somebody):
    """Plays any open move, and types a few words while waiting."""

    def __init__(self, *words: str, seed: int = 1) -> None:
        super().__init__(seed)
        self.words_to_say = list(words)

    def signals(self) -> AbstractContextManager[Signals]:
        """No signals: this is no program's first thread."""
        return _Deaf()

    def await_words(self, offered: Offered) -> str:
        if self.words_to_say:
            return self.words_to_say.pop(0)
        return self.read_line(None).strip()

    def ask(self, question: str, offered: Any = None) -> str:
        if self.words_to_say and question.startswith("The code"):
            return self.words_to_say.pop(0)
        return super().ask(question, offered or Offered())


async def at_screen(cup: Cup, screen: Entrant, link: str = "", *, watch: bool = False) -> int:
    """Ann's way through the tournament, and her exit code."""
    return await beside(lambda: visit(link or cup.link, "Ann", screen, watch=watch))


def entered(count: int) -> Callable[[Any], bool]:
    return lambda common: common["facts"]["entrants"] >= count


@story
async def test_a_tournament_is_entered_and_played_to_the_final_table_and_the_end() -> None:
    async with a_cup() as cup:
        await cup.act("bot", player="random", amount=5)
        screen = Entrant("standings", "nonsense")
        ann = asyncio.create_task(at_screen(cup, screen))
        await wait_for(lambda: "You have entered as Ann." in screen.shown)
        await cup.act("start")
        for bot in range(3):
            await cup.act("disqualify", entrant=bot)
        await wait_for(lambda: "This is the final table" in screen.shown)
        for bot in range(3, 5):
            await cup.act("disqualify", entrant=bot)
        assert await ann == 0
    shown = screen.shown
    assert "Cup: freeze-out, registration is open." in shown
    assert "You have entered as Ann." in shown
    assert "nonsense means nothing while you wait" in shown
    assert "The tournament has begun: you sit at table" in shown
    assert "This is the final table: new seats were drawn at table" in shown
    assert "You have won the tournament. Your prize: 7." in shown.splitlines()
    assert screen.parting[0] == "Ann wins the tournament."
    assert "Type b for another game" not in shown
    assert not re.search(r"(; |^): ", shown, re.MULTILINE), "nobody is drawn on an empty chair"


@story
async def test_who_goes_out_is_told_the_place_and_sees_the_end() -> None:
    async with a_cup(stack=1) as cup:
        await cup.act("bot", player="random", amount=3)
        screen = Entrant()
        ann = asyncio.create_task(at_screen(cup, screen))
        await cup.until(entered(4))
        await cup.act("start")
        assert await ann == 0
    assert re.search(r"You are out, (in|and share) place \d of 4|You have won the tournament", screen.shown)
    assert re.search(r"wins the tournament|share the first place", screen.parting[0])


@story
async def test_a_code_is_asked_for_until_it_is_right() -> None:
    async with a_cup(entry={"by": "code"}) as cup:
        screen = Entrant("WRONG", (await cup.shown())["own"]["code"])
        ann = asyncio.create_task(at_screen(cup, screen))
        await wait_for(lambda: "You have entered as Ann." in screen.shown)
        await cup.act("announce", reason="Welcome.")
        await cup.act("cancel")
        assert await ann == 0
    assert "Announcement: Welcome." in screen.shown
    assert "The tournament was called off." in screen.shown


@story
async def test_approval_is_waited_for() -> None:
    async with a_cup(entry={"by": "approval"}) as cup:
        screen = Entrant()
        ann = asyncio.create_task(at_screen(cup, screen))
        await cup.until(lambda common: bool(common.get("standings")))
        await wait_for(lambda: "You have asked to enter; the director decides." in screen.shown)
        await cup.act("approve", entrant=0)
        await wait_for(lambda: "You have entered as Ann." in screen.shown)
        await cup.act("cancel")
        assert await ann == 0


async def wait_for(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


@story
async def test_who_leaves_the_hall_is_told_the_way_back() -> None:
    async with a_cup() as cup:
        screen = Entrant("withdraw", "q")
        assert await at_screen(cup, screen) == 0
        assert "Type withdraw once more to leave the tournament." in screen.shown
        assert f"join {cup.link}" in screen.parting[0]
        await cup.until(entered(1))


@story
async def test_there_is_no_such_tournament() -> None:
    async with a_cup() as cup:
        with pytest.raises(RoomError, match="There is no such tournament"):
            await at_screen(cup, Entrant(), f"{cup.house.origin}/tournament/nowhere")


@story
async def test_who_only_looks_on_enters_nothing() -> None:
    async with a_cup() as cup:
        screen = Entrant()
        looker = asyncio.create_task(at_screen(cup, screen, watch=True))
        await wait_for(lambda: "0 of 64 have entered" in screen.shown or "have entered" in screen.shown)
        await cup.act("cancel")
        assert await looker == 0
        assert (await cup.shown())["common"]["facts"]["entrants"] == 0


# Moving, without a room


def at_cup_table(**more: Any) -> Snapshot:
    settings = {"tournament": "q7x2"}
    return seen(dealt("Ann,Bob"), 0)._replace(settings=settings, cup=standing_now(number=9), **more)


def sitting_with(*items: Snapshot | TournamentChanged | str) -> tuple[Paper, Elsewhere, Company]:
    remote, screen = Elsewhere(), Paper()
    for item in items:
        remote.inbox.put(item)
    return screen, remote, Company({FIRST: remote}, {FIRST: at_cup_table()}, screen)


def test_a_seat_elsewhere_ends_the_sitting_with_where_it_is() -> None:
    _, _, company = sitting_with(at_cup_table(go=GO))
    with pytest.raises(Moved) as moved:
        Sitting(company).visit("Ann", watch=False)
    assert moved.value.go.table == "m4k1"


def test_news_of_the_tournament_from_before_the_table_are_no_news_of_the_table() -> None:
    _, _, company = sitting_with(TournamentChanged(), at_cup_table(go=GO))
    with pytest.raises(Moved):
        Sitting(company).visit("Ann", watch=False)


def test_who_looks_on_stays_and_is_not_sent_away() -> None:
    _, _, company = sitting_with(at_cup_table(go=GO), "")
    with pytest.raises(Left):
        Sitting(company).visit("Ann", watch=True)


def test_at_another_table_one_is_told_and_may_go() -> None:
    elsewhere = at_cup_table(go=GO)._replace(settings={})
    screen, _, company = sitting_with(elsewhere, "go\n")
    with pytest.raises(Moved):
        Sitting(company).visit("Ann", watch=False)
    assert "because table 9 was broken. Type go to go there." in screen.shown


def test_what_was_typed_at_the_old_table_is_said_and_not_done() -> None:
    screen, remote, company = sitting_with("say hello\n", at_cup_table(go=GO), "k\n")
    screen.forgets_typed = lambda: True  # type: ignore[method-assign]
    journey = Journey(Door("http://x/t/y"), screen, name="", watch=False, keep=lambda room, key: None)
    company.inbox.take_typed()
    remote.inbox.put("k\n")
    journey._move(company, GO)
    assert "You move to table 4, because table 9 was broken." in screen.shown
    assert "Not done any more: k" in screen.shown
    journey._close()


def test_what_a_pipe_says_goes_on_to_the_next_table() -> None:
    screen, remote, company = sitting_with()
    screen.forgets_typed = lambda: False  # type: ignore[method-assign]
    journey = Journey(Door("http://x/t/y"), screen, name="", watch=False, keep=lambda room, key: None)
    remote.inbox.put("k\n")
    journey._move(company, GO)
    queue: Queue[Any] = journey._inbox
    assert queue.get_nowait() == "k\n"
    assert "Not done" not in screen.shown
    journey._close()


def test_nobody_begins_anything_at_a_table_of_a_tournament() -> None:
    from parlour.terminal.table.chairs import waiting_line
    from parlour.terminal.table.command_parser import may_begin, open_commands
    from parlour.terminal.words import TerminalWords

    now = at_cup_table()
    assert now.seats is not None
    over = now._replace(seats=type(now.seats)("over", now.seats.seats, you=0))
    assert not may_begin(over)
    assert set(open_commands(over)) <= {"say", "stand", "back"}
    assert waiting_line(over, TerminalWords()) == "The next deal comes soon."


def test_nobody_is_told_that_a_tournament_waits_for_them() -> None:
    from parlour.terminal.show.page import Page
    from parlour.terminal.words import TerminalWords

    page = Page(at_cup_table(), [], TerminalWords(), dict)
    assert page.services()[-1] == ("q", "leave")


def test_who_is_out_leaves_the_table_for_the_hall() -> None:
    out = Standing(3, 2, "Cid", status="out")
    now = at_cup_table()._replace(you=None, cup=standing_now(own=out))
    _, _, company = sitting_with(now)
    Sitting(company).visit("Ann", watch=False)
