"""What holds in every freeze-out, whatever happens: the witness reads each row, and the log says it all."""

import os
import subprocess
import sys
from math import log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tournaments.directing import decide, direct
from parlour.tournaments.log.fold import fold_row, fold_rows
from parlour.tournaments.log.rows import Break, Fact, Pair, Row
from tests.tournaments.plain import plain_state
from tests.tournaments.scenario import Scenario

seeds = st.integers(0, 1 << 32)
ROWS = """
import msgspec
from hashlib import sha256
from tests.tournaments.scenario import Scenario
for seed in range(12):
    print(sha256(msgspec.json.encode(Scenario(seed).play().log)).hexdigest())
"""


@settings(max_examples=60)
@given(seeds)
def test_every_rule_of_the_house_holds_in_any_freeze_out(seed: int) -> None:
    """Chairs, balance, mid-deals, stacks, places and the end are what `Witness` looks at."""
    Scenario(seed).play()


@pytest.mark.thorough
@settings(max_examples=80)
@given(seeds)
def test_every_rule_of_the_house_holds_in_larger_freeze_outs(seed: int) -> None:
    Scenario(seed, most_entrants=120).play()


@settings(max_examples=15)
@given(seeds)
def test_the_same_seed_makes_the_same_rows(seed: int) -> None:
    assert Scenario(seed).play().log == Scenario(seed).play().log


@pytest.mark.thorough
def test_the_rows_are_the_same_under_every_hash_seed() -> None:
    assert rows_under("1") == rows_under("2")


def rows_under(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", ROWS], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@settings(max_examples=25)
@given(seeds, st.data())
def test_a_log_that_is_cut_anywhere_goes_on_as_it_did(seed: int, data: st.DataObject) -> None:
    """Folded again as far as the cut, the state is the same, owes the same, and decides what is missing."""
    log = Scenario(seed, most_entrants=14).play().log
    cut = data.draw(st.integers(1, len(log)))
    folded = fold_rows(log[:cut])
    assert decide(folded) == decisions_after(log, cut)
    whole = fold_rows(log[: cut + len(decisions_after(log, cut))])
    assert plain_state(folded) == plain_state(whole)
    assert folded.owed() == whole.owed()


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(12))
def test_a_log_may_be_cut_at_every_row(seed: int) -> None:
    log = Scenario(seed, most_entrants=14).play().log
    for cut in range(1, len(log)):
        assert decide(fold_rows(log[:cut])) == decisions_after(log, cut)


def decisions_after(log: list[Row], cut: int) -> list[Row]:
    """The rows from the cut to the next fact; none where nobody had entered yet."""
    following = log[cut:]
    count = next((place for place, row in enumerate(following) if isinstance(row, Fact)), len(following))
    return following[:count]


@settings(max_examples=25)
@given(seeds)
def test_a_state_is_what_its_rows_make_of_it(seed: int) -> None:
    scenario = Scenario(seed).play()
    assert plain_state(fold_rows(scenario.log)) == plain_state(scenario.state)


@settings(max_examples=25)
@given(seeds)
def test_what_a_plan_decides_does_not_depend_on_when_it_is_asked(seed: int) -> None:
    """Two directors that fold the same fact write the same rows; the one that comes late adds nothing."""
    log = Scenario(seed, most_entrants=14).play().log
    first, second = fold_rows(log[:1]), fold_rows(log[:1])
    for fact in [row for row in log[1:] if isinstance(row, Fact)]:
        batch = direct(first, fact)
        for row in batch:
            fold_row(second, row)
        assert decide(second) == []


@settings(max_examples=25)
@given(seeds)
def test_nobody_moves_more_often_than_tables_break_and_sizes_halve(seed: int) -> None:
    scenario = Scenario(seed, calm=True).play()
    broken = sum(isinstance(row, Break) for row in scenario.log)
    draws = sum(isinstance(row, Pair) for row in scenario.log)
    most = broken + draws + 2 * log2(max(2, scenario.entrants))
    assert max(entrant.moves for entrant in scenario.state.entrants) <= most
