"""The shuffle of simulations, and what every shuffle promises."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import u8

from parlour.cards.fair import FairShuffle
from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.cards.seeds import seed_from_hex
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.cards.vectors import vec

SHUFFLES: list[Shuffle] = [FastShuffle(2024), FairShuffle(seed_from_hex("2024"))]
EVENTS = st.integers(0, 2**40)

every_shuffle = pytest.mark.parametrize("shuffle", SHUFFLES, ids=["fast", "fair"])


def order_cards(shuffle: Shuffle, cards: list[int], event: int) -> list[int]:
    shuffled = cards.copy()
    shuffle.order(shuffled, event)
    return shuffled


@every_shuffle
@given(cards=st.lists(st.integers(0, 52), max_size=120), event=EVENTS)
def test_a_shuffle_keeps_the_cards(shuffle: Shuffle, cards: list[int], event: int) -> None:
    assert sorted(order_cards(shuffle, cards, event)) == sorted(cards)


@every_shuffle
@given(cards=st.lists(st.integers(0, 52), max_size=120), count=st.integers(0, 130), event=EVENTS)
def test_packed_cards_come_in_the_same_order(
    shuffle: Shuffle, cards: list[int], count: int, event: int
) -> None:
    packed, listed = vec[u8](cards), cards.copy()
    shuffle.order_packed(packed, count, event)
    shuffle.order_first(listed, count, event)
    assert list(packed) == listed


@every_shuffle
@pytest.mark.parametrize("count", [0, 1, 16, 51, 52, 60])
def test_the_last_packed_cards_are_those_of_a_whole_shuffle(shuffle: Shuffle, count: int) -> None:
    for event in range(20):
        packed, dealt = vec[u8](pack()), min(count, 52)
        shuffle.order_back_packed(packed, count, event)
        assert list(packed)[52 - dealt :] == order_cards(shuffle, pack(), event)[52 - dealt :]
        assert sorted(packed) == pack()


@every_shuffle
@given(event=EVENTS, limit=st.integers(1, 2**70))
def test_an_event_brings_the_same_whenever_it_is_asked(shuffle: Shuffle, event: int, limit: int) -> None:
    first = shuffle.below(limit, event), order_cards(shuffle, pack(), event)
    shuffle.order(pack(), event + 1)
    assert (shuffle.below(limit, event), order_cards(shuffle, pack(), event)) == first


@every_shuffle
def test_different_events_bring_different_orders(shuffle: Shuffle) -> None:
    assert len({tuple(order_cards(shuffle, pack(), event)) for event in range(500)}) == 500


@every_shuffle
def test_different_events_bring_different_numbers(shuffle: Shuffle) -> None:
    assert len({shuffle.below(2**64, event) for event in range(500)}) == 500


@every_shuffle
def test_a_single_result_needs_no_luck(shuffle: Shuffle) -> None:
    assert shuffle.below(1, 0) == 0


@every_shuffle
def test_there_is_nothing_below_one(shuffle: Shuffle) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        shuffle.below(0, 0)


@every_shuffle
def test_four_cards_fall_into_all_24_orders_about_equally_often(shuffle: Shuffle) -> None:
    tallies = Counter(tuple(order_cards(shuffle, [1, 2, 3, 4], event)) for event in range(7200))
    assert len(tallies) == 24
    assert max(abs(tally - 300) for tally in tallies.values()) < 85


def dealt_first(shuffle: Shuffle, cards: list[int], count: int, event: int) -> list[int]:
    shuffled = cards.copy()
    shuffle.order_first(shuffled, count, event)
    return shuffled


@every_shuffle
@given(cards=st.lists(st.integers(0, 52), max_size=120), count=st.integers(0, 130), event=EVENTS)
def test_ordering_the_first_cards_keeps_them_all(
    shuffle: Shuffle, cards: list[int], count: int, event: int
) -> None:
    assert sorted(dealt_first(shuffle, cards, count, event)) == sorted(cards)


@every_shuffle
def test_two_cards_dealt_from_four_are_all_12_pairs_about_equally_often(shuffle: Shuffle) -> None:
    tallies = Counter(tuple(dealt_first(shuffle, [1, 2, 3, 4], 2, event)[:2]) for event in range(7200))
    assert len(tallies) == 12
    assert max(abs(tally - 600) for tally in tallies.values()) < 120


def test_a_fair_deal_is_the_same_however_few_cards_are_dealt() -> None:
    fair = FairShuffle(seed_from_hex("2024"))
    assert dealt_first(fair, pack(), 10, 3) == order_cards(fair, pack(), 3)


def test_the_order_of_a_fast_seed_never_changes() -> None:
    assert cards_text(order_cards(FastShuffle(5), pack(), 1)[:10]) == "9C 4H QC 6H KD 9S AD 7D KH JC"


def test_seed_and_event_do_not_trade_places() -> None:
    assert order_cards(FastShuffle(1), pack(), 2) != order_cards(FastShuffle(2), pack(), 1)


def test_a_shuffle_may_be_written_outside_the_package() -> None:
    class Stacked(Shuffle):
        def order(self, cards: list[int], event: int) -> None:
            cards.sort(reverse=True)

    assert order_cards(Stacked(), [1, 3, 2], 0) == [3, 2, 1]


def test_the_bare_shuffle_decides_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Shuffle().order([1, 2], 0)
    with pytest.raises(NotImplementedError):
        Shuffle().below(2, 0)
