"""The figures that the texts fill in."""

import pytest

from parlour.games.bastard_brag.tests.laid import rules_with
from parlour.games.bastard_brag.words.text_numbers import figures


@pytest.mark.parametrize(
    ("lives", "words"),
    [(1, "1 life each"), (3, "3 lives each"), ([2, 1], "2 lives at seat 0, 1 life at seat 1")],
)
def test_lives_are_spoken_of_as_they_are_dealt_out(lives: int | list[int], words: str) -> None:
    assert figures(rules_with(lives=lives))["startingLives"] == words


@pytest.mark.parametrize(
    ("jokers", "words"), [(0, "52 cards"), (1, "52 cards and 1 joker"), (3, "52 cards and 3 jokers")]
)
def test_the_pack_counts_its_jokers(jokers: int, words: str) -> None:
    assert figures(rules_with(jokers=jokers))["wholePack"] == words


@pytest.mark.parametrize(
    ("figure", "chance"),
    [
        ("chanceOfTrip3s", 4 / 22_100),
        ("chanceOfThreeofaKind", 48 / 22_100),
        ("chanceOfStraightFlush", 48 / 22_100),
        ("chanceOfStraight", 720 / 22_100),
        ("chanceOfFlush", 1_096 / 22_100),
        ("chanceOfPair", 3_744 / 22_100),
        ("chanceOfNoHand", 16_440 / 22_100),
    ],
)
def test_chances_are_exact(figure: str, chance: float) -> None:
    assert figures(rules_with())[figure] == f"{chance:.2%}"


def test_jokers_change_the_chances() -> None:
    assert figures(rules_with(jokers=3))["chanceOfPair"] != figures(rules_with())["chanceOfPair"]
