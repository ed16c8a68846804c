"""Orders of the log as deals at tables: which table, who sits there, by which rules and with which secret."""

from base64 import b32encode
from collections.abc import Collection
from hmac import digest
from typing import Any, Final

from parlour.engine.rules.loading import laid_over
from parlour.match.provenance import SpelledStart
from parlour.tables.log.entries import PERSON, SeatedChair
from parlour.tables.settings import TableSettings
from parlour.tables.tournament.dealing import DealOrder, DealResult
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tournaments.log.rows import HOUSE, Deal, Settled
from parlour.tournaments.regulations.regulations import Regulations

_TABLE: Final = "parlour tournament table-v1"
_KEY_BYTES: Final = 15
_SLEPT: Final = "slept"
_DELAY: Final = 2
"""So many moves later than the players whoever looks on sees a table."""


def table_key(book: TournamentBook, table: int, number: int = 0) -> str:
    """Return the key of a table, which nobody can guess and every process works out alike.

    Where stacks are carried a table keeps its key; a whole game has a table of its own, by its number.
    """
    name = f"{_TABLE}/{table}/{0 if book.state.stack else number}"
    return b32encode(digest(_secret(book), name.encode(), "sha256")[:_KEY_BYTES]).decode().lower()


def _secret(book: TournamentBook) -> bytes:
    return bytes.fromhex(book.state.opened.secret)


def deal_secret(book: TournamentBook, order: Deal) -> bytes:
    """Return what the room brings to the seed of a deal."""
    return book.state.draws.deal_secret(order.table, order.number)


def number_at_table(book: TournamentBook, order: Deal) -> int:
    """Return which game of its table this is."""
    return order.number if book.state.stack else 1


def table_settings(regulations: Regulations, seats: int, *, rated: bool = False) -> TableSettings:
    """Return how the tables of a tournament are played at."""
    return TableSettings(
        game=regulations.game,
        variant=regulations.variant,
        changes=regulations.changes,
        seats=seats,
        rated=rated,
        casual=False,
        fill="",
        title=regulations.title[:64],
        delay=_DELAY,
    )


def settings_of(book: TournamentBook, order: Deal) -> TableSettings:
    """Return how the table of an order is played at; its whole games are rated where the tournament is."""
    rated = book.state.opened.rated and not book.state.stack
    return table_settings(book.state.regulations, len(order.chairs), rated=rated)


def deal_order(book: TournamentBook, order: Deal, here: Collection[str] = ()) -> DealOrder:
    """Return the order as a table carries it out.

    Who is not here sits out: in a whole game everybody, where stacks are carried whoever slept in the last
    deal.
    """
    start = SpelledStart(list(order.stacks), order.dealer) if order.stacks else None
    return DealOrder(
        number_at_table(book, order),
        [_chair(book, place, who, here) for place, who in enumerate(order.chairs)],
        deal_secret(book, order),
        start,
        deal_changes(book.state.regulations, order.level),
    )


def _chair(book: TournamentBook, place: int, who: int, here: Collection[str]) -> SeatedChair:
    if who == HOUSE:
        return SeatedChair(house_name(place), book.state.regulations.fill)
    if who < 0:
        return SeatedChair()
    entrant = book.state.entrants[who]
    if entrant.player or not entrant.person:
        return SeatedChair(entrant.name, entrant.player)
    is_away = entrant.person not in here and (who in book.absent or not book.state.stack)
    return SeatedChair(entrant.name, PERSON, entrant.person, _SLEPT if is_away else "")


def house_name(chair: int) -> str:
    """Return what a player of the house is called who fills a chair."""
    return f"House {chair + 1}"


def missing_people(book: TournamentBook, order: Deal, here: Collection[str]) -> list[str]:
    """Return the people of a game who are not here."""
    entrants = [book.state.entrants[who] for who in order.chairs if who >= 0]
    people = [each.person for each in entrants if each.person and not each.player]
    return [person for person in people if person not in here]


def deal_changes(regulations: Regulations, level: int) -> dict[str, Any]:
    """Return what a deal has otherwise than the rules of its table."""
    changes = regulations.changes_at(level) if level > 1 else {}
    seconds = regulations.clock.turn_seconds
    return laid_over(changes, {"turnSeconds": seconds}) if seconds else changes


def settled_fact(order: Deal, result: DealResult, at: int) -> Settled:
    """Return what came of an order as the log tells it."""
    stacks = tuple(result.tallies) if order.stacks else ()
    return Settled(
        table=order.table,
        number=order.number,
        stacks=stacks,
        next_dealer=result.next_dealer if stacks else -1,
        places=() if stacks else tuple(result.places),
        tallies=() if stacks else tuple(result.tallies),
        absent=tuple(chair for chair in result.absent if order.chairs[chair] >= 0),
        at=at,
    )
