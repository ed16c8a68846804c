"""The lines of an export back into any store: what it lacks is added, what it has is passed over.

What contradicts the store is refused with a sentence, and nothing after it is taken; an import that was
interrupted is simply repeated.
"""

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from parlour.storage.rows import (
    Batch,
    EntrantLine,
    GameLine,
    Note,
    PersonLine,
    Row,
    TableLine,
    TournamentLine,
)
from parlour.storage.store import Store, StoreError, Taken

_ROWS_AT_ONCE: Final = 1000
_ALL: Final = 1_000_000_000


class Imported(NamedTuple):
    """How many rows were added, and how many were there already."""

    added: int = 0
    known: int = 0


class _Kind(msgspec.Struct):
    t: str


class _RowLine(msgspec.Struct):
    table: str
    n: int
    at: int
    kind: str
    seat: int
    by: str
    body: str
    raw: bytes = b""

    def row(self) -> Row:
        body = self.raw or self.body.encode()
        return Row(self.table, self.n, self.at, self.kind, self.seat, self.by, body)


class _RulesLine(msgspec.Struct):
    digest: str
    body: bytes


_TYPES: Final = {
    "row": _RowLine,
    "table": TableLine,
    "game": GameLine,
    "tournament": TournamentLine,
    "entrant": EntrantLine,
    "rules": _RulesLine,
    "person": PersonLine,
    "note": Note,
}


async def import_lines(store: Store, lines: Iterable[bytes]) -> Imported:
    """Keep what the store lacks; stop at the first line that contradicts it, and may simply be repeated."""
    arrival = _Arrival(store)
    await arrival.begin()
    for number, line in enumerate(lines, 1):
        if line.strip():
            await arrival.take(_read(line, number))
    await arrival.flush()
    return arrival.count


def _read(line: bytes, number: int) -> object:
    try:
        return msgspec.json.decode(line, type=_TYPES[msgspec.json.decode(line, type=_Kind).t])
    except (msgspec.DecodeError, KeyError, UnicodeDecodeError) as error:
        raise StoreError("bad-export", f"Line {number} is no line of a room's export: {error}.") from error


class _Arrival:
    """An import under way: rows are collected, so that many go into one commit."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: dict[str, list[Row]] = {}
        self._waiting = 0
        self._people: dict[str, PersonLine] = {}
        self._entrants: list[EntrantLine] = []
        self._newer: set[str] = set()
        """The tournaments of which the store knew nothing later; the entrants of others stay."""
        self.count = Imported()

    async def begin(self) -> None:
        self._people = {line.person: line for line in await self._store.people()}

    async def take(self, line: object) -> None:
        if self._entrants and not isinstance(line, EntrantLine):
            await self._flush_entrants()
        if isinstance(line, _RowLine):
            self._rows.setdefault(line.table, []).append(line.row())
            self._waiting += 1
            if self._waiting >= _ROWS_AT_ONCE:
                await self.flush()
        elif isinstance(line, TableLine):
            await self._take_table(line)
        elif isinstance(line, GameLine):
            await self._take_game(line)
        elif isinstance(line, TournamentLine):
            await self._take_tournament(line)
        elif isinstance(line, EntrantLine):
            self._entrants.append(line)
        elif isinstance(line, _RulesLine):
            await self._take_rules(line)
        else:
            await self._take_about_people(line)

    async def _take_about_people(self, line: object) -> None:
        if isinstance(line, PersonLine):
            await self._take_person(line)
        elif isinstance(line, Note):
            await self._store.keep_note(line)

    async def flush(self) -> None:
        await self._flush_entrants()
        rows, self._rows, self._waiting = self._rows, {}, 0
        for known, new in await asyncio.gather(*(self._take_rows(some) for some in rows.values())):
            self.count = Imported(self.count.added + new, self.count.known + known)

    async def _take_rows(self, rows: list[Row]) -> tuple[int, int]:
        table, first = rows[0].table, rows[0].n
        known = await self._store.rows(table, first - 1, len(rows))
        if known != rows[: len(known)] or [row.n for row in rows] != list(range(first, first + len(rows))):
            raise _conflict(f"rows of table {table} from number {first} on")
        try:
            await self._store.append(Batch(rows[len(known) :]))
        except Taken as taken:
            raise _conflict(f"rows of table {table}, which is being played,") from taken
        return len(known), len(rows) - len(known)

    async def _take_table(self, line: TableLine) -> None:
        """Keep the line that changed last."""
        known = await self._store.table(line.table)
        if known is None or known.changed < line.changed:
            await self._store.append(Batch([], line))

    async def _take_game(self, line: GameLine) -> None:
        """Keep a line that knows the end rather than one that does not."""
        games = await self._store.games(table=line.table, most=_ALL)
        known = next((game for game in games if game.number == line.number), None)
        if known is None or (not known.ended and line.ended):
            await self._store.append(Batch([], game=line))

    async def _take_tournament(self, line: TournamentLine) -> None:
        """Keep the line that changed last; one that is the same leads to entrants that may be missing."""
        known = await self._store.tournament(line.tournament)
        if known is None or known.changed <= line.changed:
            self._newer.add(line.tournament)
            await self._store.append(Batch([], tournament=line))

    async def _flush_entrants(self) -> None:
        """Keep the entrants of one tournament after the other, as far as the store lacks them."""
        lines, self._entrants = self._entrants, []
        for tournament in dict.fromkeys(line.tournament for line in lines):
            known = {line.entrant for line in await self._store.entrants(tournament)}
            own = [line for line in lines if line.tournament == tournament]
            new = [line for line in own if tournament in self._newer or line.entrant not in known]
            await self._store.append(Batch([], entrants=new))

    async def _take_rules(self, line: _RulesLine) -> None:
        if await self._store.rules(line.digest) not in (None, line.body):
            raise _conflict(f"rules under the digest {line.digest}")
        await self._store.keep_rules(line.digest, line.body)

    async def _take_person(self, line: PersonLine) -> None:
        known = self._people.setdefault(line.person, line)
        if known.key_hash != line.key_hash:
            raise _conflict(f"a person with the number {line.person}")
        if known is line:
            await self._store.keep_person(line)


def _conflict(what: str) -> StoreError:
    return StoreError(
        "import-conflict", f"The room has other {what} than the file; import it into another room."
    )
