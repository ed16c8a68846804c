"""Batches of hands against single hands, and against what is known of all hands of a pack."""

from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.cards.batch import PIECE, HandBatch
from parlour.cards.codes import LAST_CARD
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.cards.tables import HandTable
from parlour.cards.wild import Ranking
from tests.cards.rankings import brag, points, poker

POKER = HandTable(5, poker)
EVERY = 97


def all_hands(cards: list[int], size: int) -> NDArray[np.uint8]:
    """Every hand of these cards, a row for each card of the hand."""
    flat = [card for hand in combinations(cards, size) for card in hand]
    return np.array(flat, dtype=np.uint8).reshape(-1, size).T


def one_by_one(table: HandTable, columns: NDArray[Any]) -> list[int]:
    return [table.lookup(hand) for hand in columns.T.tolist()]


@pytest.fixture(scope="module")
def all_fives() -> NDArray[np.uint8]:
    return all_hands(pack(), 5)


@pytest.mark.thorough
def test_all_hands_of_five_cards_fall_into_the_known_classes(all_fives: NDArray[np.uint8]) -> None:
    values = HandBatch(POKER).values(all_fives)
    _, tallies = np.unique(values // 15**5, return_counts=True)
    assert len(np.unique(values)) == 7462
    assert tallies.tolist() == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]


@pytest.mark.thorough
def test_five_cards_are_worth_in_a_batch_what_they_are_worth_alone(all_fives: NDArray[np.uint8]) -> None:
    assert all_fives.shape == (5, comb(LAST_CARD, 5))
    columns = all_fives[:, ::EVERY]
    assert HandBatch(POKER).values(columns).tolist() == one_by_one(POKER, columns)


@pytest.mark.parametrize("jokers", [1, 2, 3, 4, 5])
def test_five_cards_with_jokers_are_worth_the_same(jokers: int) -> None:
    columns = np.random.default_rng(jokers).integers(1, LAST_CARD, (5, 3_000), endpoint=True)
    columns = columns[:, [len(set(hand)) == 5 for hand in columns.T.tolist()]]
    columns[:jokers] = 0
    assert HandBatch(POKER).values(columns).tolist() == one_by_one(POKER, columns)


@pytest.mark.parametrize("value", [brag, points])
def test_all_hands_of_three_cards_and_jokers_are_worth_the_same(value: Ranking) -> None:
    table = HandTable(3, value)
    columns = all_hands(pack(jokers=3), 3)
    assert HandBatch(table).values(columns).tolist() == one_by_one(table, columns)


def test_cards_named_as_wild_are_worth_what_jokers_are_worth() -> None:
    table, trump = HandTable(3, brag), parse_card("4D")
    columns = all_hands(pack(jokers=2), 3)
    alone = [table.lookup_wild(hand, 0, trump, 9) for hand in columns.T.tolist()]
    wild = [trump, *parse_cards("9C 9H 9S 9D")]
    assert HandBatch(table, wild).values(columns).tolist() == alone


def test_no_hands_are_worth_nothing() -> None:
    assert HandBatch(POKER).values(np.empty((5, 0), dtype=np.int64)).tolist() == []


@pytest.mark.parametrize("hands", [1, PIECE, PIECE + 1])
def test_the_pieces_leave_no_hand_out(hands: int) -> None:
    columns = np.tile(np.array([parse_cards("9S 9H 4D 3C 2C")]).T, hands)
    assert HandBatch(POKER).values(columns).tolist() == [POKER.lookup([35, 22, 43, 3, 2])] * hands


@pytest.mark.parametrize("stranger", [-1, LAST_CARD + 1])
def test_what_has_no_face_is_refused(stranger: int) -> None:
    with pytest.raises(ValueError, match="not all cards with a face"):
        HandBatch(POKER).values(np.array([[1], [2], [3], [4], [stranger]]))


def test_hands_in_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="come in 5 rows"):
        HandBatch(POKER).values(np.array([[1, 2, 3, 4, 5]]))
