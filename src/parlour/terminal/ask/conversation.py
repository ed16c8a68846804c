"""The talk with the person whose turn it is, until there is a move."""

from collections.abc import Callable

from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.engine.words.keys import HELP, LEAVE
from parlour.terminal.ask.parse import names_move, open_form, read_words, verb_and_rest
from parlour.terminal.ask.question import Details, Question
from parlour.terminal.ask.questions import move_of, questions_of
from parlour.terminal.ask.services import Services
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.show.options import moves_offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen

LEAVE_WORDS = (LEAVE, "quit", "exit")


class _Back(Exception):
    """The person thought better of the move."""


class _Instead(Exception):
    """The person made a whole move where a part of one was asked for."""

    def __init__(self, move: Move) -> None:
        super().__init__(move)
        self.move = move


class Conversation:
    """Asks, explains and asks again; it plays nothing.

    `services` answers questions about the game, `commands` carries out what else a line asks of the table.
    """

    def __init__(
        self,
        screen: Screen,
        page: Page,
        services: Services,
        commands: Callable[[str], bool] = lambda line: False,
    ) -> None:
        self.screen = screen
        self.page = page
        self.words = page.words
        self._services = services
        self._commands = commands

    def move(self) -> Move:
        """Return the move that the person decides on; raise Left when they leave instead."""
        while True:
            try:
                move = self._answer(self.screen.ask(self.words("turn.move"), moves_offered(self.page)))
            except Unclear as error:
                self.screen.warn(self.words.say(error.said))
            except _Back:
                self.screen.show_choices(self.page)
            except _Instead as other:
                return other.move
            else:
                if move is not None:
                    return move

    def _answer(self, line: str) -> Move | None:
        """Return the move that the line makes; None when it asked for something else."""
        if not line:
            raise Unclear("unclear-move", "turn.nothing-typed")
        if line.lower() in LEAVE_WORDS:
            raise Left
        if self._commands(line) or self._services.answers(line, self.page):
            return None
        return self._move_said(line)

    def _move_said(self, line: str) -> Move:
        """Return the move that the line names, as the hint did or by its verb, after asking for the rest."""
        hinted = self._services.hinted_move(line, self.page)
        if hinted is not None:
            return hinted
        verb, words = verb_and_rest(line, self.page)
        return self._fill_in(open_form(verb, self.page), words)

    def _fill_in(self, form: Form, words: list[str]) -> Move:
        """Return the move of this form, after asking for what the words leave open."""
        details = Details()
        for question in read_words(questions_of(form, self.page), words, details):
            self._ask_for(question, details, form)
        return move_of(form, details)

    def _ask_for(self, question: Question, details: Details, form: Form) -> None:
        """Ask for one detail until the answer can be read."""
        question.narrow(details)
        if question.is_forced():
            return question.read_all(question.default().split(), details)
        while True:
            try:
                return self._read_answer(self._answer_to(question, form), question, details)
            except Unclear as error:
                self.screen.warn(self.words.say(error.said))

    def _read_answer(self, line: str, question: Question, details: Details) -> None:
        """Read the answer to one question; what is none, but names a whole move, is that move."""
        try:
            question.read_all(line.replace(",", " ").split(), details)
        except Unclear:
            if self._services.hinted_move(line, self.page) or names_move(line, self.page):
                raise _Instead(self._move_said(line)) from None
            raise

    def _answer_to(self, question: Question, form: Form) -> str:
        """Return what the person answers to one question; Enter takes what stands there already."""
        default, back = question.default(), self.words("word.back")
        key = "ask.default" if default else "ask.no-default"
        asked = self.words(key, question=question.text(), default=default, back=back)
        offered = question.offered()._replace(back=back)
        while self._services.is_aside(line := self.screen.ask(asked, offered), self.page):
            pass
        if self.words.means(line, "word.back"):
            raise _Back
        if not (line or default or question.least == 0):
            raise Unclear("unclear-move", "turn.nothing-answered", back=back)
        if line.lower() in LEAVE_WORDS:
            raise Left
        if line == HELP:
            raise Unclear("unclear-move", "unclear.rule", rule=self.page.rule(form.verb))
        return line or default
