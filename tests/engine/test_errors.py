"""The family of refusals."""

import pickle

import pytest

from parlour.engine.errors import BadMove, BadRules, BrokenLaw, ParlourError, Refused, UnknownGame

FAMILY = [Refused, BadRules, UnknownGame, BadMove, BrokenLaw]


@pytest.mark.parametrize("kind", FAMILY)
def test_every_error_carries_a_code_and_reads_as_its_sentence(kind: type[ParlourError]) -> None:
    error = kind("not-now", "You may not knock yet.")
    assert isinstance(error, ParlourError)
    assert error.code == "not-now"
    assert str(error) == error.sentence == "You may not knock yet."


@pytest.mark.parametrize("kind", FAMILY)
def test_an_error_survives_pickling_on_its_way_from_another_process(kind: type[ParlourError]) -> None:
    error = pickle.loads(pickle.dumps(kind("not-now", "You may not knock yet.")))
    assert type(error) is kind
    assert (error.code, error.sentence) == ("not-now", "You may not knock yet.")
