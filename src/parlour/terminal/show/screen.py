"""A screen: where a table is shown and answers are read. This one is linear text; `app` draws."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from queue import Queue
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.printable import printable
from parlour.terminal.clock import Timer, TurnClock
from parlour.terminal.errors import ASKED, Left, ScreenLost
from parlour.terminal.home.settings import Settings
from parlour.terminal.show.ascii import spell_for
from parlour.terminal.show.keyboard import Keyboard
from parlour.terminal.show.options import NOTHING, Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.plain import plain_choices, plain_table, without_markup
from parlour.terminal.signals import Signals, deaf_to_interrupts
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.terminal.tournament.board import Board
    from parlour.terminal.tournament.strip import Strip

_COVER: Final = "\f" + "\n" * 60
ReadLine = Callable[[float | None], str]
"""Reads a line; TimeoutError where none came in so many seconds, if a number of them is given."""


class Screen:
    """Linear text on standard output, answers from standard input; a closed one ends the sitting."""

    keeps_text = True
    """Whether what was shown stays in sight when the table is drawn anew."""

    unhurried = 0.0
    """How long a bot takes to answer, unless somebody wants no pauses."""

    def __init__(self, words: TerminalWords | None = None, settings: Settings | None = None) -> None:
        self.words = words or TerminalWords()
        self.settings = settings or Settings()
        self.keyboard = Keyboard()
        self.read_line: ReadLine = self.keyboard.next_line
        """Where answers come from: a line with its end, or "" when nothing can come any more."""
        self.clock: TurnClock | None = TurnClock() if self.settings.clock else None
        """The clock by which people play here, where one runs."""
        self.parting: list[str] = []
        """What is left to say when the sitting ends, however it does."""
        self.question = ""
        """What was asked last, in case something else is shown before the answer comes."""

    @property
    def moment(self) -> float:
        """Return how long a bot takes, so that people can follow and time tells nothing of its cards."""
        return 0.0 if self.settings.fast else self.unhurried

    def signals(self) -> AbstractContextManager[Signals]:
        """Return what ends a sitting from outside, while it is entered."""
        return Signals()

    @contextmanager
    def listening(self, inbox: "Queue[Any]") -> Iterator[None]:
        """Put every line that is typed meanwhile into the inbox, and "" when none can come any more."""
        before = self.read_line
        self._carry_into(inbox)
        try:
            yield
        finally:
            self.read_line = before
            self._carry_back(inbox)

    def _carry_into(self, inbox: "Queue[Any]") -> None:
        """Let typed lines go there."""
        self.keyboard.carry_into(inbox)

    def _carry_back(self, inbox: "Queue[Any]") -> None:
        """Let typed lines go to whoever asks again, those first that nobody has taken from there."""
        self.keyboard.carry_back(inbox)

    def lend_terminal(self, work: Callable[[], int]) -> None:
        """Let something else use the terminal, which hears Ctrl-C in our place; exit codes are its own."""
        with deaf_to_interrupts():
            work()

    # What is shown

    def say(self, text: str = "") -> None:
        """Write one or more lines of text."""
        self.write(self.words.spelled_out(printable(text)) + "\n")

    def warn(self, text: str) -> None:
        """Say that something did not work, and why."""
        self.say(text)

    def happened(self, sentence: str) -> None:
        """Tell something that just happened at the table."""
        self.say(sentence)

    def show_table(self, page: Page) -> None:
        self.say("\n".join(plain_table(page)))

    def show_text(self, lines: Sequence[str]) -> None:
        """Show lines where a table would stand."""
        self.say("\n".join(lines))

    def show_choices(self, page: Page) -> None:
        self.say("\n".join(plain_choices(page)))

    def page(self, text: str) -> None:
        """Show a longer text, such as the rules."""
        self.say(f"\n{without_markup(text).rstrip()}\n")

    def show_strip(self, strip: "Strip | None") -> None:
        """Keep in sight how the tournament around the table stands; text tells it when a deal begins."""

    def show_board(self, board: "Board") -> None:
        """Show a tournament where a table would stand; text tells what changes."""

    def show_timer(self, timer: Timer | None) -> None:
        """Show how much time there is for what is decided now; None when it is decided."""
        if timer is not None:
            self.say(timer.text(self.words))

    def hurry(self, timer: Timer) -> None:
        """Warn that the time is nearly up."""
        self.say()
        self.say(timer.text(self.words))
        self.put_question(self.question)

    def showdown(self, sentences: Sequence[str]) -> None:
        """Wait until everybody has seen how a hand or a round was settled, where time passes at all."""
        if self.moment:
            self.ask(self.words("turn.go-on"))

    def new_page(self) -> None:
        """Begin a new drawing; plain text just goes on."""

    def cover(self) -> None:
        """Take everything shown so far out of sight, for the next person."""
        self.write(_COVER)

    # What is asked

    def hand_over(self, question: str) -> None:
        """Wait until somebody says that only they look; what was typed before that counts for nothing."""
        self.keyboard.forget_typed()
        self.ask(question)

    def forgets_typed(self) -> bool:
        """Return whether a person types here: what they typed before a hand-over counts for nothing."""
        return sys.stdin.isatty()

    def choose(self, question: str, offers: Sequence[Offer], default: str = "") -> str:
        """Return the word of one of these offers, or the word for going back; ask until it is one."""
        self.say("\n".join(f"{offer.word}: {offer.label}" for offer in offers))
        while True:
            line = self.ask(self.words("menu.question", question=question, default=default)) or default
            found = found_offer(line, offers, self.words)
            if found is not None:
                return found
            self.warn(self.words("menu.choose-wrong", word=line, first=offers[0].word, last=offers[-1].word))

    def choose_one(self, question: str, labels: Sequence[str], usual: int = 0) -> int | None:
        """Return the place of one of these, shown from 1 and counted from 0; None for whoever goes back."""
        offers = [Offer(str(number), label) for number, label in enumerate(labels, start=1)]
        word = self.choose(question, offers, str(usual + 1))
        return None if self.words.means(word, "word.back") else int(word) - 1

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        """Return what the person answers, without blanks around it; the end of input means they have left."""
        self.put_question(question)
        try:
            line = self.read_line(None)
        except OSError:
            raise Left(ASKED) from None
        if not line:
            self.say()
            raise Left(ASKED)
        if not sys.stdin.isatty():
            self.write(line)
        return line.strip()

    def ask_or_back(self, question: str, offered: Offered = NOTHING) -> str | None:
        """Return what the person answers, or None for whoever goes back."""
        line = self.ask(question, offered._replace(back=self.words("word.back")))
        return None if self.words.means(line, "word.back") else line

    def ask_for_one(self, question: str, offered: Offered) -> str:
        """Return the word of one of the offers; ask until it is one of them."""
        words = [offer.word for offer in offered.offers]
        while (line := self.ask(question, offered).lower()) not in words:
            wrong = self.words("menu.choose-wrong", word=line, first=words[0], last=words[-1])
            self.warn(wrong if line else self.words("unclear.nothing"))
        return line

    def await_words(self, offered: Offered) -> str:
        """Return what somebody types, if they like, while others are waited for."""
        return self.read_line(None).strip()

    def count_down(self, timer: Timer) -> None:
        """Say the second that is left, below the question."""
        self.say(f"\n{timer.text(self.words)}")

    def time_is_up(self) -> None:
        """Take a question away that is no longer open; what somebody had begun to type counts for nothing."""
        self.keyboard.forget_typed()
        self.say()

    def put_question(self, question: str) -> None:
        """Write a question, and leave room for the answer."""
        self.question = question
        self.write(self.words.spelled_out(printable(question)) + " ")

    def write(self, text: str) -> None:
        try:
            sys.stdout.write(spell_for(sys.stdout.encoding, text))
            sys.stdout.flush()
        except OSError as error:
            raise ScreenLost(error) from None


def found_offer(line: str, offers: Sequence[Offer], words: TerminalWords) -> str | None:
    """Return the word of the offer that a line means: by its word, or by the beginning of its label alone."""
    said = line.lower().strip()
    if words.means(said, "word.back"):
        return words("word.back")
    for offer in offers:
        if said == offer.word.lower():
            return offer.word
    begun = [offer.word for offer in offers if said and offer.label.lower().startswith(said)]
    return begun[0] if len(begun) == 1 else None


Work = Callable[[Screen], int]
"""What is done at a screen; it returns the program's exit code."""
