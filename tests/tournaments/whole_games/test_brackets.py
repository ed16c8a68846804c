"""Brackets: who can meet whom, and when; how many matches it takes."""

from collections import Counter
from collections.abc import Set
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tournaments.whole_games import brackets
from parlour.tournaments.whole_games.brackets import (
    NOBODY,
    OPEN,
    Match,
    Slot,
    double_bracket,
    first_matches,
    is_decided,
    seed_order,
    seeds_out,
    single_bracket,
    stages_reached,
    usual_stages,
)

sizes = st.integers(2, 20)


class Begun(NamedTuple):
    """A match that has begun: who sat down, in any order, and who has won it."""

    seeds: tuple[int, int]
    winner: int = OPEN


def fill(matches: tuple[Match, ...], begun: dict[int, Begun], gone: Set[int] = frozenset()) -> list[Slot]:
    seated = {number: each.seeds for number, each in begun.items()}
    return brackets.fill_bracket(matches, seated, lambda number: begun[number].winner, gone)


def play(matches: tuple[Match, ...], luck: Random, favourite: bool = False) -> list[Slot]:
    """Play all matches in any order, by chance or as seeded."""
    begun: dict[int, Begun] = {}
    while not is_decided(slots := fill(matches, begun)):
        slot = luck.choice([each for each in slots if each.is_ready])
        winner = min(slot.seeds) if favourite else luck.choice(slot.seeds)
        turns = slot.seeds if luck.random() < 0.5 else slot.seeds[::-1]
        begun[slot.match.number] = Begun((turns[0], turns[1]), winner)
    return slots


def played(slots: list[Slot]) -> list[Slot]:
    return [slot for slot in slots if NOBODY not in slot.seeds]


def test_the_first_two_can_meet_in_the_final_only() -> None:
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_byes_go_to_the_top_seeds() -> None:
    assert first_matches(6) == ([(4, 5), (3, 6)], [1, 2])
    assert first_matches(5) == ([(4, 5)], [1, 2, 3])
    assert first_matches(12)[1] == [1, 2, 3, 4]


@settings(max_examples=30)
@given(sizes, st.integers(0, 1_000))
def test_a_single_elimination_takes_one_match_less_than_players(players: int, seed: int) -> None:
    slots = play(single_bracket(players), Random(seed))
    assert len(played(slots)) == players - 1
    losses = Counter(slot.loser for slot in played(slots))
    assert set(losses.values()) == {1}
    assert len(stages_reached(slots)) == players


@settings(max_examples=30)
@given(sizes, st.integers(0, 1_000))
def test_in_a_double_elimination_everybody_but_the_winner_loses_twice(players: int, seed: int) -> None:
    slots = play(double_bracket(players), Random(seed))
    losses = Counter(slot.loser for slot in played(slots))
    (winner,) = set(range(1, players + 1)) - seeds_out(slots).keys()
    assert losses[winner] <= 1
    assert all(losses[seed] == 2 for seed in range(1, players + 1) if seed != winner)


@pytest.mark.parametrize("players", [2, 3, 8, 13])
def test_as_seeded_the_best_wins_and_the_second_is_second(players: int) -> None:
    for bracket in (single_bracket, double_bracket):
        reached = stages_reached(play(bracket(players), Random(1), favourite=True))
        assert sorted(reached, key=reached.__getitem__, reverse=True)[:2] == [1, 2]


def test_places_are_shared_by_who_goes_out_at_the_same_stage() -> None:
    assert usual_stages(single_bracket(8)) == [1, 1, 1, 1, 2, 2, 3, 4]
    assert usual_stages(double_bracket(8)) == [1, 1, 2, 2, 3, 4, 5, 6]


def begun_final(upset: bool) -> list[Slot]:
    """A double elimination of two: 1 has won the first match, then the final, or 2 has."""
    return fill(double_bracket(2), {0: Begun((1, 2), 1), 1: Begun((2, 1), 2 if upset else 1)})


def test_a_second_final_is_played_if_the_undefeated_loses_the_first() -> None:
    last = begun_final(upset=True)[-1]
    assert (sorted(last.seeds), last.winner) == ([1, 2], OPEN)


def test_no_second_final_is_played_otherwise() -> None:
    slots = begun_final(upset=False)
    assert is_decided(slots)
    assert stages_reached(slots) == {1: 2, 2: 1}


def test_who_is_gone_loses_what_has_not_begun() -> None:
    slots = fill(single_bracket(4), {}, gone={1})
    assert (slots[0].winner, slots[1].winner) == (4, OPEN)


def test_a_match_that_both_lost_lets_nobody_go_on() -> None:
    slots = fill(single_bracket(4), {0: Begun((1, 4), NOBODY)})
    assert slots[2].seeds == (NOBODY, OPEN)
    assert seeds_out(slots).keys() == {1, 4}
