# parlour: hot
"""How imagined players play Claim, quick and sensible, each from what its seat sees."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK, NO_SUIT, SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE
from parlour.engine.thinking import Thinking
from parlour.games.claim.rules.hands.points import best_suit, card_value, run_points, score
from parlour.games.claim.rules.suit_choice import later_suits, sealed_suits
from parlour.games.claim.rules.table import BLITZ, DECLARING, ClaimTable
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT
from parlour.games.claim.thinking.deals import deal_weight

_DECLARE: Final = [Move(DECLARE, suit=suit) for suit in SUITS]
_SILENCE: Final = Move(STAY_SILENT)
_CALL: Final = Move(CALL_SHOWDOWN)
_DECLINE: Final = Move(DECLINE)
_PICK_UP: Final = Move(PICK_UP)
_NO_PLACE: Final = -1
_USUAL_STRANGER: Final = 8
"""What a card that a rival would get rid of counts: the mean of all cards, nearly."""


class ClaimThinking(Thinking):
    """A deal is played for what it brings the budget."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        return _policy_move(_table(position), seat)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        return _candidate_moves(_table(position), seat)

    def weight(self, position: Position, seat: int) -> float:
        return deal_weight(_table(position), seat)

    def deal(self, position: Position) -> int:
        return _table(position).deal

    def worth(self, position: Position, seat: int) -> int:
        return _table(position).budgets[seat]


def _table(position: Position) -> ClaimTable:
    assert isinstance(position, ClaimTable)
    return position


def _policy_move(table: ClaimTable, seat: int) -> Move:
    """Declare by score, call when nobody in sight is higher, and take what is no worse than it was."""
    hand = table.hands[seat]
    if table.stage == DECLARING:
        return _DECLARE[best_suit(table.terms, hand, sealed_suits(table.terms, hand))]
    if table.may_call(seat) and _is_ahead(table, seat):
        return _CALL
    if table.stage == BLITZ:
        return _DECLINE
    if not table.is_declared(seat):
        suits = later_suits(table, seat)
        return _DECLARE[best_suit(table.terms, hand, suits)] if suits else _DECLINE
    return _DECLINE if table.floor == BACK else _floor_turn(table, seat)


def _is_ahead(table: ClaimTable, seat: int) -> bool:
    """Return whether no rival's runs, as far as everybody knows them, come up to my score."""
    mine = score(table.terms, table.hands[seat], table.declared[seat], table.penalties[seat])
    for other in range(table.seats):
        suit = table.declared[other]
        if other == seat or suit == NO_SUIT:
            continue
        if run_points(table.terms, _in_sight(table, other), suit) > mine:
            return False
    return True


def _in_sight(table: ClaimTable, seat: int) -> list[int]:
    """Return the cards of a hand that everybody knows."""
    hand, known = table.hands[seat], table.known[seat]
    return [hand[place] for place in range(len(hand)) if known[place] == EVERYONE]


def _floor_turn(table: ClaimTable, seat: int) -> Move:
    """Take every card of the suit, a stranger for a dearer one, and what a rival would gain more by."""
    place = _dearest_stranger(table, seat)
    if place == _NO_PLACE and table.has_full_hand(seat):
        return _DECLINE
    cost = card_value(table.terms, table.floor)
    if place != _NO_PLACE:
        cost -= card_value(table.terms, table.hands[seat][place])
    fits = SUIT_OF[table.floor] == table.declared[seat]
    if not fits and cost >= max(0, _gain_of_rival(table, seat)):
        return _DECLINE
    return _PICK_UP if place == _NO_PLACE else Move(PICK_UP, slots=(place,))


def _dearest_stranger(table: ClaimTable, seat: int) -> int:
    """Return the place of the highest card of another suit than the seat's own."""
    hand, suit = table.hands[seat], table.declared[seat]
    best = _NO_PLACE
    most: i64 = 0
    for place in range(len(hand)):
        if SUIT_OF[hand[place]] != suit and card_value(table.terms, hand[place]) > most:
            best, most = place, card_value(table.terms, hand[place])
    return best


def _gain_of_rival(table: ClaimTable, seat: int) -> i64:
    """Return what the floor card may bring a rival yet to act: runs with cards in sight, with hidden ones
    half the card's value for each, and a stranger to get rid of."""
    suit = SUIT_OF[table.floor]
    if suit not in table.declared:
        return 0
    rival = table.declared.index(suit)
    if (rival - table.first) % table.seats <= (seat - table.first) % table.seats:
        return 0
    cards, terms = _in_sight(table, rival), table.terms
    shown = run_points(terms, [*cards, table.floor], suit) - run_points(terms, cards, suit)
    hidden = len(table.hands[rival]) - len(cards)
    return shown + hidden * card_value(terms, table.floor) // 2 + (_USUAL_STRANGER if hidden else 0)


def _candidate_moves(table: ClaimTable, seat: int) -> list[Move]:
    """Return any suit or silence; the call, a free suit, the floor card with a discard or without one."""
    if table.stage == DECLARING:
        return [_DECLARE[suit] for suit in sealed_suits(table.terms, table.hands[seat])] + [_SILENCE]
    moves = [_DECLINE]
    if table.may_call(seat):
        moves.append(_CALL)
    if table.stage == BLITZ:
        return moves
    moves += [_DECLARE[suit] for suit in later_suits(table, seat)]
    return moves + _pick_ups(table, seat) if table.floor != BACK else moves


def _pick_ups(table: ClaimTable, seat: int) -> list[Move]:
    """Return the floor card for the dearest stranger, or for nothing where the hand is not full, as moves."""
    place = _dearest_stranger(table, seat)
    moves = [] if place == _NO_PLACE else [Move(PICK_UP, slots=(place,))]
    return moves if table.has_full_hand(seat) else [*moves, _PICK_UP]
