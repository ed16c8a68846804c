"""The reckoning: what the store has kept of a tournament, beside itself and beside what people were told.

Rows of all logs are numbered as they are written, so that a row is known to have come after whatever had
been stored before it was made.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final, NamedTuple

import asyncpg

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.match.log import BY_SEAT
from parlour.storage.rows import EntrantLine
from parlour.storage.rows import Row as StoredRow
from parlour.storage.store import Store
from parlour.tables.clock import LoopClock
from parlour.tables.lobby.rules_store import kept_rules
from parlour.tables.log.entries import Begin, End, Moved, Seating
from parlour.tables.log.rows import entry_of
from parlour.tables.state import TableState
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.rows import row_of
from parlour.tables.tournament.orders import deal_secret, number_at_table, table_key
from parlour.tables.tournament.show.standings import standings
from parlour.tournaments.directing import direct
from parlour.tournaments.log.rows import Deal, Fact, Opened, Over, Row, Settled
from parlour.tournaments.log.state import FINISHED, State
from tests.endurance.reckoning import row_gaps, strange_sights
from tests.endurance.tournaments.cups import Cup
from tests.endurance.tournaments.entrants import Seat

_MOST: Final = 10_000


class Kept(NamedTuple):
    """A row of a log, what it says, and its number among all rows of the store."""

    row: StoredRow
    entry: Any
    id: int


class Reckoned(NamedTuple):
    """How much was played, and all that was lost, doubled or is otherwise than it was told."""

    games: int
    moves: int
    problems: list[str]


class TableGame(NamedTuple):
    """A game at a table as its log has it: where it begins, and where it ends."""

    begin: Kept
    end: Kept | None


class Books:
    """All that the store has kept of one tournament."""

    def __init__(self, cup: Cup, book: TournamentBook, log: list[Kept]) -> None:
        self.cup = cup
        self.book = book
        self.log = log
        self.tables: dict[str, list[Kept]] = {}
        self.entrants: list[EntrantLine] = []
        self.status = ""

    def orders(self) -> dict[tuple[str, int], Kept]:
        """The orders by the key of their table and the number of the game there."""
        found = ((each, each.entry) for each in self.log if isinstance(each.entry, Deal))
        return {
            (table_key(self.book, order.table, order.number), number_at_table(self.book, order)): each
            for each, order in found
        }


async def read_books(store: Store, ids: dict[tuple[str, int], int], cup: Cup) -> Books:
    """Everything of a tournament, read back."""
    book = TournamentBook(cup.key, store, LoopClock(asyncio.get_running_loop()))
    await book.read()
    log = [Kept(row, row_of(row), ids[row.table, row.n]) for row in await store.rows(book.log)]
    books = Books(cup, book, log)
    for line in await store.tables(tournament=cup.key, most=_MOST):
        rows = await store.rows(line.table)
        books.tables[line.table] = [Kept(row, entry_of(row), ids[row.table, row.n]) for row in rows]
    books.entrants = await store.entrants(cup.key)
    listed = await store.tournament(cup.key)
    books.status = "" if listed is None else listed.status
    return books


async def row_ids(url: str) -> dict[tuple[str, int], int]:
    """The number of every row among all."""
    line = await asyncpg.connect(url)
    try:
        found = await line.fetch("select table_key, n, id from log")
    finally:
        await line.close()
    return {(each["table_key"], each["n"]): each["id"] for each in found}


async def reckon(store: Store, url: str, cups: list[Cup]) -> Reckoned:
    """Looks at all of them."""
    ids, found, games, moves = await row_ids(url), list[str](), 0, 0
    for cup in cups:
        try:
            books = await read_books(store, ids, cup)
            problems = [*book_problems(books), *[each async for each in _sight_problems(store, books)]]
        except (AssertionError, LookupError, ParlourError) as error:
            found.append(f"{cup.name} {cup.key[:4]}: its rows do not follow from each other: {error!r}")
            continue
        found += [f"{cup.name} {cup.key[:4]}: {problem}" for problem in problems]
        kept = [each.entry for rows in books.tables.values() for each in rows]
        games += sum(isinstance(entry, Begin) for entry in kept)
        moves += sum(isinstance(entry, Moved) for entry in kept)
    return Reckoned(games, moves, found)


def book_problems(books: Books) -> Iterator[str]:
    """What is wrong in the rows and lines of a tournament, and with what its people were told."""
    yield from _log_problems(books)
    yield from _table_problems(books)
    yield from _people_problems(books)


# The tournament's own log


def _log_problems(books: Books) -> Iterator[str]:
    rows = [each.entry for each in books.log]
    yield from row_gaps([each.row for each in books.log])
    if not isinstance(rows[-1], Over) or books.status != FINISHED:
        yield f"it is not over: {books.status}, last row {rows[-1].__class__.__name__}"
        return
    yield from _plan_problems(rows)
    yield from _counted_twice(rows)
    yield from _place_problems(books, rows[-1])


def _plan_problems(rows: list[Row]) -> Iterator[str]:
    """Every decision, the places of the last one too, is what the plan makes of the facts before it."""
    opened = rows[0]
    assert isinstance(opened, Opened)
    state, planned = State(opened), list[Row]([opened])
    for fact in rows[1:]:
        if isinstance(fact, Fact):
            planned += direct(state, fact)
    if planned != rows:
        n = next((n for n, pair in enumerate(zip(planned, rows, strict=False)) if pair[0] != pair[1]), -1)
        yield f"row {n + 1} is not what the rows before it say"


def _counted_twice(rows: list[Row]) -> Iterator[str]:
    """Every order is given and settled once, and nobody is in two games at a time."""
    orders = Counter((row.table, row.number) for row in rows if isinstance(row, Deal))
    settled = Counter((row.table, row.number) for row in rows if isinstance(row, Settled))
    yield from (f"the order {name} was given {times} times" for name, times in orders.items() if times > 1)
    for name in orders.keys() | settled.keys():
        if settled[name] != 1:
            yield f"the order {name} was settled {settled[name]} times"
    playing: dict[int, Deal] = {}
    for row in rows:
        if isinstance(row, Deal):
            twice = [who for who in row.chairs if who >= 0 and who in playing]
            yield from (f"entrant {who} is ordered to a second chair" for who in twice)
            playing |= {who: row for who in row.chairs if who >= 0}
        elif isinstance(row, Settled):
            playing = {who: order for who, order in playing.items() if order.table != row.table}


def _place_problems(books: Books, over: Over) -> Iterator[str]:
    """The list of entrants and the results that people are shown say the same as the last row."""
    lines = {each.entrant: each.place for each in books.entrants}
    results = {each.entrant: each.place for each in standings(books.book)}
    for entrant, place in enumerate(over.places):
        if not place == lines.get(entrant) == results.get(entrant):
            said = f"{lines.get(entrant)} in the list, {results.get(entrant)} in the results"
            yield f"entrant {entrant} has place {place}, {said}"
    if len(lines) != len(over.places):
        yield f"{len(lines)} entrants are listed, and {len(over.places)} have places"


# Its tables


def _table_problems(books: Books) -> Iterator[str]:
    orders, settled = books.orders(), _settlements(books)
    begun: Counter[tuple[str, int]] = Counter()
    for table, kept in books.tables.items():
        yield from row_gaps([each.row for each in kept])
        for each in kept:
            if isinstance(each.entry, Seating):
                yield from _doubled(each)
        for game in _games(kept):
            name = table, game.begin.entry.game
            begun[name] += 1
            if name not in orders:
                yield f"table {table[:4]} has begun game {name[1]}, which nobody has ordered"
            else:
                yield from _game_problems(books, orders[name], game, settled)
    for name in orders.keys() | begun.keys():
        if begun[name] != 1:
            yield f"game {name[1]} of table {name[0][:4]} was begun {begun[name]} times"


def _settlements(books: Books) -> dict[tuple[int, int], Kept]:
    kept = ((each, each.entry) for each in books.log if isinstance(each.entry, Settled))
    return {(entry.table, entry.number): each for each, entry in kept}


def _games(kept: list[Kept]) -> Iterator[TableGame]:
    begins = [each for each in kept if isinstance(each.entry, Begin)]
    ends = {each.entry.game: each for each in kept if isinstance(each.entry, End)}
    return (TableGame(begin, ends.get(begin.entry.game)) for begin in begins)


def _doubled(seating: Kept) -> Iterator[str]:
    people = Counter(chair.person for chair in seating.entry.chairs if chair.person)
    yield from (f"{person} has {chairs} chairs" for person, chairs in people.items() if chairs > 1)


def _game_problems(
    books: Books, ordered: Kept, game: TableGame, settled: dict[tuple[int, int], Kept]
) -> Iterator[str]:
    """A game begins after its order, as ordered, and is settled after its end, as it ended."""
    order, begin, name = ordered.entry, game.begin.entry, f"game {game.begin.entry.game}"
    names = [books.book.state.entrants[who].name for who in order.chairs if who >= 0]
    seated = [card.name for card, who in zip(begin.seats, order.chairs, strict=True) if who >= 0]
    if game.begin.id < ordered.id:
        yield f"{name} was begun before it was ordered"
    if names != seated or begin.secret != deal_secret(books.book, order).hex():
        yield f"{name} has other people or cards than were ordered"
    if order.stacks and (begin.start is None or tuple(begin.start.stacks) != order.stacks):
        yield f"{name} has other stacks than were ordered"
    result = settled.get((order.table, order.number))
    if game.end is None or result is None or result.id < game.end.id:
        yield f"{name} was settled before it was over"
    elif not _is_settled_so(game.end.entry, result.entry):
        yield f"{name} was settled otherwise than it ended"


def _is_settled_so(end: End, settled: Settled) -> bool:
    if settled.stacks:
        return settled.stacks == tuple(end.tallies)
    return (settled.places, settled.tallies) == (tuple(end.places), tuple(end.tallies))


# Its people


def _people_problems(books: Books) -> Iterator[str]:
    for person in books.cup.people:
        number = next((each.person for each in books.entrants if each.name == person.name), "")
        yield from person.problems()
        for table, seat in person.seats.items():
            kept = books.tables[table]
            answers = _answers_of(kept, number)
            for problem in (
                *_move_problems(seat, answers),
                *late_problems(seat, answers, _reseated(kept, number)),
            ):
                yield f"{person.name} at table {table[:4]}: {problem}"


class Answer(NamedTuple):
    """A move from somebody's chair: its row, the question, and whether they made it or the house for them."""

    n: int
    asked: int
    move: Move
    is_own: bool


