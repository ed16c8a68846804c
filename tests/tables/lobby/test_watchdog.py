"""The watchdog: whatever a table does on the loop is measured, and told of when it takes too long."""

import asyncio

import pytest

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.watchdog import Watchdog
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the processor's time finds that 15 milliseconds more were used."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.thread_time", lambda: 0.015 * next(ticks))


@pytest.mark.usefixtures("slow_machine")
def test_only_what_takes_too_long_is_told() -> None:
    told: list[tuple[str, str]] = []
    dog = Watchdog(0.02)
    dog.tell = lambda table, what, took: told.append((table, what))
    dog.spent(0.0, "t", "message")
    dog.spent(0.0, "t", "timer")
    assert told == [], "15 milliseconds at most"
    dog.spent(0.0, "t", "rows")
    assert told == [("t", "rows")]


@pytest.mark.usefixtures("slow_machine")
def test_messages_rows_and_timers_of_a_table_are_measured() -> None:
    async def story() -> None:
        told: set[tuple[str, str]] = set()
        room = await Room.opened(MemoryStore(), clock=virtual_clock(), bots=RoomBots(pace=1.0))
        room.watchdog = Watchdog(0.01)
        room.watchdog.tell = lambda table, what, took: told.add((table, what))
        key = await room.open_table("ann", TableSettings(game=game_names()[0], seats=2, clock="none"))
        guest = Guest(await room.table(key), "ann")
        assert told == set()
        guest.say(messages.Ping(1))
        assert told == {(key, "message")}
        await guest.sit()
        assert (key, "rows") in told
        guest.session.gone()
        await asyncio.sleep(1)
        assert told == {(key, "message"), (key, "rows"), (key, "timer")}

    run_virtually(story)
