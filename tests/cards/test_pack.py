"""Packs of cards."""

import pytest

from parlour.cards.pack import pack


def test_one_pack_holds_the_52_cards_in_code_order() -> None:
    assert pack() == list(range(1, 53))


def test_jokers_are_counted_in_all_and_come_first() -> None:
    assert pack(2, jokers=3)[:6] == [0, 0, 0, 1, 1, 2]


def test_two_packs_hold_every_card_twice() -> None:
    assert sorted(pack() + pack()) == pack(2)


def test_no_packs_and_no_jokers_are_no_cards() -> None:
    assert pack(0) == []


@pytest.mark.parametrize(("packs", "jokers"), [(-1, 0), (1, -1)])
def test_a_negative_number_is_refused(packs: int, jokers: int) -> None:
    with pytest.raises(ValueError, match="neither may be negative"):
        pack(packs, jokers)


def test_every_call_gives_a_new_list() -> None:
    pack().clear()
    assert len(pack()) == 52
