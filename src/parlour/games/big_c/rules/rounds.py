# parlour: hot
"""Playing at Big-C: leads, plays upon plays, passes, footstools, and how it all ends."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.show.audience import EVERYONE
from parlour.games.big_c.rules.card_order import in_order
from parlour.games.big_c.rules.compare import FULL_STOOL, NO_STOOL, footstool, penalty
from parlour.games.big_c.rules.dealing import draw, draw_penalty, penalty_drawn
from parlour.games.big_c.rules.hands import KEYS, NOTHING, Reading, reading
from parlour.games.big_c.rules.redealing import note_only_jokers, note_played
from parlour.games.big_c.rules.table import NO_OWNER, OVER, PLAYING, BigCTable


def begin_play(table: BigCTable, teller: Teller | None) -> None:
    """The first in order leads the first round."""
    table.stage = PLAYING
    _begin_lead(table, teller)


def _begin_lead(table: BigCTable, teller: Teller | None) -> None:
    """A lead is due; where nobody could ever play again the game is over (§Play)."""
    table.owner = NO_OWNER
    table.top = NOTHING
    table.passed = [False] * table.seats
    if table.all_stuck():
        table.stage = OVER
        for seat in range(table.seats):
            note_only_jokers(table, seat)
    elif teller is not None:
        teller.tell(Event("leads", table.turn))


def play_cards(table: BigCTable, seat: int, cards: tuple[int, ...], teller: Teller | None) -> None:
    """Lays a hand on the table, upon the last one if there is one (§Play)."""
    new = reading(cards, table.terms)
    below = table.owner
    _take_from_hand(table, seat, cards)
    if teller is not None:
        laid = tuple(in_order(list(cards)))
        kind = "led" if below == NO_OWNER else "played"
        teller.tell(Event(kind, seat, laid, (EVERYONE,) * len(laid), fields={"hand": KEYS[new.kind]}))
    if below != NO_OWNER:
        _stand_upon(table, seat, new, teller)
    _lay_down(table, seat, cards, new)
    if below != NO_OWNER and not table.hands[below]:
        _end_game(table, below, teller)
    elif not table.hands[seat] and not table.terms.last_hand_counts:
        _end_game(table, seat, teller)
    else:
        _next_turn(table, teller)


def _take_from_hand(table: BigCTable, seat: int, cards: tuple[int, ...]) -> None:
    """Takes cards out of a hand; of equal cards the one that everybody knows goes first."""
    hand, known = table.hands[seat], table.known[seat]
    for card in cards:
        slot = -1
        for other in range(len(hand)):
            if hand[other] == card and (slot < 0 or (known[other] == EVERYONE != known[slot])):
                slot = other
        hand.pop(slot)
        known.pop(slot)
    note_played(table, seat, cards)


def _stand_upon(table: BigCTable, seat: int, new: Reading, teller: Teller | None) -> None:
    """The owner of the hand below draws if the new one makes a footstool of it (§Footstools)."""
    stool = footstool(new, table.top, table.terms)
    if stool == NO_STOOL:
        return
    cost = penalty(stool, table.terms)
    if teller is not None:
        kind = "full-footstool" if stool == FULL_STOOL else "half-footstool"
        facts = {"drawn": penalty_drawn(table, cost)}
        teller.tell(Event(kind, seat, amount=cost, other=table.owner, fields=facts))
    draw_penalty(table, table.owner, cost, teller)


def _lay_down(table: BigCTable, seat: int, cards: tuple[int, ...], new: Reading) -> None:
    """The new hand takes the place of the old one; whoever passed before may play again (§Play)."""
    if not table.terms.pass_locks:
        table.passed = [False] * table.seats
    table.played = table.played + table.laid
    table.laid = in_order(list(cards))
    table.owner = seat
    table.top = new


def pass_turn(table: BigCTable, seat: int, teller: Teller | None) -> None:
    """Lets the turn go by; a leader with nothing but jokers passes the lead on (§Play)."""
    if teller is not None:
        teller.tell(Event("passed-the-lead" if table.is_lead() else "passed", seat))
    if table.is_lead():
        note_only_jokers(table, seat)
    if table.pass_price() > 0:
        draw(table, seat, table.pass_price(), teller)
    if table.is_lead():
        table.turn = _after(table, seat)
        _begin_lead(table, teller)
        return
    table.passed = table.passed[:]
    table.passed[seat] = True
    _next_turn(table, teller)


def _after(table: BigCTable, seat: int) -> int:
    """The next seat in the order of play."""
    place = table.order.index(seat) + 1
    return table.order[place % table.seats]


def _next_turn(table: BigCTable, teller: Teller | None) -> None:
    """On to the next who has not passed; when that is the owner of the last hand, the round is won."""
    table.turn = _after(table, table.turn)
    while table.turn != table.owner:
        if not table.passed[table.turn]:
            return
        table.turn = _after(table, table.turn)
    _win_round(table, teller)


def _win_round(table: BigCTable, teller: Teller | None) -> None:
    """The hand on the table is put away; its owner leads, or has won with the last card (§Play)."""
    table.played = table.played + table.laid
    table.laid = []
    if not table.hands[table.owner]:
        _end_game(table, table.owner, teller)
        return
    table.round += 1
    _begin_lead(table, teller)


def _end_game(table: BigCTable, seat: int, teller: Teller | None) -> None:
    """The seat has no cards left and wins (§Play)."""
    table.stage = OVER
    if teller is not None:
        teller.tell(Event("won", seat))


def final_outcome(table: BigCTable) -> Outcome:
    """Places by cards left, fewest first; every card counts against its holder (§Play)."""
    left = [-len(hand) for hand in table.hands]
    reason = "ending.no-cards" if max(left) == 0 else "ending.only-jokers"
    return Outcome(places_by([(cards,) for cards in left]), left, reason)
