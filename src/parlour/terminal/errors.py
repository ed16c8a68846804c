"""What a terminal table says no with, and how a person leaves it."""

from typing import Final

from parlour.engine.errors import ParlourError

ASKED: Final = 0
INTERRUPTED: Final = 130


class Unclear(ParlourError):
    """Words typed at the table that name no move or no detail of one; the table asks again."""


class Left(Exception):
    """The person has left the table; the exit code says how."""

    def __init__(self, exit_code: int = ASKED) -> None:
        super().__init__("the person has left the table")
        self.exit_code = exit_code
