# parlour: hot
"""Dealing and drawing at Big-C: the shoe, the hands, and cards taken from the stock later on."""

from functools import cache

from mypy_extensions import i64, u8

from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import only
from parlour.games.big_c.rules.card_order import HEIGHTS, codes_of
from parlour.games.big_c.rules.plays.holding import Holding, take_up
from parlour.games.big_c.rules.redealing import note_drawn
from parlour.games.big_c.rules.table import BigCTable


def deal(table: BigCTable, teller: Teller | None) -> None:
    """Deal a hand to everybody from the shuffled shoe; the rest is the stock (§Cards)."""
    rules, seats = table.switches, int(table.seats)
    size: i64 = rules.cards_dealt
    shoe = table.shuffled(_new_pack(rules.decks_for(seats), rules.jokers_for(seats))[:])
    table.hands = [_dealt_hand(shoe, seat * size, size) for seat in range(table.seats)]
    table.stock = shoe[table.seats * size :]
    table.left = len(table.stock)
    if teller is not None:
        teller.tell(Event("dealt", amount=rules.cards_dealt))


@cache
def _new_pack(decks: int, jokers: int) -> list[int]:
    """Return so many decks with so many jokers in all, not yet shuffled; kept, and so to be copied."""
    return pack(decks, jokers)


def _dealt_hand(shoe: list[int], first: i64, size: i64) -> Holding:
    heights = vec[u8]([0] * size)
    for place in range(size):
        heights[place] = u8(HEIGHTS[shoe[first + place]])
    return take_up(heights, vec[u8]([0] * size))


def draw(table: BigCTable, seat: i64, number: i64, teller: Teller | None) -> None:
    """Draw cards from the stock for a seat, as far as they go (§Stock)."""
    drawn = min(number, table.left)
    hand = table.own_hand(seat)
    for _card in range(drawn):
        table.left -= 1
        hand.add(HEIGHTS[table.stock[table.left]])
    if table.recycled:
        note_drawn(table, seat, drawn)
    if teller is not None:
        teller.tell(_drawing_event(table, int(seat), int(drawn)))


def _drawing_event(table: BigCTable, seat: int, drawn: int) -> Event:
    """Return what is told of the last cards of a hand: each to its owner alone."""
    cards = table.stock[table.left : table.left + drawn][::-1]
    kind = "drew" if drawn else "drew-nothing"
    return Event(kind, seat, tuple(cards), (only(seat),) * drawn, amount=drawn)


def draw_penalty(table: BigCTable, seat: i64, number: i64, teller: Teller | None) -> None:
    """Draw cards for a footstool's owner; when the stock is short the played cards go in first (§Stock)."""
    if number > table.left and len(table.played) > 0:
        recycle(table, teller)
    draw(table, seat, number, teller)


def penalty_drawn(table: BigCTable, number: i64) -> i64:
    """Count how many of so many cards there will be to draw: what is missing lapses (§Stock)."""
    if number > table.left:
        return min(number, table.left + len(table.played))
    return number


def recycle(table: BigCTable, teller: Teller | None) -> None:
    """Shuffle the played cards into the stock; the hand on the table stays where it is (§Stock)."""
    played = codes_of(table.played)
    if teller is not None:
        teller.tell(Event("recycled", amount=len(played)))
    table.stock = table.shuffled(table.stock[: table.left] + played)
    table.left = len(table.stock)
    table.returned = table.returned + played
    table.played = vec[u8]()
    table.recycled = True
