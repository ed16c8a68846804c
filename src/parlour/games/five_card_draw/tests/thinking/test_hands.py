"""What hands are worth to imagined players, and which deals agree with what was done."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.rules.table import NOT_YET
from parlour.games.five_card_draw.tests.laid import lay_table, say
from parlour.games.five_card_draw.thinking.hands import hope, share_beaten, usual_discards, win_chance
from parlour.games.five_card_draw.thinking.moves import DrawThinking

RIVAL = "QC JD 8H 5S 3C"
KINGS = "KC KD 9H 6S 2C"
NOTHING = "2C 4D 7H 9S JC"


@pytest.mark.parametrize(
    ("hand", "places"),
    [
        ("KC KD 9H 6S 2C", [2, 3, 4]),
        ("KC KD 9H 9S 2C", [4]),
        ("KC KD KH 9S 2C", [3, 4]),
        ("5C 6D 7H 8S 9C", []),
        ("2H 5H 9H JS KH", [3]),
        ("2H 5C 9D JS KH", [0, 1, 2, 3]),
    ],
)
def test_they_keep_what_is_worth_something(hand: str, places: list[int]) -> None:
    assert usual_discards(parse_cards(hand), 5) == places


def test_they_throw_the_lowest_cards_where_they_may_not_throw_all() -> None:
    assert usual_discards(parse_cards("2H 5C 9D JS KH"), 3) == [0, 1, 2]


def test_a_pair_is_worth_less_against_who_drew_fewer_cards() -> None:
    held = strength(parse_cards(KINGS))
    assert share_beaten(held, 0) < share_beaten(held, 3) < share_beaten(held, NOT_YET)


def test_who_stands_pat_or_keeps_a_kicker_is_not_believed_in_every_case() -> None:
    aces, threes = strength(parse_cards("AC AD KH 6S 2C")), strength(parse_cards("3C 3D 3H 6S 2C"))
    assert 0.2 < share_beaten(aces, 0) < 0.6
    assert share_beaten(threes, 2) > 0.4


def test_a_better_hand_has_more_hope_and_none_is_without() -> None:
    assert 0.1 < hope(strength(parse_cards(NOTHING))) < hope(strength(parse_cards(KINGS))) < 0.9
    assert hope(strength(parse_cards("KC KD KH 6S 6C"))) > 0.9


def test_more_rivals_are_harder_to_beat() -> None:
    two = win_chance(lay_table([KINGS, RIVAL], variant="fixed-limit"), 0)
    three = win_chance(lay_table([KINGS, RIVAL, NOTHING], variant="fixed-limit"), 0)
    assert three == pytest.approx(two * two)


def test_after_the_draw_the_cards_that_a_rival_drew_count() -> None:
    drawn = lay_table([KINGS, RIVAL])
    say(drawn, "CHECK", "CHECK", "DRAW", "DRAW")
    assert win_chance(drawn, 0) == share_beaten(strength(parse_cards(KINGS)), 0)


MINE = "QC JD 8H 5S 3C"
FULL_HOUSE = "KC KD KH 6S 6C"
PAIR = "KC KD 9H 6S 2C"
NOTHING = "2C 4D 7H 9S JC"


def after(rival: str, *actions: str) -> float:
    """How likely this hand of the rival is to seat 1 after these actions."""
    position = lay_table([rival, MINE])
    say(position, *actions)
    return DrawThinking().weight(position, 1)


def test_nothing_done_says_nothing() -> None:
    assert after(FULL_HOUSE) == after(NOTHING) == 1


def test_a_bet_speaks_for_a_good_hand() -> None:
    assert after(NOTHING, "BET 2") < after(PAIR, "BET 2") < after(FULL_HOUSE, "BET 2")


def test_a_small_bet_says_less() -> None:
    assert after(NOTHING, "BET 2") < after(NOTHING, "BET 1")


def test_who_drew_no_card_holds_a_straight_or_better() -> None:
    actions = ("CHECK", "CHECK", "DRAW", "DRAW")
    assert after(PAIR, *actions) < after(FULL_HOUSE, *actions) / 100
