"""What is timed of hands is real work."""

import pytest

from parlour.cards.codes import JOKER
from parlour.lab.speed.hands import BATCH, FIVE, HANDS, THREE, dealt_hands, hand_measures


def test_hands_are_dealt_without_repeating_a_card() -> None:
    cards = dealt_hands(5, 0, hands=50)
    assert all(len(set(cards[start : start + 5])) == 5 for start in range(0, 250, 5))


def test_jokers_are_dealt_where_they_are_in_the_pack() -> None:
    assert JOKER in dealt_hands(3, 4, hands=100)
    assert JOKER not in dealt_hands(3, 0, hands=100)


def test_every_measure_counts_its_hands() -> None:
    counts = [(measure.subject, *measure.work(0)) for measure in hand_measures()]
    assert counts == [(subject, hands) for subject in (FIVE, THREE) for hands in (HANDS, HANDS, BATCH)]


def test_without_numpy_there_are_no_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.speed.hands.find_spec", lambda name: None)
    assert [unit for measure in hand_measures() for unit in measure.units if "batch" in unit] == []
