# parlour: hot
"""Card turns at Three Card Brag: turn a card, take the floor's card, swap it in, or pass (§Card turns)."""

from parlour.engine.play.choices import Choice
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.three_card_brag.rules.betting import add_hand_choices
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import DREW, FRESH, PICKED, BragTable
from parlour.games.three_card_brag.rules.verbs import TO_DRAW, TO_PASS, TO_PICK, TO_SWAP


def card_choices(table: BragTable, seat: int) -> list[Choice]:
    """Return everything open on a card turn; who has picked up must swap (§Card turns)."""
    if table.taken == PICKED:
        return [TO_SWAP]
    choices: list[Choice] = []
    if table.taken == DREW:
        choices.append(TO_SWAP)
    elif _may_take(table, seat):
        _add_takings(table, choices)
    choices.append(TO_PASS)
    add_hand_choices(table, seat, choices)
    return choices


def _may_take(table: BragTable, seat: int) -> bool:
    """Return whether the seat may take and swap, the blind too, but for swapRequiresSeen (§Card turns)."""
    return table.has_seen[seat] or table.terms.swap_blind


def _add_takings(table: BragTable, choices: list[Choice]) -> None:
    """Add the floor's card if one lies there, else the stock's top card (§Card turns)."""
    if table.floor:
        choices.append(TO_PICK)
    elif table.stock and table.terms.may_draw:
        choices.append(TO_DRAW)


def draw(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Turn the stock's top card face up on the floor; the turn goes on (§Card turns)."""
    card = table.stock[-1]
    table.stock = table.stock[:-1]
    table.floor = [card]
    table.taken = DREW
    if teller is not None:
        teller.tell(Event("drew", seat, (card,), (EVERYONE,)))


def pick(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Take the floor's card up; now one must be swapped for it (§Card turns)."""
    table.taken = PICKED
    if teller is not None:
        teller.tell(Event("picked", seat, (table.floor[0],), (EVERYONE,)))


def swap(table: BragTable, seat: int, place: int, teller: Teller | None) -> None:
    """Put the floor's card into the hand; what was known of either card stays known (§Card turns)."""
    slot = HAND * seat + place
    given, known = table.cards[slot], table.known[slot]
    taken = table.floor[0]
    table.cards, table.known = table.cards[:], table.known[:]
    table.cards[slot] = taken
    table.known[slot] = EVERYONE
    kind = "swapped"
    if table.terms.swap_to_floor:
        kind, known = "swapped-to-floor", EVERYONE
        table.floor = [given]
    else:
        table.floor = []
        table.discards = [*table.discards, given]
        table.discards_known = [*table.discards_known, known]
    if teller is not None:
        teller.tell(Event(kind, seat, (given, taken), (known, EVERYONE), slots=(place,)))


def see(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Look at the hand: free, final, and not the end of the turn (§Blind and seen)."""
    table.has_seen, table.known = table.has_seen[:], table.known[:]
    table.has_seen[seat] = True
    for slot in range(HAND * seat, HAND * seat + HAND):
        table.known[slot] |= only(seat)
    if teller is not None:
        hand = tuple(table.hand(seat))
        known = tuple(table.known[HAND * seat : HAND * seat + HAND])
        teller.tell(Event("saw", seat, hand, known))


def card_seat_from(table: BragTable, lap: int) -> int:
    """Return how many places after the first actor the next card turn lies; `seats` when all had one."""
    while lap < table.seats and not table.live[(table.first + lap) % table.seats]:
        lap += 1
    return lap


def begin_card_turn(table: BragTable, lap: int) -> None:
    table.lap = lap
    table.turn = (table.first + lap) % table.seats
    table.taken = FRESH
