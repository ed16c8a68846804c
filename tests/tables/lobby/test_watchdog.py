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


class Machine:
    """A machine whose clocks a test moves: the wall's, and the processor's time that was used; `looks` counts
    how often somebody asked for the latter."""

    def __init__(self) -> None:
        self.now = 100.0
        self.used = 5.0
        self.looks = 0

    def work(self, seconds: float, waiting: float = 0.0) -> None:
        self.now += seconds + waiting
        self.used += seconds

    def thread_time(self) -> float:
        self.looks += 1
        return self.used


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr("time.thread_time", machine.thread_time)
    monkeypatch.setattr("time.perf_counter", lambda: machine.now)
    return machine


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at a clock finds that 15 milliseconds more were used."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.thread_time", lambda: 0.015 * next(ticks))
    monkeypatch.setattr("time.perf_counter", lambda: 0.015 * next(ticks))


def watched(machine: Machine) -> tuple[Watchdog, list[float]]:
    told: list[float] = []
    dog = Watchdog(0.02)
    dog.tell = lambda table, what, took: told.append(round(took, 3))
    return dog, told


def test_only_what_takes_too_long_is_told(machine: Machine) -> None:
    dog, told = watched(machine)
    for seconds in (0.001, 0.019, 0.021, 0.5):
        began = dog.began()
        machine.work(seconds)
        dog.spent(began, "t", "message")
    assert told == [0.021, 0.5]


def test_what_waits_for_the_processor_is_not_told(machine: Machine) -> None:
    dog, told = watched(machine)
    began = dog.began()
    machine.work(0.004, waiting=3.0)
    dog.spent(began, "t", "rows")
    assert told == []


def test_what_others_did_long_before_does_not_count(machine: Machine) -> None:
    dog, told = watched(machine)
    dog.spent(dog.began(), "t", "rows")
    machine.work(0.3)
    began = dog.began()
    machine.work(0.001, waiting=0.03)
    dog.spent(began, "t", "timer")
    assert told == []


def test_what_is_within_something_else_takes_nothing_from_it(machine: Machine) -> None:
    dog, told = watched(machine)
    outer = dog.began()
    machine.work(0.015)
    dog.spent(dog.began(), "t", "timer")
    machine.work(0.015)
    dog.spent(outer, "t", "request")
    assert told == [0.03]


def test_many_quick_things_share_a_look_at_the_processors_time(machine: Machine) -> None:
    dog, told = watched(machine)
    for _ in range(1000):
        began = dog.began()
        machine.work(0.0001)
        dog.spent(began, "t", "message")
    assert told == []
    assert machine.looks <= 1000 * 0.0001 / 0.002 + 1


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
