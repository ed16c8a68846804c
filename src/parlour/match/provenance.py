"""What a match begins with: who sits where, what they bring, and where its seed comes from.

A seed is drawn in secret, given beforehand, or mixed by everybody at the table.
"""

import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from parlour.cards.seeds import commitment, mixed_seed, value_commitment
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.printable import STAND_IN

_LONGEST_NAME: Final = 24
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")

Reveal = Literal["end", "never"]
"""When the seed is told: with the last line, or never, so that folded hands stay secret."""


class SeatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in front of a seat: a name, and who plays there (`me`, `house:hard`, `random`)."""

    name: str
    player: str


NOBODY: Final = SeatCard("", "")
"""The card of an empty chair."""


class SpelledStart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A start as it is written: every seat's stack, 0 for an empty chair, and who deals if it says that."""

    stacks: list[int]
    dealer: Annotated[int, msgspec.Meta(ge=NO_DEALER)] = NO_DEALER

    def start(self) -> Start:
        return Start(tuple(self.stacks), self.dealer)


def spell_start(start: Start | None) -> SpelledStart | None:
    """Return the start to be written down; None where a whole game is played."""
    return None if start is None else SpelledStart(list(start.stacks), start.dealer)


def read_start(spelled: SpelledStart | None) -> Start | None:
    """Return the start that was written down, if any was."""
    return None if spelled is None else spelled.start()


def without_empty(cards: Sequence[SeatCard], start: Start | None) -> list[SeatCard]:
    """Return the cards with nobody's on the empty chairs of the start."""
    if start is None:
        return list(cards)
    return [NOBODY if start.is_empty(seat) else card for seat, card in enumerate(cards)]


def name_complaint(name: str) -> str:
    """Return what is wrong with a name, or "" when it fits on a card and on any screen."""
    if not name.strip():
        return "a name has at least one letter"
    if len(name) > _LONGEST_NAME:
        return f"a name has at most {_LONGEST_NAME} letters"
    is_good = name.isprintable() and STAND_IN not in name
    return "" if is_good else "a name has only letters that can be printed"


def is_digest(text: str) -> bool:
    """Return whether these are 32 bytes in hexadecimal digits, as commitments and values are written."""
    return _DIGEST.fullmatch(text) is not None


class SeatLuck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat gave to the mix: a commitment and the value behind it; "" where it gave none."""

    commitment: str = ""
    value: str = ""

    def fits(self) -> bool:
        """Return whether the value, if there is one, is the one committed to."""
        return not self.value or value_commitment(bytes.fromhex(self.value)) == self.commitment


class Mix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of a mixed seed: the room's commitment, and what each seat gave."""

    room: str
    seats: list[SeatLuck]

    def seed(self, secret: bytes) -> bytes:
        """Return the seed that comes of it with the room's secret."""
        values = [bytes.fromhex(seat.value) if seat.value else None for seat in self.seats]
        return mixed_seed(secret, values)

    def complaint(self, seats: int) -> str:
        """Return what cannot be read of it at a table of so many seats, or ""."""
        if len(self.seats) != seats:
            return f"there are {seats} seats, and not {len(self.seats)}"
        texts = [text for seat in self.seats for text in (seat.commitment, seat.value) if text]
        is_good = all(map(is_digest, (self.room, *texts)))
        return "" if is_good else "it takes 64 hexadecimal digits"


def mix_of(secret: bytes, commitments: Sequence[str], values: Sequence[bytes | None]) -> Mix:
    """Return the mix of a room with this secret and each seat's commitment ("" for none) and opened value."""
    opened = [value.hex() if value else "" for value in values]
    seats = [SeatLuck(promise, value) for promise, value in zip(commitments, opened, strict=True)]
    return Mix(commitment(secret), seats)


class Provenance(NamedTuple):
    """Where the seed of a match comes from, and when it is told."""

    given: bool = False
    """Somebody chose it beforehand, and could know every card."""
    mix: Mix | None = None
    secret: bytes = b""
    """The room's part of a mix; told with the seed."""
    reveal: Reveal = "end"
