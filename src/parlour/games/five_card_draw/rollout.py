# parlour: hot
"""Five-Card Draw as imagined players play it: quick and sensible, each from what its seat sees."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.move import Move
from parlour.games.five_card_draw.betting import highest_rise, lowest_rise, price
from parlour.games.five_card_draw.hands import HAND, STRAIGHT, category, strength
from parlour.games.five_card_draw.table import DRAWING, SECOND_BETS, DrawTable

FOLD: Final = Move("FOLD")
CHECK: Final = Move("CHECK")
CALL: Final = Move("CALL")

SAMPLE: Final = 1000
RAISES_FROM: Final = 0.75
BETS_FROM: Final = 0.6
BLUFFS: Final = 0.05
CAUTION: Final = 1.2
"""Whoever bets holds more than the average hand: a call needs a chance so much better than its price."""


class Fields:
    """The strengths of many hands in order, before the draw and after it."""

    def __init__(self) -> None:
        luck, cards = Luck(1), pack()
        before, after = [], []
        for _ in range(SAMPLE):
            luck.shuffle(cards)
            before.append(int(strength(cards)))
            hand, rest = cards[:HAND], cards[HAND:]
            for place in thrown(hand, HAND):
                hand[place] = rest.pop()
            after.append(int(strength(hand)))
        self.before = sorted(before)
        self.after = sorted(after)


_made: Final[list[Fields]] = []


def share(held: i64, drawn: bool) -> float:
    """The share of hands that are lower, at this point of the game."""
    if not _made:
        _made.append(Fields())
    field = _made[0].after if drawn else _made[0].before
    return bisect_left(field, int(held)) / SAMPLE


def thrown(hand: list[int], most: int) -> list[int]:
    """Everything but sets, four of a suit or the highest card, the lowest first; a straight stays whole."""
    if category(strength(hand)) >= STRAIGHT:
        return []
    ranks, suits = [RANKS[card] for card in hand], [SUIT_OF[card] for card in hand]
    loose = [place for place in range(HAND) if ranks.count(ranks[place]) == 1]
    if len(loose) == HAND:
        odd = [place for place in loose if suits.count(suits[place]) == 1]
        loose = odd if len(odd) == 1 else [place for place in loose if ranks[place] != max(ranks)]
    return sorted(sorted(loose, key=ranks.__getitem__)[:most])


def sketch(table: DrawTable, seat: int, luck: Luck) -> Move:
    """Keeps what is paired, raises with good hands, and calls when the pot pays for it."""
    if table.stage == DRAWING:
        return Move("DRAW", slots=tuple(thrown(table.hand_of(seat), int(table.terms.most_drawn))))
    chance = win_chance(table, seat)
    if chance >= RAISES_FROM or (table.bet == 0 and (chance >= BETS_FROM or luck.chance(BLUFFS))):
        return raised(table)
    return CHECK if table.bet == 0 else answer(table, seat, chance)


def win_chance(table: DrawTable, seat: int) -> float:
    """How often the hand is higher than all others still in."""
    held = share(strength(table.hands, HAND * seat), table.stage >= SECOND_BETS)
    return float(held ** int(table.still_in() - 1))


def raised(table: DrawTable) -> Move:
    """A bet or a raise by about half of what is open; else a call or a check."""
    low, high = lowest_rise(table), highest_rise(table)
    if low > high:
        return CALL if table.bet > 0 else CHECK
    return Move("RAISE" if table.bet > 0 else "BET", amount=int((low + high) // 2))


def answer(table: DrawTable, seat: int, chance: float) -> Move:
    cost = int(price(table, seat))
    return CALL if chance * (int(table.pot()) + cost) >= CAUTION * cost else FOLD


def shortlist(table: DrawTable, seat: int) -> list[Move]:
    """Every word, with the lowest, a middling and the highest amount; every number of cards to draw."""
    if table.stage == DRAWING:
        return draws(table, seat)
    moves = [FOLD, CALL] if table.bet > 0 else [CHECK]
    low, high = int(lowest_rise(table)), int(highest_rise(table))
    verb = "RAISE" if table.bet > 0 else "BET"
    amounts = sorted({low, (low + high) // 2, high}) if low <= high else []
    return moves + [Move(verb, amount=amount) for amount in amounts]


def draws(table: DrawTable, seat: int) -> list[Move]:
    """What would usually be thrown away, less of it, and nothing."""
    usual = thrown(table.hand_of(seat), int(table.terms.most_drawn))
    hand = table.hand_of(seat)
    usual.sort(key=lambda place: RANKS[hand[place]])
    return [Move("DRAW", slots=tuple(sorted(usual[:size]))) for size in range(len(usual), -1, -1)]
