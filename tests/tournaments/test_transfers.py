"""Unusual transfers: who gives a game away to a friend stands out, who is only weak does not."""

from collections.abc import Callable
from random import Random

import pytest

from parlour.tournaments.log.rows import CORRECT, HOUSE, Acted, Deal, Row, Settled
from parlour.tournaments.transfers import UNUSUAL, measured_transfers

PLAYERS = 12
FRIEND, DUMPER = 3, 7
Play = Callable[[Random, list[int]], list[int]]
"""Who sits at a table, and what each has won."""


def a_log(play: Play, seed: int = 1, deals: int = 400, carried: bool = True) -> list[Row]:
    """Deals at tables of four and an open chair, with drawn seats."""
    chance, rows = Random(seed), list[Row]()
    for number in range(1, deals + 1):
        sitting = chance.sample(range(PLAYERS), 4)
        won = play(chance, sitting)
        chairs, before = (*sitting[:2], -1, *sitting[2:]), (100, 100, 0, 100, 100)
        if carried:
            after = [100 + each for each in won]
            rows.append(Deal(1, number, chairs, before))
            rows.append(Settled(table=1, number=number, stacks=(*after[:2], 0, *after[2:])))
        else:
            places = tuple(1 + sum(other > mine for other in won) for mine in won)
            rows.append(Deal(1, number, tuple(sitting)))
            rows.append(Settled(table=1, number=number, places=places))
    return rows


def _pot(chance: Random, sitting: list[int], winner: int) -> list[int]:
    paid = [0 if who == winner else chance.choice((1, 1, 2, 5)) for who in sitting]
    return [sum(paid) if who == winner else -each for who, each in zip(sitting, paid, strict=True)]


def by_chance(chance: Random, sitting: list[int]) -> list[int]:
    return _pot(chance, sitting, chance.choice(sitting))


def strong_and_weak(chance: Random, sitting: list[int]) -> list[int]:
    """Player 0 wins often, player 1 hardly ever."""
    weights = [6 if who == 0 else 0.1 if who == 1 else 2 for who in sitting]
    return _pot(chance, sitting, chance.choices(sitting, weights)[0])


def with_friends(chance: Random, sitting: list[int]) -> list[int]:
    """Where both sit, one pays for the other to win, and plays like all others elsewhere."""
    won = by_chance(chance, sitting)
    if {FRIEND, DUMPER} <= set(sitting):
        won[sitting.index(DUMPER)] -= 5
        won[sitting.index(FRIEND)] += 5
    return won


def lives(chance: Random, sitting: list[int]) -> list[int]:
    """One loses a life, and nobody gains any; of the two friends it is always the same one."""
    loser = chance.choice(sitting)
    if {FRIEND, DUMPER} <= set(sitting) and loser == FRIEND:
        loser = DUMPER
    return [-(who == loser) for who in sitting]


@pytest.mark.parametrize("play", [by_chance, strong_and_weak])
def test_chance_and_strength_do_not_stand_out(play: Play) -> None:
    found = [each for seed in range(6) for each in measured_transfers(a_log(play, seed))]
    assert len(found) == 6 * PLAYERS * (PLAYERS - 1) // 2
    assert sum(each.z >= UNUSUAL for each in found) <= 2
    assert sum(each.z >= 2 for each in found) < len(found) * 0.09


@pytest.mark.parametrize(("play", "deals"), [(with_friends, 400), (lives, 1_500)])
def test_who_pays_for_a_friend_stands_out(play: Play, deals: int) -> None:
    first, *others = measured_transfers(a_log(play, deals=deals))
    assert (first.loser, first.winner) == (DUMPER, FRIEND)
    assert first.z >= UNUSUAL
    assert first.amount > first.expected
    assert all(each.z < UNUSUAL for each in others)


def test_whole_games_count_who_came_before_whom() -> None:
    def friends_first(chance: Random, sitting: list[int]) -> list[int]:
        won = by_chance(chance, sitting)
        if {FRIEND, DUMPER} <= set(sitting):
            one, two = sitting.index(FRIEND), sitting.index(DUMPER)
            won[one], won[two] = max(won[one], won[two]), min(won[one], won[two])
        return won

    first = measured_transfers(a_log(friends_first, carried=False))[0]
    assert (first.loser, first.winner) == (DUMPER, FRIEND)
    assert first.z >= UNUSUAL


def test_a_corrected_game_counts_as_it_was_corrected() -> None:
    rows: list[Row] = []
    for number in (1, 2, 3):
        rows += [Deal(1, number, (0, 1)), Settled(table=1, number=number, places=(2, 1))]
    assert measured_transfers(rows)[0][1:5] == (0, 1, 3, 3.0)
    rows.append(Acted(what=CORRECT, reason="Wrong way round.", table=1, number=2, places=(1, 2)))
    assert measured_transfers(rows)[0].amount == 1.0


def test_the_house_and_who_hardly_met_are_no_pair() -> None:
    rows: list[Row] = []
    for number in (1, 2, 3):
        rows += [Deal(1, number, (0, HOUSE)), Settled(table=1, number=number, places=(2, 1))]
    rows += [Deal(2, 1, (0, 1)), Settled(table=2, number=1, places=(2, 1)), Deal(3, 1, (0, 1))]
    assert measured_transfers(rows) == []
