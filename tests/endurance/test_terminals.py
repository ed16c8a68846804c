"""Terminals on one store: beside each other and beside a room, killed, and with nowhere to write."""

import asyncio
import resource
import signal
import sqlite3
import stat
import sys
from pathlib import Path
from random import Random

import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, RoomError, Table
from parlour.match.file.private_file import private_path
from parlour.match.file.reader import load
from parlour.match.verify import verify
from tests.endurance.terminal_kills import Trial
from tests.endurance.terminals import GAME, Ended, Terminal, stored_games, typed_moves
from tests.server.room_process import play_to_the_end, room_process

KILLS = 3
_AS_ANYBODY = (
    "import ctypes, os; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0); "
    "os.execv(sys.executable, [sys.executable, '-m', 'parlour', *sys.argv[1:]])"
)
"""Root may write everywhere; without this capability it is bound by permissions as anybody is."""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of a process are Linux's")


def typed_in(save: Path) -> list[str]:
    return typed_moves(list(load(save).match.played))


def started(home: Path, *arguments: str) -> Terminal:
    terminal = Terminal(home, *arguments)
    terminal.wait()
    return terminal


@pytest.mark.thorough
def test_two_terminals_play_at_the_same_time_on_one_store(tmp_path: Path) -> None:
    saves, luck = [tmp_path / "one.parlour.jsonl", tmp_path / "two.parlour.jsonl"], Random(1)
    starting = [Terminal(tmp_path, "play", *GAME, "--save", str(save)) for save in saves]
    for terminal in starting:
        terminal.wait()
    for _ in range(8):
        for terminal in starting:
            terminal.type_move(luck)
        for terminal in starting:
            terminal.wait()
    for terminal, save in zip(starting, saves, strict=True):
        assert terminal.leave()[0] == 0
        assert typed_in(save) == terminal.acked
    assert len(starting[0].acked) == 8
    assert sorted(game.typed for game in stored_games(tmp_path)) == sorted(each.acked for each in starting)


@pytest.mark.thorough
def test_a_table_is_in_one_process_at_a_time_and_free_after_a_kill(tmp_path: Path) -> None:
    first = started(tmp_path, "play", *GAME)
    first.play(3, Random(2))
    code, said = Terminal(tmp_path, "resume").end()
    assert (code, "is being played by another Parlour: leave it there first" in said) == (2, True)
    first.play(1, Random(3))
    first.kill()
    again = started(tmp_path, "resume")
    again.play(2, Random(4))
    assert again.leave()[0] == 0
    assert stored_games(tmp_path)[0].typed == first.acked + again.acked


@pytest.mark.thorough
def test_a_terminal_plays_beside_a_room_on_one_store(tmp_path: Path) -> None:
    async def sit_and_play(link: str) -> int:
        async with Table(Door(link, name="Ann")) as table:
            await table.sit("Ann")
            await table.do("begin")
            return await play_to_the_end(table, Luck(1), enough=12)

    async def look_in(link: str) -> None:
        async with Table(link):
            pass

    with room_process(tmp_path, GAME[0], "--store", str(tmp_path / "room.db")) as (_, link):
        terminal = started(tmp_path, "play", *GAME)

        async def story() -> None:
            playing = asyncio.create_task(sit_and_play(link))
            await asyncio.to_thread(terminal.play, 8, Random(5))
            await playing

        asyncio.run(asyncio.wait_for(story(), 60))
        [ours] = stored_games(tmp_path)
        assert ours.typed == terminal.acked
        with pytest.raises(RoomError, match="played by another Parlour"):
            asyncio.run(look_in(f"{link.rpartition('/t/')[0]}/t/{ours.table}"))
        terminal.kill()
        asyncio.run(look_in(f"{link.rpartition('/t/')[0]}/t/{ours.table}"))


@pytest.mark.thorough
@pytest.mark.parametrize("named", [True, False], ids=["resume FILE", "resume"])
def test_after_a_kill_a_file_goes_on_from_the_store_and_is_written_on_leaving(
    named: bool, tmp_path: Path
) -> None:
    save, luck = tmp_path / "x.parlour.jsonl", Random(6)
    first = started(tmp_path, "play", *GAME, "--save", str(save))
    first.play(4, luck)
    first.kill()
    assert typed_in(save) == []
    again = started(tmp_path, "resume", *([str(save)] if named else []))
    again.play(3, luck)
    assert again.leave()[0] == 0
    assert typed_in(save) == first.acked + again.acked


