"""What a hand is up against at Five-Card Draw: the hands that sensible players end up with."""

from math import prod

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.rules.cache import remembered
from parlour.games.five_card_draw.bots.house_opponent import house_discards
from parlour.games.five_card_draw.rules.asset import HouseOpponent
from parlour.games.five_card_draw.rules.drawing import with_drawn
from parlour.games.five_card_draw.rules.hands import HAND, strength
from parlour.games.five_card_draw.rules.table import NOT_YET
from parlour.kit.field import Field, field_of

_DEALS = 6_000
_ENOUGH = 20
"""Fields of fewer hands say too little; the field of all hands stands in for them."""


class Rivals:
    """Several opponents at once: all of them must be beaten."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def beaten(self, value: int) -> float:
        """The chance to beat them all."""
        return prod(field.share(value) for field in self.fields)


def rivals(house: HouseOpponent, most_drawn: int, drew: list[int]) -> Rivals:
    """The fields of opponents who drew so many cards each, NOT_YET where that is not known."""
    fields = final_fields(house, most_drawn)
    return Rivals([fields.get(cards, fields[NOT_YET]) for cards in drew])


def final_fields(house: HouseOpponent, most_drawn: int, deals: int = _DEALS) -> dict[int, Field]:
    """Hands after the draw, by how many cards were drawn, and NOT_YET for all of them; made once and kept."""
    key = (house.keep_high_from, most_drawn, deals)
    return remembered("five-card-draw.fields", key, lambda: _sampled_fields(house, most_drawn, deals))


def _sampled_fields(house: HouseOpponent, most_drawn: int, deals: int) -> dict[int, Field]:
    found: dict[int, list[int]] = {NOT_YET: []}
    luck = Luck(deals)
    cards = pack()
    for _ in range(deals):
        luck.shuffle(cards)
        thrown = house_discards(house, cards[:HAND], most_drawn)
        final = strength(with_drawn(cards[:HAND], thrown, cards[HAND:]))
        found[NOT_YET].append(final)
        found.setdefault(len(thrown), []).append(final)
    return {drew: field_of(strengths) for drew, strengths in found.items() if len(strengths) >= _ENOUGH}
