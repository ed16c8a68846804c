"""Exports of a room's tables at the commands: running games go on, finished ones are shown and checked."""

import asyncio
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.client.local_games import unfinished_games, write_game
from parlour.engine.rules.finder import find_game, game_names
from parlour.folders import room_file
from parlour.match.file.folder import games_folder
from parlour.match.file.reader import load
from parlour.storage.export import export_lines
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.wire.messages import Ok, State
from tests.cli.typing_in import Shell
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock
from tests.tables.stories import brief_settings

A_GAME = game_names()[0]


async def played(room: Room, game: str, most: int) -> str:
    """A table at which two people play so many moves."""
    settings = brief_settings(game, seats=find_game(game).rules().players.least, clock="none", fill="random")
    key = await room.open_table("ann", settings)
    table, luck = await room.table(key), Luck(3, 0)
    guests = [Guest(table, person) for person in ("ann", "bob")]
    for guest in guests:
        await guest.sit(name=guest.person.title())
    assert isinstance(await guests[0].do("begin"), Ok | State)
    while table.state.is_played() and table.state.now_played().n < most:
        asked = [each for each in guests if table.state.asked[each.seat()]]
        if asked:
            await asked[0].play(asked[0].any_move(luck))
        else:
            await asyncio.sleep(1)
    return key


def export_of(path: Path, game: str, most: int, *, tables: int = 1) -> Path:
    """What `python -m parlour.storage export` writes of such a table."""

    async def story() -> bytes:
        clock = virtual_clock()
        store = MemoryStore(now=clock.now)
        room = await Room.opened(store, clock=clock, bots=RoomBots(pace=0.0))
        keys = [await played(room, game, most) for _ in range(tables)]
        lines = export_lines(store, table=keys[0]) if tables == 1 else export_lines(store)
        return b"".join([line async for line in lines])

    path.write_bytes(run_virtually(story))
    return path


@pytest.mark.parametrize("game", game_names())
def test_the_export_of_a_running_table_goes_on_at_a_terminal(shell: Shell, home: Path, game: str) -> None:
    export = export_of(home / "table.jsonl", game, 5)
    ran = shell("resume", str(export), "--plain", "--shared", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    (game_on,) = unfinished_games()
    assert game_on.line.names[:2] == ["Ann", "Bob"]
    assert shell("resume", "--plain", "--shared", "--language", "de", typed="q\n").code == 0
    (again,) = unfinished_games()
    assert again.table == game_on.table
    write_game(room_file(), again.table, home / "x")
    assert len(load(home / "x").match.played) >= 5
    assert "not finished" in shell("verify", str(export)).err
    assert shell("replay", str(export), "--plain").code == 0
    assert shell("replay", str(export), "--as", "Ann").code == 2


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_the_export_of_a_finished_game_is_verified_and_shown_again(
    shell: Shell, home: Path, game: str
) -> None:
    export = export_of(home / "table.jsonl", game, 100_000)
    verified = shell("verify", str(export))
    assert (verified.code, verified.err) == (0, "")
    told = shell("replay", str(export), "--as", "Ann", "--plain").out
    assert " win" in told or " share the first place" in told
    assert "finished" in shell("resume", str(export), "--plain").err
    assert list(games_folder().glob("*")) == []


def test_an_export_of_several_tables_says_how_to_get_one(shell: Shell, home: Path) -> None:
    ran = shell("resume", str(export_of(home / "room.jsonl", A_GAME, 1, tables=2)), "--plain")
    assert ran.code == 2
    assert "holds 2 tables: export one with --table KEY" in ran.err


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ('"kind":"move"', '"kind":"dance"'),
        ('"kind":"begin"', '"kind":"stand"'),
        ('"n":3', '"n":4'),
        ("{", "["),
    ],
)
def test_a_damaged_export_is_refused_with_a_sentence(shell: Shell, home: Path, true: str, false: str) -> None:
    export = export_of(home / "table.jsonl", A_GAME, 3)
    first, _, rest = export.read_text().partition("\n")
    export.write_text(first + "\n" + rest.replace(true, false))
    ran = shell("verify", str(export))
    assert ran.code == 2
    assert str(export) in ran.err
    assert "Traceback" not in ran.err
