"""Families of plays: counted and numbered without being listed."""

from itertools import product

from parlour.games.big_c.rules.card_order import height_of
from parlour.games.big_c.rules.plays.families import Parts, SuitedRun
from parlour.games.big_c.rules.plays.parts import NO_ONE_SUIT, Family, Listed, Part, suit_of

DIAMOND, CLUB = height_of(0, 0), height_of(0, 1)
NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART = height_of(1, 0), height_of(1, 1), height_of(1, 2)


def two_parts() -> list[Part]:
    return [Listed([[DIAMOND], [CLUB]]), Listed([[NEXT_DIAMOND], [NEXT_CLUB], [NEXT_HEART]])]


def picks(family: Family) -> list[tuple[int, ...]]:
    return [tuple(family.pick(index)) for index in range(family.count)]


def test_parts_are_filled_in_every_combination() -> None:
    found = picks(Parts(two_parts(), 0))
    assert sorted(found) == sorted(product((DIAMOND, CLUB), (NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART)))


def test_a_mixed_family_leaves_out_what_is_of_one_suit() -> None:
    found = picks(Parts(two_parts(), 0, mixed=True))
    assert len(set(found)) == len(found) == 4
    assert all(suit_of(list(pick)) == NO_ONE_SUIT for pick in found)


def test_a_family_of_one_suit_alone_is_empty_where_it_must_be_mixed() -> None:
    assert Parts([Listed([[DIAMOND]]), Listed([[NEXT_DIAMOND]])], 0, mixed=True).count == 0


def test_a_run_is_picked_in_every_suit_of_its_set() -> None:
    assert picks(SuitedRun(0b11, 0b110, 3)) == [
        (height_of(1, 1), height_of(0, 1)),
        (height_of(1, 2), height_of(0, 2)),
    ]
