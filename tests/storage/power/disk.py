"""A disk as it may look after a power cut: what was synced is there, and of the rest any part or none.

The model is stricter than most file systems: a name is sure only once its folder was synced, and of writes
that were not synced any 512-byte sectors may be lost, in any combination.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

SECTOR: Final = 512
_HEAD: Final = struct.Struct("<cHQI")


class Op(NamedTuple):
    """One thing asked of the disk; see recorder.c for the kinds."""

    kind: str
    path: Path
    offset: int
    content: bytes


def recorded(record: Path) -> Iterator[Op]:
    """Everything in a record, in order."""
    left = memoryview(record.read_bytes())
    while left:
        kind, path, offset, content = _HEAD.unpack_from(left)
        start = _HEAD.size + path
        name = str(left[_HEAD.size : start], "utf-8")
        yield Op(kind.decode(), Path(name), offset, bytes(left[start : start + content]))
        left = left[start + content :]


class Disk:
    """Takes operations one by one, and makes images of what a cut would leave."""

    def __init__(self) -> None:
        self._names: set[Path] = set()
        self._contents: dict[Path, bytearray] = {}
        self._unsynced: list[Op] = []
        self._begun: dict[Path, int] = {}

    def take(self, op: Op) -> None:
        if op.kind == "B":
            self._begun[op.path] = len(self._unsynced)
        elif op.kind == "E":
            self._sync(op.path)
        else:
            self._unsynced.append(op)

    def _sync(self, path: Path) -> None:
        """Makes sure what was asked before the sync began: of a file its content, of a folder its names."""
        before = self._unsynced[: self._begun[path]]
        sure = [op for op in before if _synced_by(op) == path]
        for op in sure:
            _apply(op, self._names, self._contents)
        left = [op for op in before if _synced_by(op) != path]
        gone = len(before) - len(left)
        self._unsynced[: len(before)] = left
        self._begun = {each: max(0, begun - gone) for each, begun in self._begun.items()}

    def image(self, luck: Random) -> dict[Path, bytes]:
        """The files as they may be found after a cut now."""
        names, contents = set(self._names), {path: bytearray(kept) for path, kept in self._contents.items()}
        chance = luck.choice((0.0, 0.1, 0.5, 0.9, 1.0, luck.random()))
        for op in self._unsynced:
            for part in _parts(op):
                if luck.random() < chance:
                    _apply(part, names, contents)
        return {path: bytes(contents.get(path, b"")) for path in names}


def _synced_by(op: Op) -> Path:
    return op.path.parent if op.kind in "OU" else op.path


def _parts(op: Op) -> Iterator[Op]:
    """A write falls apart into sectors; everything else happens wholly or not at all."""
    if op.kind != "W":
        yield op
        return
    start, end = op.offset, op.offset + len(op.content)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        yield Op("W", op.path, start, op.content[start - op.offset : stop - op.offset])
        start = stop


def _apply(op: Op, names: set[Path], contents: dict[Path, bytearray]) -> None:
    if op.kind == "O":
        names.add(op.path)
    elif op.kind == "U":
        names.discard(op.path)
        contents.pop(op.path, None)
    else:
        content = contents.setdefault(op.path, bytearray())
        length = op.offset if op.kind == "T" else max(len(content), op.offset + len(op.content))
        del content[length:]
        content.extend(bytes(length - len(content)))
        content[op.offset : op.offset + len(op.content)] = op.content
