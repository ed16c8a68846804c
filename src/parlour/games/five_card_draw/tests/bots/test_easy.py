"""The careless player."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.bots.easy import careless_discards, careless_word
from parlour.games.five_card_draw.bots.medium import Spot
from parlour.games.five_card_draw.rules.hands import HIGH_CARD, PAIR, STRAIGHT, THREE, TWO_PAIR

OPEN = Spot(bet=0, mine=0, pot=4, limit=4, low=1, high=4)
FACING = Spot(bet=4, mine=0, pot=8, limit=4, low=5, high=4)
CHEAP = Spot(bet=1, mine=0, pot=5, limit=4, low=2, high=4)


@pytest.mark.parametrize(
    ("kind", "spot", "word"),
    [
        (PAIR, OPEN, ("CHECK", 0)),
        (TWO_PAIR, OPEN, ("CHECK", 0)),
        (THREE, OPEN, ("BET", 1)),
        (PAIR, FACING, ("CALL", 0)),
        (STRAIGHT, FACING, ("CALL", 0)),
        (STRAIGHT, CHEAP, ("RAISE", 2)),
    ],
)
def test_odds_do_not_matter_to_the_careless(kind: int, spot: Spot, word: tuple[str, int]) -> None:
    assert careless_word(kind, spot, Luck(1)) == word


def test_with_nothing_the_careless_fold_half_the_time() -> None:
    luck = Luck(1)
    words = [careless_word(HIGH_CARD, FACING, luck)[0] for _ in range(1_000)]
    assert 400 < words.count("FOLD") < 600


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("6S 5H 4D 3C 2S", []),
        ("KD 5S QC 5H 9S", [4]),
        ("QS QH QD 9C 8H", []),
        ("AC 10C 7C 5C 3D", [3, 4]),
    ],
)
def test_the_careless_keep_kickers_and_miss_flushes(cards: str, thrown: list[int]) -> None:
    assert careless_discards(parse_cards(cards), 5) == thrown
