"""Long work in stretches: whatever grows with the length of a game leaves turns to others."""

import asyncio
from collections.abc import Awaitable, Callable, Generator

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import PersonLine
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.stretches import STEPS, LongWork
from parlour.tables.people.commands import play_move
from parlour.tables.play.scheduler import RoomBots
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock
from tests.tables.stories import brief_settings


def counting(steps: int) -> Generator[None, None, int]:
    for _ in range(steps):
        yield
    return steps


async def turns_of_others(work: Awaitable[object]) -> int:
    """How often somebody else has a turn while this is done."""
    turns, is_done = 0, False

    async def somebody() -> None:
        nonlocal turns
        while not is_done:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.ensure_future(somebody())
    await work
    is_done = True
    await other
    return turns


def test_others_have_a_turn_after_every_stretch() -> None:
    async def story() -> None:
        assert await LongWork().done(counting(5)) == 5
        assert await turns_of_others(LongWork().done(counting(10 * STEPS))) >= 10

    run_virtually(story)


def test_only_a_few_long_works_take_turns_at_once() -> None:
    async def story() -> None:
        work, begun = LongWork(), list[int]()

        def noted(number: int) -> Generator[None, None, None]:
            begun.append(number)
            yield from counting(100 * STEPS)

        tasks = [asyncio.ensure_future(work.done(noted(number))) for number in range(9)]
        await asyncio.sleep(0)
        assert begun == [0, 1, 2, 3]
        await asyncio.gather(*tasks)
        assert begun == list(range(9))

    run_virtually(story)


async def a_played_game(room: Room) -> tuple[str, int]:
    """A table with a finished game, and how many moves it took."""
    key = await room.open_table("ann", brief_settings(game_names()[0], seats=2, clock="none", fill="random"))
    table = await room.table(key)
    guest, luck = Guest(table, "ann"), Luck(2, 0)
    await guest.sit()
    await guest.do("begin")
    while table.state.is_played():
        if table.state.asked[guest.seat()]:
            asked = table.state.asked[guest.seat()]
            play_move(table.context, asked, guest.any_move(luck), (guest.session, 1))
        await asyncio.sleep(0.01)
    guest.session.gone()
    return key, table.state.now_played().n


def in_a_room(story: Callable[[Room, str, int], Awaitable[None]]) -> None:
    async def told() -> None:
        room = await Room.opened(MemoryStore(), clock=virtual_clock(), bots=RoomBots(pace=0.0))
        await story(room, *await a_played_game(room))

    run_virtually(told)


def test_looking_back_on_a_game_leaves_turns_to_others() -> None:
    async def story(room: Room, key: str, moves: int) -> None:
        archive = room.archive
        played = await archive.played(key, 1)
        assert await turns_of_others(archive.played(key, 1)) >= moves // STEPS
        assert await turns_of_others(archive.exported("ann", played)) >= 2 * moves // STEPS, (
            "twice for the cards"
        )
        assert await turns_of_others(archive.replay("ann", played, 0)) >= min(moves, 200) // STEPS
        assert await turns_of_others(archive.match(played)) >= moves // STEPS

    in_a_room(story)


def test_waking_and_forking_a_table_leave_turns_to_others() -> None:
    async def story(room: Room, key: str, moves: int) -> None:
        played = await room.archive.played(key, 1)
        await asyncio.sleep(700)
        assert room.awake() == 0
        assert await turns_of_others(room.table(key)) >= moves // STEPS
        ann = PersonLine("ann", b"", b"", "Ann", 0)
        fork = room.fork(ann, played, n=moves - 1, seat=0, player="random")
        assert await turns_of_others(fork) >= 2 * (moves - 1) // STEPS, (
            "once to write it, once to see what it makes"
        )

    in_a_room(story)
