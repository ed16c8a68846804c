"""The laws of fair play notice a game that breaks them."""

from collections.abc import Callable

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.fairplay import (
    absurd_moves,
    copies_are_independent,
    every_verb_is_explained,
    illegal_moves,
    random_play_is_picking,
    refusals_change_nothing,
    somebody_can_move,
)
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from tests.toys.cheats import Empty, Forgetful, Hasty, Idle, Lenient, Mute, Scribbling, Sharing, Sleepy
from tests.toys.dealt import fresh, remade
from tests.toys.high_card import GAME
from tests.toys.high_card.rules.position import HighCard

PICK = Move("PICK", slots=(0,))
Law = Callable[[Step], None]
LAWS = [
    somebody_can_move,
    every_verb_is_explained,
    refusals_change_nothing,
    copies_are_independent,
    random_play_is_picking,
]


def step_of(position: HighCard) -> Step:
    return Step(GAME, position, 0, PICK, Luck(1))


@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_keeps_the_law(law: Law) -> None:
    law(step_of(fresh()))


@pytest.mark.parametrize(
    ("cheat", "law", "code", "words"),
    [
        (Idle, somebody_can_move, "somebody-can-move", "seat 0 is to act in phase choosing and has no move"),
        (Empty, somebody_can_move, "moves-agree", "is offered PASS in phase choosing, and no move of it"),
        (Sleepy, somebody_can_move, "moves-agree", "<PICK 9> is offered but not legal"),
        (Mute, every_verb_is_explained, "every-verb-is-explained", "DANCE has no label"),
        (Lenient, refusals_change_nothing, "refusals-change-nothing", "by seat 0 is not refused"),
        (Scribbling, refusals_change_nothing, "refusals-change-nothing", "left a trace"),
        (Sharing, copies_are_independent, "copies-are-independent", "reached the original"),
        (Forgetful, copies_are_independent, "copies-are-independent", "differs from its original"),
        (Hasty, random_play_is_picking, "random-play-is-picking", "something else than <PICK"),
    ],
)
def test_a_cheat_is_caught(cheat: type[HighCard], law: Law, code: str, words: str) -> None:
    with pytest.raises(BrokenLaw, match=words) as broken:
        law(step_of(remade(fresh(), cheat)))
    assert broken.value.code == code


def test_illegal_moves_are_tried_out_of_turn_unknown_closed_and_absurd() -> None:
    position = fresh()
    position.play(1, PICK)
    tried = illegal_moves(step_of(position))
    assert {(1, PICK), (0, Move("DANCE")), (0, Move("PASS"))} <= set(tried)
    assert {(0, move) for move in absurd_moves("PICK")} <= set(tried)


def test_no_absurd_move_is_legal() -> None:
    moves = fresh().moves(0)
    assert not any(move in moves for move in absurd_moves("PICK"))
