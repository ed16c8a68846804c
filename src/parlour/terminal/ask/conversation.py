"""The talk with the person whose turn it is, until there is a move."""

from collections.abc import Callable

from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.engine.words.keys import HELP, LEAVE, rules_key
from parlour.match.match import Match
from parlour.terminal.ask.counsel import hint_text, worth_text
from parlour.terminal.ask.offering import moves_offered
from parlour.terminal.ask.parse import open_form, read_words, verb_and_rest
from parlour.terminal.ask.question import Details, Question
from parlour.terminal.ask.questions import made_move, questions_of
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.help import advice, explained, help_page, in_force
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords

LEAVE_WORDS = (LEAVE, "quit", "exit")
_ASIDES = ("word.rules", "word.log", "word.tips", "word.hint", "word.worth")


def log_text(sentences: list[str], words: TerminalWords) -> str:
    """What has happened so far, a line each."""
    return "\n".join(f"- {each}" for each in sentences) or words("turn.no-news")


class _Back(Exception):
    """The person thought better of the move."""


class Conversation:
    """Asks, explains and asks again; it changes nothing at the table."""

    def __init__(self, screen: Screen, match: Match, page: Page) -> None:
        self.screen = screen
        self.match = match
        self.page = page
        self.words = page.words
        self.before_hint: Callable[[], None] = lambda: None
        """Notes that the person asks the house."""

    def move(self) -> Move:
        """The move the person decides on; raises Left when they leave instead."""
        while True:
            try:
                move = self._answer(self.screen.ask(self.words("turn.move"), moves_offered(self.page)))
            except Unclear as error:
                self.screen.warn(self.words.say(error.said))
            except _Back:
                self.screen.show_choices(self.page)
            else:
                if move is not None:
                    return move

    def _answer(self, line: str) -> Move | None:
        """The move that the line makes; None when it asked for something else."""
        if not line:
            raise Unclear("unclear-move", "turn.nothing-typed")
        if line.lower() in LEAVE_WORDS:
            raise Left
        if self.is_about(line):
            return None
        verb, words = verb_and_rest(line, self.page)
        return self._filled_in(open_form(verb, self.page), words)

    def is_about(self, line: str) -> bool:
        """Answers questions about the game; False when the line is no such question."""
        first, _, rest = line.partition(" ")
        if line.startswith(HELP):
            self._explain(line.removeprefix(HELP).strip())
        elif self.words.means(first, "word.help"):
            self._explain(rest.strip())
        elif self._asks_for_rules(line):
            self.screen.page(self.rules_text())
        elif self.words.means(line, "word.log"):
            self.screen.page(log_text(self.log(), self.words))
        elif self.words.means(line, "word.tips"):
            self.screen.page(self.tips_text() or self.words("help.no-tips"))
        elif self.words.means(line, "word.hint"):
            self.screen.page(self.hint_text())
        elif self.words.means(line, "word.worth"):
            self.screen.page(self.worth_text())
        else:
            return False
        return True

    def _is_aside(self, line: str) -> bool:
        """Whether a line asks for something that can be read in the middle of a move too."""
        return any(self.words.means(line, key) for key in _ASIDES)

    def hint_text(self) -> str:
        self.before_hint()
        return f"{hint_text(self.match, self.page)}\n\n{self.words('hint.casual')}"

    def worth_text(self) -> str:
        return worth_text(self.match, self.page)

    def tips_text(self) -> str:
        """How to play well, as the rules file has it; "" where it says nothing."""
        return advice(self.match.game, self.match.rules, self.words)

    def _asks_for_rules(self, line: str) -> bool:
        word = self.words("word.rules")
        return self.words.means(line, "word.rules") or line.lower() == rules_key(self.page.keys, word)

    def rules_text(self) -> str:
        """The rules in words, and the switches in force below them."""
        match, clock = self.match, self.screen.clock
        is_by_rules = clock is not None and clock.own_seconds is None
        text = match.game.text(match.rules, "player", self.words.language, clock=is_by_rules).rstrip()
        return f"{text}\n\n{in_force(self.page.title, match.game, match.rules, self.words, clock)}"

    def log(self) -> list[str]:
        """What has happened so far."""
        return self.match.lately(self.page.view.viewer, language=self.words.language)

    def help_text(self) -> str:
        return help_page(self.page, self.match.game, self.match.rules)

    def _explain(self, words: str) -> None:
        """The whole help, or one move."""
        if words:
            verb, _ = verb_and_rest(words, self.page)
            self.screen.page(explained(verb, self.page))
        else:
            self.screen.page(self.help_text())

    def _filled_in(self, form: Form, words: list[str]) -> Move:
        """The move of this form, with what the words leave open asked for."""
        details = Details()
        for question in read_words(questions_of(form, self.page), words, details):
            self._ask_for(question, details, form)
        return made_move(form, details)

    def _ask_for(self, question: Question, details: Details, form: Form) -> None:
        """Asks for one detail until the answer can be read."""
        question.narrow(details)
        if question.is_forced():
            return question.read_all(question.default().split(), details)
        while True:
            try:
                return question.read_all(self._words_for(question, form), details)
            except Unclear as error:
                self.screen.warn(self.words.say(error.said))

    def _words_for(self, question: Question, form: Form) -> list[str]:
        """What the person answers to one question; Enter takes what stands there already."""
        default, back = question.default(), self.words("word.back")
        key = "ask.default" if default else "ask.no-default"
        asked = self.words(key, question=question.text(), default=default, back=back)
        while self._is_aside(line := self.screen.ask(asked, question.offered()._replace(back=back))):
            self.is_about(line)
        if self.words.means(line, "word.back"):
            raise _Back
        if not (line or default or question.least == 0):
            raise Unclear("unclear-move", "turn.nothing-answered", back=back)
        if line.lower() in LEAVE_WORDS:
            raise Left
        if line == HELP:
            raise Unclear("unclear-move", "unclear.rule", rule=self.page.rule(form.verb))
        return (line or default).replace(",", " ").split()
