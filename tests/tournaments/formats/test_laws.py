"""What holds for tournaments of whole games in every format, whatever happens in them."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.formats.playing import Chance, Played, check_cut, check_laws, play_by_chance

LATE: dict[str, Any] = {
    "late_entry": {"closed_from_level": 200},
    "reentry": {"closed_from_level": 200, "times": 9},
}
COMING_AND_GOING = Chance(enter=0.02, come_back=0.05)
FORMATS: dict[str, tuple[dict[str, Any], Chance]] = {
    "shoot-out": ({"chairs": 4}, Chance()),
    "group-knockout": ({"chairs": 5, "options": {"go_on": 2, "games": 2}}, Chance()),
    "swiss": ({"chairs": 2} | LATE, COMING_AND_GOING),
    "swiss at tables": ({"chairs": 4, "options": {"rounds": 4}} | LATE, COMING_AND_GOING),
    "round-robin": ({"chairs": 2}, Chance(come_back=0.02)),
    "round-robin at tables": ({"chairs": 4}, Chance()),
    "single-elimination": ({"chairs": 2, "options": {"best_of": 3}}, Chance()),
    "double-elimination": ({"chairs": 2}, Chance()),
    "arena": ({"chairs": 2, "options": {"minutes": 2}} | LATE, COMING_AND_GOING),
    "arena at tables": ({"chairs": 4, "options": {"minutes": 2}} | LATE, COMING_AND_GOING),
}
each_format = pytest.mark.parametrize("name", FORMATS)


def play(name: str, entrants: int, seed: int) -> Played:
    changes, chance = FORMATS[name]
    return play_by_chance(Played(name.partition(" ")[0], entrants, **dict(changes)), seed, chance)


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
@pytest.mark.parametrize("part", range(4))
def test_hundreds_of_tournaments_end_and_break_no_law(name: str, part: int) -> None:
    luck = Random(part)
    for seed in range(60):
        played = play(name, luck.randrange(2, 40), 1_000 * part + seed)
        check_laws(played)
        check_cut(played, luck.randrange(played.batches[0], len(played.rows) + 1))
