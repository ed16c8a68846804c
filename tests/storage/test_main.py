"""The storage commands, as a person runs them."""

import asyncio
from pathlib import Path

from click.testing import CliRunner, Result

from parlour.storage.__main__ import storage
from parlour.storage.sqlite import SqliteStore
from tests.storage.samples import in_store
from tests.storage.test_export import fill, filled, lines_of


def run(*words: object, given: bytes = b"") -> Result:
    return CliRunner().invoke(storage, [str(word) for word in words], input=given)


def test_a_room_is_exported_imported_and_copied(tmp_path: Path) -> None:
    room, other, copy = (tmp_path / f"{name}.db" for name in ("room", "other", "copy"))
    in_store(SqliteStore(room), fill)
    everything = b"".join(asyncio.run(_all_lines()))
    assert run("export", room).stdout_bytes == everything
    assert run("import", other, given=everything).output == "3 rows added, 0 were there already.\n"
    assert run("import", other, given=everything).output == "0 rows added, 3 were there already.\n"
    assert run("export", other).stdout_bytes == everything
    assert run("backup", room, copy).exit_code == 0
    assert run("export", copy).stdout_bytes == everything
    assert run("export", room, "--table", "b").stdout_bytes.count(b'"t":"row"') == 1
    assert run("export", room, "--day", "2026-05-30").stdout_bytes.count(b'"t":"row"') == 1


async def _all_lines() -> list[bytes]:
    return await lines_of(await filled())


def test_refusals_are_sentences_and_make_no_files(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    for words in (("export", missing), ("backup", missing, tmp_path / "copy.db")):
        result = run(*words)
        assert result.exit_code == 2
        assert "missing.db" in result.output
    assert list(tmp_path.iterdir()) == []
    assert "is no day" in run("export", "memory:", "--day", "today").output