def _answers_of(kept: list[Kept], person: str) -> list[Answer]:
    """All moves from the chair of a person at a table."""
    chairs, found = list[str](), list[Answer]()
    for row, entry, _ in kept:
        if isinstance(entry, Seating):
            chairs = [chair.person for chair in entry.chairs]
        elif isinstance(entry, Moved) and chairs[row.seat] == person:
            found.append(Answer(row.n, entry.asked, entry.move(), row.by == BY_SEAT))
    return found


def _move_problems(seat: Seat, answers: list[Answer]) -> Iterator[str]:
    """Each acknowledged move is one row, and each row is a move that was sent, or the house's.

    Whoever answers as the clock has just done is told that it is kept, and it is.
    """
    for asked, times in Counter(each.asked for each in answers).items():
        if times > 1:
            yield f"the question {asked} was answered {times} times"
    for each in answers:
        if each.is_own and each.move not in seat.sent.get(each.asked, []):
            yield f"row {each.n} answers {each.asked} as nobody did"
    kept = {(each.asked, each.move): each.n for each in answers}
    for note in seat.acked:
        if kept.get((note.asked, note.move), note.n + 1) > note.n:
            yield f"the answer to {note.asked}, acknowledged as row {note.n}, is not kept"


def late_problems(seat: Seat, answers: list[Answer], reseated: list[int]) -> Iterator[str]:
    """An answer is known again until its chair is somebody else's, or has given another one.

    That may be the house's, or an own one of which nobody heard that it was kept.
    """
    since = [*(each.n for each in answers), *reseated]
    for (asked, _, n), seq in seat.late:
        if not any(n < row <= seq for row in since):
            yield f"the answer to {asked}, given again, was too late, though nothing had happened since"


def _reseated(kept: list[Kept], person: str) -> list[int]:
    """The rows with which a person came to a chair of a table, or left it."""
    chair, found = -1, list[int]()
    for row, entry, _ in kept:
        if isinstance(entry, Seating):
            people = [each.person for each in entry.chairs]
            now = people.index(person) if person in people else -1
            found += [row.n] * (now != chair)
            chair = now
    return found


async def _sight_problems(store: Store, books: Books) -> AsyncIterator[str]:
    """What people saw of their tables before and after a cut is what the rows make of them."""
    for table, kept in books.tables.items():
        seats = [person.seats[table] for person in books.cup.people if table in person.seats]
        if any(seat.sights for seat in seats):
            opened = kept[0].entry
            rules = await kept_rules(store, opened.settings.the_game(), opened.rules)
            rows = [each.row for each in kept]
            for problem in strange_sights(seats, TableState(table, rules), rows, is_shared=True):
                yield problem
