"""The laws of secrecy bite: every planted leak is caught, and the real games pass."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws import check as laws
from parlour.engine.laws.secrecy import moves_name_no_secret
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from tests.engine.mutants import (
    DealtFaceUp,
    HiddenCardTold,
    HiddenForm,
    Mutant,
    NeighbourVisible,
    TellingNote,
    TellingRefusal,
    mutated,
)


def test_a_move_that_names_a_hidden_card_is_caught() -> None:
    position = find_game("bastard-brag").begin(find_game("bastard-brag").rules(), 2, FastShuffle(1))
    position.play(position.to_act()[0], Move("DEAL"))
    seat = position.to_act()[0]
    hand = position.view(seat).zone("hand", seat).cards
    telling = Move("SWAP_SINGLE", slots=(0, 1), cards=(hand[0],))
    with pytest.raises(BrokenLaw) as caught:
        moves_name_no_secret(Step(position, seat, telling, Luck(1)))
    assert caught.value.code == "moves-name-no-secret"


@pytest.mark.parametrize(
    ("mutant", "law"),
    [
        (NeighbourVisible, "fresh-hands-are-private"),
        (DealtFaceUp, "fresh-hands-are-private"),
        (HiddenCardTold, "nothing-is-let-slip"),
        (TellingRefusal, "nothing-leaks"),
        (TellingNote, "nothing-leaks"),
        (HiddenForm, "nothing-leaks"),
    ],
)
def test_a_planted_leak_is_caught(mutant: type[Mutant], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(mutated(mutant), games=6)
    assert caught.value.code == law
