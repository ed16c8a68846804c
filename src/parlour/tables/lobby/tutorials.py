"""Guided tables: one person learns a game from its guide, and the others play by the script."""

from secrets import token_hex

from parlour.engine.rules.finder import find_game
from parlour.engine.rules.guide import LEARNER
from parlour.match.log import BY_HOST
from parlour.match.match import SeatCard
from parlour.players.guide import GUIDE, guide_of
from parlour.players.seat_words import ME
from parlour.storage.rows import Row
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.people.names import bot_name
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings


def guided_settings(name: str) -> TableSettings:
    """Return how the table of a guided game is played at: nobody is hurried, nobody looks on."""
    game = find_game(name)
    if game.guide is None:
        raise table_refusal("no-guide")
    script = game.guide
    return TableSettings(
        game=game.id,
        variant=script.variant,
        changes=script.changes,
        seats=script.seats,
        clock="none",
        spectators=False,
        talk="off",
        fill=GUIDE,
        guided=True,
    )


def guided_rows(
    settings: TableSettings, table: str, *, person: str, name: str, digest: str, now: int
) -> list[Row]:
    """Return all rows of the new table: opened, everybody seated, and the game of the guide begun."""
    seed, secret = guide_of(settings.the_game()).script.seed, token_hex(32)
    cards = _cards(settings.seats, name)
    pending = [Pending(entries.Open(settings, person, digest, secret), by=BY_HOST)]
    for seat, card in enumerate(cards):
        mine = seat == LEARNER
        sits = entries.SitDown(card.name, entries.PERSON if mine else GUIDE, person if mine else "")
        pending.append(Pending(sits, seat, BY_HOST))
    pending.append(Pending(entries.Begin(1, cards, digest, secret, seed), by=BY_HOST))
    return [row_of(each, table, place, now) for place, each in enumerate(pending, start=1)]


def _cards(seats: int, name: str) -> list[SeatCard]:
    """Return the learner, and rivals under the house's own names."""
    cards = [SeatCard(name, ME)]
    for _ in range(1, seats):
        cards.append(SeatCard(bot_name([card.name for card in cards]), GUIDE))
    return cards
