"""High Card positions with hands written as text."""

from typing import Any, TypeVar

from parlour.cards.notation import parse_cards
from parlour.cards.shuffle import FastShuffle
from tests.toys.high_card import GAME
from tests.toys.high_card.rules.position import HighCard, begin

Kind = TypeVar("Kind", bound=HighCard)


def deal_hands(*hands: str, variant: str = "default", switches: dict[str, Any] | None = None) -> HighCard:
    """Begin a game with these hands, the stock holding every other card."""
    position = begin(GAME.rules(variant, switches=switches), len(hands), FastShuffle(1))
    wanted = [parse_cards(hand) for hand in hands]
    taken = {card for hand in wanted for card in hand}
    everything = [*position.stock, *(card for hand in position.hands for card in hand)]
    position.stock = [card for card in everything if card not in taken]
    position.hands = wanted
    return position


def fresh() -> HighCard:
    """Begin a game of two seats, three cards each, nothing chosen yet."""
    return deal_hands("AS 2C 3D", "KH 5C 6D")


def remade(position: HighCard, kind: type[Kind]) -> Kind:
    """Return the same table as a position of another kind: High Card with something changed."""
    other = kind(position.switches, position.seats, position.shuffle)
    other.restore(position.state())
    return other
