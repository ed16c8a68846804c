"""Several questions in a row, of which any can be taken back."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import LEAVE
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.screen import Screen

_Answer = TypeVar("_Answer")
_Result = TypeVar("_Result")


class _Back(Exception):
    """The person wants to be asked the question before this one again."""


class Interview:
    """Asks until it has every answer; whoever goes back from the first question leaves."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._answers: list[Any] = []
        self._asked = 0

    def conduct(self, questions: Callable[["Interview"], _Result]) -> _Result:
        """Ask what these ask; after a step back they run again, with the answers up to there."""
        while True:
            self._asked = 0
            try:
                return questions(self)
            except _Back:
                if not self._answers:
                    raise Left from None
                self._answers.pop()

    def ask(
        self, question: str, default: str, read: Callable[[str], _Answer], offers: Sequence[Offer] = ()
    ) -> _Answer:
        """Ask until the answer can be read; Enter is the default."""
        if self._asked == len(self._answers):
            self._answers.append(self._answer(question, default, read, offers))
        answer: _Answer = self._answers[self._asked]
        self._asked += 1
        return answer

    def _answer(
        self, question: str, default: str, read: Callable[[str], _Answer], offers: Sequence[Offer]
    ) -> _Answer:
        screen = self.screen
        asked = screen.words("menu.question", question=question, default=default)
        while True:
            line = screen.ask_or_back(asked, Offered(offers=offers, default=default))
            if line is None:
                raise _Back
            if line.lower() == LEAVE:
                raise Left
            try:
                return read(line or default)
            except Unclear as error:
                screen.warn(screen.words.say(error.said))
            except ParlourError as error:
                screen.warn(error.sentence)