@pytest.mark.thorough
def test_a_game_that_was_killed_and_resumed_ends_as_a_sound_one(tmp_path: Path) -> None:
    save, luck = tmp_path / "x.parlour.jsonl", Random(6)
    brief = [*GAME[:-1], "lives=1"]
    started(tmp_path, "play", *brief, "--save", str(save)).kill()
    again = started(tmp_path, "resume", str(save))
    with pytest.raises(Ended):
        again.play(10_000, luck)
    again.leave()
    assert verify(save).is_sound()
    assert not private_path(save).exists()


@pytest.mark.thorough
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_file_is_written_whichever_way_one_leaves(sign: signal.Signals, tmp_path: Path) -> None:
    save = tmp_path / "x.parlour.jsonl"
    terminal = started(tmp_path, "play", *GAME, "--save", str(save))
    terminal.play(3, Random(7))
    terminal.kill(sign)
    assert typed_in(save) == terminal.acked
    assert stat.S_IMODE(private_path(save).stat().st_mode) == 0o600


@pytest.mark.thorough
def test_kills_amid_local_games_lose_and_double_nothing(tmp_path: Path) -> None:
    trial = Trial(tmp_path, Random(8))
    trial.run(KILLS)
    assert trial.problems == []
    assert trial.acked > 0


@pytest.mark.thorough
def test_a_terminal_that_acknowledges_before_it_keeps_is_caught(tmp_path: Path) -> None:
    trial = Trial(tmp_path, Random(2), mutant="acknowledge-before-commit")
    while not trial.problems and trial.kills < 6:
        trial.run(trial.kills + 1)
    assert trial.problems


# Nowhere to write


def refusal(home: Path, *, before: str = "", save: Path | None = None) -> str:
    """Return the sentence with which a game is refused before it begins."""
    file = [] if save is None else ["--save", str(save)]
    code, said = Terminal(home, "play", *GAME, *file, before=before).end()
    assert code == 2, said
    assert len(said.splitlines()) == 1, said
    assert said.endswith(".\n")
    return said


@pytest.mark.thorough
def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    started(tmp_path, "play", *GAME).leave()
    connection = sqlite3.connect(tmp_path / "room.db")
    connection.execute("pragma user_version = 999")
    connection.close()
    before = (tmp_path / "room.db").read_bytes()
    assert "newer" in refusal(tmp_path)
    assert (tmp_path / "room.db").read_bytes() == before


@on_linux
@pytest.mark.thorough
@pytest.mark.parametrize("has_store", [True, False])
def test_a_home_that_cannot_be_written_is_refused(has_store: bool, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    if has_store:
        started(home, "play", *GAME).leave()
        (home / "room.db").chmod(0o400)
    home.chmod(0o500)
    try:
        assert str(home) in refusal(home, before=_AS_ANYBODY)
    finally:
        home.chmod(0o700)


@on_linux
@pytest.mark.thorough
@pytest.mark.parametrize("size", [0, 4096, 65536])
def test_a_disk_without_space_is_refused(size: int, tmp_path: Path) -> None:
    full = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    save = tmp_path / "x.parlour.jsonl"
    refusal(tmp_path, before=full, save=save)
    assert not private_path(save).exists()
    assert not save.exists()


@on_linux
@pytest.mark.thorough
def test_a_disk_that_fills_up_refuses_the_move_and_the_game_goes_on_with_space(tmp_path: Path) -> None:
    luck = Random(9)
    terminal = started(tmp_path, "play", *GAME)
    terminal.play(3, luck)
    _, hard = resource.prlimit(terminal.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(terminal.pid, resource.RLIMIT_FSIZE, (4096, hard))
    for _ in range(2):
        terminal.type_move(luck)
        told = terminal.wait()
        assert len(terminal.acked) == 3, told
        assert "cannot keep anything just now, so nothing was played" in told
    resource.prlimit(terminal.pid, resource.RLIMIT_FSIZE, (hard, hard))
    terminal.play(3, luck)
    assert terminal.leave()[0] == 0
    assert stored_games(tmp_path)[0].typed == terminal.acked
