"""A live table at the drawn screen: words are taken while one waits, and what the room says is seen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.snapshot import Snapshot
from parlour.terminal.words import TerminalWords
from parlour.wire import messages as m
from tests.terminal.app.table import Table, at_table
from tests.terminal.table.test_live import Elsewhere, acting, snapshot
from tests.wire.walks import GAMES, begun, walk


class Visit:
    """Somebody at a drawn screen whose table is elsewhere."""

    def __init__(self, table: Table, remote: Elsewhere) -> None:
        self.table = table
        self.remote = remote

    async def comes(self, news: Snapshot, text: str) -> None:
        """Something comes from the room, after which this is to be seen."""
        self.remote.inbox.put(news)
        await self.sees(text)

    async def sees(self, text: str) -> None:
        await self.table.until(lambda: text in " ".join(self.table.text().split()))

    async def types(self, line: str) -> None:
        self.table.app.table.line.put(line)
        await self.table.pilot.press("enter")


@asynccontextmanager
async def visiting(first: Snapshot, remote: Elsewhere | None = None) -> AsyncIterator[Visit]:
    there = remote or Elsewhere()

    def work(screen: Screen) -> int:
        with screen.listening(there.inbox):
            Sitting(Company({FIRST: there}, {FIRST: first}, screen)).visit("", watch=False)
        return 0

    async with at_table(begun(GAMES[0]), (60, 20), work=work) as table:
        await table.asked()
        yield Visit(table, there)


def test_enter_alone_begins_no_game_and_its_key_does() -> None:
    async def story() -> list[object]:
        async with visiting(snapshot(begun(GAMES[0]), 0, status="open")._replace(picture=None)) as visit:
            await visit.sees("Type b to begin. b begin the game ? help")
            await visit.types("")
            await visit.sees("Type one of the keys.")
            assert not visit.remote.done
            await visit.types("b")
            await visit.table.until(lambda: bool(visit.remote.done))
            return visit.remote.done

    assert asyncio.run(story()) == [("begin", True)]


def test_what_is_being_typed_stays_when_news_come_and_when_the_turn_comes() -> None:
    async def story() -> None:
        match = begun(GAMES[0])
        you = acting(match)
        said = (m.Said(1, "Bob", "Well, well.", 0),)
        async with visiting(snapshot(match, you)) as visit:
            visit.table.app.table.line.put("say good ev")
            await visit.comes(snapshot(match, you, said=said), "Bob: Well, well.")
            assert visit.table.app.table.line.value == "say good ev"
            await visit.comes(snapshot(match, you, asked=3), "hint worth")
            await visit.types("say good evening")
            await visit.table.until(lambda: ("say", "good evening", "") in visit.remote.done)

    asyncio.run(story())


def test_what_is_refused_while_one_waits_is_seen() -> None:
    async def story() -> None:
        async with visiting(snapshot(begun(GAMES[0]), 0, status="open")) as visit:
            visit.remote.refuse = "only-host"
            await visit.types("close")
            await visit.sees("No: only-host.")
            await visit.types("nonsense")
            await visit.sees("nonsense means nothing while you wait")

    asyncio.run(story())


def test_the_rules_can_be_read_while_one_waits() -> None:
    async def story() -> None:
        match = begun(GAMES[0])
        async with visiting(snapshot(match, 1 - acting(match))) as visit:
            await visit.types("rules")
            await visit.sees("Escape closes this.")

    asyncio.run(story())


def test_the_clock_ticks_on_the_own_turn_and_stands_still_for_news() -> None:
    async def story() -> None:
        match = begun(GAMES[0])
        you, clock = acting(match), m.Clock(due=61_000, of=60_000, left=60_000, seats=[0], timeout="Deal")
        async with visiting(snapshot(match, you, asked=7, clock=clock)) as visit:
            await visit.sees("seconds, then: Deal.")
            timer = visit.table.app.table.timer
            assert timer is not None
            timer.due -= 30
            paused = snapshot(match, you, asked=7, clock=m.Clock(paused=True, seats=[0]))
            await visit.comes(paused._replace(said=(m.Said(1, "Bob", "Tea?", 0),)), "Bob: Tea?")
            assert visit.table.app.table.timer is None

    asyncio.run(story())


def test_the_end_says_who_won_and_offers_another_game() -> None:
    async def story() -> None:
        *_, match = walk(GAMES[0], 100_000)
        async with visiting(snapshot(match, 0, status="over")) as visit:
            await visit.sees(" win")
            await visit.sees("b another game")

    asyncio.run(story())


def test_a_hint_is_a_pane_with_what_to_type_and_everybody_hears_that_it_was_asked_for() -> None:
    async def story() -> None:
        match, remote = begun(GAMES[0]), Elsewhere()
        you = acting(match)
        first = snapshot(match, you, asked=7)
        verb = match.moves(you).verbs()[0]
        key = Page(first, [], TerminalWords()).keys[verb]
        remote.advices = {"hint": m.Advice(1, ["For want of a better one."], {"verb": verb})}
        async with visiting(first, remote) as visit:
            await visit.types("hint")
            await visit.sees(f"Type {key}.")
            await visit.sees("For want of a better one.")
            notice = m.Notice("You asked the house what it would play.", you)
            visit.remote.inbox.put(snapshot(match, you, asked=7, noticed=(notice,)))
            await visit.table.pilot.press("escape")
            await visit.sees("You asked the house")

    asyncio.run(story())


def test_the_worth_of_a_hand_has_its_odds() -> None:
    async def story() -> None:
        match, remote = begun(GAMES[0]), Elsewhere()
        remote.advices = {"hand": m.Advice(1, ["A pair."]), "odds": m.Advice(2, options=[("keep it", 0.25)])}
        async with visiting(snapshot(match, acting(match), asked=7), remote) as visit:
            await visit.types("worth")
            await visit.sees("A pair.")
            await visit.sees("keep it: wins 25.0%.")

    asyncio.run(story())


def test_a_vote_is_offered_to_whoever_waits() -> None:
    async def story() -> list[object]:
        match = begun(GAMES[0])
        first = snapshot(match, 1 - acting(match), vote=m.Vote("pause", 0, 1, [acting(match)], 2, 0))
        async with visiting(first) as visit:
            await visit.sees("yes agree")
            await visit.types("yes")
            await visit.table.until(lambda: bool(visit.remote.done))
            return visit.remote.done

    assert asyncio.run(story()) == [("vote", True)]


def test_whoever_is_away_is_offered_the_own_seat_back() -> None:
    async def story() -> None:
        match = begun(GAMES[0])
        first = snapshot(match, 1 - acting(match))
        assert first.seats is not None
        assert first.you is not None
        chairs = [msgspec.structs.replace(each, house=each.seat == first.you) for each in first.seats.seats]
        away = first._replace(seats=msgspec.structs.replace(first.seats, seats=chairs))
        async with visiting(first) as visit:
            await visit.comes(away, "back take your seat back")

    asyncio.run(story())
