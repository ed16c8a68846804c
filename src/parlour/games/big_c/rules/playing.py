# parlour: hot
"""A turn at Big-C: cards laid upon the last hand, footstools, and passes."""

from mypy_extensions import i64, u8

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.big_c.rules.card_order import codes_of
from parlour.games.big_c.rules.compare import FULL_STOOL, NO_STOOL, footstool, penalty
from parlour.games.big_c.rules.dealing import draw, draw_penalty, penalty_drawn
from parlour.games.big_c.rules.hands import KEYS, Reading, read_heights
from parlour.games.big_c.rules.redealing import note_only_jokers, note_played
from parlour.games.big_c.rules.rounds import begin_lead, end_game, go_on, seat_after
from parlour.games.big_c.rules.table import NO_OWNER, BigCTable
from parlour.kit.seat_sets import bit


def play_cards(table: BigCTable, seat: i64, cards: vec[u8], teller: Teller | None) -> None:
    """Lay a hand on the table, from low to high, upon the last one if there is one (§Play)."""
    new = read_heights(cards, table.terms)
    below = table.owner
    _take_from_hand(table, seat, cards)
    if teller is not None:
        laid = tuple(codes_of(cards))
        kind = "led" if below == NO_OWNER else "played"
        teller.tell(Event(kind, seat, laid, (EVERYONE,) * len(laid), fields={"hand": KEYS[new.kind]}))
    if below != NO_OWNER:
        _stand_upon(table, seat, new, teller)
    _lay_down(table, seat, cards, new)
    if below != NO_OWNER and table.hands[below].size() == 0:
        end_game(table, below, teller)
    elif table.hands[seat].size() == 0 and not table.terms.last_hand_counts:
        end_game(table, seat, teller)
    else:
        go_on(table, teller)


def _take_from_hand(table: BigCTable, seat: i64, cards: vec[u8]) -> None:
    hand = table.own_hand(seat)
    for height in cards:
        hand.remove(i64(height))
    note_played(table, seat, cards)


def _stand_upon(table: BigCTable, seat: i64, new: Reading, teller: Teller | None) -> None:
    """Let the owner of the hand below draw if the new one makes a footstool of it (§Footstools)."""
    stool = footstool(new, table.top, table.terms)
    if stool == NO_STOOL:
        return
    cost = penalty(stool, table.terms)
    if teller is not None:
        kind = "full-footstool" if stool == FULL_STOOL else "half-footstool"
        facts = {"drawn": penalty_drawn(table, cost)}
        teller.tell(Event(kind, seat, amount=cost, other=table.owner, fields=facts))
    draw_penalty(table, table.owner, cost, teller)


def _lay_down(table: BigCTable, seat: i64, cards: vec[u8], new: Reading) -> None:
    """Put the new hand in the place of the old one; whoever passed before may play again (§Play)."""
    if not table.terms.pass_locks:
        table.passed = 0
    table.put_away()
    table.laid = cards
    table.owner = seat
    table.top = new


def pass_turn(table: BigCTable, seat: i64, teller: Teller | None) -> None:
    """Let the turn go by; a leader with nothing but jokers passes the lead on (§Play)."""
    if teller is not None:
        teller.tell(Event("passed-the-lead" if table.is_lead() else "passed", seat))
    if table.is_lead():
        note_only_jokers(table, seat)
    if table.pass_price() > 0:
        draw(table, seat, table.pass_price(), teller)
    if table.is_lead():
        table.turn = seat_after(table, seat)
        begin_lead(table, teller)
        return
    table.passed |= bit(seat)
    go_on(table, teller)
