"""The planner's model agrees with the engine, here in small numbers; `bench.planner` takes larger ones."""

import pytest

from bench.planner import MOST_LENGTH, MOST_PLACES, compare, make_planner


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "variant", "format_"),
    [
        ("bastard-brag", "default", "freeze-out, lives: 3"),
        ("five-card-draw", "fixed-limit", "Swiss, 3 rounds"),
    ],
)
def test_levels_end_where_the_engine_has_them_end_and_as_soon(game: str, variant: str, format_: str) -> None:
    planner = make_planner(game, variant, entrants=30, chairs=5, seed=1)
    candidate = next(each for each in planner.candidates if each.name.startswith(format_))
    found = compare(planner, candidate, repeat=6, seed=1)
    assert found.places_off() <= MOST_PLACES
    assert abs(found.length_off()) <= MOST_LENGTH
