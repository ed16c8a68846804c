# parlour: hot
"""Seeds: the 32 secret bytes behind a fair shuffle, and the promise that they are not changed later.

Where several people play, the seed is mixed from a secret of the room and a value of each of them, so that
nobody alone can choose it (docs/reference/shuffle-v1.md says it byte by byte).
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from string import hexdigits
from typing import Final

SEED_BYTES: Final = 32
_COMMITMENT_LABEL: Final = b"parlour seed commitment v1"
_VALUE_LABEL: Final = b"parlour value commitment v1"
_MIX_LABEL: Final = b"parlour mixed seed v1"
_MOST_SEATS: Final = 255


def fresh_seed() -> bytes:
    """Return a new seed that nobody can guess."""
    return token_bytes(SEED_BYTES)


def checked_seed(seed: bytes) -> bytes:
    """Return the seed again; raise ValueError unless it is as long as a seed must be."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes long, and this one is {len(seed)}")
    return seed


def commitment(seed: bytes) -> str:
    """Return what the house shows before the deal, so that the seed it shows afterwards can be checked."""
    return sha256(_COMMITMENT_LABEL + checked_seed(seed)).hexdigest()


def value_commitment(value: bytes) -> str:
    """Return what a person shows when sitting down, so that the value opened later can be checked."""
    return sha256(_VALUE_LABEL + checked_seed(value)).hexdigest()


def mixed_seed(secret: bytes, values: Sequence[bytes | None]) -> bytes:
    """Mix a room's secret and the values of its seats into a seed; None is a seat without one."""
    if len(values) > _MOST_SEATS:
        raise ValueError(f"a seed is mixed for at most {_MOST_SEATS} seats, and not for {len(values)}")
    mixed = _MIX_LABEL + checked_seed(secret) + bytes([len(values)])
    for seat, value in enumerate(values):
        if value is not None:
            mixed += bytes([seat]) + checked_seed(value)
    return sha256(mixed).digest()


def seed_of(given: int | str | bytes | None) -> bytes:
    """Return a seed from a number, hexadecimal digits or its bytes; from None a new one that is secret."""
    if given is None:
        return fresh_seed()
    if isinstance(given, bytes):
        return checked_seed(given)
    return seed_from_hex(f"{given:x}" if isinstance(given, int) else given)


def seed_from_hex(text: str) -> bytes:
    """Read a seed from 1 to 64 hexadecimal digits; a short one is filled up with zeros on the left."""
    digits = 2 * SEED_BYTES
    if not 1 <= len(text) <= digits:
        raise ValueError(f"a seed is written in 1 to {digits} hexadecimal digits, and this has {len(text)}")
    for place, digit in enumerate(text, start=1):
        if digit not in hexdigits:
            raise ValueError(f"'{digit}' (place {place} of the seed) is not a hexadecimal digit: 0-9 or a-f")
    return bytes.fromhex(text.zfill(digits))
