# parlour: hot
"""The order of play at Big-C: everybody presents a card in secret, and the lowest goes first."""

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.engine.words.sentence import sentence_of
from parlour.games.big_c.rules.card_order import CODES
from parlour.games.big_c.rules.table import NO_PICK, BigCTable
from parlour.kit.seat_sets import bit


def still_to_present(table: BigCTable) -> tuple[int, ...]:
    """Return who owes a card this time."""
    return tuple([int(seat) for seat in range(table.seats) if owes_card(table, seat)])


def owes_card(table: BigCTable, seat: i64) -> bool:
    """Return whether the seat has to present a card and has not sealed one yet."""
    return (table.tied >> seat) & 1 == 1 and table.picks[seat] == NO_PICK


def presentable(table: BigCTable, seat: int) -> list[int]:
    """Return the places of the hand that have not been presented yet."""
    return [int(_nth_presentable(table, seat, index)) for index in range(_count_presentable(table, seat))]


def _count_presentable(table: BigCTable, seat: i64) -> i64:
    return table.hands[seat].size() - len(table.presented[seat])


def _nth_presentable(table: BigCTable, seat: i64, index: i64) -> i64:
    """Return one of the places that have not been presented yet by its number."""
    place = index
    for presented in sorted(table.presented[seat]):
        if presented <= place:
            place += 1
    return place


def present_anything(table: BigCTable, luck: Luck) -> bool:
    """Seal any card for the first who owes one; return whether that settles the order."""
    seat: i64 = 0
    while not owes_card(table, seat):
        seat += 1
    luck.draw(1)
    slot = _nth_presentable(table, seat, luck.draw(_count_presentable(table, seat)))
    return present(table, seat, slot, None)


def present(table: BigCTable, seat: i64, slot: i64, teller: Teller | None) -> bool:
    """Seal a card; the last one shows them all. Return whether that settles the order (§Order of play)."""
    table.picks[seat] = slot
    if teller is not None:
        teller.tell(Event("sealed", seat))
    if any(owes_card(table, other) for other in range(table.seats)):
        return False
    _show_picks(table, teller)
    shown = [_presented_heights(table, other) for other in range(table.seats)]
    table.tied = _ties(table, shown)
    if table.tied != 0:
        return False
    _settle(table, shown, teller)
    return True


def _show_picks(table: BigCTable, teller: Teller | None) -> None:
    """Show all sealed cards together; they stay in their hands, known to everybody."""
    for seat in range(table.seats):
        slot = table.picks[seat]
        if slot == NO_PICK:
            continue
        table.picks[seat] = NO_PICK
        table.presented[seat].append(slot)
        hand = table.own_hand(seat)
        hand.show(slot)
        if teller is not None:
            teller.tell(Event("presented", seat, (CODES[i64(hand.heights[slot])],), (EVERYONE,)))


def _presented_heights(table: BigCTable, seat: i64) -> list[int]:
    """Return what the seat has presented so far, as heights."""
    heights = table.hands[seat].heights
    return [int(heights[slot]) for slot in table.presented[seat]]


def _ties(table: BigCTable, shown: list[list[int]]) -> i64:
    """Return which seats have presented the same as another, and have a card left to present."""
    tied: i64 = 0
    for seat in range(table.seats):
        if shown.count(shown[seat]) > 1 and len(shown[seat]) < table.hands[seat].size():
            tied |= bit(seat)
    return tied


def _settle(table: BigCTable, shown: list[list[int]], teller: Teller | None) -> None:
    """Settle the order, lowest first; who can present nothing more goes by lot (§Order of play)."""
    order = play_order(shown, table.lots(table.seats))
    table.order = vec[u8](order)
    table.turn = order[0]
    table.presented = [[] for _seat in range(table.seats)]
    if teller is not None:
        seats = [sentence_of("order.seat", seat=seat) for seat in order]
        teller.tell(Event("order", fields={"order": seats}))


def play_order(shown: list[list[int]], lots: list[int]) -> list[int]:
    """Return the seats by what they have shown, heights from first to last; equal ones by their lots."""
    ranked = sorted([(shown[seat], lots[seat], seat) for seat in range(len(shown))])
    return [seat for _, _, seat in ranked]
