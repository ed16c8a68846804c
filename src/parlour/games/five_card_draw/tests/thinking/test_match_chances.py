"""What points are worth in a match for two: full pots that are still needed, and the points themselves."""

import pytest

from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import POINTS
from parlour.games.five_card_draw.tests.laid import lay_table, new_match
from parlour.games.five_card_draw.thinking.match_chances import counts_match, match_worth
from parlour.games.five_card_draw.thinking.moves import DrawThinking

HANDS = ["KC KD 9H 6S 2C", "QC QD 8H 5S 2D"]


def worths(mine: int, theirs: int) -> list[int]:
    position = lay_table(HANDS)
    position.set_row(POINTS, [mine, theirs])
    return [DrawThinking().worth(position, seat) for seat in range(2)]


def test_equal_points_are_worth_half_a_match() -> None:
    assert worths(40, 40) == [500 + 2 * 40] * 2


def test_a_pot_that_brings_the_rival_no_nearer_costs_its_points_alone() -> None:
    """From 36 or from 48 it takes four full pots of 16 to 100."""
    (before, _), (after, _) = worths(36, 36), worths(36, 48)
    assert before == after
    assert worths(36, 52)[0] < after


@pytest.mark.parametrize(("mine", "theirs", "won"), [(100, 84, 1000), (104, 112, 0), (104, 104, 500)])
def test_a_match_that_is_over_is_won_or_lost(mine: int, theirs: int, won: int) -> None:
    assert worths(mine, theirs)[0] == won + 2 * mine


@pytest.mark.parametrize(
    "position",
    [new_match(variant="fixed-limit"), new_match(target=1_000_000), new_match(returnUncalled=True)],
    ids=["fixed limit", "no end in sight", "uncalled bets go back"],
)
def test_elsewhere_points_are_what_counts(position: FiveCardDraw) -> None:
    position.set_row(POINTS, [12, 7])
    assert not counts_match(position)
    assert DrawThinking().worth(position, 0) == 12


def test_no_more_pots_are_needed_than_are_counted() -> None:
    position = new_match(target=640)
    assert counts_match(position)
    assert match_worth(position, 0) == 500
