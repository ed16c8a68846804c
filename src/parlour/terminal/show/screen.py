"""A screen: where a table is shown and answers are read, and which one fits; colour is in its own file."""

import os
import sys
from collections.abc import Callable
from typing import Final

from parlour.engine.printable import printable
from parlour.engine.words.phrasebook import ENGLISH
from parlour.terminal.errors import ASKED, Left, ScreenLost
from parlour.terminal.show.page import Page
from parlour.terminal.show.plain import plain_choices, plain_table
from parlour.terminal.words import TerminalWords

_MOMENT: Final = 0.35
_COVER: Final = "\f" + "\n" * 60


class Screen:
    """Linear text on standard output, answers from standard input; a closed one ends the sitting."""

    keeps_text = True
    """Whether what was shown stays in sight when the table is drawn anew."""

    moment = 0.0
    """How long a bot takes to answer, so that people can follow, and the time tells nothing of its cards."""

    def __init__(self, words: TerminalWords | None = None) -> None:
        self.words = words or TerminalWords()
        self.read_line: Callable[[], str] = _typed
        """Where answers come from: a line with its end, or "" when nothing can come any more."""
        self.question = ""
        """What was asked last, in case something else is shown before the answer comes."""

    def say(self, text: str = "") -> None:
        """One or more lines of text."""
        self.write(self.words.spelled_out(printable(text)) + "\n")

    def warn(self, text: str) -> None:
        """A sentence about something that did not work."""
        self.say(text)

    def happened(self, sentence: str) -> None:
        """Something that just happened at the table."""
        self.say(sentence)

    def show_table(self, page: Page) -> None:
        self.say("\n".join(plain_table(page)))

    def show_choices(self, page: Page) -> None:
        self.say("\n".join(plain_choices(page)))

    def page(self, text: str) -> None:
        """A longer text, such as the rules."""
        self.say(f"\n{text.rstrip()}\n")

    def new_page(self) -> None:
        """Begins a new drawing; plain text just goes on."""

    def cover(self) -> None:
        """Takes everything shown so far out of sight, for the next person."""
        self.write(_COVER)

    def ask(self, question: str) -> str:
        """What the person answers, without blanks around it; the end of input means they have left."""
        self.put_question(question)
        try:
            line = self.read_line()
        except OSError:
            raise Left(ASKED) from None
        if not line:
            self.say()
            raise Left(ASKED)
        if not sys.stdin.isatty():
            self.write(line)
        return line.strip()

    def put_question(self, question: str) -> None:
        """Writes a question, and leaves room for the answer."""
        self.question = question
        self.write(self.words.spelled_out(printable(question)) + " ")

    def write(self, text: str) -> None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError as error:
            raise ScreenLost(error) from None


def _typed() -> str:
    return sys.stdin.readline()


def screen_for(*, plain: bool, fast: bool, language: str = ENGLISH) -> Screen:
    """Colour on a real terminal, linear text wherever that would be a nuisance."""
    screen = _screen_in(TerminalWords(language), plain=plain)
    screen.moment = 0.0 if fast or not sys.stdout.isatty() else _MOMENT
    return screen


def _screen_in(words: TerminalWords, *, plain: bool) -> Screen:
    if plain or not can_draw():
        return Screen(words)
    from parlour.terminal.show.colour import ColourScreen

    return ColourScreen(words)


def can_draw() -> bool:
    """Whether both ends are a terminal that can move its cursor and show the suits."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
