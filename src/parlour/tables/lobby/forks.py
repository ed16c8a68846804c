"""Forks: a table that goes on from the middle of a finished game, with the same cards, against bots."""

from collections.abc import Generator
from secrets import token_hex
from typing import Final

import msgspec

from parlour.match.log import BY_HOST
from parlour.match.match import SeatCard
from parlour.players.seat_words import ME
from parlour.storage.rows import Row
from parlour.tables.lobby.archive import NotYours, Played
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending, entry_of, move_entry, row_of
from parlour.tables.people.names import bot_name

MOST_MOVES: Final = 20_000


def check_fork(played: Played, person: str, n: int, seat: int) -> None:
    """Refuse what is not over or not told: a fork shows cards that were not seen."""
    if played.end is None:
        raise NotYours("still-running", "The game is still running: it can be forked when it is over.")
    if not played.is_told_to(person):
        raise NotYours("not-your-game", "The cards of this game stay secret, so it cannot be forked.")
    if not (0 <= n < len(played.rows) and n <= MOST_MOVES and 0 <= seat < len(played.people)):
        raise NotYours("no-such-move", f"This game can be forked after 0 to {len(played.rows) - 1} moves.")


def forked_rows(
    played: Played, table: str, *, person: str, name: str, n: int, seat: int, player: str, now: int
) -> Generator[None, None, list[Row]]:
    """Yield all rows of the new table: opened, everybody seated, the game begun and played up to there."""
    settings = msgspec.structs.replace(
        played.settings, public=False, rated=False, casual=True, clock="none", fill=player
    )
    cards = _cards(played, name, seat, player)
    secret = token_hex(32)
    pending = [Pending(entries.Open(settings, person, played.begin.rules, secret), by=BY_HOST)]
    for place, card in enumerate(cards):
        mine = place == seat
        sits = entries.SitDown(
            card.name, entries.PERSON if mine else card.player, person if mine else "", luck=""
        )
        pending.append(Pending(sits, place, BY_HOST))
    begin = entries.Begin(1, cards, played.begin.rules, secret, played.begin.seed)
    pending.append(Pending(begin, by=BY_HOST))
    rows = [row_of(each, table, place, now) for place, each in enumerate(pending, start=1)]
    for row in played.rows[:n]:
        rows.append(_again(row, table, len(rows) + 1, now))
        yield
    return rows


def _cards(played: Played, name: str, seat: int, player: str) -> list[SeatCard]:
    """Return the person on the chosen seat, and the house under its own names on the others."""
    cards: list[SeatCard] = []
    taken = [name]
    for place in range(len(played.people)):
        called = name if place == seat else bot_name(taken)
        taken.append(called)
        cards.append(SeatCard(called, ME if place == seat else player))
    return cards


def _again(row: Row, table: str, n: int, now: int) -> Row:
    return row_of(Pending(move_entry(entry_of(row).move(), 0, 0), row.seat, row.by), table, n, now)
