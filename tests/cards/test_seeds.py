"""Seeds and the promises made about them."""

from hashlib import sha256

import pytest

from parlour.cards.seeds import commitment, fresh_seed, mixed_seed, seed_from_hex, value_commitment


def test_a_fresh_seed_is_32_bytes_and_never_the_same() -> None:
    assert {len(fresh_seed()) for _ in range(50)} == {32}
    assert len({fresh_seed() for _ in range(50)}) == 50


def test_a_commitment_is_a_digest_of_label_and_seed() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == sha256(b"parlour seed commitment v1" + seed).hexdigest()


def test_the_commitment_of_a_seed_never_changes() -> None:
    assert commitment(bytes(32)) == "367e3479c5134b23f77c029d4767de89402e1058a9ecb5e041fc9a9fdad1c566"


def test_only_a_whole_seed_can_be_promised() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(b"short")


def test_a_short_seed_is_filled_up_with_zeros_on_the_left() -> None:
    assert seed_from_hex("c0FFEe") == bytes(29) + b"\xc0\xff\xee"


def test_an_odd_number_of_digits_is_welcome() -> None:
    assert seed_from_hex("7") == bytes(31) + b"\x07"


def test_64_digits_are_the_whole_seed() -> None:
    assert seed_from_hex("ab" * 32) == b"\xab" * 32


@pytest.mark.parametrize("text", ["", "0" * 65])
def test_too_few_or_too_many_digits_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"1 to 64 hexadecimal digits, and this has {len(text)}"):
        seed_from_hex(text)


@pytest.mark.parametrize(
    ("text", "digit", "place"),
    [("0x12", "x", 2), ("12 34", " ", 3), ("1_0", "_", 2), ("-1", "-", 1), ("a٣", "٣", 2)],
)
def test_what_is_no_digit_is_named_with_its_place(text: str, digit: str, place: int) -> None:
    with pytest.raises(ValueError, match="is not a hexadecimal digit") as refusal:
        seed_from_hex(text)
    assert str(refusal.value).startswith(f"'{digit}' (place {place} of the seed)")


def test_a_value_never_passes_for_a_seed() -> None:
    assert value_commitment(bytes(32)) != commitment(bytes(32))


def test_a_mixed_seed_hangs_on_the_secret_every_value_and_every_place() -> None:
    secret, one, other = (bytes([byte]) * 32 for byte in (1, 2, 3))
    mixes = [(one, other), (other, one), (one, None), (None, one), (one,), (one, None, None), (None,), ()]
    assert len({mixed_seed(each, values) for each in (secret, one) for values in mixes}) == 16


@pytest.mark.parametrize("values", [[b"short"], [bytes(33)], [None] * 256])
def test_only_whole_values_of_so_many_seats_are_mixed(values: list[bytes | None]) -> None:
    with pytest.raises(ValueError, match=r"32 bytes|at most 255 seats"):
        mixed_seed(bytes(32), values)
