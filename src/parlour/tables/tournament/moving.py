"""Moving: who is told to go to which table after rows of the log, and in which words."""

from collections.abc import Iterable
from typing import Final

from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import Sentence
from parlour.tables.refusals import table_words
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.log.rows import Deal, Move, Pair, Row
from parlour.wire.messages import Go

MOVED_ON: Final = "moved-on"


def who_moves(book: TournamentBook, rows: Iterable[Row]) -> list[int]:
    """Return the people who sit elsewhere after these rows than before; with a whole game all who play it."""
    moved: dict[int, None] = {}
    for row in rows:
        if isinstance(row, Move):
            moved[row.entrant] = None
        elif isinstance(row, Pair) and book.state.stack:
            moved |= dict.fromkeys(who for seats in row.tables for who in seats.chairs)
        elif isinstance(row, Deal) and not book.state.stack:
            moved |= dict.fromkeys(row.chairs)
    return [who for who in moved if who >= 0 and go_of(book, who, "en", 0) is not None]


def go_of(book: TournamentBook, who: int, language: str, at: int, why: str = "") -> Go | None:
    """Return where an entrant is to go, in their language; None for whoever sits nowhere."""
    entrant = book.state.entrants[who]
    table = book.state.tables.get(entrant.table)
    order = None if table is None else table.order
    is_person = bool(entrant.person) and not entrant.player
    if table is None or not entrant.is_alive or not is_person or (order is None and not book.state.stack):
        return None
    is_dealt = order is not None and table.is_playing() and who in order.chairs
    seat = order.chairs.index(who) if is_dealt and order is not None else entrant.chair
    reason, from_number = book.came.get(who, ("start", 0))
    return Go(
        tournament=book.key,
        table=table_key(book, table.number, order.number if order is not None else 0),
        seat=seat,
        why=why or reason,
        at=at,
        number=table.number,
        came_from=table_key(book, from_number) if from_number and book.state.stack else "",
        from_number=from_number,
        say=_say(why or reason, table.number, from_number, language),
    )


def _say(why: str, number: int, from_number: int, language: str) -> str:
    fields = {"table": number, "from": from_number}
    return table_words(language).say(Sentence(f"go.{why}", fields), Hearer())
