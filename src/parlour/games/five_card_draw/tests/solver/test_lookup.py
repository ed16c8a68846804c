"""From views of Five-Card Draw to places in the tree."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.solver import PLAN
from parlour.games.five_card_draw.solver.lookup import DrawLookup

RULES = GAME.rules("fixed-limit")


class Noting:
    """A book that notes where it was asked and answers with the branches it is told to."""

    def __init__(self, answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def choice(self, key: str, bucket: int, luck: Luck) -> int:
        self.asked.append(key)
        return int(self.answers.pop(0))


def lookup(book: Any, rules: Any = RULES) -> DrawLookup:
    return DrawLookup(book, rules, Luck(1))


def hand(first: str, second: str) -> tuple[list[str], list[str]]:
    """Plays a hand by the branches that the first and the second speaker take; where each was asked."""
    books = (Noting(first), Noting(second))
    lookups = [lookup(book) for book in books]
    position = GAME.begin(RULES, 2, FastShuffle(3))
    while books[position.to_act()[0]].answers:
        seat = position.to_act()[0]
        move = lookups[seat].answer(position.view(seat), position.moves(seat))
        assert move is not None
        position.play(seat, move)
    return books[0].asked, books[1].asked


def test_a_hand_that_is_checked_through() -> None:
    assert hand("030", "010") == (["", "kk/", "kk/31/"], ["k", "kk/3", "kk/31/k"])


def test_raises_are_counted_and_the_opening_is_remembered() -> None:
    first, second = hand("1210", "212")
    assert first == ["", "bb", "bbbc/", "bbbc/12/"]
    assert second == ["b", "bbb", "bbbc/1"]


def test_a_check_and_raise_is_told_from_a_bet_and_raise() -> None:
    first, second = hand("0200", "1100")
    assert first == ["", "kb", "kbbc/", "kbbc/00/"]
    assert second == ["k", "kbb", "kbbc/0", "kbbc/00/k"]


def test_more_than_three_drawn_cards_count_as_three() -> None:
    position = GAME.begin(RULES, 2, FastShuffle(3))
    for move in (Move("CHECK"), Move("CHECK"), Move("DRAW", slots=(0, 1, 2, 3, 4))):
        position.play(position.to_act()[0], move)
    book = Noting("0")
    assert lookup(book).answer(position.view(1), position.moves(1)) == Move("DRAW")
    assert book.asked == ["kk/3"]


@pytest.mark.parametrize(
    "rules",
    [
        GAME.rules(),
        GAME.rules("fixed-limit", switches={"ante": 1}),
        GAME.rules("fixed-limit", switches={"mostRaises": 2}),
        GAME.rules("fixed-limit", switches={"returnUncalled": False}),
        GAME.rules("fixed-limit", switches={"startingChips": 20}),
    ],
)
def test_other_rules_are_outside_the_book(rules: Any) -> None:
    position = GAME.begin(rules, 2, FastShuffle(3))
    assert lookup(Noting("0"), rules).answer(position.view(0), position.moves(0)) is None


def test_a_third_player_is_outside_the_book() -> None:
    position = GAME.begin(RULES, 3, FastShuffle(3))
    assert lookup(Noting("0")).answer(position.view(0), position.moves(0)) is None


def test_larger_stakes_in_the_same_proportion_are_inside_the_book() -> None:
    rules = GAME.rules("fixed-limit", switches={"ante": 3, "firstLimit": 3, "secondLimit": 6})
    position = GAME.begin(rules, 2, FastShuffle(3))
    assert lookup(Noting("1"), rules).answer(position.view(0), position.moves(0)) == Move("BET", amount=3)


@pytest.mark.parametrize(
    ("target", "branch", "move"),
    [
        (100, 0, Move("FOLD")),
        (100, 1, Move("CALL")),
        (6, 0, Move("FOLD")),
        (6, 1, Move("RAISE", amount=4)),
        (4, 0, Move("RAISE", amount=4)),
    ],
)
def test_who_loses_the_match_with_the_pot_bets_and_folds_only_to_save_it(
    target: int, branch: int, move: Move
) -> None:
    rules = GAME.rules("fixed-limit", switches={"target": target})
    position = GAME.begin(rules, 2, FastShuffle(3))
    position.play(0, Move("BET", amount=2))
    assert lookup(Noting(str(branch)), rules).answer(position.view(1), position.moves(1)) == move


def test_the_shipped_book_knows_every_place_a_match_comes_to() -> None:
    lookups = [PLAN.lookup(PLAN.book(), RULES, Luck(seat)) for seat in range(2)]
    position = GAME.begin(RULES, 2, FastShuffle(8))
    while position.to_act():
        seat = position.to_act()[0]
        move = lookups[seat].answer(position.view(seat), position.moves(seat))
        assert move is not None
        position.play(seat, move)
