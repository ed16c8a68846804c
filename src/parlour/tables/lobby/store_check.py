"""A whole store, looked through: every row is read, played again and compared with what is listed of it."""

from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from parlour.cards.seeds import commitment, mixed_seed
from parlour.engine.errors import ParlourError
from parlour.match.export import export_game
from parlour.match.log import run_to_end
from parlour.match.verify import verify
from parlour.storage.rows import GameLine, Row, tournament_log, tournament_of
from parlour.storage.store import Damaged, Store
from parlour.tables.lobby.archive import Archive, find_played
from parlour.tables.lobby.rules_store import kept_rules
from parlour.tables.log import entries
from parlour.tables.log.rows import entry_of
from parlour.tables.state import TableState
from parlour.tables.tournament.log.rows import row_of
from parlour.tournaments.log.fold import fold_row
from parlour.tournaments.log.rows import Opened
from parlour.tournaments.log.state import State

_ALL: Final = 1_000_000_000
_ROWS_AT_ONCE: Final = 1000
_LOOKS: Final = 5
_CANNOT_TELL: Final = ("no-seed", "never-told")
"""What `verify` says of games that hold a secret still: that is no fault."""

Progress = Callable[[int, int], None]
"""Told how many tables and tournaments were looked through, and of how many."""


class Complaint(NamedTuple):
    """Something that is wrong, at a table and row where it is about one; row 0 is the table as a whole."""

    what: str
    table: str = ""
    row: int = 0

    def __str__(self) -> str:
        tournament = tournament_of(self.table)
        where = f"tournament {tournament}" if tournament else f"table {self.table}"
        where += f", row {self.row}" if self.row else ""
        return f"{where}: {self.what}" if self.table else self.what


async def store_complaints(store: Store, progress: Progress) -> AsyncIterator[Complaint]:
    """Yield all that is wrong with what a room has kept, as it is found; nothing is changed."""
    for said in await store.complaints():
        yield Complaint(said)
    for complaint in [*await _about_rules(store), *await _about_people(store)]:
        yield complaint
    keys, complaints = await _logs(store)
    for complaint in complaints:
        yield complaint
    for number, key in enumerate(keys, 1):
        for complaint in await _about_log(store, key):
            yield complaint
        progress(number, len(keys))


async def _about_rules(store: Store) -> list[Complaint]:
    try:
        digests = await store.digests()
    except Damaged:
        return [Complaint("the list of rules cannot be read")]
    return [
        Complaint(f"the rules {digest} cannot be read, or are not those that were kept")
        for digest in digests
        if not await _is_kept(store, digest)
    ]


async def _is_kept(store: Store, digest: str) -> bool:
    try:
        body = await store.rules(digest)
    except Damaged:
        return False
    return body is not None and sha256(body).hexdigest() == digest


async def _about_people(store: Store) -> list[Complaint]:
    try:
        await store.people()
    except Damaged:
        return [Complaint("the list of people cannot be read")]
    return []


async def _logs(store: Store) -> tuple[list[str], list[Complaint]]:
    """Return the keys of all tables and tournaments, by their rows and by the lists; each may be damaged by
    itself."""
    keys: set[str] = set()
    complaints = []
    try:
        keys.update(await store.tables_between())
    except Damaged:
        complaints.append(Complaint("not all tables can be found by their rows"))
    try:
        keys.update(line.table for line in await store.tables(most=_ALL))
    except Damaged:
        complaints.append(Complaint("the list of tables cannot be read"))
    try:
        keys.update(tournament_log(line.tournament) for line in await store.tournaments(most=_ALL))
    except Damaged:
        complaints.append(Complaint("the list of tournaments cannot be read"))
    return sorted(keys), complaints


async def _about_log(store: Store, key: str) -> list[Complaint]:
    """Look again where somebody has played on meanwhile: rows and lists were not of the same moment then."""
    for _ in range(_LOOKS):
        check = _TournamentCheck(store, key) if tournament_of(key) else _TableCheck(store, key)
        complaints = await check.complaints()
        if not complaints or not await check.has_grown():
            break
    return complaints


