"""Bots of a room at one screen: they think beside the loop, each game in a thread of its own."""

import asyncio
import threading
import time
from typing import Any

import pytest

from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import decision
from parlour.tables.play import match_bots
from parlour.tables.play.threads import ThreadWorkers
from parlour.tables.play.workers import Task
from tests.client.local import local_room, play

PATIENCE = 10.0
SEED = bytes(32)


def a_match(name: str, player: str) -> Match:
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    return Match(game, rules, [SeatCard(each, player) for each in "ABCDEFGH"[: rules.players.least]], SEED)


async def thought_about(workers: ThreadWorkers, match: Match, player: str = "random") -> Move | None:
    """What the workers answer for a seat that is to act."""
    answer: asyncio.Future[Move | None] = asyncio.get_running_loop().create_future()
    task = Task("a table", 1, match, match.position.to_act()[0], player)
    workers.think(task, 1000, answer.set_result)
    return await asyncio.wait_for(answer, PATIENCE)


async def whole_game(name: str, player: str) -> None:
    match = a_match(name, player)
    async with local_room() as room:
        await play(room, await room.begin(match.game, match.rules, match.seats, seed=SEED))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("player", ["random", "house:easy"])
def test_no_bot_of_a_local_room_decides_on_the_loop(
    name: str, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()

    def noted(*asked: Any) -> Move:
        threads.add(threading.get_ident())
        return decision(*asked)

    monkeypatch.setattr(match_bots, "decision", noted)
    asyncio.run(whole_game(name, player))
    assert threads
    assert threading.get_ident() not in threads


def test_the_loop_is_free_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot waits for what only the loop can do; on the loop it would wait in vain."""
    thinks, may_go_on = threading.Event(), threading.Event()
    waited: list[bool] = []

    def slow(*asked: Any) -> Move:
        thinks.set()
        waited.append(may_go_on.wait(PATIENCE))
        return decision(*asked)

    async def story() -> None:
        game = asyncio.create_task(whole_game(game_names()[0], "random"))
        until = time.monotonic() + PATIENCE
        while not thinks.is_set() and time.monotonic() < until:
            await asyncio.sleep(0)
        may_go_on.set()
        await game

    monkeypatch.setattr(match_bots, "decision", slow)
    asyncio.run(story())
    assert waited
    assert all(waited)


def test_a_bot_that_fails_or_cannot_be_made_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[Move | None]:
        workers, match = ThreadWorkers(), a_match(game_names()[0], "random")
        unmade = await thought_about(workers, match, "nobody:at-all")
        with monkeypatch.context() as patch:
            patch.setattr(match_bots, "decision", lambda *asked: 1 // 0)
            failed = await thought_about(workers, match)
        return [unmade, failed, await thought_about(workers, match)]

    unmade, failed, sound = asyncio.run(story())
    assert (unmade, failed) == (None, None)
    assert sound is not None


def test_bots_are_made_anew_when_a_move_was_taken_back() -> None:
    async def story() -> None:
        workers, match = ThreadWorkers(), a_match(game_names()[0], "random")
        begin, move = match.mark(), await thought_about(workers, match)
        thread = workers._threads["a table", 1]
        assert move is not None
        match.play(match.position.to_act()[0], move)
        await thought_about(workers, match)
        assert workers._threads["a table", 1] is thread
        match.return_to(begin)
        await thought_about(workers, match)
        assert workers._threads["a table", 1] is not thread

    asyncio.run(story())


def test_threads_end_with_their_game_and_their_room() -> None:
    before = set(threading.enumerate())
    asyncio.run(whole_game(game_names()[0], "random"))
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
    assert set(threading.enumerate()) <= before
