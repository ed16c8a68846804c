"""The fair shuffle: known answers against a second implementation, and exact proofs that it is unbiased."""

import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, permutations, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.cards.fair import ByteStream, FairShuffle, arrange, draw_width, is_accepted
from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.cards.seeds import seed_from_hex

SEEDS = st.binary(min_size=32, max_size=32)
EVENTS = st.integers(0, 2**64 - 1)


def plain_bytes(seed: bytes, event: int) -> Iterator[int]:
    for block in count():
        message = b"parlour shuffle-v1" + event.to_bytes(8, "big") + block.to_bytes(8, "big")
        yield from hmac.new(seed, message, "sha512").digest()


def plain_below(limit: int, source: Iterator[int]) -> int:
    width = 0
    while 256**width < limit:
        width += 1
    while True:
        drawn = 0
        for _ in range(width):
            drawn = drawn * 256 + next(source)
        if drawn < 256**width // limit * limit:
            return drawn % limit


def plain_order(seed: bytes, event: int, cards: list[int]) -> list[int]:
    source, shuffled = plain_bytes(seed, event), list(cards)
    for place in reversed(range(1, len(cards))):
        other = plain_below(place + 1, source)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return shuffled


def is_unbiased(accepts: Callable[[int, int, int], bool], limit: int) -> bool:
    """Whether each result comes from equally many of the 256 byte values."""
    tallies = Counter(byte % limit for byte in range(256) if accepts(byte, limit, 256))
    return len(tallies) == limit and len(set(tallies.values())) == 1


@pytest.mark.parametrize(
    ("seed", "event", "first_ten"),
    [
        ("0", 0, "3C KD 3H 6D 10S 4D AC AS 7C 2S"),
        ("0", 1, "8H AH JC AC 4H 6C 7H 4D AS AD"),
        ("c0ffee", 0, "2D AH 7S 5C 9C 3S 2H 10D 9S 5H"),
    ],
)
def test_the_order_of_a_seed_never_changes(seed: str, event: int, first_ten: str) -> None:
    cards = pack()
    FairShuffle(seed_from_hex(seed)).order(cards, event)
    assert cards_text(cards[:10]) == first_ten


@pytest.mark.thorough
@given(SEEDS, EVENTS, st.integers(0, 300))
def test_the_order_is_that_of_a_second_implementation(seed: bytes, event: int, size: int) -> None:
    cards = list(range(size))
    FairShuffle(seed).order(cards, event)
    assert cards == plain_order(seed, event, list(range(size)))


@pytest.mark.thorough
@given(SEEDS, EVENTS, st.integers(1, 2**70))
@example(bytes(32), 0, 129)
@example(bytes(32), 0, 256)
@example(bytes(32), 0, 257)
@example(bytes(32), 0, 65537)
def test_draws_are_those_of_a_second_implementation(seed: bytes, event: int, limit: int) -> None:
    stream, source = ByteStream(seed, event), plain_bytes(seed, event)
    assert [stream.below(limit) for _ in range(40)] == [plain_below(limit, source) for _ in range(40)]


def test_every_draw_below_257_is_exactly_unbiased() -> None:
    assert [limit for limit in range(2, 257) if not is_unbiased(is_accepted, limit)] == []


def test_the_proof_catches_a_remainder_without_rejection() -> None:
    fair_by_accident = [limit for limit in range(2, 257) if is_unbiased(lambda *_: True, limit)]
    assert fair_by_accident == [2, 4, 8, 16, 32, 64, 128, 256]


def test_rejection_wastes_less_than_half_of_the_bytes() -> None:
    assert min(sum(is_accepted(byte, limit, 256) for byte in range(256)) for limit in range(2, 257)) > 128


def test_each_order_of_four_cards_comes_from_exactly_one_run_of_draws() -> None:
    tallies: Counter[tuple[int, ...]] = Counter()
    for draws in product(range(4), range(3), range(2)):
        cards = [1, 2, 3, 4]
        arrange(cards, list(draws))
        tallies[tuple(cards)] += 1
    assert tallies == Counter(permutations([1, 2, 3, 4]))


@pytest.mark.parametrize(("limit", "width"), [(1, 0), (2, 1), (256, 1), (257, 2), (65536, 2), (65537, 3)])
def test_a_draw_takes_as_few_bytes_as_can_reach_its_limit(limit: int, width: int) -> None:
    assert draw_width(limit) == width


def test_a_draw_with_one_result_takes_no_byte() -> None:
    stream, untouched = ByteStream(bytes(32), 0), ByteStream(bytes(32), 0)
    stream.below(1)
    assert stream.take(8) == untouched.take(8)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="a seed is 32 bytes long"):
        FairShuffle(bytes(size))
