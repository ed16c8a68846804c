"""The page about shuffle-v1 is enough to write it again: done here, with the page's test vectors."""

import hashlib
import hmac
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cards.codes import RANKS, SUIT_OF
from parlour.cards.fair import FairShuffle
from parlour.cards.notation import parse_card
from parlour.cards.pack import pack
from parlour.cards.seeds import commitment, mixed_seed, value_commitment
from tests.house import ROOT

PAGE = Path(ROOT, "docs", "reference", "shuffle-v1.md").read_text(encoding="utf-8")
SEEDS = {"A": bytes(32), "B": bytes(29) + bytes.fromhex("c0ffee"), "C": bytes(range(32))}


def rows(heading: str) -> list[list[str]]:
    """The rows of the table that has this heading."""
    lines = PAGE.partition(f"\n| {heading} |\n")[2].splitlines()
    table = lines[1 : lines.index("")] if "" in lines else lines[1:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table]


def stream(seed: bytes, event: int) -> Iterator[int]:
    block = 0
    while True:
        message = b"parlour shuffle-v1" + event.to_bytes(8, "big") + block.to_bytes(8, "big")
        yield from hmac.new(seed, message, hashlib.sha512).digest()
        block += 1


def number_below(n: int, source: Iterator[int]) -> int:
    width = 0
    while 256**width < n:
        width += 1
    while True:
        x = 0
        for _ in range(width):
            x = 256 * x + next(source)
        if x < 256**width - 256**width % n:
            return x % n


def shuffled(seed: bytes, event: int, packs: int, jokers: int) -> list[int]:
    cards = [0] * jokers + [code for code in range(1, 53) for _ in range(packs)]
    source = stream(seed, event)
    for i in range(len(cards) - 1, 0, -1):
        j = number_below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize(("seed", "promise"), rows("seed | commitment"))
def test_the_commitments_of_the_page(seed: str, promise: str) -> None:
    again = hashlib.sha256(b"parlour seed commitment v1" + SEEDS[seed]).hexdigest()
    assert promise == again == commitment(SEEDS[seed])


@pytest.mark.parametrize(("value", "promise"), rows("value | value commitment"))
def test_the_value_commitments_of_the_page(value: str, promise: str) -> None:
    again = hashlib.sha256(b"parlour value commitment v1" + SEEDS[value]).hexdigest()
    assert promise == again == value_commitment(SEEDS[value])


@pytest.mark.parametrize(("secret", "values", "mixed"), rows("secret | values | mixed seed"))
def test_the_mixed_seeds_of_the_page(secret: str, values: str, mixed: str) -> None:
    opened = [SEEDS.get(value) for value in values.split()]
    parts = [bytes([seat]) + value for seat, value in enumerate(opened) if value]
    whole = b"parlour mixed seed v1" + SEEDS[secret] + bytes([len(opened)]) + b"".join(parts)
    assert mixed == hashlib.sha256(whole).hexdigest() == mixed_seed(SEEDS[secret], opened).hex()


@pytest.mark.parametrize(("seed", "event", "content"), rows("seed | event | bytes"))
def test_the_bytes_of_the_page(seed: str, event: str, content: str) -> None:
    source = stream(SEEDS[seed], int(event))
    assert bytes(next(source) for _ in range(16)).hex() == content


@pytest.mark.parametrize(("seed", "event", "limit", "number"), rows("seed | event | limit | number"))
def test_the_numbers_of_the_page(seed: str, event: str, limit: str, number: str) -> None:
    again = number_below(int(limit), stream(SEEDS[seed], int(event)))
    assert int(number) == again == FairShuffle(SEEDS[seed]).below(int(limit), int(event))


@pytest.mark.parametrize(
    ("seed", "event", "packs", "jokers", "first", "last"),
    rows("seed | event | packs | jokers | first | last"),
)
def test_the_packs_of_the_page(seed: str, event: str, packs: str, jokers: str, first: str, last: str) -> None:
    again = shuffled(SEEDS[seed], int(event), int(packs), int(jokers))
    ours = pack(int(packs), int(jokers))
    FairShuffle(SEEDS[seed]).order(ours, int(event))
    assert again == ours
    assert (first, last) == (" ".join(map(str, ours[:12])), " ".join(map(str, ours[-3:])))


def test_the_card_of_every_number_is_on_the_page() -> None:
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    table = rows("| A | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | J | Q | K")
    listed = {
        int(code): (suit, rank) for suit, *codes in table for rank, code in zip(ranks, codes, strict=True)
    }
    assert sorted(listed) == list(range(1, 53))
    for code, (suit, rank) in listed.items():
        assert parse_card(f"{rank}{suit[0].upper()}") == code
    assert len({(RANKS[code], SUIT_OF[code]) for code in listed}) == 52
