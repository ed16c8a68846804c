"""Fast random numbers."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import MULTIPLIER, Luck

SEEDS = st.integers(-(2**200), 2**200)
STREAMS = st.integers(0, 2**63 - 1)


def is_prime(number: int) -> bool:
    """Miller–Rabin with the first twelve primes, which is exact below 3.3 * 10**24."""
    twos = (number - 1 & 1 - number).bit_length() - 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, (number - 1) >> shift, number) for shift in range(twos, -1, -1)]
        if powers[0] != 1 and number - 1 not in powers[:-1]:
            return False
    return True


def draw_bits(luck: Luck, count: int) -> list[int]:
    return [luck.bits() for _ in range(count)]


def test_the_multiplier_gives_the_longest_period_within_63_bits() -> None:
    assert MULTIPLIER < 2**31
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)


def test_the_prime_test_knows_a_composite() -> None:
    assert not is_prime(2**61 + 1)
    assert not is_prime(3215031751)


@pytest.mark.parametrize(
    ("seed", "stream", "numbers"),
    [
        (0, 0, [1416273153, 320917613, 554474319, 3957064140]),
        (1, 0, [1039498612, 1285474265, 503677847, 3706471562]),
        (1, 2, [3469418524, 3052294336, 796782428, 1145401657]),
        (-1, 0, [180253724, 43597482, 2301798521, 676857086]),
        (2**100, 0, [1340429336, 3754427485, 3347000555, 824332272]),
    ],
)
def test_the_numbers_of_a_seed_never_change(seed: int, stream: int, numbers: list[int]) -> None:
    assert draw_bits(Luck(seed, stream), 4) == numbers


@given(SEEDS, STREAMS)
def test_the_numbers_are_those_of_multiply_with_carry(seed: int, stream: int) -> None:
    luck = Luck(seed, stream)
    state, numbers = luck.state, []
    for _ in range(20):
        state = MULTIPLIER * (state % 2**32) + state // 2**32
        numbers.append(state % 2**32 ^ state // 2**32)
    assert draw_bits(luck, 20) == numbers


@given(SEEDS, STREAMS)
def test_no_seed_starts_where_the_numbers_stand_still(seed: int, stream: int) -> None:
    assert 0 < Luck(seed, stream).state < MULTIPLIER * 2**32 - 1


def test_small_seeds_and_streams_all_start_apart() -> None:
    starts = {Luck(seed, stream).state for seed in range(-50, 50) for stream in range(100)}
    assert len(starts) == 10_000


def test_streams_may_be_numbered_beyond_32_bits() -> None:
    assert len({Luck(1, 5 + high * 2**32).state for high in range(1000)}) == 1000


def test_the_largest_state_and_draw_stay_within_63_bits() -> None:
    luck = Luck(0)
    luck.state = MULTIPLIER * 2**32 - 2
    assert luck.below(2**31) == 2**31 - 1


def test_neighbouring_streams_differ_in_half_of_their_bits() -> None:
    differing = sum(int(Luck(7, n).bits() ^ Luck(7, n + 1).bits()).bit_count() for n in range(2000))
    assert differing / 2000 == pytest.approx(16, abs=0.4)


def test_neighbouring_seeds_differ_in_half_of_their_bits() -> None:
    differing = sum(int(Luck(n).bits() ^ Luck(n + 1).bits()).bit_count() for n in range(2000))
    assert differing / 2000 == pytest.approx(16, abs=0.4)


@given(SEEDS, st.integers(1, factorial(21)))
def test_a_draw_lies_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= Luck(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [6, 2**31, 2**31 + 1, 2**32, 2**32 + 1, factorial(21)])
def test_draws_fill_the_whole_range_evenly(limit: int) -> None:
    luck = Luck(11)
    tallies = Counter(luck.below(limit) * 6 // limit for _ in range(6000))
    assert [tallies[part] for part in range(6)] == pytest.approx([1000] * 6, abs=150)


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_nothing_below_one(limit: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Luck(0).below(limit)


def test_a_chance_comes_true_as_often_as_it_says() -> None:
    luck = Luck(5)
    assert sum(luck.chance(0.25) for _ in range(10_000)) == pytest.approx(2500, abs=200)


def test_a_chance_of_one_is_certain_and_of_zero_impossible() -> None:
    luck = Luck(5)
    assert {(luck.chance(1.0), luck.chance(0.0)) for _ in range(1000)} == {(True, False)}


def test_every_item_is_picked_sooner_or_later() -> None:
    luck = Luck(5)
    assert {luck.pick([3, 5, 8]) for _ in range(50)} == {3, 5, 8}


@given(SEEDS, st.lists(st.integers(0, 52)))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Luck(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_draws_as_below_does() -> None:
    shuffling, drawing = Luck(3), Luck(3)
    cards, expected = list(range(52)), list(range(52))
    shuffling.shuffle(cards)
    for place in range(51, 0, -1):
        other = drawing.below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert cards == expected
    assert shuffling.state == drawing.state


def test_a_copy_draws_the_same_and_moves_alone() -> None:
    luck = Luck(9)
    twin = luck.copy()
    numbers = draw_bits(luck, 5)
    assert draw_bits(twin, 5) == numbers
