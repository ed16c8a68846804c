"""Games of this machine in files: in which order, whose they are, and what is not written over."""

import asyncio
import json
import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from parlour.client import local_games
from parlour.client.local_games import (
    SavedFiles,
    check_new_file,
    file_content,
    find_game,
    new_file,
    unfinished_games,
    write_game,
)
from parlour.client.local_room import new_game
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game as game_called
from parlour.folders import room_file
from parlour.match.errors import BadSave
from parlour.match.file.private_file import Private, private_path, read_private
from parlour.match.file.reader import load
from parlour.match.log import Turn
from parlour.match.match import SeatCard
from parlour.match.verify import verify
from parlour.storage.sqlite.store import SqliteStore
from tests.client.local import local_room, play
from tests.match.conftest import high_card as high_card
from tests.match.tables import SEED, a_match, play_on, save_match, trees

FIRST, SECOND = Move("PICK", slots=(0,)), Move("PICK", slots=(1,))
CARDS = [SeatCard("Ann", "me"), SeatCard("Bob", "random")]
BRAG = game_called("bastard-brag")
RULES = BRAG.rules(switches={"lives": 1})


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "evening.parlour.jsonl"


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def played(moves: int = 1_000_000, table: str = "") -> str:
    """Play so many moves of a person in the store of this machine, and return the table."""

    async def story() -> str:
        async with local_room(SqliteStore(room_file())) as room:
            key = table or await room.begin(BRAG, RULES, CARDS, seed=SEED)
            await play(room, key, moves)
            return key

    return asyncio.run(story())


# What is written


def test_a_new_game_is_its_header_and_a_seed_beside_it(save: Path) -> None:
    a_match(save=save)
    names = "parlour game rulesVersion variant rules seats shuffle commitment seedGiven hash"
    assert [list(tree) for tree in trees(save)] == [names.split()]
    assert read_private(save) == Private(SEED, {})


def test_a_seed_that_nobody_gave_is_not_said_to_be_given(save: Path) -> None:
    with new_file(new_game(BRAG, RULES, CARDS), save):
        assert "seedGiven" not in trees(save)[0]


def test_the_seed_is_nowhere_in_the_file_before_the_end(save: Path) -> None:
    match = a_match(save=save)
    while not match.is_over():
        content = save.read_bytes().lower()
        assert SEED.hex().encode() not in content
        assert SEED.hex().lstrip("0").encode() not in content
        assert SEED not in content
        play_on(match, 1, save=save)
    assert SEED.hex().encode() in save.read_bytes()


def test_at_the_end_the_seed_is_published_and_the_private_file_gone(save: Path) -> None:
    match = play_on(a_match(save=save), save=save)
    outcome = match.outcome()
    assert outcome is not None
    last = trees(save)[-1]
    assert (last["seed"], last["end"]["winners"]) == (SEED.hex(), outcome.winners())
    assert not private_path(save).exists()


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_are_in_the_private_file_alone(save: Path) -> None:
    match = a_match("high-card", save=save)
    before = save.read_bytes()
    match.play(1, SECOND)
    save_match(match, save)
    assert save.read_bytes() == before
    assert read_private(save).sealed == {1: Turn(1, SECOND)}


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_are_published_in_the_order_of_play_once_all_are_in(save: Path) -> None:
    match = a_match("high-card")
    match.play(1, SECOND)
    match.play(0, FIRST)
    save_match(match, save)
    assert [(tree["n"], tree["seat"], tree["move"]) for tree in trees(save)[1:]] == [
        (1, 1, {"verb": "PICK", "slots": [1]}),
        (2, 0, {"verb": "PICK", "slots": [0]}),
    ]
    assert read_private(save).sealed == {}


