# parlour: hot
"""What the house opponent throws away at Five-Card Draw, by the rules (§House)."""

from parlour.cards.codes import ACE, RANKS, SUIT_OF
from parlour.games.five_card_draw.rules.asset import HouseOpponent
from parlour.games.five_card_draw.rules.hands import HAND, STRAIGHT, category, strength


def house_discards(house: HouseOpponent, hand: list[int], most: int = HAND) -> list[int]:
    """Return the places the house opponent throws away; the lowest where it may not throw all (§House)."""
    kept = _keeps(house.keep_high_from, hand)
    thrown = [place for place in range(HAND) if place not in kept]
    if len(thrown) <= most:
        return thrown
    lowest_first = sorted(thrown, key=lambda place: RANKS[hand[place]])
    return sorted(lowest_first[:most])


def _keeps(high_from: int, hand: list[int]) -> list[int]:
    """Return the places kept: made or paired, four to a flush or open straight, high cards (§House)."""
    if category(strength(hand)) >= STRAIGHT:
        return list(range(HAND))
    ranks = [RANKS[card] for card in hand]
    paired = [place for place in range(HAND) if ranks.count(ranks[place]) > 1]
    high = [place for place in range(HAND) if ranks[place] >= high_from]
    return paired or four_to_a_flush(hand) or _four_to_a_straight(ranks) or high


def four_to_a_flush(hand: list[int]) -> list[int]:
    """Return the places of four cards of one suit, or none."""
    suits = [SUIT_OF[card] for card in hand]
    for suit in suits[:2]:
        if suits.count(suit) == HAND - 1:
            return [place for place in range(HAND) if suits[place] == suit]
    return []


def _four_to_a_straight(ranks: list[int]) -> list[int]:
    """Return the places of four ranks in a row that a rank at either end would complete, or none."""
    for top in range(ACE - 1, HAND - 1, -1):
        row = [place for place in range(HAND) if top - 4 < ranks[place] <= top]
        if len(row) == 4 and len({ranks[place] for place in row}) == 4:
            return row
    return []
