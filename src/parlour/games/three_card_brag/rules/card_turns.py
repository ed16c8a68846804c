# parlour: hot
"""Card turns at Three Card Brag: turn a card, take the floor's card, swap it in, or pass (§Card turns)."""

from mypy_extensions import i64, u8

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.betting import hand_verbs
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import DREW, FRESH, NO_CARD, PICKED, BragTable
from parlour.games.three_card_brag.rules.verbs import TO_DRAW, TO_PASS, TO_PICK, TO_SWAP
from parlour.kit.seat_sets import bit


def card_verbs(table: BragTable, seat: i64) -> i64:
    """Return everything open on a card turn; who has picked up must swap (§Card turns)."""
    if table.taken == PICKED:
        return TO_SWAP
    verbs = TO_PASS | hand_verbs(table, seat)
    if table.taken == DREW:
        return verbs | TO_SWAP
    return verbs | _taking(table) if _may_take(table, seat) else verbs


def _may_take(table: BragTable, seat: i64) -> bool:
    """Return whether the seat may take and swap, the blind too, but for swapRequiresSeen (§Card turns)."""
    return table.has_seen(seat) or table.terms.swap_blind


def _taking(table: BragTable) -> i64:
    """Return how to take the floor's card if one lies there, else the stock's top card (§Card turns)."""
    if table.floor != NO_CARD:
        return TO_PICK
    return TO_DRAW if table.left > 0 and table.terms.may_draw else 0


def draw(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Turn the stock's top card face up on the floor; the turn goes on (§Card turns)."""
    table.left -= 1
    table.floor = i64(table.stock[table.left])
    table.taken = DREW
    if teller is not None:
        teller.tell(Event("drew", seat, (table.floor,), (EVERYONE,)))


def pick(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Take the floor's card up; now one must be swapped for it (§Card turns)."""
    table.taken = PICKED
    if teller is not None:
        teller.tell(Event("picked", seat, (table.floor,), (EVERYONE,)))


def swap(table: BragTable, seat: i64, place: i64, teller: Teller | None) -> None:
    """Put the floor's card into the hand; what was known of either card stays known (§Card turns)."""
    slot = HAND * seat + place
    given, known, taken = i64(table.cards[slot]), table.audience(seat, place), table.floor
    table.cards = table.cards[:]
    table.cards[slot] = u8(taken)
    table.open_slots |= bit(slot)
    if table.terms.swap_to_floor:
        known = EVERYONE
        table.floor = given
    else:
        table.floor = NO_CARD
        table.discards = [*table.discards, given]
        table.discards_known = [*table.discards_known, known]
    if teller is not None:
        kind = "swapped-to-floor" if table.terms.swap_to_floor else "swapped"
        teller.tell(Event(kind, seat, (given, taken), (known, EVERYONE), slots=(place,)))


def see(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Look at the hand: free, final, and not the end of the turn (§Blind and seen)."""
    table.seen |= bit(seat)
    if teller is not None:
        teller.tell(Event("saw", seat, tuple(table.hand(seat)), tuple(table.known(seat))))


def card_seat_from(table: BragTable, lap: i64) -> i64:
    """Return how many places after the first actor the next card turn lies; `seats` when all had one."""
    while lap < table.seats and not table.is_live((table.first + lap) % table.seats):
        lap += 1
    return lap


def begin_card_turn(table: BragTable, lap: i64) -> None:
    table.lap = lap
    table.turn = (table.first + lap) % table.seats
    table.taken = FRESH
