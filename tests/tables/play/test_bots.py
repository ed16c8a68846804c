"""Bots at a table: they play by themselves, at a pace that tells nothing, and whatever becomes of them."""

import asyncio
import os
import signal
from itertools import pairwise
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import game_names
from parlour.engine.show.view import View
from parlour.match.match import Match, SeatCard
from parlour.storage.memory import MemoryStore
from parlour.tables.play import match_bots
from parlour.tables.play.scheduler import QUICKEST, SLOWEST, ThinkingTime
from parlour.tables.play.workers import Answered, Task, Workers
from parlour.tables.settings import TableSettings
from parlour.tables.table import Table
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(1, 0)


class Wooden(Workers):
    """Workers that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Task, Answered]] = []
        self.starts = 0

    def start(self) -> None:
        self.starts += 1

    def think(self, task: Task, most: int, answered: Answered) -> None:
        self.asked.append((task, answered))


OTHER_RULES = {"players": {"most": 5}}


async def with_bots(player: str, *, pace: float = 0.0, seats: int = 3, **more: Any) -> tuple[Table, Guest]:
    settings = brief_settings(game_names()[0], seats=seats, clock="none", fill=player, **more)
    table = await open_table(settings, pace=pace)
    guest = Guest(table, "ann")
    await guest.sit()
    return table, guest


async def until_asked(table: Table, guest: Guest) -> None:
    for _ in range(2_000):
        if table.state.asked[guest.seat()] or not table.state.is_played():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not play")


@staged
async def test_bots_play_until_a_person_must_decide() -> None:
    table, guest = await with_bots("house:easy")
    await guest.do("begin")
    while table.state.is_played():
        await until_asked(table, guest)
        if table.state.is_played():
            await guest.play(guest.any_move(LUCK))
    by = {turn.by for turn in table.state.now_played().played}
    assert by == {"seat", "bot"}


@staged
async def test_a_bot_answers_after_a_humane_while() -> None:
    table, guest = await with_bots("house:easy", pace=1.0)
    await guest.do("begin")
    await until_asked(table, guest)
    await guest.play(guest.any_move(LUCK))
    await until_asked(table, guest)
    rows = [row for row in await table.queue.store.rows(KEY) if row.kind in ("move", "begin")]
    waits = [later.at - row.at for row, later in pairwise(rows) if later.by == "bot"]
    assert waits
    assert all(QUICKEST <= wait <= SLOWEST for wait in waits), waits


def test_the_pace_hangs_on_public_numbers_and_whole_beats() -> None:
    pace = ThinkingTime("t", 1.0)
    assert pace.delay(1, 7) == ThinkingTime("t", 1.0).delay(1, 7)
    assert len({pace.delay(seat, 7) for seat in range(5)}) > 1
    assert pace.after(1, 7, 10) == pace.delay(1, 7)
    assert pace.after(1, 7, 2_500) == pace.delay(1, 7) + SLOWEST
    assert pace.after(1, 8, 10) == pace.delay(1, 8) + SLOWEST, "from then on it always takes that long"
    assert ThinkingTime("t", 0.0).after(1, 7, 10) == 10


class Listening(Bot):
    listens = True

    def __init__(self) -> None:
        self.said: list[Event] = []

    def hear(self, event: Event) -> None:
        self.said.append(event)

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(LUCK)


@staged
async def test_a_bot_that_listens_hears_everything_also_after_a_restart() -> None:
    made: list[Listening] = []

    def maker(*given: object) -> Listening:
        made.append(Listening())
        return made[-1]

    patch = pytest.MonkeyPatch()
    patch.setattr(match_bots, "maker_of", lambda player: maker)
    try:
        table, guest = await with_bots("random", seats=2)
        store = table.queue.store
        await guest.do("begin")
        for _ in range(6):
            await until_asked(table, guest)
            await guest.play(guest.any_move(LUCK))
        await until_asked(table, guest)
        table.drain()
        assert isinstance(store, MemoryStore)
        woken = await wake(store, table.state.settings)
        back = Guest(woken, "ann")
        await back.play(back.any_move(LUCK))
        await until_asked(woken, back)
        assert [len(bot.said) for bot in made] == [bot.heard for bot in made]
        match = woken.state.now_played()
        last_bot = max(n for n, turn in enumerate(match.played) if turn.by == "bot")
        assert made[-1].heard == match.at(last_bot).heard
    finally:
        patch.undo()


@staged
async def test_a_bot_that_fails_plays_what_the_clock_would() -> None:
    class Broken(Listening):
        def choose(self, view: View, moves: Moves) -> Move:
            raise RuntimeError("out of order")

    patch = pytest.MonkeyPatch()
    patch.setattr(match_bots, "maker_of", lambda player: lambda *given: Broken())
    try:
        table, guest = await with_bots("random", seats=2)
        await guest.do("begin")
        await until_asked(table, guest)
        await guest.play(guest.any_move(LUCK))
        await until_asked(table, guest)
        assert "bot" in [turn.by for turn in table.state.now_played().played]
    finally:
        patch.undo()


@staged
async def test_long_thoughts_go_to_workers_and_a_failed_one_falls_back_to_the_house() -> None:
    table, guest = await with_bots("search:20", seats=2)
    workers = Wooden()
    table.bots.shared.workers = workers
    await guest.do("begin")
    if table.state.asked[guest.seat()]:
        await guest.play(guest.any_move(LUCK))
    await asyncio.sleep(5)
    assert len(workers.asked) == 1
    before = table.state.now_played().n
    workers.asked[0][1](None)
    await asyncio.sleep(1)
    assert table.state.now_played().played[before].by == "bot"
    workers.asked[0][1](Move("LATE"))
    await asyncio.sleep(1)
    assert "LATE" not in {turn.move.verb for turn in table.state.now_played().played}


@staged
async def test_a_bot_lets_go_of_a_question_that_is_gone() -> None:
    table, guest = await with_bots("search:20", seats=2)
    workers = Wooden()
    table.bots.shared.workers = workers
    await guest.do("begin")
    if table.state.asked[guest.seat()]:
        await guest.play(guest.any_move(LUCK))
    await guest.do("pause")
    before = table.state.now_played().n
    workers.asked[0][1](next(iter(table.state.now_played().moves(1))))
    await asyncio.sleep(1)
    assert table.state.now_played().n == before
    await guest.do("resume")
    await asyncio.sleep(1)
    assert len(workers.asked) == 2


async def asked_of_workers(player: str, changes: dict[str, Any], *, slow: bool = False) -> int:
    """How many thoughts went to the workers at a table where a bot alone moves."""
    settings = TableSettings(game_names()[0], changes=changes, seats=2, clock="none", fill=player)
    table, workers = await open_table(settings), Wooden()
    table.bots.shared.workers = workers
    table.bots._is_slow = slow
    guest = Guest(table, "ann")
    await guest.sit()
    await guest.do("begin")
    while table.state.asked[guest.seat()]:
        await guest.play(guest.any_move(LUCK))
    await asyncio.sleep(1)
    return len(workers.asked)


@staged
async def test_the_house_thinks_on_the_loop_by_our_own_rules_alone() -> None:
    assert await asked_of_workers("house:easy", {}) == 0
    assert await asked_of_workers("house:easy", OTHER_RULES) == 1, "what other rules cost nobody knows"
    assert await asked_of_workers("random", OTHER_RULES) == 1
    assert await asked_of_workers("search:20", {}) == 1


@staged
async def test_a_table_whose_bots_were_slow_has_them_think_in_the_workers() -> None:
    assert await asked_of_workers("house:easy", {}, slow=True) == 1


@staged
async def test_a_slow_decision_is_noticed_by_the_time_that_the_loop_spent() -> None:
    times = iter([1.0, 1.004, 2.0, 2.006])
    patch = pytest.MonkeyPatch()
    table, guest = await with_bots("house:easy", seats=2)
    workers = table.bots.shared.workers = Wooden()
    await guest.do("begin")
    patch.setattr("time.thread_time", lambda: next(times))
    try:
        seat = table.state.now_played().to_act()[0]
        table.bots._choice(seat, "house:easy")
        assert not table.bots._is_slow
        table.bots._choice(seat, "house:easy")
        assert table.bots._is_slow
        assert workers.starts == 1
    finally:
        patch.undo()


@staged
async def test_where_workers_fail_under_other_rules_the_clock_moves_and_the_loop_thinks_nothing() -> None:
    table, guest = await with_bots("house:hard", seats=2, changes=OTHER_RULES)
    workers, thought = Wooden(), list[str]()
    table.bots.shared.workers = workers
    patch = pytest.MonkeyPatch()
    patch.setattr(match_bots, "decision", lambda *given: thought.append("on the loop"))
    try:
        await guest.do("begin")
        if table.state.asked[guest.seat()]:
            await guest.play(guest.any_move(LUCK))
        await asyncio.sleep(1)
        before = table.state.now_played().n
        workers.asked[0][1](None)
        await asyncio.sleep(1)
    finally:
        patch.undo()
    assert table.state.now_played().played[before].by == "bot"
    assert thought == []


@pytest.mark.thorough
def test_worker_processes_think_die_and_are_replaced() -> None:
    """Real processes: the one test here that waits for anything."""
    game = brief_settings(game_names()[0], seats=2)
    match = Match(game.the_game(), game.rules(), [SeatCard("A", "me"), SeatCard("B", "me")], bytes(32))

    async def thought(workers: Workers, player: str, most: int = 60_000) -> Move | None:
        found: asyncio.Future[Move | None] = asyncio.get_running_loop().create_future()
        workers.think(Task("t", 1, match, match.to_act()[0], player), most, found.set_result)
        return await found

    async def story() -> None:
        workers = Workers(1)
        first = await thought(workers, "search:20")
        assert first is not None
        assert first in match.moves(match.to_act()[0])
        match.play(match.to_act()[0], first)
        assert await thought(workers, "search:20") is not None
        process = workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await thought(workers, "search:20") is None
        assert await thought(workers, "house:easy") is not None
        process = workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        assert await thought(workers, "house:easy", 300) is None, "that takes too long"
        assert await thought(workers, "house:nonsense") is None
        await workers.close()

    asyncio.run(story())
