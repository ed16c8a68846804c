"""Every switch of the rules page, flipped and seen to work."""

from typing import Any

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.showdown import show_hands
from parlour.games.bastard_brag.tests.laid import in_play, lay_table, new_game, rules_with

SWAP = Move("SWAP_SINGLE", slots=(0, 0))


def strength(cards: str, **switches: Any) -> int:
    return hand_scores(rules_with(**switches)).strength(parse_cards(cards))


def score(cards: str, **switches: Any) -> int:
    return hand_scores(rules_with(**switches)).score(parse_cards(cards))


def lives_after(hands: list[str], knocker: int = 0, **switches: Any) -> list[int]:
    position = lay_table(hands, **switches)
    position.knocker = knocker
    show_hands(position, None)
    return list(position.lives)


def test_lives() -> None:
    assert [list(new_game(2, lives=lives).lives) for lives in (1, 10)] == [[1, 1], [10, 10]]


@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
def test_jokers(jokers: int) -> None:
    position = new_game(2, jokers=jokers)
    assert [*position.stock, *position.turned].count(0) == jokers


@pytest.mark.parametrize(("a23", "points"), [("akq", 314), ("best", 315), ("low", 303)])
def test_a23(a23: str, points: int) -> None:
    assert score("AS 2D 3C", a23=a23) == points
    assert score("AS 2S 3S", a23=a23) == points + 100


@pytest.mark.parametrize(("way", "points"), [("pairRank", 105), ("highestCard", 113)])
def test_pair_score(way: str, points: int) -> None:
    assert score("5S 5D KC", pairScore=way) == points


@pytest.mark.parametrize(
    ("better", "worse"),
    [("9S 9D KC", "9H 9C QD"), ("AS 9S 4S", "AH 8H 7H"), ("KS 9D 4C", "QH JD 9C"), ("KS 9D 4C", "KH 9C 3D")],
)
def test_kickers(better: str, worse: str) -> None:
    assert strength(better) == strength(worse)
    assert strength(better, kickers=True) > strength(worse, kickers=True)


def test_kickers_leave_runs_and_trips_alone() -> None:
    assert strength("AS 2D 3C", kickers=True) == strength("QS KD AC", kickers=True)


def test_high_card_counts() -> None:
    assert (score("KS 9D 4C"), score("KS 9D 4C", highCardCounts=True)) == (0, 13)


def test_all_tie() -> None:
    equal = ["9S 9D 4C", "9H 9C 4D"]
    assert (lives_after(equal), lives_after(equal, allTie="all")) == ([3, 3], [2, 2])


def test_trips_hit_all() -> None:
    hands = ["KS KH KD", "9S 9D 4C", "2S 7D QC"]
    assert (lives_after(hands), lives_after(hands, tripsHitAll=True)) == ([3, 3, 2], [3, 2, 2])


def test_trip3_cost() -> None:
    hands = ["3S 3H 3D", "2S 7D QC"]
    assert (lives_after(hands), lives_after(hands, trip3Cost=2)) == ([3, 2], [3, 1])


def test_knock_lose_extra() -> None:
    hands = ["2S 7D QC", "9S 9D 4C"]
    assert (lives_after(hands), lives_after(hands, knockLoseExtra=True)) == ([2, 3], [1, 3])


def after_swap(turns: int = 2, **switches: Any) -> BastardBrag:
    position = in_play(2, turns=turns, **switches)
    position.play(0, SWAP)
    return position


def test_knock_after_swap() -> None:
    assert after_swap().to_act() == (1,)
    position = after_swap(knockAfterSwap=True)
    assert (position.to_act(), position.moves(0).verbs()) == ((0,), ["KNOCK", "END_TURN"])


def test_knock_after_swap_is_one_turn() -> None:
    position = after_swap(knockAfterSwap=True)
    position.play(0, Move("KNOCK"))
    assert (position.turns_taken, position.knocker, position.to_act()) == (3, 0, (1,))


def test_a_turn_may_end_without_the_knock() -> None:
    position = after_swap(knockAfterSwap=True)
    position.play(0, Move("END_TURN"))
    assert (position.knocker, position.to_act()) == (-1, (1,))


def test_no_knock_after_a_swap_before_everybody_has_had_a_turn() -> None:
    assert after_swap(turns=0, knockAfterSwap=True).to_act() == (1,)


def test_allow_pass() -> None:
    assert "PASS" not in in_play(2).moves(0).verbs()
    position = in_play(2, allowPass=True)
    before = position.cards[:]
    position.play(0, Move("PASS"))
    assert (position.cards, position.turns_taken, position.to_act()) == (before, 1, (1,))


def test_max_turns() -> None:
    position = in_play(2, maxTurns=4)
    for _ in range(4):
        assert position.phase() == "playing"
        position.play(position.turn, SWAP)
    assert position.phase() == "dealing"


def test_max_turns_does_not_take_away_the_turns_that_a_knock_promises() -> None:
    position = in_play(3, turns=3, maxTurns=4)
    position.play(0, Move("KNOCK"))
    position.play(1, SWAP)
    assert (position.phase(), position.to_act()) == ("playing", (2,))


@pytest.mark.parametrize(
    ("name", "cards"), [("trip3s", "3S 3H 3D"), ("flush", "2S 5S 9S"), ("pair", "9S 9D 4C")]
)
def test_the_points_of_a_hand_can_be_set(name: str, cards: str) -> None:
    usual = score(cards)
    assert score(cards, **{name: getattr(rules_with().scoring_system, name) + 5}) == usual + 5
