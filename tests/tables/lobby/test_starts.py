"""A table whose game is one deal from a start, by rules of its own: played, kept, seen again and forked."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.start import Start
from parlour.engine.rules.finder import find_game
from parlour.match.export import import_game
from parlour.match.match import SeatCard
from parlour.match.provenance import NOBODY, SpelledStart
from parlour.match.verify import verify
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import PersonLine
from parlour.tables.chairs import EMPTY
from parlour.tables.lobby.archive import NotYours
from parlour.tables.lobby.begun import BegunGame
from parlour.tables.lobby.room import Room
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending, entry_of, row_of
from parlour.tables.people.seed_mixing import begin_entry
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.worker import Games
from parlour.tables.play.workers import Task
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from parlour.tables.table import Table
from parlour.wire.messages import Welcome
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock

GAME = "three-card-brag"
START = SpelledStart([40, 0, 60, 30], 2)
CHANGES = {"betting": {"ante": 7}}
SETTINGS = TableSettings(game=GAME, seats=4, clock="none", fill="random", spectators=True)
ANN = PersonLine("ann", b"", b"", "Ann", 0)


def a_deal() -> BegunGame:
    """Return one deal among bots, with an empty chair and a higher ante than the table's."""
    cards = [SeatCard(name, "random") if name else NOBODY for name in ("Ann", "", "Cem", "Dot")]
    return BegunGame(SETTINGS, "ann", cards, [""] * 4, bytes(32), start=START, changes=CHANGES)


def in_a_room(story: Callable[[Room, str], Awaitable[None]]) -> None:
    async def told() -> None:
        room = await Room.opened(MemoryStore(), clock=virtual_clock(), bots=RoomBots(pace=0.0))
        key = await room.begin_table(a_deal(), SETTINGS.rules())
        await story(room, key)

    run_virtually(told)


async def play_out(room: Room, key: str) -> Table:
    """Let the bots play while somebody looks on."""
    table = await room.table(key)
    Guest(table, "ann")
    await asyncio.sleep(5)
    assert table.state.status == "over"
    return table


def test_a_row_without_a_start_is_written_as_it_always_was() -> None:
    begin = entries.Begin(1, [SeatCard("Ann", "me")], "digest", "secret", "seed")
    body = row_of(Pending(begin), "table", 1, 0).body
    assert set(msgspec.json.decode(body)) == {"game", "seats", "rules", "secret", "seed"}
    assert entry_of(row_of(Pending(begin), "table", 1, 0)) == begin


def test_mixing_the_seed_keeps_what_the_game_goes_on_from() -> None:
    async def story(room: Room, key: str) -> None:
        state = (await room.table(key)).state
        begin = entries.Begin(2, state.cards, state.digest, state.secret, "", start=START, changes=CHANGES)
        row = begin_entry(state, begin).entry
        assert isinstance(row, entries.Begin)
        assert (row.start, row.changes, row.game) == (START, CHANGES, 2)
        assert len(row.seed) == 64

    in_a_room(story)


def test_a_table_plays_one_deal_by_the_rules_of_this_game() -> None:
    async def story(room: Room, key: str) -> None:
        table = await room.table(key)
        match = table.state.now_played()
        assert match.start == START.start()
        assert (match.rules.betting.ante, table.state.rules.betting.ante) == (7, 0)
        assert table.state.chairs[1] == EMPTY
        guest = Guest(table, "ann")
        await asyncio.sleep(5)
        assert table.state.status == "over"
        outcome = table.state.now_played().outcome()
        assert outcome is not None
        assert sum(outcome.tallies) == 130
        welcome = guest.last(Welcome)
        assert "one deal of a tournament" in welcome.catalogue["text"]
        assert "ante of 7" in welcome.catalogue["text"]

    in_a_room(story)


def test_rows_make_the_same_deal_again() -> None:
    async def story(room: Room, key: str) -> None:
        table = await play_out(room, key)
        rows = await room.store.rows(key)
        again = TableState.of(key, table.state.rules, rows)
        assert again.now_played().position.state() == table.state.now_played().position.state()
        assert again.now_played().rules == table.state.now_played().rules

    in_a_room(story)


def test_the_archive_exports_a_deal_that_can_be_verified(tmp_path: Path) -> None:
    async def story(room: Room, key: str) -> None:
        await play_out(room, key)
        played = await room.archive.played(key, 1)
        content = await room.archive.exported("ann", played)
        saved = import_game(content)
        assert saved.start == START.start()
        assert saved.rules.betting.ante == 7
        save = tmp_path / "deal.parlour.jsonl"
        save.write_bytes(content)
        assert verify(save).is_sound()
        replay = await room.archive.replay("ann", played, None)
        assert replay.over
        assert replay.names == ["Ann", "", "Cem", "Dot"]

    in_a_room(story)


def test_a_deal_is_forked_with_its_start_and_its_rules() -> None:
    async def story(room: Room, key: str) -> None:
        await play_out(room, key)
        played = await room.archive.played(key, 1)
        forked = await room.table(await room.fork(ANN, played, n=1, seat=2, player="random"))
        match = forked.state.now_played()
        assert (match.start, match.rules.betting.ante) == (START.start(), 7)
        assert match.seats[1] == NOBODY
        with pytest.raises(NotYours, match="Nobody sat on this chair"):
            await room.fork(ANN, played, n=1, seat=1, player="random")

    in_a_room(story)


def test_bots_that_think_elsewhere_are_told_the_start() -> None:
    async def story(room: Room, key: str) -> None:
        table = await room.table(key)
        match = table.state.now_played().at(0)
        seat = match.to_act()[0]
        (order,) = Task(key, 1, match, seat, "house:easy").orders(0)
        assert order.start == START
        reply = Games().reply(order)
        assert reply.move is not None

    in_a_room(story)


def test_rules_are_changed_once_for_all_tables() -> None:
    game = find_game(GAME)
    rules = game.rules()
    changed = game.changed(rules, CHANGES)
    assert changed.betting.ante == 7
    assert game.changed(rules, {"betting": {"ante": 7}}) is changed
    assert game.changed(rules, {}) is rules
    assert game.begin(changed, 2, FastShuffle(1), None, Start((9, 9))).counters()["pot"] == 14
