"""What a saved game is refused with."""

from parlour.engine.errors import ParlourError


class BadSave(ParlourError):
    """A saved game that cannot be read, written or gone on with; the sentence says where and why."""


class BadFolder(ParlourError):
    """A place for saved games that cannot be used."""


def at_line(number: int, code: str, why: str) -> BadSave:
    """Return the complaint about one line of a saved game."""
    return BadSave(code, f"Line {number} {why}.")
