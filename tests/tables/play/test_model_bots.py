"""Language models at live tables: asked beside the loop, allowed by the host alone, and never silent."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.log import BY_HOUSE
from parlour.players.llm.fake.faults import FaultyModel
from parlour.players.llm.fake.model import FakeModel
from parlour.players.llm.models_file import add_endpoint
from parlour.players.llm.record import DecisionRecord
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.tables.clock import LoopClock
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.play import model_bots
from parlour.tables.play.model_bots import ModelBots
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import check_player, checked_settings
from parlour.tables.table import Table
from parlour.wire.messages import Say
from tests.players.llm.tables import caller, llm_player, saying
from tests.tables.stage import KEY, Guest
from tests.tables.stories import brief_settings

MODEL = "llm:fake"
PATIENCE = 60
_OTHERWISE = 2
"""A seed by which the person deals in another order."""


@pytest.fixture(autouse=True)
def endpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    add_endpoint("fake", {"url": "http://127.0.0.1:9/v1", "model": "fake"})


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FaultyModel:
    """The model behind llm:fake."""
    model = FaultyModel(FakeModel())
    answering_by(monkeypatch, model)
    return model


def answering_by(monkeypatch: pytest.MonkeyPatch, model: Any) -> None:
    def maker_of(word: str) -> Any:
        assert word == MODEL
        return lambda game, rules, luck: llm_player(game, rules, caller(model, view=True, attempts=1))

    monkeypatch.setattr(model_bots, "maker_of", maker_of)


async def laid(seats: RoomBots) -> tuple[Table, Guest]:
    """A table of the usual clock with a model on every chair but one."""
    settings = brief_settings(game_names()[0], seats=2, clock="none", fill=MODEL)
    clock, store = LoopClock(asyncio.get_running_loop()), MemoryStore()
    entry = Open(checked_settings(settings, {"fake"}), "ann", settings.rules().digest, bytes(31).hex() + "01")
    row = row_of(Pending(entry), KEY, 1, clock.now())
    await store.append(Batch([row]))
    table = Table(KEY, store, [row], rules=settings.rules(), clock=clock, bots=seats)
    guest = Guest(table, "ann")
    await guest.sit()
    return table, guest


async def played(seats: RoomBots) -> Table:
    """A whole game of a person against a model."""
    table, guest = await laid(seats)
    await play_on(table, guest)
    return table


async def play_on(
    table: Table, guest: Guest, *, until: Callable[[], bool] = lambda: False, seed: int = 1
) -> None:
    """The person's chair plays at random until the game is over, or something else is."""
    luck = Luck(seed)
    if not table.state.is_played():
        await guest.do("begin")
    async with asyncio.timeout(PATIENCE):
        while table.state.is_played() and not until():
            if table.state.asked[guest.seat()]:
                await guest.play(guest.any_move(luck))
            await asyncio.sleep(0.001)


def turns_of(table: Table) -> list[Any]:
    assert table.state.match is not None
    return list(table.state.match.played)


def test_a_model_plays_a_whole_game_at_a_live_table(fake: FaultyModel, tmp_path: Path) -> None:
    table = asyncio.run(played(RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path))))
    decisions = DecisionRecord(tmp_path / f"{KEY}-1.jsonl").decisions()
    assert fake.requests == len(decisions) > 0
    assert not [turn for turn in turns_of(table) if turn.by == BY_HOUSE]


def test_everybody_is_told_when_the_house_plays_for_a_model(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answering_by(monkeypatch, saying("no idea"))
    table = asyncio.run(played(RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path))))
    by_house = [turn for turn in turns_of(table) if turn.by == BY_HOUSE]
    assert by_house
    assert table.state.match is not None
    told = [event for event in table.state.match.told() if event.kind == "house-played"]
    assert len(told) == len(by_house)


def test_a_model_hears_what_is_said_at_the_table_once(fake: FaultyModel, tmp_path: Path) -> None:
    async def talked() -> None:
        table, guest = await laid(RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path)))
        await guest.ask(Say(guest.id(), "You are bluffing"))
        await play_on(table, guest)

    asyncio.run(talked())
    heard = quoted("You are bluffing", tmp_path)
    assert heard == [True] + [False] * (len(heard) - 1)


def prompts_in(folder: Path) -> list[str]:
    return [each.prompt for each in DecisionRecord(folder / f"{KEY}-1.jsonl").decisions()]


def quoted(words: str, folder: Path) -> list[bool]:
    """Which of the prompts quote what somebody said."""
    return [f'"{words}"' in each for each in prompts_in(folder)]


def test_a_model_hears_nothing_of_whoever_was_muted(fake: FaultyModel, tmp_path: Path) -> None:
    async def talked() -> None:
        table, guest = await laid(RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path)))
        await guest.ask(Say(guest.id(), "You are bluffing"))
        table.talk.mute("ann", on=True)
        await play_on(table, guest)

    asyncio.run(talked())
    assert quoted("You are bluffing", tmp_path)
    assert not any(quoted("You are bluffing", tmp_path))


def test_a_model_whose_moves_were_undone_hears_the_new_ones_and_no_saying_twice(
    fake: FaultyModel, tmp_path: Path
) -> None:
    async def talked() -> None:
        table, guest = await laid(RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path)))
        await guest.ask(Say(guest.id(), "You are bluffing"))
        await play_on(table, guest, until=lambda: prompts_in(tmp_path) != [])
        await guest.do("undo")
        await play_on(table, guest, seed=_OTHERWISE)

    asyncio.run(talked())
    first, second, *_ = prompts_in(tmp_path)
    assert first.split("Cards:")[1] != second.split("Cards:")[1]
    assert ["dealt round 1" in each for each in (first, second)] == [True, True]
    assert quoted("You are bluffing", tmp_path)[:2] == [True, False]


def test_a_room_without_models_lets_the_house_play_and_says_so(fake: FaultyModel) -> None:
    table = asyncio.run(played(RoomBots(pace=0.0)))
    assert fake.requests == 0
    assert any(turn.by == BY_HOUSE for turn in turns_of(table))


def test_the_loop_goes_on_while_a_model_thinks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A model that takes a third of a second holds nobody up for more than a few milliseconds."""
    fast = saying('{"reason": "quick", "move": 1}')

    def slow(request: Any) -> Any:
        time.sleep(0.3)
        return fast(request)

    answering_by(monkeypatch, slow)
    gaps: list[float] = []

    async def watched() -> None:
        seats = RoomBots(pace=0.0, models=ModelBots({"fake"}, tmp_path))
        table, guest = await laid(seats)
        await guest.do("begin")
        before = began = time.monotonic()
        while time.monotonic() - began < 0.5:
            await asyncio.sleep(0.005)
            now = time.monotonic()
            gaps.append(now - before)
            before = now
        table.bots.stop()

    asyncio.run(watched())
    assert len(gaps) > 10
    assert sorted(gaps)[len(gaps) // 2] < 0.1


@pytest.mark.parametrize("words", ["llm:fake", "llm:other", "llm:"])
def test_only_models_that_the_host_allows_sit_down(words: str) -> None:
    settings = brief_settings(game_names()[0], seats=2)
    with pytest.raises(ParlourError):
        check_player(words, settings, settings.rules())
    with pytest.raises(ParlourError):
        check_player(words, settings, find_game(settings.game).rules(), {"someone"})
