"""The house opponent at Five-Card Draw: what it says and what it throws away, by the rules (§House)."""

from collections import Counter

from parlour.cards.codes import ACE, RANKS, SUIT_OF
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules, HouseOpponent
from parlour.games.five_card_draw.rules.hands import HAND, STRAIGHT, category, strength
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, FOLD, RAISE

Word = tuple[str, int]
"""A verb, with a total for this round behind BET and RAISE and 0 behind the others."""


class Spot:
    """What a player faces: the bet, its own share of it, the pot with all bets, and what it may raise to.

    `low` and `high` bound the total of a bet or a raise; low above high: neither is open.
    """

    def __init__(self, *, bet: int, mine: int, pot: int, limit: int, low: int, high: int) -> None:
        self.bet = bet
        self.mine = mine
        self.pot = pot
        self.limit = limit
        self.low = low
        self.high = high

    def missing(self) -> int:
        """What a full call costs."""
        return self.bet - self.mine

    def odds(self) -> float:
        """The pot with the call in it, for each chip of the call (§House)."""
        return (self.pot + self.missing()) / self.missing()

    def rise(self, total: int) -> Word:
        """A bet or a raise as near to the total as is open; a call or a check where none is."""
        if self.low > self.high:
            return (CALL if self.bet else CHECK), 0
        return (RAISE if self.bet else BET), min(max(total, self.low), self.high)


def house_strength(rules: FiveCardDrawRules, kind: int) -> float:
    """What the house opponent makes of a category (§House)."""
    return rules.strengths.ladder()[kind]


def house_decision(house: HouseOpponent, worth: float, spot: Spot) -> Word:
    """What the house opponent says with a hand of that strength, when it does not bluff (§House)."""
    if worth >= house.raise_from:
        return spot.rise(spot.high)
    if spot.bet == 0:
        share = max(1, int(house.bet_share * spot.limit))
        return spot.rise(share) if worth >= house.bet_from else (CHECK, 0)
    return (CALL if spot.odds() > odds_wanted(house, worth) else FOLD), 0


def house_word(rules: FiveCardDrawRules, kind: int, spot: Spot) -> Word:
    """The same with an eye on the points: no fold where the strength, taken for a chance, pays (§House)."""
    worth = house_strength(rules, kind)
    word = house_decision(rules.house_opponent, worth, spot)
    if word[0] == FOLD and worth * points_odds(spot, rules.betting.return_uncalled) > 1:
        return CALL, 0
    return word


def points_odds(spot: Spot, returned: bool) -> float:
    """The odds of a call in points: a fold gives the pot away, and so they are double (§House).

    Where the uncalled bet goes back, a fold gives less, and they are the odds in chips again.
    """
    return spot.odds() if returned else 2 * spot.odds()


def odds_wanted(house: HouseOpponent, worth: float) -> float:
    """A call needs better odds than these (§House)."""
    if worth >= house.bet_from:
        return house.bet_odds
    return house.call_odds if worth >= house.call_from else house.weak_odds


def house_discards(house: HouseOpponent, hand: list[int], most: int = HAND) -> list[int]:
    """The places the house opponent throws away; the lowest cards where it may not throw all (§House)."""
    kept = house_keeps(house, hand)
    thrown = [place for place in range(HAND) if place not in kept]
    lowest_first = sorted(thrown, key=lambda place: RANKS[hand[place]])
    return sorted(lowest_first[:most])


def house_keeps(house: HouseOpponent, hand: list[int]) -> list[int]:
    """A straight or better; what is paired; four to a flush or an open straight; high cards (§House)."""
    if category(strength(hand)) >= STRAIGHT:
        return list(range(HAND))
    times = Counter(RANKS[card] for card in hand)
    paired = [place for place in range(HAND) if times[RANKS[hand[place]]] > 1]
    high = [place for place in range(HAND) if RANKS[hand[place]] >= house.keep_high_from]
    return paired or four_to_a_flush(hand) or four_to_a_straight(hand) or high


def four_to_a_flush(hand: list[int]) -> list[int]:
    """The places of four cards of one suit, or none."""
    suit, times = Counter(SUIT_OF[card] for card in hand).most_common(1)[0]
    return [place for place in range(HAND) if SUIT_OF[hand[place]] == suit] if times == HAND - 1 else []


def four_to_a_straight(hand: list[int]) -> list[int]:
    """The places of four ranks in a row that both a lower and a higher rank would complete, or none."""
    ranks = {RANKS[card]: place for place, card in enumerate(hand)}
    for top in range(ACE - 1, HAND - 1, -1):
        row = range(top - 3, top + 1)
        if all(rank in ranks for rank in row):
            return sorted(ranks[rank] for rank in row)
    return []
