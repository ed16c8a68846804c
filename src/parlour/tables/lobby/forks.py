"""Forks: a table that goes on from the middle of a finished game, with the same cards, against bots."""

from typing import Final

import msgspec

from parlour.match.log import Turn
from parlour.match.provenance import read_start, without_empty
from parlour.tables.lobby.archive import NotYours, Played, check_settled
from parlour.tables.lobby.begun import BegunGame, cards_for
from parlour.tables.log.rows import entry_of

MOST_MOVES: Final = 20_000


def check_fork(played: Played, person: str, n: int, seat: int) -> None:
    """Refuse what is not over or not told: a fork shows cards that were not seen."""
    if played.end is None:
        raise NotYours("still-running", "The game is still running: it can be forked when it is over.")
    check_settled(played)
    if not played.is_told_to(person):
        raise NotYours("not-your-game", "The cards of this game stay secret, so it cannot be forked.")
    if not (0 <= n < len(played.rows) and n <= MOST_MOVES and 0 <= seat < len(played.people)):
        raise NotYours("no-such-move", f"This game can be forked after 0 to {len(played.rows) - 1} moves.")
    start = played.begin.start
    if start is not None and start.stacks[seat] == 0:
        raise NotYours("no-such-move", "Nobody sat on this chair, so nobody can go on from there.")


def forked_game(
    played: Played, *, person: str, name: str, n: int, seat: int, player: str, now: int
) -> BegunGame:
    """Return the game of a new table: the same cards, with the house on the other seats, up to there."""
    settings = msgspec.structs.replace(
        played.settings, public=False, rated=False, casual=True, clock="none", fill=player
    )
    begin = played.begin
    cards = without_empty(cards_for(seat, name, player, seats=len(played.people)), read_start(begin.start))
    people = [person if place == seat else "" for place in range(len(cards))]
    turns = (Turn(row.seat, entry_of(row).move(), row.by, now) for row in played.rows[:n])
    return BegunGame(
        settings,
        person,
        cards,
        people,
        bytes.fromhex(begin.seed),
        entries=turns,
        start=begin.start,
        changes=begin.changes,
    )
