"""The laws of bonus rules: a good one keeps them, and each fault that is planted is caught."""

from collections.abc import Iterator
from itertools import count
from typing import Any, ClassVar

import pytest

from parlour.cards.codes import BACK, RANKS
from parlour.cards.notation import parse_cards
from parlour.engine.errors import BrokenLaw
from parlour.games.three_card_brag import GAME, HandReading
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.kit.bonus import BonusDetail, BonusRule, laws


class EvenRanks(BonusRule):
    """Pays for three even ranks."""

    words: ClassVar[dict[str, dict[str, str]]] = {
        "en": {"rule": "three even ranks", "found": "even ranks"},
        "de": {"rule": "drei gerade", "found": "gerade"},
    }

    def __init__(self) -> None:
        super().__init__("EvenRanks", priority=98, value=10)

    def evaluate(self, reading: HandReading) -> bool:
        return all(rank % 2 == 0 for rank in reading.ranks)

    def calculate_bonus(self, reading: HandReading) -> BonusDetail:
        return self.detail(reading.cards, {"base": self.pay(reading)}, self.say("found"))

    def pay(self, reading: HandReading) -> int:
        return self.bonus_value

    def example_hand(self, size: int = 3, trump: int = BACK) -> list[int]:
        return parse_cards("2S 6H 10D")


class OddExample(EvenRanks):
    """Shows a hand that it does not take."""

    def example_hand(self, size: int = 3, trump: int = BACK) -> list[int]:
        return parse_cards("2S 6H 9D")


class ShortExample(EvenRanks):
    """Shows two cards."""

    def example_hand(self, size: int = 3, trump: int = BACK) -> list[int]:
        return parse_cards("2S 6H")


class TakenExample(EvenRanks):
    """Shows a hand that a rule above it takes: with such a trump it is a prial."""

    def __init__(self) -> None:
        super().__init__()
        self.priority = 90

    def example_hand(self, size: int = 3, trump: int = BACK) -> list[int]:
        return parse_cards("2S 2H 10D")


class TakesAway(EvenRanks):
    """Pays less than nothing."""

    def pay(self, reading: HandReading) -> int:
        return -1


class HalfPoints(EvenRanks):
    """Pays half points."""

    def pay(self, reading: HandReading) -> Any:
        return 0.5


class OtherPoints(EvenRanks):
    """Says one thing in public and another in silence."""

    def points(self, reading: HandReading) -> int:
        return 11


class OthersCards(EvenRanks):
    """Pays for cards that are not in the hand."""

    def calculate_bonus(self, reading: HandReading) -> BonusDetail:
        return self.detail([1, 2, 3, 4], {"base": 1}, self.say("found"))


class Vague(EvenRanks):
    """Answers with a number."""

    def evaluate(self, reading: HandReading) -> Any:
        return int(super().evaluate(reading))


class NoDetail(EvenRanks):
    """Returns bare points."""

    def calculate_bonus(self, reading: HandReading) -> Any:
        return 10


class Counting(EvenRanks):
    """Pays one more each time."""

    def __init__(self) -> None:
        super().__init__()
        self.paid = count(1)

    def pay(self, reading: HandReading) -> int:
        return next(self.paid) // 2

    def points(self, reading: HandReading) -> int:
        return 0


class FirstCardOnly(EvenRanks):
    """Pays by the order of the cards."""

    def pay(self, reading: HandReading) -> int:
        return RANKS[reading.cards[0]]


class Sorting(EvenRanks):
    """Puts the hand into another order."""

    def evaluate(self, reading: HandReading) -> bool:
        reading.cards.sort()
        return super().evaluate(reading)


class Mute(EvenRanks):
    """Has no English."""

    words: ClassVar[dict[str, dict[str, str]]] = {"de": {"rule": "drei gerade", "found": "gerade"}}


class GermanOnly(EvenRanks):
    """Says more in German than in English."""

    words: ClassVar[dict[str, dict[str, str]]] = {
        **EvenRanks.words,
        "de": {"rule": "drei gerade", "found": "gerade", "more": "mehr"},
    }


class Silent(EvenRanks):
    """Says nothing."""

    words: ClassVar[dict[str, dict[str, str]]] = {"en": {"rule": "three even ranks", "found": ""}}


class Stumbling(EvenRanks):
    """Fails at some hands."""

    def pay(self, reading: HandReading) -> int:
        return 10 // (sum(reading.ranks) - 18)


class Meddling(EvenRanks):
    """Makes all cards of the trump's rank wild."""

    def evaluate(self, reading: HandReading) -> bool:
        reading.ranking.whole_rank = True
        return super().evaluate(reading)


@pytest.fixture
def ranking_restored() -> Iterator[None]:
    yield
    hand_ranking(GAME.rules()).whole_rank = False


def test_a_sound_rule_keeps_them() -> None:
    assert laws.check(GAME, EvenRanks, hands=100, games=1) == 100


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (OddExample, "an-example-satisfies-its-rule"),
        (ShortExample, "an-example-satisfies-its-rule"),
        (TakenExample, "an-example-satisfies-its-rule"),
        (TakesAway, "a-bonus-is-whole"),
        (OtherPoints, "a-bonus-is-whole"),
        (OthersCards, "a-bonus-is-whole"),
        (NoDetail, "a-bonus-is-whole"),
        (FirstCardOnly, "the-same-hand-earns-the-same"),
        (Sorting, "the-same-hand-earns-the-same"),
        (GermanOnly, "a-bonus-says-what-for"),
        (Silent, "a-bonus-says-what-for"),
        (Mute, "a-bonus-says-what-for"),
        (Stumbling, "law-stumbled"),
    ],
)
def test_a_planted_fault_is_caught(kind: type[BonusRule], law: str) -> None:
    with pytest.raises(BrokenLaw) as broken:
        laws.check(GAME, kind, hands=100, games=1)
    assert broken.value.code == law
    assert broken.value.sentence.startswith(f"{law}: EvenRanks: ")
    assert "What to do: " in broken.value.sentence


@pytest.mark.parametrize("kind", [HalfPoints, Vague, Counting])
def test_a_fault_that_a_compiled_book_notices_first_is_caught_too(kind: type[BonusRule]) -> None:
    with pytest.raises(BrokenLaw):
        laws.check(GAME, kind, hands=100, games=1)


@pytest.mark.usefixtures("ranking_restored")
def test_a_rule_that_moves_a_pot_is_caught() -> None:
    with pytest.raises(BrokenLaw, match="other stacks than without it") as broken:
        laws.check(GAME, Meddling, hands=1, games=12)
    assert broken.value.code == "bonuses-move-no-pot"
