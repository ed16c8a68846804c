"""The private file beside a running game, with its seed and the choices that are still sealed."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour.cards.seeds import seed_from_hex
from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import move_from
from parlour.engine.rules.loading import plain_complaint, read_tree
from parlour.match.errors import BadSave
from parlour.match.file.durable import read_bytes, remove
from parlour.match.file.format import By, Moment, turn_tree
from parlour.match.log import Turn

SAVE_ENDING = ".parlour.jsonl"
_PRIVATE_ENDING = ".seed"


class _SealedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is not in the shareable file yet, and its number there."""

    n: int
    seat: int
    move: Any
    by: By = "seat"
    at: Moment = 0

    def turn(self) -> Turn:
        return Turn(self.seat, move_from(self.move), self.by, self.at)


class _PrivateLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner's private file holds."""

    seed: str
    sealed: list[_SealedTurn]
    secret: str = ""


class Private(NamedTuple):
    """What is secret of a running game: the seed, the sealed moves by number, the room's part of a mix."""

    seed: bytes
    sealed: dict[int, Turn]
    secret: bytes = b""

    def written(self) -> bytes:
        """Return it as it stands in the private file."""
        sealed = [turn_tree(n, turn) for n, turn in self.sealed.items()]
        secret = {"secret": self.secret.hex()} if self.secret else {}
        return (json.dumps({"seed": self.seed.hex(), "sealed": sealed} | secret) + "\n").encode()


def private_path(save: Path) -> Path:
    """Return where the private file of a saved game lies."""
    return save.with_name(save.name.removesuffix(SAVE_ENDING) + _PRIVATE_ENDING)


def remove_private(save: Path) -> None:
    """Remove the private file, once the seed is published."""
    remove(private_path(save))


def read_private(save: Path) -> Private:
    path = private_path(save)
    content = read_bytes(path)
    try:
        line = msgspec.convert(read_tree(content, "it"), _PrivateLine)
        sealed = {each.n: each.turn() for each in line.sealed}
        return Private(seed_from_hex(line.seed), sealed, seed_from_hex(line.secret) if line.secret else b"")
    except (msgspec.ValidationError, ValueError, ParlourError) as error:
        why = plain_complaint(str(error)).rstrip(".")
        raise BadSave("bad-seed-file", f"{path} is damaged: {why}.") from None
