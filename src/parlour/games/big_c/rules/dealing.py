# parlour: hot
"""Dealing and drawing at Big-C: the shoe, the hands, and cards taken from the stock later on."""

from parlour.cards.pack import pack
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import only
from parlour.games.big_c.rules.redealing import note_drawn
from parlour.games.big_c.rules.table import BigCTable


def deal(table: BigCTable, teller: Teller | None) -> None:
    """Deal a hand to everybody from the shuffled shoe; the rest is the stock (§Cards)."""
    rules, seats = table.switches, table.seats
    size = rules.cards_dealt
    shoe = table.shuffled(pack(rules.decks_for(seats), rules.jokers_for(seats)))
    table.hands = [shoe[seat * size : (seat + 1) * size] for seat in range(seats)]
    table.known = [[only(seat)] * size for seat in range(seats)]
    table.stock = shoe[seats * size :]
    if teller is not None:
        teller.tell(Event("dealt", amount=size))


def draw(table: BigCTable, seat: int, number: int, teller: Teller | None) -> None:
    """Draw cards from the stock for a seat, as far as they go (§Stock)."""
    left = max(0, len(table.stock) - number)
    drawn = table.stock[left:][::-1]
    table.stock = table.stock[:left]
    table.hands[seat] += drawn
    table.known[seat] += [only(seat)] * len(drawn)
    if table.recycled:
        note_drawn(table, seat, len(drawn))
    if teller is not None:
        audiences = (only(seat),) * len(drawn)
        kind = "drew" if drawn else "drew-nothing"
        teller.tell(Event(kind, seat, tuple(drawn), audiences, amount=len(drawn)))


def draw_penalty(table: BigCTable, seat: int, number: int, teller: Teller | None) -> None:
    """Draw cards for a footstool's owner; when the stock is short the played cards go in first (§Stock)."""
    if number > len(table.stock) and table.played:
        recycle(table, teller)
    draw(table, seat, number, teller)


def penalty_drawn(table: BigCTable, number: int) -> int:
    """Count how many of so many cards there will be to draw: what is missing lapses (§Stock)."""
    stock = len(table.stock)
    return min(number, stock + len(table.played) if number > stock else stock)


def recycle(table: BigCTable, teller: Teller | None) -> None:
    """Shuffle the played cards into the stock; the hand on the table stays where it is (§Stock)."""
    if teller is not None:
        teller.tell(Event("recycled", amount=len(table.played)))
    table.stock = table.shuffled(table.stock + table.played)
    table.returned = table.returned + table.played
    table.played = []
    table.recycled = True
