"""What a hand is up against at Five-Card Draw: the hands that sensible players end up with."""

from bisect import bisect_left, bisect_right
from functools import cache
from math import prod

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.bots.medium import house_discards
from parlour.games.five_card_draw.rules.asset import HouseOpponent
from parlour.games.five_card_draw.rules.hands import HAND, strength

DEALS = 6_000
ENOUGH = 20
ANY = -1


class Field:
    """The strengths of many hands, in order."""

    def __init__(self, strengths: list[int]) -> None:
        self.strengths = sorted(strengths)

    def beaten(self, value: int) -> float:
        """The share of these hands that a hand of that strength beats, ties counted half."""
        lower = bisect_left(self.strengths, value)
        upper = bisect_right(self.strengths, value)
        return (lower + upper) / (2 * len(self.strengths))


class Rivals:
    """Several opponents at once: all of them must be beaten."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def beaten(self, value: int) -> float:
        """The chance to beat them all."""
        return prod(field.beaten(value) for field in self.fields)


@cache
def final_fields(house: HouseOpponent, most_drawn: int, deals: int = DEALS) -> dict[int, Field]:
    """Hands after the draw, by how many cards were drawn, and ANY for all of them; made once and shared."""
    found: dict[int, list[int]] = {ANY: []}
    luck = Luck(deals)
    cards = pack()
    for _ in range(deals):
        luck.shuffle(cards)
        thrown = house_discards(house, cards[:HAND], most_drawn)
        final = drawn_hand(cards, thrown)
        found[ANY].append(final)
        found.setdefault(len(thrown), []).append(final)
    return {drew: Field(strengths) for drew, strengths in found.items() if len(strengths) >= ENOUGH}


def drawn_hand(cards: list[int], thrown: list[int]) -> int:
    """The strength of the first five cards once the next ones have replaced those thrown away."""
    hand = cards[:HAND]
    for number, place in enumerate(thrown):
        hand[place] = cards[HAND + number]
    return strength(hand)


def rivals(house: HouseOpponent, most_drawn: int, drew: list[int]) -> Rivals:
    """The fields of opponents who drew so many cards each, ANY where that is not known yet."""
    fields = final_fields(house, most_drawn)
    return Rivals([fields.get(cards, fields[ANY]) for cards in drew])