def test_the_private_file_is_written_first_and_removed_last(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []
    monkeypatch.setattr(local_games, "write_whole", lambda path, *rest: written.append(path))
    monkeypatch.setattr(local_games, "remove_private", lambda path: written.append(private_path(path)))
    save_match(a_match(), save)
    save_match(play_on(a_match()), save)
    assert written == [private_path(save), save, save, private_path(save)]


def test_only_the_owner_may_read_what_is_secret(save: Path, home: Path) -> None:
    old = os.umask(0)
    try:
        table = played(2)
        SavedFiles().attach(table, save)
        write_game(room_file(), table, save)
        files = [private_path(save), *home.iterdir()]
        assert {path.name for path in files} >= {"evening.seed", "room.db", "room.db.tables", "saves.json"}
        assert {path.name: mode_of(path) for path in files} == {path.name: 0o600 for path in files}
    finally:
        os.umask(old)


def test_the_files_of_a_store_in_use_are_its_owners(home: Path) -> None:
    async def story() -> None:
        async with local_room(SqliteStore(room_file())) as room:
            await room.begin(BRAG, RULES, CARDS)
            assert {path.name: mode_of(path) for path in home.iterdir()} == {
                "room.db": 0o600,
                "room.db-wal": 0o600,
                "room.db-shm": 0o600,
            }

    old = os.umask(0)
    try:
        asyncio.run(story())
    finally:
        os.umask(old)


def test_a_game_that_could_not_be_read_again_leaves_the_file_as_it_was(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_on(a_match(), 2, save=save)
    before = save.read_bytes()
    monkeypatch.setattr(local_games, "MOST_SAVED", len(before) + 1)
    with pytest.raises(BadSave, match="could not be read again") as refused:
        play_on(match, 1, save=save)
    assert refused.value.code == "too-long"
    assert save.read_bytes() == before


# From the store


def test_a_game_of_the_store_is_written_as_far_as_it_was_played(save: Path) -> None:
    table = played(2)
    write_game(room_file(), table, save)
    loaded = load(save)
    assert (loaded.complaint, loaded.finished) == (None, False)
    assert [turn.by for turn in loaded.match.played if turn.seat == 0] == ["seat", "seat"]
    assert all(turn.at for turn in loaded.match.played)
    played(table=table)
    write_game(room_file(), table, save, known=save.read_bytes())
    assert not private_path(save).exists()
    assert verify(save).is_sound(), verify(save).lines()


def test_each_game_of_a_table_can_be_written(save: Path) -> None:
    async def story() -> str:
        async with local_room(SqliteStore(room_file())) as room:
            table = await room.begin(BRAG, RULES, CARDS, seed=SEED)
            await play(room, table)
            client = room.connect(table, room.owner)
            async with client:
                await client.do("rematch")
            return table

    table = asyncio.run(story())
    write_game(room_file(), table, save)
    assert private_path(save).exists()
    write_game(room_file(), table, save, number=1, known=save.read_bytes())
    assert verify(save).is_sound()


def test_a_table_without_a_game_cannot_be_written(save: Path) -> None:
    played(1)
    with pytest.raises(BadSave, match="No game has begun"):
        write_game(room_file(), "nowhere", save)
    assert not save.exists()


# What is not written over


def test_a_file_that_changed_meanwhile_is_left_alone(save: Path) -> None:
    table = played(2)
    with new_file(new_game(BRAG, RULES, CARDS), save):
        known = file_content(save)
    other = play_on(a_match(), 3, save=save).played
    with pytest.raises(BadSave, match=f"was changed by somebody else .* resume {table}") as refused:
        write_game(room_file(), table, save, known=known)
    assert refused.value.code == "changed-meanwhile"
    assert load(save).match.played == other


def test_a_new_game_never_takes_the_place_of_another(save: Path) -> None:
    a_match(save=save)
    content = save.read_bytes()
    with (
        pytest.raises(BadSave, match="exists already") as refused,
        new_file(new_game(BRAG, RULES, CARDS), save),
    ):
        pass
    assert refused.value.code == "already-there"
    assert save.read_bytes() == content


def test_a_seed_left_alone_is_not_written_over(save: Path) -> None:
    private_path(save).write_text("somebody's seed")
    with pytest.raises(BadSave, match=r"evening\.seed exists already"):
        check_new_file(save)


def test_a_folder_is_no_name_for_a_game() -> None:
    with pytest.raises(BadSave, match="/ is a folder"):
        check_new_file(Path("/"))


def test_a_link_that_leads_nowhere_is_not_replaced(save: Path) -> None:
    save.symlink_to(save.with_name("elsewhere"))
    with pytest.raises(BadSave, match="exists already"):
        check_new_file(save)


def test_a_game_that_cannot_begin_leaves_nothing_behind(save: Path) -> None:
    with pytest.raises(OSError, match="full"), new_file(new_game(BRAG, RULES, CARDS), save):
        raise OSError("full")
    assert list(save.parent.iterdir()) == []


def test_a_game_that_finds_no_room_leaves_the_store_alone(save: Path) -> None:
    save.parent.rmdir()
    with (
        pytest.raises(BadSave, match="cannot be written: no such file"),
        new_file(new_game(BRAG, RULES, CARDS), save),
    ):
        raise AssertionError("nothing begins")


# Which game is in which file


def test_files_and_tables_are_found_by_each_other(save: Path) -> None:
    files = SavedFiles()
    files.attach("one", save)
    files.attach("two", save.with_name("other"))
    assert (files.file_of("one"), files.table_of(save)) == (save, "one")
    files.attach("three", save)
    assert (files.file_of("one"), files.table_of(save)) == (None, "three")
    files.detach("three")
    files.detach("three")
    assert files.table_of(save) == ""
    assert files.table_of(save.with_name("other")) == "two"


@pytest.mark.parametrize("content", ["", "[]", "{", "\0"])
def test_a_damaged_list_of_files_is_as_good_as_none(home: Path, save: Path, content: str) -> None:
    (home / "saves.json").write_text(content)
    assert SavedFiles().table_of(save) == ""
    SavedFiles().attach("one", save)
    assert json.loads((home / "saves.json").read_text()) == {"one": str(save)}


def test_two_who_attach_at_once_lose_nothing(save: Path) -> None:
    def attach(who: int) -> None:
        for number in range(20):
            SavedFiles().attach(f"{who}-{number}", save.with_name(f"{who}-{number}"))

    threads = [Thread(target=attach, args=(who,)) for who in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(SavedFiles()._read()) == 60


def test_unfinished_games_are_found_by_the_beginning_of_their_name() -> None:
    table, _ = played(1), played()
    assert [game.table for game in unfinished_games()] == [table]
    assert find_game(table[:8]).table == table
    for name in ("", "nowhere"):
        with pytest.raises(BadSave, match="There is no saved game"):
            find_game(name)


def test_where_there_is_no_store_no_game_waits() -> None:
    assert unfinished_games() == []
    room_file().write_text("not a room's")
    assert unfinished_games() == []
