"""What a terminal table says no with, and how a person leaves it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.engine.words.sentence import Sentence
from parlour.terminal.words import TerminalWords

ASKED: Final = 0


class Unclear(ParlourError):
    """Words typed at the table that name no move or no detail of one; the table asks again.

    What is said is a sentence of the terminal's own: `Unclear("not-a-number", "unclear.number", word="x")`.
    """

    def __init__(self, code: str, key: str, /, **fields: Any) -> None:
        Exception.__init__(self, code)
        self.code = code
        self.said = Sentence(key, fields)

    @property
    def sentence(self) -> str:  # type: ignore[override]
        """Say the same in English, for whoever knows no other language."""
        return TerminalWords().say(self.said)

    def __str__(self) -> str:
        return self.sentence


class Left(Exception):
    """The person has left the table; the exit code says how."""

    def __init__(self, exit_code: int = ASKED) -> None:
        super().__init__("the person has left the table")
        self.exit_code = exit_code


class ScreenLost(Left):
    """Nobody can be shown anything any more: the pipe is closed or the disk behind it full."""

    def __init__(self, error: OSError) -> None:
        super().__init__(ASKED)
        self.error = error


@contextmanager
def reading_on() -> Iterator[None]:
    """Let something be read until whoever reads it has had enough; raise OSError for a lost screen."""
    try:
        yield
    except ScreenLost as lost:
        raise lost.error from None
    except Left:
        pass
