# parlour: hot
"""Three Card Brag as imagined players play it: quick and sensible, each from what its seat sees."""

from bisect import bisect_left
from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.choices import Amount
from parlour.engine.move import Move
from parlour.games.three_card_brag.betting import betting_choices
from parlour.games.three_card_brag.card_turns import card_choices
from parlour.games.three_card_brag.hands import HAND, NO_TRUMP, HandRanking
from parlour.games.three_card_brag.payments import price
from parlour.games.three_card_brag.table import ASKING, CARDS, DREW, PICKED, BragTable
from parlour.games.three_card_brag.verbs import (
    ASK_FOR_ROUND,
    CALL,
    CHECK,
    DRAW_FROM_DECK,
    FOLD,
    LEAVE,
    PASS,
    PICK_FROM_FLOOR,
    SEE_HAND,
    SWAP_CARD,
    BlindBet,
)

SAMPLE: Final = 1000
RAISES_FROM: Final = 0.75
BLUFFS: Final = 0.05
CAUTION: Final = 1.2
"""Whoever bets holds more than the average hand: a call needs a chance so much better than its price."""
STAYS_BLIND: Final = 0.5
FEW: Final = 4

_fields: Final[dict[HandRanking, list[int]]] = {}


def share(ranking: HandRanking, strength: int) -> float:
    """The share of hands that are lower."""
    if ranking not in _fields:
        luck, cards, strengths = Luck(1), pack(), []
        for _ in range(SAMPLE):
            luck.shuffle(cards)
            strengths.append(int(ranking.strength(cards, 0, NO_TRUMP)))
        _fields[ranking] = sorted(strengths)
    return bisect_left(_fields[ranking], strength) / SAMPLE


def sketch(table: BragTable, seat: int, luck: Luck) -> Move:
    """Looks after a while, takes cards that help, raises with good hands and calls when the pot pays."""
    if table.stage == ASKING:
        return Move(LEAVE)
    if not table.has_seen[seat] and table.taken != PICKED:
        return blind_turn(table, luck)
    return card_turn(table, seat) if table.stage == CARDS else seen_bet(table, seat, luck)


def blind_turn(table: BragTable, luck: Luck) -> Move:
    if table.stage == CARDS:
        return Move(PASS)
    return Move(CHECK) if table.stake == 0 and luck.chance(STAYS_BLIND) else Move(SEE_HAND)


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


def seen_bet(table: BragTable, seat: int, luck: Luck) -> Move:
    strength = int(table.terms.ranking.strength(table.cards, HAND * seat, table.trump))
    chance = float(share(table.terms.ranking, strength) ** max(1, table.live.count(True) - 1))
    if chance >= RAISES_FROM or luck.chance(BLUFFS):
        for choice in betting_choices(table, seat):
            if isinstance(choice, Amount):
                return choice.nth(0)
    if table.stake == 0:
        return Move(CHECK)
    cost = min(price(table, seat), table.coins[seat])
    pays = chance * (table.pot + cost) >= CAUTION * cost
    verbs = [choice.verb for choice in betting_choices(table, seat)]
    return Move(CALL) if pays and CALL in verbs else Move(FOLD)


def shortlist(table: BragTable, seat: int) -> list[Move]:
    """Every word, with the lowest amounts that grow by doubling."""
    if table.stage == ASKING:
        return [Move(ASK_FOR_ROUND), Move(LEAVE)]
    choices = card_choices(table, seat) if table.stage == CARDS else betting_choices(table, seat)
    moves: list[Move] = []
    for choice in choices:
        count = choice.count()
        amounts = isinstance(choice, Amount | BlindBet)
        indexes = [(1 << step) - 1 for step in range(FEW)] if amounts else list(range(count))
        moves += [choice.nth(index) for index in indexes if index < count]
    return moves
