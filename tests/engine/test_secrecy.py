"""The laws of secrecy bite: every planted leak is caught, and the real games pass."""

import pytest

from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
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
