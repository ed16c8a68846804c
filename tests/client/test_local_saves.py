"""Games saved by earlier versions of Parlour are brought back to a table of this machine, and end well."""

import asyncio
import shutil
from pathlib import Path

import pytest

from parlour.client.local_games import bring_back, facts_of_file, read_game, save_game
from parlour.client.local_room import LocalRoom
from parlour.match.export import export_game, export_private
from parlour.match.file.private_file import private_path
from parlour.match.file.reader import load
from parlour.match.verify import verify
from tests.client.local import local_room, play
from tests.match.tables import Tree, a_match, edit_line, go_on, play_on, trees
from tests.match.test_saves import RUNNING, name_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A running game of the collection, with its private file."""
    for path in (request.param, private_path(request.param)):
        shutil.copy(path, tmp_path)
    return tmp_path / str(request.param.name)


def without_header(line: Tree) -> Tree:
    """Return a line without its hash, which vouches for a header of this format too."""
    return {name: value for name, value in line.items() if name != "hash"}


async def brought_back(room: LocalRoom, path: Path) -> str:
    return await bring_back(room, facts_of_file(load(path)), path)


@pytest.mark.parametrize("old", RUNNING, ids=name_of, indirect=True)
def test_an_unfinished_game_is_brought_back_as_it_was(old: Path) -> None:
    async def story() -> None:
        async with local_room() as room:
            stored = await read_game(room.store, await brought_back(room, old))
            loaded = load(old)
            assert stored.saved.entries == facts_of_file(loaded).entries
            assert [card.name for card in stored.saved.seats] == [card.name for card in loaded.match.seats]
            lines = [without_header(line) for line in trees(old)[1:]]
            save_game(stored.saved, old, is_over=False)
            assert [without_header(line) for line in trees(old)[1:]] == lines
            assert load(old).match.position.state() == loaded.match.position.state()

    asyncio.run(story())


@pytest.mark.parametrize("old", RUNNING, ids=name_of, indirect=True)
def test_an_unfinished_game_of_this_format_is_brought_back_byte_for_byte(old: Path) -> None:
    async def story() -> None:
        async with local_room() as room:
            stored = await read_game(room.store, await brought_back(room, old))
            if trees(old)[0]["parlour"] == 2:
                assert export_game(stored.saved) == old.read_bytes()
            assert load(old).match.seed.hex().encode() in export_private(stored.saved)

    asyncio.run(story())


@pytest.mark.thorough
@pytest.mark.parametrize("old", RUNNING, ids=name_of, indirect=True)
def test_an_unfinished_game_goes_on_and_ends_as_a_sound_one(old: Path) -> None:
    async def story() -> None:
        async with local_room() as room:
            before = facts_of_file(load(old)).entries
            table = await brought_back(room, old)
            await play(room, table)
            stored = await read_game(room.store, table, 1)
            assert stored.is_over
            assert list(stored.saved.entries[: len(before)]) == list(before)
            save_game(stored.saved, old, is_over=True)
            assert verify(old).is_sound(), verify(old).lines()
            assert not private_path(old).exists()

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_file_goes_on_at_its_table_where_that_has_come_further(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "x.parlour.jsonl"
        play_on(a_match(), 5, save=path)
        async with local_room() as room:
            table = await brought_back(room, path)
            await play(room, table, 2)
            assert await brought_back(room, path) == table

    asyncio.run(story())


def test_a_file_that_went_on_elsewhere_gets_a_table_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "x.parlour.jsonl"
        play_on(a_match(), 5, save=path)
        async with local_room() as room:
            table = await brought_back(room, path)
            await play(room, table, 1)
            ours = await read_game(room.store, table)
            go_on(path, 3, luck_seed=9)
            other = await brought_back(room, path)
            assert other != table
            kept = (await read_game(room.store, table)).saved.entries
            assert list(kept[: len(ours.saved.entries)]) == list(ours.saved.entries)

    asyncio.run(story())


def test_what_is_unsound_is_not_brought_back(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "x.parlour.jsonl"
        play_on(a_match(), 6, save=path)
        edit_line(path, 5, lambda tree: tree.update(seat=5))
        async with local_room() as room:
            stored = await read_game(room.store, await brought_back(room, path))
            assert len(stored.saved.entries) == 3

    asyncio.run(story())
