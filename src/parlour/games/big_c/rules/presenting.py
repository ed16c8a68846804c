# parlour: hot
"""The order of play at Big-C: everybody presents a card in secret, and the lowest goes first."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.form import Pool
from parlour.engine.words.sentence import sentence_of
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.table import NO_PICK, BigCTable


def still_to_present(table: BigCTable) -> tuple[int, ...]:
    """Return who owes a card this time."""
    return tuple([seat for seat in range(table.seats) if table.tied[seat] and table.picks[seat] == NO_PICK])


def presentable(table: BigCTable, seat: int) -> Pool:
    """Return the places of the hand that have not been presented yet."""
    slots = [slot for slot in range(len(table.hands[seat])) if slot not in table.presented[seat]]
    return Pool("hand", slots)


def present(table: BigCTable, seat: int, slot: int, teller: Teller | None) -> bool:
    """Seal a card; the last one shows them all. Return whether that settles the order (§Order of play)."""
    table.picks[seat] = slot
    if teller is not None:
        teller.tell(Event("sealed", seat))
    if still_to_present(table):
        return False
    _show_picks(table, teller)
    table.tied = _ties(table)
    if max(table.tied):
        return False
    _settle(table, teller)
    return True


def _show_picks(table: BigCTable, teller: Teller | None) -> None:
    """Show all sealed cards together; they stay in their hands, known to everybody."""
    for seat in range(table.seats):
        slot = table.picks[seat]
        if slot == NO_PICK:
            continue
        table.picks[seat] = NO_PICK
        table.presented[seat].append(slot)
        table.known[seat][slot] = EVERYONE
        if teller is not None:
            teller.tell(Event("presented", seat, (table.hands[seat][slot],), (EVERYONE,)))


def _presented_heights(table: BigCTable, seat: int) -> list[int]:
    """Return what the seat has presented so far, as heights."""
    return [HEIGHTS[table.hands[seat][slot]] for slot in table.presented[seat]]


def _ties(table: BigCTable) -> list[bool]:
    """Return which seats have presented the same as another, and have a card left to present."""
    shown = [_presented_heights(table, seat) for seat in range(table.seats)]
    return [
        shown.count(shown[seat]) > 1 and len(shown[seat]) < len(table.hands[seat])
        for seat in range(table.seats)
    ]


def _settle(table: BigCTable, teller: Teller | None) -> None:
    """Settle the order, lowest first; who can present nothing more goes by lot (§Order of play)."""
    shown = [_presented_heights(table, seat) for seat in range(table.seats)]
    lots = table.lots(table.seats)
    table.order = play_order(shown, lots)
    table.turn = table.order[0]
    table.presented = [[] for _ in range(table.seats)]
    if teller is not None:
        seats = [sentence_of("order.seat", seat=seat) for seat in table.order]
        teller.tell(Event("order", fields={"order": seats}))


def play_order(shown: list[list[int]], lots: list[int]) -> list[int]:
    """Return the seats by what they have shown, heights from first to last; equal ones by their lots."""
    ranked = sorted([(shown[seat], lots[seat], seat) for seat in range(len(shown))])
    return [seat for _, _, seat in ranked]
