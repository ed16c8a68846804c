# parlour: hot
"""The draw at Five-Card Draw: cards are thrown away unseen and replaced from the stock (§Draw)."""

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import only
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import DRAWING, DrawTable
from parlour.kit.turns import next_seat


def open_draw(table: DrawTable) -> None:
    """Open the draw for everybody still in, all-in or not, the first to act first (§Draw)."""
    table.stage = DRAWING
    table.waiting = table.still_in()
    table.turn = next_seat(table.first - 1, table.live)


def draw(table: DrawTable, seat: i64, slots: tuple[int, ...], teller: Teller | None) -> None:
    """Throw away the cards at these places and fill them from the stock (§Draw)."""
    thrown = [table.hands[HAND * seat + slot] for slot in slots]
    for slot in slots:
        if not table.stock:
            _reshuffle(table, teller)
        table.hands[HAND * seat + slot] = table.stock.pop()
    for card in thrown:
        table.discards.append(card)
        table.discarders.append(seat)
    table.drew[seat] = len(slots)
    table.waiting -= 1
    if table.waiting > 0:
        table.turn = next_seat(table.turn, table.live)
    if teller is not None:
        _tell_draw(table, seat, slots, teller)


def _reshuffle(table: DrawTable, teller: Teller | None) -> None:
    """Make the discards, but for those of the player who is drawing, the stock (§Draw)."""
    table.returned = table.discards
    table.returners = table.discarders
    table.stock = table.shuffled(table.discards[:])
    table.stock.reverse()
    table.discards = []
    table.discarders = []
    if teller is not None:
        teller.tell(Event("reshuffled", amount=len(table.stock)))


def _tell_draw(table: DrawTable, seat: i64, slots: tuple[int, ...], teller: Teller) -> None:
    if not slots:
        teller.tell(Event("stood-pat", seat))
        return
    drawn = tuple([table.hands[HAND * seat + slot] for slot in slots])
    teller.tell(Event("drew", seat, drawn, (only(seat),) * len(slots), slots=slots))


def with_drawn(hand: list[int], places: list[int], coming: list[int]) -> list[int]:
    """Return the hand with the cards at these places replaced by the first of those that come."""
    after = hand[:]
    for number, place in enumerate(places):
        after[place] = coming[number]
    return after
