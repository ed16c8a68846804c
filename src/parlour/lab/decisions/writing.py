"""Decisions in a file: CSV, JSON Lines or Parquet by its ending, written row by row."""

import csv
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.engine.optional import need
from parlour.lab.analysis.export import cannot_write
from parlour.lab.decisions.rows import AFTER, BEFORE, SEEN, DecisionTable
from parlour.lab.errors import BadExperiment

KINDS: Final = (".csv", ".jsonl", ".parquet")
_ROWS_AT_ONCE: Final = 10_000
_WORDS: Final = {"player", "verb", "move", "open_verbs"}


def check_decisions(file: str) -> str:
    """Return the file's name; refuse one of another kind, before anything is played."""
    if Path(file).suffix.lower() not in KINDS:
        said = f"Decisions cannot be written to {file}: its name must end in .csv, .jsonl or .parquet."
        raise BadExperiment("bad-decisions", said)
    if file.lower().endswith(".parquet"):
        need("lab", "pyarrow")
    return file


def write_decisions(file: str, table: DecisionTable) -> None:
    """Write all rows, of which only a few are in memory at a time."""
    writers = {".csv": _write_csv, ".jsonl": _write_json_lines, ".parquet": _write_parquet}
    try:
        writers[Path(file).suffix.lower()](file, table)
    except OSError as error:
        raise cannot_write(file, error) from None


def _write_csv(file: str, table: DecisionTable) -> None:
    with Path(file).open("w", newline="", encoding="utf-8") as page:
        writer = csv.writer(page)
        writer.writerow(table.columns)
        writer.writerows(table.rows())


def _write_json_lines(file: str, table: DecisionTable) -> None:
    with Path(file).open("wb") as page:
        page.writelines(msgspec.json.encode(_as_object(table, row)) + b"\n" for row in table.rows())


def _as_object(table: DecisionTable, row: list[Any]) -> dict[str, Any]:
    """Return a row as an object; of what the seat saw, the numbers that are not 0."""
    first, last = len(BEFORE), len(row) - len(AFTER)
    names = (name.removeprefix(SEEN) for name in table.seen)
    seen = {name: number for name, number in zip(names, row[first:last], strict=True) if number}
    begun = dict(zip(BEFORE, row[:first], strict=True))
    begun["open_verbs"] = begun["open_verbs"].split(" ")
    return begun | {"seen": seen} | dict(zip(AFTER, row[last:], strict=True))


def _write_parquet(file: str, table: DecisionTable) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {"win_share": pa.float64(), "unfinished": pa.bool_(), **dict.fromkeys(_WORDS, pa.string())}
    schema = pa.schema([(name, kinds.get(name, pa.int64())) for name in table.columns])
    with Path(file).open("wb") as page, pq.ParquetWriter(page, schema) as writer:
        for rows in _batches(table.rows()):
            columns = [list(column) for column in zip(*rows, strict=True)]
            writer.write_table(pa.table(columns, schema=schema))


def _batches(rows: Iterator[list[Any]]) -> Iterator[list[list[Any]]]:
    while batch := list(islice(rows, _ROWS_AT_ONCE)):
        yield batch
