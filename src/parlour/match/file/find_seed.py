"""Finding the seed of a saved game: in its last line, and before the end in the private file beside it."""

from pathlib import Path

from parlour.cards.seeds import commitment
from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import read_tree
from parlour.match.errors import BadSave, at_line
from parlour.match.file.private_file import Private, private_path, read_private
from parlour.match.file.record import Record
from parlour.match.provenance import is_digest


def published_seed(record: Record) -> bytes | None:
    """Return the seed that the file tells, even if other lines were edited: the commitment vouches for it."""
    seeds = [seed for line in record.lines if b'"seed"' in line and (seed := seed_in(line))]
    return next((seed for seed in seeds if commitment(seed) == record.header.commitment), None)


def seed_in(line: bytes) -> bytes | None:
    """Return the seed that a line tells, if it is a line and a seed."""
    try:
        told = read_tree(line, "it").get("seed")
        return bytes.fromhex(told) if isinstance(told, str) and is_digest(told) else None
    except BadRules:
        return None


def kept_seed(path: Path, record: Record) -> Private:
    """Return what the private file holds, or a sentence why nothing can be dealt."""
    place = private_path(path)
    if not place.exists():
        raise _no_seed(path, record)
    private = read_private(path)
    if commitment(private.seed) != record.header.commitment:
        raise BadSave("wrong-seed", f"The seed in {place} does not fit the commitment in line 1.")
    return private


def _no_seed(path: Path, record: Record) -> BadSave:
    if record.header.reveal == "never":
        return never_told()
    if record.ending is not None:
        return wrong_seed(len(record.entries) + 2)
    why = f"This game is not finished, and its private file {private_path(path).name} is not beside it"
    return BadSave("no-seed", f"{why}: without the seed nothing can be dealt.")


def never_told() -> BadSave:
    return BadSave(
        "never-told",
        "The seed of this game is never told (reveal: never), so that folded hands stay secret: its cards, "
        "moves and result can neither be shown again nor checked.",
    )


def wrong_seed(number: int) -> BadSave:
    return at_line(number, "wrong-seed", "has a seed that does not fit the commitment in line 1")
