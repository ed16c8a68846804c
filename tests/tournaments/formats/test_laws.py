"""What holds for tournaments of whole games in every format, whatever happens in them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.formats.playing import check_cut, check_laws
from tests.tournaments.formats.setups import SETUPS, check_random_tournament, play

each_format = pytest.mark.parametrize("name", SETUPS)


@each_format
@settings(max_examples=8)
@given(entrants=st.integers(2, 14), seed=st.integers(0, 10_000))
def test_it_ends_and_breaks_no_law(name: str, entrants: int, seed: int) -> None:
    check_laws(play(name, entrants, seed))


@each_format
@pytest.mark.parametrize("seed", range(3))
def test_a_log_that_is_cut_anywhere_goes_on_with_the_same_rows(name: str, seed: int) -> None:
    played = play(name, 5 + seed, seed)
    cuts = Random(seed).sample(range(played.batches[0], len(played.rows) + 1), 12)
    for rows in cuts:
        check_cut(played, rows)


@each_format
def test_the_same_seed_gives_the_same_rows(name: str) -> None:
    assert play(name, 9, 1).rows == play(name, 9, 1).rows


@pytest.mark.thorough
@each_format
def test_larger_tournaments_end_and_break_no_law(name: str) -> None:
    for seed in range(6):
        check_random_tournament(name, seed)
