"""Families of plays: counted and numbered without being listed."""

from itertools import product

import pytest

from parlour.games.big_c.families import NO_ONE_SUIT, Part, Parts, Suited, suit_of
from parlour.games.big_c.order import height_of

DIAMOND, CLUB = height_of(0, 0), height_of(0, 1)
NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART = height_of(1, 0), height_of(1, 1), height_of(1, 2)


def two_parts() -> list[Part]:
    return [Part([[DIAMOND], [CLUB]]), Part([[NEXT_DIAMOND], [NEXT_CLUB], [NEXT_HEART]])]


def picks(family: Parts | Suited) -> list[tuple[int, ...]]:
    return [tuple(family.pick(index)) for index in range(family.count)]


def test_parts_are_filled_in_every_combination() -> None:
    found = picks(Parts(two_parts(), 0))
    assert sorted(found) == sorted(product((DIAMOND, CLUB), (NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART)))


def test_a_mixed_family_leaves_out_what_is_of_one_suit() -> None:
    found = picks(Parts(two_parts(), 0, mixed=True))
    assert len(set(found)) == len(found) == 4
    assert all(suit_of(list(pick)) == NO_ONE_SUIT for pick in found)


def test_a_family_of_one_suit_alone_is_empty_where_it_must_be_mixed() -> None:
    assert Parts([Part([[DIAMOND]]), Part([[NEXT_DIAMOND]])], 0, mixed=True).count == 0


def test_a_part_can_be_limited_by_its_high_card() -> None:
    part = Part([[CLUB, DIAMOND], [NEXT_CLUB, NEXT_DIAMOND]])
    assert part.between(CLUB, CLUB).ways == [[CLUB, DIAMOND]]


def test_a_part_knows_its_ways_of_one_suit() -> None:
    part = Part([[DIAMOND, DIAMOND], [CLUB, DIAMOND], [CLUB, CLUB]])
    assert part.suited == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("layers", "ranks"),
    [(0b10101, [0, 2, 4]), (0b111 | 0b010 << 13, [0, 1, 2, 1]), (0b1 | 0b1 << 13 | 0b1 << 26, [0, 0, 0])],
)
def test_a_flush_takes_a_rank_once_for_every_layer_it_is_in(layers: int, ranks: list[int]) -> None:
    assert Suited(3, 0, [layers]).pick(0) == [height_of(rank, 3) for rank in ranks]
