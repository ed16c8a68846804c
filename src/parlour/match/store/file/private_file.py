"""The private file beside a running game, with its seed and the choices that are still sealed."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.cards.seeds import seed_from_hex
from parlour.engine.errors import ParlourError
from parlour.engine.rules.loading import plain_complaint, read_tree
from parlour.match.errors import BadSave
from parlour.match.store.file.durable import OWNER_ONLY, read_bytes, remove, write_whole
from parlour.match.store.file.format import turn_tree
from parlour.match.store.file.move_json import move_from
from parlour.match.store.port import Turn

SAVE_ENDING = ".parlour.jsonl"
_PRIVATE_ENDING = ".seed"


class _SealedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is not in the shareable file yet, and its number there."""

    n: int
    seat: int
    move: Any


class _Private(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner's private file holds."""

    seed: str
    sealed: list[_SealedTurn]


def private_path(save: Path) -> Path:
    """Where the private file of a saved game lies."""
    return save.with_name(save.name.removesuffix(SAVE_ENDING) + _PRIVATE_ENDING)


def write_private(save: Path, seed: bytes, sealed: Sequence[Turn], first: int) -> bytes:
    """Writes the private file, and returns what it holds; the sealed moves are numbered from `first`."""
    trees = [turn_tree(n, turn) for n, turn in enumerate(sealed, start=first)]
    content = (json.dumps({"seed": seed.hex(), "sealed": trees}) + "\n").encode()
    write_whole(private_path(save), content, OWNER_ONLY)
    return content


def remove_private(save: Path) -> None:
    """Takes the private file away, once the seed is published."""
    remove(private_path(save))


def read_private(save: Path) -> tuple[bytes, dict[int, Turn]]:
    """The seed and the sealed moves by their numbers."""
    path = private_path(save)
    content = read_bytes(path)
    try:
        private = msgspec.convert(read_tree(content, "it"), _Private)
        turns = {turn.n: Turn(turn.seat, move_from(turn.move)) for turn in private.sealed}
        return seed_from_hex(private.seed), turns
    except (msgspec.ValidationError, ValueError, ParlourError) as error:
        why = plain_complaint(str(error)).rstrip(".")
        raise BadSave("bad-seed-file", f"{path} is damaged: {why}.") from None
