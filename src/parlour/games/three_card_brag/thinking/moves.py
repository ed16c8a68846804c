# parlour: hot
"""Three Card Brag as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.betting import highest_raise, highest_stake, price, show_price
from parlour.games.three_card_brag.rules.card_turns import card_choices
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import ASKING, CARDS, DREW, PICKED, BragTable
from parlour.games.three_card_brag.rules.verbs import (
    BET,
    BET_BLIND,
    CALL,
    CHECK,
    DRAW_FROM_DECK,
    FOLD,
    LEAVE,
    PASS,
    PICK_FROM_FLOOR,
    RAISE,
    SEE_HAND,
    SHOW_HAND,
    SWAP_CARD,
)
from parlour.games.three_card_brag.thinking.bets import prospects, weigh, weigh_showing

SHOWING: Final = 3.0
"""How many times more than playing on a showdown at once must bring."""
HEED: Final = 0.5
"""How often the others' bets are taken for a message: to play for folds alone must not pay."""
USUAL_OPENING: Final = 4
"""How many times the lowest stake a bet usually is."""


def sketch(table: BragTable, seat: int, luck: Luck) -> Move:
    """Looks, takes cards that help, and bets what brings most coins."""
    if table.stage == ASKING:
        return Move(LEAVE)
    if not table.has_seen[seat] and table.taken != PICKED:
        return Move(SEE_HAND)
    return card_turn(table, seat) if table.stage == CARDS else seen_bet(table, seat, luck.chance(HEED))


def card_turn(table: BragTable, seat: int) -> Move:
    """The floor's card for the one that it betters most; a new card where none lies there."""
    if not table.floor:
        verbs = [choice.verb for choice in card_choices(table, seat)]
        return Move(DRAW_FROM_DECK if DRAW_FROM_DECK in verbs else PASS)
    place, better = best_swap(table, seat)
    if table.taken != PICKED and not better:
        return Move(PASS)
    return Move(SWAP_CARD, slots=(place,)) if table.taken in (DREW, PICKED) else Move(PICK_FROM_FLOOR)


def best_swap(table: BragTable, seat: int) -> tuple[int, bool]:
    """Which card to give for the floor's, and whether that makes a better hand."""
    held = table.terms.ranking.strength(table.hand(seat), 0, table.trump)
    best, top = 0, -1
    for place in range(HAND):
        hand = table.hand(seat)
        hand[place] = table.floor[-1]
        strength = int(table.terms.ranking.strength(hand, 0, table.trump))
        if strength > top:
            best, top = place, strength
    return best, top > held


def seen_bet(table: BragTable, seat: int, heeds: bool) -> Move:
    """A bet, a showdown, a call or a fold, whichever brings most; the others' bets are heeded or not."""
    shares, rise = prospects(table, seat), usual_rise(table, seat)
    staying = weigh(table, seat, table.stake, shares, heeds=heeds)
    rising = weigh(table, seat, rise, shares, heeds=heeds) if rise > 0 else 0.0
    if shows(table, seat, max(0.0, staying, rising)):
        return Move(SHOW_HAND)
    if rising > max(0.0, staying):
        return raised_to(table, seat, rise)
    if table.stake == 0:
        return Move(CHECK)
    return Move(CALL if staying >= 0 and may_pay(table, seat, price(table, seat)) else FOLD)


def usual_rise(table: BragTable, seat: int) -> int:
    """The stake that a bet or a raise usually goes to; 0 when none is open or nobody could answer it."""
    low, high = rises(table, seat)
    if low > high or not can_be_answered(table, seat):
        return 0
    opens = table.stake == 0
    wanted = max(USUAL_OPENING * low, table.pot // 2) if opens else table.stake + table.pot // 4
    return max(low, min(high, wanted))


def rises(table: BragTable, seat: int) -> tuple[int, int]:
    """The lowest and the highest stake that is a bet or a raise (§Betting)."""
    if table.stake == 0:
        return table.terms.opening, highest_stake(table, seat)
    return table.stake + table.terms.base_bet, highest_raise(table, seat)


def can_be_answered(table: BragTable, seat: int) -> bool:
    """Whether a rival has coins left to pay with."""
    rivals = [other for other in range(table.seats) if other != seat and table.live[other]]
    return any(table.coins[rival] > 0 for rival in rivals)


def shows(table: BragTable, seat: int, going_on: float) -> bool:
    """Whether a showdown at once brings much more than going on."""
    if table.pot == 0 or not may_pay(table, seat, show_price(table, seat)):
        return False
    return weigh_showing(table, seat) > SHOWING * going_on


def may_pay(table: BragTable, seat: int, coins: int) -> bool:
    return table.terms.short_calls or table.coins[seat] >= coins


def raised_to(table: BragTable, seat: int, stake: int) -> Move:
    """The move that brings the stake to this."""
    if table.stake > 0:
        return Move(RAISE, amount=stake)
    return Move(BET, amount=2 * stake) if table.has_seen[seat] else Move(BET_BLIND, amount=stake)
