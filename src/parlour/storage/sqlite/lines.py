"""How rows and lines lie in SQLite's tables: lists are JSON, truth is 0 or 1, everything else is as it is."""

import sqlite3
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from parlour.storage.rows import EntrantLine, GameLine, Note, PersonLine, TableLine, TournamentLine
from parlour.storage.store import damaged_store

T = TypeVar("T")

COLUMNS: Final = ("table_key", "n", "at", "kind", "seat", "decided_by", "body")
"""The columns of the log that make a Row, in its order."""

FIRST_FIELDS: Final = 11
"""So many fields of a table's line are in its own table; the others have tables beside it."""
_OFFERED: Final = slice(FIRST_FIELDS + 1, -1)
"""Who opened it and how it seeks players: between its tournament and its club."""
_LISTS: Final = {"people", "names", "players", "places"}


def keep_table(connection: sqlite3.Connection, line: TableLine) -> None:
    """Keep the line, and beside it whose tournament the table belongs to, or how it seeks players, and its
    club."""
    fields = msgspec.structs.astuple(line)
    _replace(connection, "table_line", fields[:FIRST_FIELDS])
    if line.tournament:
        _replace(connection, "tournament_table", (line.table, line.tournament))
    else:
        _replace(connection, "table_offer", (line.table, *fields[_OFFERED]))
    if line.club:
        _replace(connection, "club_table", (line.table, line.club))


def keep_tournament(connection: sqlite3.Connection, line: TournamentLine) -> None:
    _replace(connection, "tournament_line", msgspec.structs.astuple(line))


def keep_entrant(connection: sqlite3.Connection, line: EntrantLine) -> None:
    _replace(connection, "entrant_line", msgspec.structs.astuple(line))


def keep_game(connection: sqlite3.Connection, line: GameLine) -> None:
    """Keep the line, and whose game it was."""
    fields = msgspec.structs.asdict(line)
    _replace(
        connection,
        "game_line",
        tuple(as_json(fields[name]) if name in _LISTS else fields[name] for name in fields),
    )
    key = (line.table, line.number)
    connection.execute("delete from game_person where table_key = ? and number = ?", key)
    for person in sorted(set(line.people) - {""}):
        _replace(connection, "game_person", (person, *key))


def keep_person(connection: sqlite3.Connection, line: PersonLine) -> None:
    _replace(connection, "person", msgspec.structs.astuple(line))


def keep_note(connection: sqlite3.Connection, note: Note) -> None:
    _replace(connection, "note", msgspec.structs.astuple(note))


def _replace(connection: sqlite3.Connection, table: str, values: tuple[object, ...]) -> None:
    connection.execute(f"replace into {table} values ({', '.join('?' * len(values))})", values)


def as_json(value: list[str] | list[int]) -> str:
    return msgspec.json.encode(value).decode()


def made_of(make: Callable[[tuple[object, ...]], T], found: list[tuple[object, ...]]) -> list[T]:
    """Return what these rows of SQLite stand for; Damaged where one of them is nothing that was ever kept."""
    try:
        return [make(values) for values in found]
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise damaged_store() from error


def table_line(values: tuple[object, ...]) -> TableLine:
    return msgspec.convert(
        dict(zip(TableLine.__struct_fields__, values, strict=True)), TableLine, strict=False
    )


def game_line(values: tuple[object, ...]) -> GameLine:
    fields = dict(zip(GameLine.__struct_fields__, values, strict=True))
    for name in _LISTS:
        fields[name] = msgspec.json.decode(str(fields[name]))
    return msgspec.convert(fields, GameLine, strict=False)


def tournament_line(values: tuple[object, ...]) -> TournamentLine:
    return msgspec.convert(
        dict(zip(TournamentLine.__struct_fields__, values, strict=True)), TournamentLine, strict=False
    )


def entrant_line(values: tuple[object, ...]) -> EntrantLine:
    return msgspec.convert(
        dict(zip(EntrantLine.__struct_fields__, values, strict=True)), EntrantLine, strict=False
    )


def entered_line(values: tuple[object, ...]) -> tuple[TournamentLine, EntrantLine]:
    """Return a tournament and an entry in it, whose columns follow one another."""
    width = len(TournamentLine.__struct_fields__)
    return tournament_line(values[:width]), entrant_line(values[width:])


def person_line(values: tuple[object, ...]) -> PersonLine:
    return msgspec.convert(
        dict(zip(PersonLine.__struct_fields__, values, strict=True)), PersonLine, strict=False
    )


def note(values: tuple[object, ...]) -> Note:
    return Note(*values)  # type: ignore[arg-type]
