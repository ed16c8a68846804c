"""A room's file with damaged pages: every answer is what was kept, or a sentence."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.cli.main import run
from parlour.storage.rows import Batch
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Damaged, Store, StoreError
from tests.storage.samples import batch, game_line, in_store, person_line, table_line
from tests.storage.test_main import run as run_storage

PAGE = 4096


def ignore(result: object) -> None:
    assert result is None


async def fill(store: Store) -> None:
    await store.secret()
    for table in range(40):
        key = f"table-{table}"
        store.put(Batch(batch(key, *range(1, 60)).rows, table_line(key), game_line(key, 1)), ignore)
    await asyncio.gather(*(store.keep_person(person_line(str(number))) for number in range(40)))
    await asyncio.gather(*(store.keep_rules(f"table-{number}", b"{}" * 100) for number in range(40)))


def damaged(path: Path, seed: int, pages: int) -> None:
    """Writes noise over some pages, never over the first, which says what the file is."""
    luck, size = Luck(seed, 1), path.stat().st_size // PAGE
    with path.open("r+b") as file:
        for _ in range(pages):
            file.seek(PAGE * (1 + luck.below(size - 1)))
            file.write(bytes(luck.below(256) for _ in range(64)) * (PAGE // 64))


async def read_everything(store: Store) -> int:
    """Asks for all that there is; how often that was refused."""
    asked = [store.tables(), store.tables_between(), store.games(), store.people(), store.digests()]
    asked += [store.rows(f"table-{table}") for table in range(40)]
    asked += [store.rules(f"table-{table}") for table in range(40)]
    asked += [store.secret(), store.append(batch("new", 1)), store.try_write()]  # type: ignore[list-item]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refusals = [each for each in answers if isinstance(each, BaseException)]
    assert all(isinstance(each, StoreError) for each in refusals), refusals
    return len(refusals)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_page_is_damaged_a_read_is_answered_or_refused_in_a_sentence(
    tmp_path: Path, seed: int
) -> None:
    path = tmp_path / "room.db"
    in_store(SqliteStore(path), fill)
    damaged(path, seed, pages=3 + 20 * (seed % 2))
    with contextlib.suppress(Damaged):
        in_store(SqliteStore(path), read_everything)


def test_a_room_does_not_start_on_a_damaged_file_and_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "room.db"
    in_store(SqliteStore(path), fill)
    damaged(path, 1, pages=400)
    assert run(["serve", "--port", "0", "--store", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{path} is damaged.")
    assert "restore the last backup" in said
    assert f"python -m parlour.storage check {path}" in said
    assert "Traceback" not in said


def test_check_names_what_is_damaged_and_ends_with_1(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    in_store(SqliteStore(path), fill)
    damaged(path, 3, pages=20)
    result = run_storage("check", path)
    assert result.exit_code == 1, result.output
    assert "SQLite: " in result.output
    assert "Traceback" not in result.output


def test_check_finds_nothing_in_an_empty_room_and_no_room_where_there_is_none(tmp_path: Path) -> None:
    in_store(SqliteStore(tmp_path / "room.db"), SqliteStore.secret)  # type: ignore[arg-type]
    assert run_storage("check", tmp_path / "room.db").output == "All is well.\n"
    assert run_storage("check", tmp_path / "room.db").exit_code == 0
    assert run_storage("check", tmp_path / "missing.db").exit_code == 2
