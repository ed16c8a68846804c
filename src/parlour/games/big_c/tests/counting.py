"""How many plays of each kind a hand holds, by name."""

from typing import Any

from parlour.cards.notation import parse_cards
from parlour.games.big_c.rules.hands import KEYS, NOTHING
from parlour.games.big_c.rules.plays.holding import holding_of
from parlour.games.big_c.rules.plays.kinds import OpenPlays
from parlour.games.big_c.tests.laid import read_hand, terms_with


def number_of(kind: str, cards: list[int], old: str = "", **switches: Any) -> int:
    """How many plays of this kind the cards hold, upon an old hand if there is one."""
    below = read_hand(old, **switches) if old else NOTHING
    number = KEYS.index(f"hand.{kind.replace(' ', '-')}")
    return OpenPlays(holding_of(cards), below, terms_with(**switches)).count(number)


def number_in(kind: str, cards: str, old: str = "", **switches: Any) -> int:
    return number_of(kind, parse_cards(cards), old, **switches)
