"""Parlour's own side and the oracle's, which are always installed, do some of everything they promise."""

from itertools import count

import pytest

from bench.contest import evaluator_side, parlour_side
from bench.contest.child import serve
from bench.contest.race import SIDES
from parlour.lab.speed.stopwatch import Work


@pytest.mark.parametrize("measure", SIDES["Parlour"])
def test_every_measure_of_parlour_is_real_work(measure: str) -> None:
    assert parlour_side.MEASURES[measure]()(0)[0] > 0


@pytest.mark.parametrize("measure", ["phevaluator", "phevaluator, five cards"])
def test_the_oracle_ranks_its_hands(measure: str) -> None:
    assert evaluator_side.MEASURES[measure]()(0) == (10_000,)


@pytest.mark.parametrize(("card", "said"), [(1, "Ac"), (10, "Tc"), (26, "Kh"), (28, "2s"), (52, "Kd")])
def test_cards_are_named_as_the_evaluators_write_them(card: int, said: str) -> None:
    assert evaluator_side.named(card) == said


def test_a_child_makes_a_measure_once_and_answers_every_wish(capsys: pytest.CaptureFixture[str]) -> None:
    made = count()

    def make() -> Work:
        next(made)
        return lambda number: (1,)

    serve({"toy": make}, ["toy\t0.001\n", "toy\t0.001\n"])
    assert next(made) == 1
    assert all(float(rate) > 0 for rate in capsys.readouterr().out.split())
