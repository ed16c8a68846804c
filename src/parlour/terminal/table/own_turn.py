"""A person's own turn: the table is shown, and asked about until the room has a move or the time is up."""

from contextlib import suppress

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.players.guide import PATIENCE, same
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.show.page import Page
from parlour.terminal.table.commands import TableCommands, Undone
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.news import Changed, Gone
from parlour.wire.messages import Advice


class OwnTurn:
    """Plays the turns of the people at this screen."""

    def __init__(self, company: Company, commands: TableCommands) -> None:
        self.company = company
        self.screen = company.screen
        self.words = company.words
        self._commands = commands
        self._answered: dict[int, int] = {}
        self._missed: dict[int, list[str]] = {}
        self._lesson: Advice | None = None
        self._strays = 0

    def is_open(self, session: int) -> bool:
        """Return whether this person is asked something that they have not answered."""
        asked = self.company.sessions[session].now.asked
        return bool(asked) and asked != self._answered.get(session)

    def play(self, session: int) -> None:
        """Show the table, and play what the person decides unless the question goes away first."""
        asked = self.company.sessions[session].now.asked
        if self.company.local is not None:
            self.company.local.take_time()
        if self._plays_itself(session, asked):
            return
        self._hand_over(session)
        page = self._page(session)
        self.screen.show_table(page)
        self.screen.show_choices(page)
        try:
            with self.company.inbox.thinking(session, asked):
                self._decide(session, asked, page)
        except Gone:
            self._say_gone(session, page)
        except (Changed, Undone):
            return  # the same question, or the one before, stands on the next page
        else:
            self._end(session, asked)

    def _hand_over(self, session: int) -> None:
        """Let the person take the screen over, in no hurry."""
        viewers = self.company.viewers
        if not viewers.hands_over(session):
            viewers.before_turn(session)
            return
        with self.company.clock_stopped():
            viewers.before_turn(session)

    def _end(self, session: int, asked: int) -> None:
        """Cover the cards where others look next, unless the same person goes on at once."""
        if self.company.local is None:
            return
        self.company.await_answer(session, asked)
        now = self.company.sessions[session].now
        if not (now.asked and now.acting() == [now.you]):
            self.company.viewers.after_turn(session)

    def _page(self, session: int) -> Page:
        news = self.company.sessions[session]
        page = Page(news.now, news.take_unseen(), self.words, self.company.remotes[session].why)
        page.lesson = [*self._missed.pop(session, []), *self.lesson_lines(session)]
        return page

    def lesson_lines(self, session: int = FIRST) -> list[str]:
        """Return what the guide says to somebody who learns."""
        self._lesson = None
        if self.company.now.settings.get("guided"):
            with suppress(ParlourError):
                self._lesson = self.company.remotes[session].advice("lesson")
        return [] if self._lesson is None else list(self._lesson.say)

    def _plays_itself(self, session: int, asked: int) -> bool:
        """Play a move that is the only one, where somebody has set that."""
        picture = self.company.sessions[session].now.picture
        if not self.screen.settings.forced or picture is None or len(picture.view.forms) != 1:
            return False
        form = picture.view.forms[0]
        if form.pools or form.cards is not None or form.amount is not None or form.suits:
            return False
        self.company.remotes[session].move(Move(form.verb), asked)
        self._answered[session] = asked
        if self.company.local is not None:
            self.company.await_answer(session, asked)
        return True

    def _decide(self, session: int, asked: int, page: Page) -> None:
        """Ask until the room accepts a move, or does not wait for it any longer."""
        services = self._commands.services(session)
        talk = Conversation(self.screen, page, services, lambda line: self._commands.carry_out(line, session))
        while self.is_open(session) and self._answered.get(session) != asked:
            try:
                move = talk.move()
                if self._is_stray(move):
                    continue
                self.company.remotes[session].move(move, asked)
                self._answered[session] = asked
            except ParlourError as error:
                self.screen.warn(error.sentence)
                if error.code == "too-late":
                    self._answered[session] = asked

    def _is_stray(self, move: Move) -> bool:
        """Say a kind word on another move than the one suggested, and return whether one was said."""
        lesson = self._lesson
        if lesson is None or lesson.move is None or self._strays >= PATIENCE:
            return False
        if same(move, move_from(lesson.move)):
            return False
        self._strays += 1
        self.screen.warn(lesson.stray)
        return True

    def _say_gone(self, session: int, page: Page) -> None:
        """Say why a question is gone: the time was up, or somebody took a move back."""
        now = self.company.sessions[session].now
        self.screen.time_is_up()
        if page.on_timeout and now.you is not None:
            self._missed[session] = [self.words("clock.up", move=page.on_timeout)]
            self.company.viewers.after_clock(session, now.names()[now.you])
        else:
            self.screen.happened(self.words("live.gone"))