class _LogCheck:
    """A log as far as it can be read."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._key = key
        self._complaints: list[Complaint] = []
        self._read = 0

    async def complaints(self) -> list[Complaint]:
        """Return all that is wrong with it."""
        raise NotImplementedError

    async def has_grown(self) -> bool:
        """Return whether there are rows now that were not there when all were read."""
        try:
            return bool(await self._store.rows(self._key, self._read, 1))
        except Damaged:
            return False

    def _complain(self, what: str, row: int = 0) -> None:
        self._complaints.append(Complaint(what, self._key, row))

    async def _rows(self) -> list[Row]:
        """Return all rows; where some cannot be read, the first of them is named."""
        rows: list[Row] = []
        most = _ROWS_AT_ONCE
        while most:
            try:
                found = await self._store.rows(self._key, len(rows), most)
            except Damaged:
                if most == 1:
                    self._complain("it cannot be read", len(rows) + 1)
                    return rows
                most = 1  # from here on singly, to find the row
                continue
            rows += found
            self._read = len(rows)
            most = most if found else 0
        if not rows and not self._complaints:
            self._complain("it is listed, but has no rows")
        return rows

    async def _folds(self, rows: list[Row]) -> bool:
        """Take in all rows, one after the other; return whether nothing is wrong with any of them."""
        for place, row in enumerate(rows, 1):
            if row.n != place:
                self._complain("it is missing", place)
                return False
            try:
                await self._fold(row)
            except Damaged as damage:
                self._complain(f"it cannot be read ({damage.__cause__ or damage.sentence})", row.n)
                return False
            except Exception as error:  # whatever the rules or the state say no with
                self._complain(f"it cannot follow what is before it ({_words(error)})", row.n)
                return False
        return True

    async def _fold(self, row: Row) -> None:
        raise NotImplementedError


class _TournamentCheck(_LogCheck):
    """One tournament: the state that its rows make one after the other, and that it is listed so."""

    def __init__(self, store: Store, key: str) -> None:
        super().__init__(store, key)
        self._state: State | None = None

    async def complaints(self) -> list[Complaint]:
        rows = await self._rows()
        if rows and not self._complaints and await self._folds(rows):
            await self._compare_lines()
        return self._complaints

    async def _fold(self, row: Row) -> None:
        entry = row_of(row)
        if self._state is not None:
            fold_row(self._state, entry)
        elif not isinstance(entry, Opened):
            raise ValueError("a tournament begins with its opening")
        elif entry.commitment != commitment(bytes.fromhex(entry.secret)):
            raise ValueError("its seed is not the one that was promised")
        else:
            self._state = State(entry)

    async def _compare_lines(self) -> None:
        assert self._state is not None, "rows were folded"
        try:
            entrants = await self._store.entrants(tournament_of(self._key))
            line = await self._store.tournament(tournament_of(self._key))
        except Damaged:
            self._complain("its lines cannot be read")
            return
        state = self._state
        listed = line and (line.status, line.alive, len(entrants))
        if listed != (state.status, state.alive, len(state.entrants)):
            self._complain("it is listed otherwise than its rows say")


class _TableCheck(_LogCheck):
    """One table: its rows as far as they can be read and played, then its line and its games."""

    def __init__(self, store: Store, key: str) -> None:
        super().__init__(store, key)
        self._games: dict[int, GameLine] = {}
        self._over: list[int] = []
        self._state: TableState | None = None

    async def complaints(self) -> list[Complaint]:
        rows = await self._rows()
        if rows and not self._complaints and await self._folds(rows):
            await self._compare_lines()
            for number in self._over:
                await self._check_game(rows, number)
        return self._complaints

    async def _fold(self, row: Row) -> None:
        entry = entry_of(row)
        if self._state is None:
            if not isinstance(entry, entries.Open):
                raise ValueError("a table begins with its opening")
            rules = await kept_rules(self._store, entry.settings.the_game(), entry.rules)
            self._state = TableState(self._key, rules)
        state = self._state
        if isinstance(entry, entries.Begin):
            _check_mix(entry, state)
        state.fold(row, entry=entry)
        if isinstance(entry, entries.Begin) and state.lists_game():
            self._games[state.number] = state.game_line()
        elif isinstance(entry, entries.End):
            _check_end(entry, state)
            self._over.append(state.number)
            if state.lists_game():
                self._games[state.number] = state.game_line(row.at, entry.places)

    async def _compare_lines(self) -> None:
        """Check that the lobby and people's own pages list what the rows say."""
        assert self._state is not None, "rows were folded"
        try:
            line = await self._store.table(self._key)
            games = {game.number: game for game in await self._store.games(table=self._key, most=_ALL)}
        except Damaged:
            self._complain("its lines cannot be read")
            return
        expected = self._state.line()
        if line is None or msgspec.structs.replace(line, changed=expected.changed) != expected:
            self._complain("it is listed otherwise than its rows say")
        for number in sorted(games.keys() | self._games.keys()):
            if games.get(number) != self._games.get(number):
                self._complain(f"its game {number} is listed otherwise than its rows say")

    async def _check_game(self, rows: list[Row], number: int) -> None:
        """Check that a game that was played out passes what `parlour verify` asks of its file."""
        played = run_to_end(find_played(rows, number))
        if played is None or played.end is None or played.end.outcome() is not None:
            return
        with TemporaryDirectory() as folder:
            file = Path(folder) / "game.jsonl"
            file.write_bytes(export_game(await Archive(self._store).saved(played)))
            wrong = [
                each for each in verify(file).findings if not each.sound and each.code not in _CANNOT_TELL
            ]
        for finding in wrong:
            self._complain(f"its game {number} does not verify: {finding.sentence}")


def _check_mix(begin: entries.Begin, state: TableState) -> None:
    """Check that the seed is that of the secret the room had committed itself to; a fork's is given.

    What a tournament has promised is in its own log.
    """
    if not state.tournament and begin.secret != state.secret:
        raise ValueError("its secret is not the one that was promised")
    values = [bytes.fromhex(value) if value else None for value in begin.values]
    if values and mixed_seed(bytes.fromhex(begin.secret), values).hex() != begin.seed:
        raise ValueError("its seed is not mixed from its secret and values")


def _check_end(end: entries.End, state: TableState) -> None:
    """Check that a game that is over by its rules has the places that they give."""
    outcome = state.now_played().outcome()
    if outcome is not None and outcome.places != end.places:
        raise ValueError("the game did not end so")


def _words(error: Exception) -> str:
    return error.sentence if isinstance(error, ParlourError) else str(error) or type(error).__name__
