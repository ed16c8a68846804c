"""What the command line says no with, beyond what games and saved games say, and its exit codes."""

from typing import Final

from parlour.engine.plain_errors import ParlourError

UNREAD: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


class BadOption(ParlourError):
    """An option or argument that makes no sense; the sentence says which and why."""
