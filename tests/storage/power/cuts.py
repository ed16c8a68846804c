"""Records a SQLite store at work, cuts the power at random moments, and looks what a restart finds."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from parlour.storage.sqlite import file
from parlour.storage.sqlite.lines import COLUMNS
from tests.house import ROOT
from tests.storage.power.disk import Disk, recorded
from tests.storage.power.work import row

Rows = Callable[[str, int], tuple[object, ...]]
"""What the row of a table and number was when it was written."""
WORK: Final = "tests.storage.power.work"
LOCAL_WORK: Final = "tests.storage.power.local_work"
LIVES: Final = 3
"""How often the recorded process is killed and started again over the same file."""
_SOURCE: Final = Path(__file__).with_name("recorder.c")


def can_record() -> bool:
    return sys.platform == "linux" and shutil.which("cc") is not None


@contextmanager
def work_folder() -> Iterator[Path]:
    """A folder in memory where there is one: images are checked by the thousand."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


def record(folder: Path, *, batches: int, mutant: str = "none", work: str = WORK) -> Path:
    """Runs the work under the recorder and gives the record."""
    library, kept, into = folder / "recorder.so", folder / "record", folder / "room"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(_SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True)
    into.mkdir()
    recording = {"LD_PRELOAD": str(library), "RECORD_FOLDER": str(into), "RECORD_TO": str(kept)}
    for _ in range(LIVES):
        command = [sys.executable, "-m", work, str(into), str(batches), mutant]
        subprocess.run(command, check=True, cwd=ROOT, env=os.environ | recording, timeout=300)
    return kept


def written_rows(folder: Path) -> Rows:
    """The rows of a record that ended in peace, as its last process left them."""
    found = {(row[0], row[1]): row for row in _rows(folder / "room" / "room.db")}
    return lambda table, n: found[table, n]


def losses(kept: Path, folder: Path, *, images: int, seed: int, rows: Rows = row) -> list[str]:
    """What is wrong with the images: one sentence for each that lacks something."""
    luck = Random(seed)
    ops = list(recorded(kept))
    cuts = sorted(luck.randrange(len(ops)) for _ in range(images))
    disk, acked, found, taken = Disk(), dict[str, int](), list[str](), 0
    for cut in cuts:
        for op in ops[taken:cut]:
            if op.path.name == "acks":
                _note(acked, op.content.decode())
            elif not op.path.name.endswith("-shm"):
                disk.take(op)
        taken = max(taken, cut)
        problem = _problem(disk.image(luck), acked, folder / "image", rows)
        found += [f"cut after {cut} of {len(ops)} operations: {problem}"] if problem else []
    return found


def _note(acked: dict[str, int], text: str) -> None:
    if text:
        table, n = text.split()
        acked[table] = int(n)


def _problem(image: dict[Path, bytes], acked: dict[str, int], folder: Path, rows: Rows) -> str:
    """What a restart over this image lacks, or "" if it lacks nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, content in image.items():
        (folder / path.name).write_bytes(content)
    try:
        return _lacking(folder / "room.db", acked, rows)
    except Exception as error:
        return f"it cannot be opened: {error!r}"


def _rows(path: Path) -> list[tuple[Any, ...]]:
    """All rows of a store that SQLite finds in order."""
    with closing(file.open_file(path)) as connection:
        (health,) = connection.execute("pragma integrity_check").fetchone()
        if health != "ok":
            raise ValueError(f"SQLite finds it damaged: {health}")
        return list(connection.execute(f"select {', '.join(COLUMNS)} from log order by table_key, n"))


def _lacking(path: Path, acked: dict[str, int], rows: Rows) -> str:
    kept: dict[str, list[tuple[object, ...]]] = {}
    for found in _rows(path):
        kept.setdefault(found[0], []).append(found)
    wrong = [
        table for table, these in kept.items() if these != [rows(table, n) for n in range(1, len(these) + 1)]
    ]
    lost = [f"{table} {n}" for table, n in acked.items() if len(kept.get(table, ())) < n]
    return "; ".join([f"gaps or wrong rows at {wrong}"] * bool(wrong) + [f"lost {lost}"] * bool(lost))
