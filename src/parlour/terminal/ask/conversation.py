"""The talk with the person whose turn it is, until there is a move."""

from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.match.match import Match
from parlour.terminal.ask.keys import HELP, LEAVE, LOG_WORD, RULES_WORD, rules_key
from parlour.terminal.ask.parse import open_form, read_words, verb_and_rest
from parlour.terminal.ask.questions import Details, Step, made_move, steps_of
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.help import explained, help_page
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen

LEAVE_WORDS = (LEAVE, "quit", "exit")
BACK_WORD = "back"


class Back(Exception):
    """The person thought better of the move."""


class Conversation:
    """Asks, explains and asks again; it changes nothing at the table."""

    def __init__(self, screen: Screen, match: Match, page: Page) -> None:
        self.screen = screen
        self.match = match
        self.page = page

    def move(self) -> Move:
        """The move the person decides on; raises Left when they leave instead."""
        while True:
            try:
                move = self.answer(self.screen.ask("Your move?"))
            except Unclear as error:
                self.screen.warn(error.sentence)
            except Back:
                self.screen.show_choices(self.page)
            else:
                if move is not None:
                    return move

    def answer(self, line: str) -> Move | None:
        """The move that the line makes; None when it asked for something else."""
        if not line:
            raise Unclear("unclear-move", "Type one of the keys, or ? for help.")
        if line.lower() in LEAVE_WORDS:
            raise Left
        if self.is_about(line):
            return None
        verb, words = verb_and_rest(line, self.page)
        return self.filled_in(open_form(verb, self.page), words)

    def is_about(self, line: str) -> bool:
        """Answers questions about the game; False when the line is no such question."""
        first, _, rest = line.partition(" ")
        if line.startswith(HELP):
            self.explain(line.removeprefix(HELP).strip())
        elif first.lower() == "help":
            self.explain(rest.strip())
        elif line.lower() in (RULES_WORD, rules_key(self.page.keys)):
            self.screen.page(self.match.game.text(self.match.rules, "player"))
        elif line.lower() == LOG_WORD:
            self.screen.say(
                "\n".join(self.match.lately(self.page.view.viewer)) or "Nothing has happened yet."
            )
        else:
            return False
        return True

    def explain(self, words: str) -> None:
        """The whole help, or one move."""
        if words:
            verb, _ = verb_and_rest(words, self.page)
            self.screen.page(explained(verb, self.page))
        else:
            self.screen.page(help_page(self.page, self.match.rules))

    def filled_in(self, form: Form, words: list[str]) -> Move:
        """The move of this form, with what the words leave open asked for."""
        details = Details()
        for step in read_words(steps_of(form, self.page), words, details):
            self.ask_for(step, details, form)
        return made_move(form, details)

    def ask_for(self, step: Step, details: Details, form: Form) -> None:
        """Asks for one detail until the answer can be read."""
        if step.is_forced():
            return step.read_all(step.default().split(), details)
        while True:
            try:
                return step.read_all(self.words_for(step, form), details)
            except Unclear as error:
                self.screen.warn(error.sentence)

    def words_for(self, step: Step, form: Form) -> list[str]:
        """What the person answers to one question; Enter takes the default or goes back."""
        default = step.default()
        enter = f"Enter: {default}; {BACK_WORD}" if default else "Enter: back"
        line = self.screen.ask(f"{step.question()} ({enter})")
        if line.lower() == BACK_WORD or not (line or default or step.least == 0):
            raise Back
        if line.lower() in LEAVE_WORDS:
            raise Left
        if line == HELP:
            raise Unclear("unclear-move", form.when)
        return (line or default).replace(",", " ").split()
