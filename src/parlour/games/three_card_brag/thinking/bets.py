# parlour: hot
"""What a bet brings in imagined games of Three Card Brag, a hand standing for the share of hands it beats.

The same thoughts as the hard bot's, in small: a rival who counts for k unknown hands stays below a share p
with chance p ** k, and folds what lies below a share that grows with the price.
"""

import math
from bisect import bisect_left
from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.three_card_brag.rules.betting import cost_of, show_price
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, HandRanking
from parlour.games.three_card_brag.rules.table import FINAL, BragTable

SAMPLE: Final = 1000
CARD_TURN: Final = 3.0
"""A hand after its card turn is about as good as the best of three hands."""
DRAWS: Final = [0.32, 0.55, 0.71, 0.84, 0.95]
"""The shares that a card turn may bring a hand to, each as likely as the others."""
MESSAGE: Final = 0.9
"""How strongly coins that were paid with a seen hand speak for it."""
FAITH: Final = 0.8
"""How far rivals are believed to fold what they should."""

_fields: Final[dict[HandRanking, list[int]]] = {}


def share(table: BragTable, seat: int) -> float:
    """The share of hands that are lower than the seat's."""
    ranking = table.terms.ranking
    if ranking not in _fields:
        _fields[ranking] = sampled(ranking)
    strength = int(ranking.strength(table.cards, HAND * seat, table.trump))
    return bisect_left(_fields[ranking], strength) / SAMPLE


def sampled(ranking: HandRanking) -> list[int]:
    """The strengths of many hands in order."""
    luck, cards, strengths = Luck(1), pack(), []
    for _ in range(SAMPLE):
        luck.shuffle(cards)
        strengths.append(int(ranking.strength(cards, 0, NO_TRUMP)))
    return sorted(strengths)


def prospects(table: BragTable, seat: int) -> list[float]:
    """The shares that a seen hand may beat at the showdown, each as likely as the others."""
    held = share(table, seat)
    if table.stage == FINAL or not table.terms.may_draw:
        return [held]
    return [max(held, drawn) for drawn in DRAWS]


def hands_of(table: BragTable, rival: int, heeds: bool = True) -> float:
    """For how many unknown hands a rival counts: more for a card turn, and for bets that are heeded."""
    if not table.has_seen[rival]:
        return CARD_TURN if table.stage != FINAL and table.terms.may_draw else 1.0
    return (told(table, rival) if heeds else 1.0) * (CARD_TURN if table.terms.may_draw else 1.0)


def told(table: BragTable, rival: int) -> float:
    """How much more a rival's seen hand counts for its coins."""
    paid = table.blind_coins[rival] + table.seen_coins[rival] - table.terms.ante
    return math.pow(1 + max(0, paid) / (2 * table.terms.opening), MESSAGE)


def weigh(table: BragTable, seat: int, stake: int, shares: list[float], *, heeds: bool = True) -> float:
    """The coins that paying for this stake brings on average over these shares."""
    cost = min(table.coins[seat], cost_of(table, seat, stake))
    hands: list[float] = []
    pays: list[int] = []
    for rival in range(table.seats):
        if table.live[rival] and rival != seat:
            hands.append(hands_of(table, rival, heeds))
            pays.append(min(table.coins[rival], cost_of(table, rival, stake)))
    total = 0.0
    for held in shares:
        total += worth(held, hands, pays, table.pot + cost)
    return total / len(shares) - cost


def weigh_showing(table: BragTable, seat: int) -> float:
    """The coins that a showdown at once brings: nobody else pays, draws or folds (§Showing)."""
    cost = min(table.coins[seat], show_price(table, seat))
    chance, held = 1.0, share(table, seat)
    for rival in range(table.seats):
        if table.live[rival] and rival != seat:
            drawn = CARD_TURN if table.stage == FINAL and table.has_seen[rival] else 1.0
            chance *= math.pow(held, drawn * (told(table, rival) if table.has_seen[rival] else 1.0))
    return chance * (table.pot + cost) - cost


def worth(held: float, hands: list[float], pays: list[int], pot: int) -> float:
    """The coins that a hand wins from a pot against rivals who must pay so much to stay."""
    win, coins = 1.0, float(pot)
    for place in range(len(hands)):
        folds = FAITH * math.sqrt(pays[place] / (pot + pays[place])) if pays[place] > 0 else 0.0
        win *= math.pow(max(held, folds), hands[place])
        if held > folds:
            coins += pays[place] * (1 - math.pow(folds / held, hands[place]))
    return win * coins
