"""From views of Three Card Brag to places in the trees."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.solver import PLAN
from parlour.games.three_card_brag.solver.lookup import BragLookup

RULES = GAME.rules()


class Noting:
    """A book that notes where it was asked and takes the branch it is told to."""

    def __init__(self, branch: int) -> None:
        self.branch = branch
        self.asked: list[str] = []

    def __contains__(self, key: str) -> bool:
        self.asked.append(key)
        return True

    def choice(self, key: str, bucket: int, luck: Luck) -> int:
        return self.branch


def begin_with(*moves: Move, rules: Any = RULES, seats: int = 2) -> Position:
    """A game after these moves of whoever is to act."""
    position = GAME.begin(rules, seats, FastShuffle(3))
    for move in moves:
        position.play(position.to_act()[0], move)
    return position


def answer_with(position: Position, branch: int, rules: Any = RULES) -> tuple[Move | None, list[str]]:
    """What the book says to whoever is to act, and where it looked."""
    book: Any = Noting(branch)
    seat = position.to_act()[0]
    move = BragLookup(book, rules, Luck(1)).answer(position.view(seat), position.moves(seat))
    return move, book.asked


LOOK, CHECK, PASS = Move("SEE_HAND"), Move("CHECK"), Move("PASS")
TO_THE_END = (LOOK, CHECK, LOOK, CHECK, PASS, PASS)


def test_it_looks_before_anything_else() -> None:
    assert answer_with(begin_with(), 0) == (LOOK, [])


def test_the_first_bet_is_the_least_there_is() -> None:
    assert answer_with(begin_with(LOOK), 2) == (Move("BET", amount=10), ["10,0::"])


def test_a_check_and_a_bet_lead_to_different_places() -> None:
    assert answer_with(begin_with(LOOK, CHECK, LOOK), 1) == (Move("SHOW_HAND"), ["10,0::k"])
    assert answer_with(begin_with(LOOK, Move("BET", amount=40), LOOK), 1) == (Move("CALL"), ["10,0::b"])


def test_after_the_card_turns_the_place_tells_who_swapped() -> None:
    assert answer_with(begin_with(*TO_THE_END), 0)[1] == ["10,0:nn:"]
    turned = (*TO_THE_END[:4], Move("DRAW_FROM_DECK"), Move("SWAP_CARD", slots=(1,)), PASS)
    assert answer_with(begin_with(*turned), 0)[1] == ["10,0:sn:"]
    assert answer_with(begin_with(*turned, CHECK), 0)[1] == ["10,0:sn:k"]


def test_the_state_counts_rounds_left_and_the_lead_of_the_first_actor() -> None:
    position = begin_with(*TO_THE_END, Move("FOLD"), LOOK)
    assert answer_with(position, 0)[1] == ["9,1::"]


def test_who_is_ahead_in_coins_pays_nothing_more() -> None:
    position = begin_with(LOOK, Move("BET", amount=40), Move("CALL"), PASS, PASS, CHECK, CHECK)
    while position.view(None).seats[position.to_act()[0]].counters["coins"] < 10_000:
        position.play(position.to_act()[0], CHECK)
    assert answer_with(position, 2) == (CHECK, [])


def test_who_is_behind_bets_as_much_as_gets_ahead() -> None:
    position = begin_with(LOOK, Move("BET", amount=40), LOOK, Move("CALL"), PASS, PASS, CHECK, CHECK)
    while position.view(None).seats[position.to_act()[0]].counters["coins"] > 10_000:
        position.play(position.to_act()[0], CHECK)
    position.play(position.to_act()[0], LOOK)
    move, asked = answer_with(position, 2)
    assert move == Move("BET", amount=42)
    assert asked[0].startswith("9,0:")


def test_who_has_paid_stays_to_the_end() -> None:
    raised = begin_with(LOOK, Move("BET", amount=10), LOOK, Move("RAISE", amount=20))
    assert answer_with(raised, 0) == (Move("CALL"), [])


@pytest.mark.parametrize(
    "rules",
    [
        GAME.rules("lively"),
        GAME.rules("british"),
        GAME.rules(switches={"jokers": 1}),
        GAME.rules(switches={"showCost": "double"}),
        GAME.rules(switches={"drawFromDeckAllowed": False}),
    ],
)
def test_other_rules_are_outside_the_book(rules: Any) -> None:
    assert answer_with(begin_with(rules=rules), 0, rules) == (None, [])


def test_a_third_player_is_outside_the_book() -> None:
    assert answer_with(begin_with(seats=3), 0) == (None, [])


def test_the_shipped_book_knows_every_place_of_a_match() -> None:
    lookups = [PLAN.lookup(PLAN.book(), RULES, Luck(seat)) for seat in range(2)]
    position = begin_with()
    while position.to_act():
        seat = position.to_act()[0]
        move = lookups[seat].answer(position.view(seat), position.moves(seat))
        assert move is not None
        position.play(seat, move)
