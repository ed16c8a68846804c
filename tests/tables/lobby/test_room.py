"""The room: tables are opened, woken by whoever comes, put to sleep, and taken over from the dead."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row, tournament_log
from parlour.tables.lobby.archive import NoSuchGame
from parlour.tables.lobby.room import NoSuchTable, PlayedElsewhere, Room
from parlour.tables.lobby.seeks import quick_settings
from parlour.tables.lobby.tickets import BadTicket
from parlour.tables.log.entries import PERSON, SitDown
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.people.session import Session
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings
from parlour.wire import messages
from parlour.wire.codec import decode_from_room, encode
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Paper, virtual_clock

T = TypeVar("T")
A_GAME = game_names()[0]
SETTINGS = TableSettings(game=A_GAME, seats=2)


async def new_room(store: MemoryStore | None = None, *, shared: bool = False) -> Room:
    clock = virtual_clock()
    kept = store or MemoryStore(now=clock.now)
    return await Room.opened(kept, clock=clock, bots=RoomBots(pace=0.0), shared=shared)


def in_a_room(story: Callable[[Room], Awaitable[None]]) -> None:
    async def told() -> None:
        await story(await new_room())

    run_virtually(told)


class Someone(Paper):
    """A line with somebody at its end."""

    session: Session
    hello: messages.Hello

    def say(self, message: messages.FromClient) -> None:
        self.session.hear(encode(message))

    def last(self, kind: type[T]) -> T:
        """Return the last message of this kind."""
        found = (decode_from_room(frame) for frame in reversed(self.frames))
        return next(message for message in found if isinstance(message, kind))


async def come_in(room: Room, table: str, person: str) -> Someone:
    """A line of this person to the table."""
    someone = Someone()
    ticket, _ = await room.ticket(table, person)
    someone.hello = messages.Hello(proto=1, table=table, ticket=ticket)
    someone.session = await room.visit(someone.hello, someone)
    return someone


def kinds(paper: Paper) -> list[str]:
    return [type(decode_from_room(frame)).__name__ for frame in paper.frames]


def test_a_table_that_is_not_there_is_not_made_by_asking_for_it() -> None:
    async def story(room: Room) -> None:
        with pytest.raises(NoSuchTable):
            await room.table("nowhere")
        assert room.awake() == 0

    in_a_room(story)


def test_the_log_of_a_tournament_is_no_table() -> None:
    async def story(room: Room) -> None:
        log = tournament_log("cup")
        await room.store.append(Batch([Row(log, 1, 1, "open", -1, "host", b"{}")]))
        with pytest.raises(NoSuchTable):
            await room.table(log)
        with pytest.raises(NoSuchTable):
            await room.ticket(log, "ann")
        with pytest.raises(NoSuchGame):
            await room.archive.played(log, 1)

    in_a_room(story)


def test_a_table_is_laid_once_for_whoever_comes() -> None:
    async def story(room: Room) -> None:
        key = await room.laid_table(SETTINGS)
        assert await room.laid_table(SETTINGS) == key
        assert await room.laid_table(TableSettings(game=A_GAME, seats=3)) != key
        someone = await come_in(room, key, "ann")
        someone.say(messages.Sit(1, 0, "Ann"))
        await asyncio.sleep(1)
        assert await room.laid_table(SETTINGS) != key

    in_a_room(story)


def test_the_public_list_has_no_table_at_which_quick_play_is_over() -> None:
    async def story(room: Room) -> None:
        wish = quick_settings(A_GAME, "default", 0)
        key = await room.open_table("ann", wish)
        other = await room.open_table("ann", msgspec.structs.replace(wish, title="Friday"))
        assert {line.table for line in await room.listing.tables()} == {key, other}
        for each in (key, other):
            line = await room.store.table(each)
            assert line is not None
            await room.store.append(Batch([], msgspec.structs.replace(line, status="over")))
        assert [line.table for line in await room.listing.tables()] == [other]

    in_a_room(story)


def test_a_table_that_was_laid_by_the_same_rules_in_other_words_is_found() -> None:
    async def story(room: Room) -> None:
        rules = SETTINGS.rules()
        spelt_out = msgspec.structs.replace(SETTINGS, changes=msgspec.to_builtins(rules))
        key = await room.laid_table(spelt_out)
        assert await room.laid_table(SETTINGS) == key

    in_a_room(story)


def test_the_laid_table_is_found_however_many_others_are_open() -> None:
    async def story(room: Room) -> None:
        key = await room.laid_table(SETTINGS)
        await asyncio.sleep(1)
        for _ in range(250):
            await room.open_table("ann", SETTINGS)
        assert await room.laid_table(SETTINGS) == key

    in_a_room(story)


def test_many_who_come_to_a_sleeping_table_wake_it_once() -> None:
    async def story(room: Room) -> None:
        key = await room.open_table("ann", SETTINGS)
        tables = await asyncio.gather(*(room.table(key) for _ in range(20)))
        assert len({id(table) for table in tables}) == 1
        assert room.awake() == 1

    in_a_room(story)


def test_a_table_without_anybody_sleeps_after_a_while_and_wakes_as_it_was() -> None:
    async def story(room: Room) -> None:
        key = await room.open_table("ann", SETTINGS)
        paper = await come_in(room, key, "ann")
        paper.say(messages.Sit(1, 0, "Ann"))
        await asyncio.sleep(700)
        assert room.awake() == 1, "somebody is there"
        paper.session.gone()
        await asyncio.sleep(700)
        assert room.awake() == 0
        assert (await room.table(key)).state.chairs[0].name == "Ann"

    in_a_room(story)


class LockedStore(MemoryStore):
    """A store that keeps processes apart, and notes in which order it is asked."""

    is_held_elsewhere = False

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__(now=now)
        self.asked: list[str] = []

    def hold(self, table: str) -> bool:
        self.asked.append("hold")
        return not self.is_held_elsewhere

    def release(self, table: str) -> None:
        self.asked.append("release")

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        self.asked.append("rows")
        return await super().rows(table, after, most)


def test_a_table_is_held_before_it_is_read_and_released_when_it_sleeps() -> None:
    async def story() -> None:
        store = LockedStore(virtual_clock().now)
        room = await new_room(store)
        table = await room.open_table("ann", SETTINGS)
        await room.table(table)
        await asyncio.sleep(3600)
        assert "release" in store.asked
        store.asked.clear()
        await room.table(table)
        assert store.asked[:2] == ["hold", "rows"]
        await asyncio.sleep(3600)
        store.asked.clear()
        store.is_held_elsewhere = True
        with pytest.raises(PlayedElsewhere, match="another Parlour"):
            await room.table(table)
        assert store.asked == ["hold"]

    run_virtually(story)


def test_a_table_that_is_not_there_is_not_held() -> None:
    async def story() -> None:
        store = LockedStore(virtual_clock().now)
        with pytest.raises(NoSuchTable):
            await (await new_room(store)).table("nowhere")
        assert (store.asked[0], store.asked[-1]) == ("hold", "release")

    run_virtually(story)


def test_a_ticket_is_taken_once_and_for_its_table() -> None:
    async def story(room: Room) -> None:
        key, other = await room.open_table("ann", SETTINGS), await room.open_table("ann", SETTINGS)
        hello = (await come_in(room, key, "ann")).hello
        with pytest.raises(BadTicket):
            await room.visit(hello, Paper())
        ticket, _ = await room.ticket(key, "ann")
        with pytest.raises(BadTicket):
            await room.visit(messages.Hello(proto=1, table=other, ticket=ticket), Paper())
        await asyncio.sleep(31)
        with pytest.raises(BadTicket):
            await room.visit(messages.Hello(proto=1, table=key, ticket=ticket), Paper())

    in_a_room(story)


def test_whoever_lost_the_seat_since_the_ticket_was_written_looks_on() -> None:
    async def story(room: Room) -> None:
        key = await room.open_table("ann", SETTINGS)
        ann = await come_in(room, key, "ann")
        ann.say(messages.Sit(1, 0, "Ann"))
        await asyncio.sleep(1)
        ticket, seat = await room.ticket(key, "ann")
        assert seat == 0
        ann.say(messages.Do(2, "stand"))
        await asyncio.sleep(1)
        ben = await come_in(room, key, "ben")
        ben.say(messages.Sit(1, 0, "Ben"))
        await asyncio.sleep(1)
        late = await room.visit(messages.Hello(proto=1, table=key, ticket=ticket), Paper())
        assert late.seat is None

    in_a_room(story)


def test_a_chair_without_a_token_is_lost_like_any_other() -> None:
    """As at forked and guided tables, where people are seated by the room."""

    async def story(room: Room) -> None:
        key = await room.open_table("ann", SETTINGS)
        sits = Pending(SitDown("Ann", PERSON, "ann"), 0)
        await room.store.append(Batch([row_of(sits, key, 2, room.clock.now())]))
        ann = await come_in(room, key, "ann")
        ticket, seat = await room.ticket(key, "ann")
        assert seat == 0
        ann.say(messages.Do(1, "stand"))
        await asyncio.sleep(1)
        late = await room.visit(messages.Hello(proto=1, table=key, ticket=ticket), Paper())
        assert [each.seat for each in (ann.session, late)] == [None, None]

    in_a_room(story)


def test_a_room_that_goes_down_says_goodbye_and_takes_nobody_in() -> None:
    async def story(room: Room) -> None:
        key = await room.open_table("ann", SETTINGS)
        paper = await come_in(room, key, "ann")
        await room.drain()
        assert paper.closed is not None
        assert paper.closed[0] == messages.GOING_DOWN
        assert kinds(paper)[-1] == "Bye"
        assert not await room.is_ready()
        with pytest.raises(ParlourError, match="going down"):
            await room.table(key)

    in_a_room(story)


async def begun(first: Room, second: Room) -> tuple[str, Someone, Someone]:
    """A game between people at two processes."""
    key = await first.open_table("ann", SETTINGS)
    ann, ben = await come_in(first, key, "ann"), await come_in(second, key, "ben")
    ann.say(messages.Sit(1, 0, "Ann"))
    ben.say(messages.Sit(1, 1, "Ben"))
    await asyncio.sleep(1)
    ann.say(messages.Do(2, "begin"))
    await asyncio.sleep(1)
    return key, ann, ben


async def two_rooms() -> tuple[Room, Room]:
    store = MemoryStore(now=virtual_clock().now)
    return await new_room(store, shared=True), await new_room(store.beside(), shared=True)


def test_what_one_process_stores_another_shows() -> None:
    async def story() -> None:
        first, second = await two_rooms()
        key, _, ben = await begun(first, second)
        assert (await second.table(key)).state.chairs[0].name == "Ann"
        assert kinds(ben)[-1] in ("State", "Seats")
        assert (await first.table(key)).role.leads
        assert not (await second.table(key)).role.leads

    run_virtually(story)


def test_whoever_comes_from_another_process_sees_no_older_table_than_before() -> None:
    async def story() -> None:
        store = MemoryStore(now=virtual_clock().now)
        first = await new_room(store, shared=True)
        other = store.beside()
        other.watch = lambda hint: None  # type: ignore[method-assign]
        second = await new_room(other, shared=True)
        key, _, _ = await begun(first, second)
        newest = (await first.table(key)).state.n
        assert (await second.table(key)).state.n < newest
        ticket, _ = await second.ticket(key, "ann")
        again = Someone()
        await second.visit(messages.Hello(proto=1, table=key, ticket=ticket, seen=newest), again)
        states = [
            message for message in map(decode_from_room, again.frames) if isinstance(message, messages.State)
        ]
        assert states[0].seq == newest

    run_virtually(story)


def test_a_table_of_a_process_that_died_is_run_on_by_another_within_three_seconds() -> None:
    async def story() -> None:
        first, second = await two_rooms()
        key, _, _ = await begun(first, second)
        assert first._leases is not None
        first._leases._later = lambda: None  # type: ignore[method-assign]
        await asyncio.sleep(3)
        assert (await second.table(key)).role.leads

    run_virtually(story)


def test_a_process_that_drains_hands_its_tables_over_at_once() -> None:
    async def story() -> None:
        first, second = await two_rooms()
        key, _, _ = await begun(first, second)
        await first.drain()
        await asyncio.sleep(0.8)
        assert (await second.table(key)).role.leads

    run_virtually(story)
