# parlour: hot
"""Claim as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK, NO_SUIT, SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.suit_choice import later_suits
from parlour.games.claim.rules.table import BLITZ, DECLARING, NOT_CHOSEN, ClaimTable

DECLARE: Final = [Move("DECLARE", suit=suit) for suit in SUITS]
SILENCE: Final = Move("STAY_SILENT")
CALL: Final = Move("CALL_SHOWDOWN")
DECLINE: Final = Move("DECLINE")
PICK_UP: Final = Move("PICK_UP")
NO_PLACE: Final = -1
USUAL_STRANGER: Final = 8

OTHER_SUIT: Final = 0.05
SUIT_NOT_HELD: Final = 0.1
CALL_LET_GO: Final = 0.1
"""How often somebody wants a suit that is not the best, keeps none of it, or does not call at once."""


def sketch(table: ClaimTable, seat: int, luck: Luck) -> Move:
    """Declares by score, calls when nobody in sight is higher, and takes what is no worse than it was."""
    if table.stage == DECLARING:
        return DECLARE[best_suit(table, seat, suits_to_seal(table, seat))]
    if table.may_call(seat) and is_ahead(table, seat):
        return CALL
    if table.stage == BLITZ:
        return DECLINE
    if table.declared[seat] == NO_SUIT:
        suits = later_suits(table, seat)
        return DECLARE[best_suit(table, seat, suits)] if suits else DECLINE
    return DECLINE if table.floor == BACK else floor_turn(table, seat)


def suits_to_seal(table: ClaimTable, seat: int) -> list[int]:
    if not table.switches.declaring.must_hold_suit:
        return [0, 1, 2, 3]
    return sorted({SUIT_OF[card] for card in table.hands[seat]})


def best_suit(table: ClaimTable, seat: int, suits: list[int]) -> int:
    """The suit that makes most of the hand; between equals the one with the higher card."""
    best, most = suits[0], promise(table, table.hands[seat], suits[0])
    for suit in suits:
        worth = promise(table, table.hands[seat], suit)
        if worth > most:
            best, most = suit, worth
    return best


def promise(table: ClaimTable, hand: list[int], suit: int) -> i64:
    """What a hand scores with a suit, and behind it the card that would win the suit in a conflict."""
    return table.scores.score(hand, suit) * 16 + table.scores.best_of_suit(hand, suit)


def is_ahead(table: ClaimTable, seat: int) -> bool:
    """Whether no rival's runs, as far as everybody knows them, come up to my score."""
    mine = table.scores.score(table.hands[seat], table.declared[seat], table.running[seat])
    for other in range(table.seats):
        suit = table.declared[other]
        if suit != NO_SUIT and other != seat and table.scores.positive(in_sight(table, other), suit) > mine:
            return False
    return True


def in_sight(table: ClaimTable, seat: int) -> list[int]:
    """The cards of a hand that everybody knows."""
    hand, known = table.hands[seat], table.known[seat]
    return [hand[place] for place in range(len(hand)) if known[place] == EVERYONE]


def floor_turn(table: ClaimTable, seat: int) -> Move:
    """Takes every card of the suit, a stranger for a dearer one, and what a rival would gain more by."""
    place = dearest_stranger(table, seat)
    saved = 0 if place == NO_PLACE else table.scores.value(table.hands[seat][place])
    cap = table.switches.game_flow.hand_cap
    if place == NO_PLACE and cap is not None and len(table.hands[seat]) >= cap:
        return DECLINE
    cost = table.scores.value(table.floor) - saved
    fits = SUIT_OF[table.floor] == table.declared[seat]
    if not fits and cost >= max(0, rise_of_rival(table, seat)):
        return DECLINE
    return PICK_UP if place == NO_PLACE else Move("PICK_UP", slots=(place,))


def dearest_stranger(table: ClaimTable, seat: int) -> int:
    """The place of the highest card of another suit."""
    hand, suit = table.hands[seat], table.declared[seat]
    best = NO_PLACE
    most: i64 = 0
    for place in range(len(hand)):
        if SUIT_OF[hand[place]] != suit and table.scores.value(hand[place]) > most:
            best, most = place, table.scores.value(hand[place])
    return best


def rise_of_rival(table: ClaimTable, seat: int) -> i64:
    """What the floor card may bring a rival yet to act: runs with cards in sight, with hidden ones half
    the card's value for each, and a stranger to get rid of."""
    suit = SUIT_OF[table.floor]
    if suit not in table.declared:
        return 0
    rival = table.declared.index(suit)
    if (rival - table.first) % table.seats <= (seat - table.first) % table.seats:
        return 0
    cards = in_sight(table, rival)
    shown = table.scores.positive([*cards, table.floor], suit) - table.scores.positive(cards, suit)
    hidden = len(table.hands[rival]) - len(cards)
    return shown + hidden * table.scores.value(table.floor) // 2 + (USUAL_STRANGER if hidden else 0)


def shortlist(table: ClaimTable, seat: int) -> list[Move]:
    """Any suit or silence; the call, a free suit, the floor card with a discard or without one."""
    if table.stage == DECLARING:
        return [DECLARE[suit] for suit in suits_to_seal(table, seat)] + [SILENCE]
    moves = [DECLINE]
    if table.may_call(seat):
        moves.append(CALL)
    if table.stage == BLITZ:
        return moves
    moves += [DECLARE[suit] for suit in later_suits(table, seat)]
    return moves + pick_ups(table, seat) if table.floor != BACK else moves


def pick_ups(table: ClaimTable, seat: int) -> list[Move]:
    """The floor card for the dearest stranger, or for nothing where the hand is not full."""
    place = dearest_stranger(table, seat)
    moves = [] if place == NO_PLACE else [Move("PICK_UP", slots=(place,))]
    cap = table.switches.game_flow.hand_cap
    return moves if cap is not None and len(table.hands[seat]) >= cap else [*moves, PICK_UP]


def likelihood(table: ClaimTable, seat: int) -> float:
    """Players want the suit that makes most of their cards, and call when they may."""
    chance = 1.0
    for other in range(table.seats):
        if other != seat:
            chance *= wish_fits(table, other)
            if table.stage != DECLARING and would_have_called(table, other):
                chance *= CALL_LET_GO
    return chance


def wish_fits(table: ClaimTable, seat: int) -> float:
    """How well the suit that a seat wanted agrees with the cards it has now."""
    wanted = table.wanted[seat]
    if wanted in (NOT_CHOSEN, NO_SUIT):
        return 1.0
    dealt = table.hands[seat][: table.kept[seat]]
    if len(dealt) == table.switches.cards_dealt:
        for suit in suits_to_seal(table, seat):
            if promise(table, dealt, suit) > promise(table, dealt, wanted):
                return OTHER_SUIT
        return 1.0
    return 1.0 if table.scores.best_of_suit(table.hands[seat], wanted) > 0 else SUIT_NOT_HELD


def would_have_called(table: ClaimTable, seat: int) -> bool:
    """Whether the hand could have called even before the last card that was picked up."""
    hand = table.hands[seat]
    before = hand[:-1] if len(hand) > table.kept[seat] else hand
    return table.scores.may_call(before, table.declared[seat], table.running[seat])
