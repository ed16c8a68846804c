"""The sitting's side of the application: what it shows is put on the loop, what it asks waits."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from queue import Empty, SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING, Any

from parlour.engine.printable import printable
from parlour.terminal.app.suspend import TerminalWork
from parlour.terminal.clock import Timer
from parlour.terminal.errors import Left
from parlour.terminal.home.settings import Settings
from parlour.terminal.show.options import NOTHING, Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from queue import Queue

    from parlour.terminal.app.table_app import TableApp
    from parlour.terminal.tournament.board import Board
    from parlour.terminal.tournament.strip import Strip


class AppScreen(Screen):
    """Draws by telling the application, and reads what is answered there."""

    keeps_text = False

    def __init__(self, app: "TableApp", words: TerminalWords, settings: Settings) -> None:
        super().__init__(words, settings)
        self.app = app
        self.left: int | None = None
        self.move_lock = Lock()
        self._answers: SimpleQueue[str] = SimpleQueue()
        self._put: Callable[[str], None] = self._answers.put
        self.read_line = self._next_answer
        app.answered, app.leaving = self._answer, self.leave

    # From the application

    def _answer(self, line: str) -> None:
        self._put(f"{line}\n")

    def leave(self, exit_code: int) -> None:
        """End the sitting: whatever it waits for next makes it leave."""
        if self.left is None:
            self.left = exit_code
        self._put("")

    # From the sitting

    def finish(self) -> None:
        """End the application, because the sitting is over."""
        if self.app.is_ready:
            self.app.from_sitting(self.app.exit)

    def _tell(self, tell: Callable[..., object], *what: Any) -> None:
        self._stay()
        self.app.from_sitting(tell, *what)

    def _stay(self) -> None:
        if self.left is not None:
            raise Left(self.left)

    def _next_answer(self, seconds: float | None = None) -> str:
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        finally:
            self._stay()
        return line

    def signals(self) -> AbstractContextManager[Signals]:
        return _MoveSignals(self)

    def _carry_into(self, inbox: "Queue[Any]") -> None:
        self._put = inbox.put

    def _carry_back(self, inbox: "Queue[Any]") -> None:
        self._put = self._answers.put

    def lend_terminal(self, work: Callable[[], int]) -> None:
        """Suspend the application for as long as the work takes; a failure is read before it comes back."""
        job = TerminalWork(work)
        self._tell(self.app.lend_terminal, job)
        job.is_over.wait()
        self._stay()
        if job.error is not None:
            raise job.error

    # What is shown

    def say(self, text: str = "") -> None:
        for line in printable(text).splitlines():
            self._tell(self.app.table.add_line, line)

    def warn(self, text: str) -> None:
        self._tell(self.app.table.warn, printable(text))

    def happened(self, sentence: str) -> None:
        self._tell(self.app.table.add_line, printable(sentence))

    def show_table(self, page: Page) -> None:
        for sentence in page.news:
            self._tell(self.app.table.add_line, printable(sentence))
        self._tell(self.app.table.show_page, page)

    def show_text(self, lines: Sequence[str]) -> None:
        self._tell(self.app.table.show_text, [printable(line) for line in lines])

    def show_strip(self, strip: "Strip | None") -> None:
        self._tell(self.app.table.show_strip, strip)

    def show_board(self, board: "Board") -> None:
        self._tell(self.app.table.show_board, board)

    def show_choices(self, page: Page) -> None:
        """Draw nothing: choices come with the question."""

    def page(self, text: str) -> None:
        self._tell(self.app.open_pane, printable(text))

    def show_timer(self, timer: Timer | None) -> None:
        """Show the timer where everybody can see it tick; it hurries by itself."""
        self._tell(self.app.table.show_timer, timer)

    def hurry(self, timer: Timer) -> None:
        self._tell(self.app.bell)

    def count_down(self, timer: Timer) -> None:
        self._tell(self.app.bell)

    def showdown(self, sentences: Sequence[str]) -> None:
        if not self.moment:
            return
        self.ask(self.words("turn.go-on"), Offered("\n".join(sentences), at_once=True))

    def new_page(self) -> None:
        """Do nothing: the page replaces the one before."""

    def cover(self) -> None:
        self._tell(self.app.cover)

    # What is asked

    def hand_over(self, question: str) -> None:
        self._forget_typed()
        self._tell(self.app.hand_over, question)
        self.read_line(None)

    def forgets_typed(self) -> bool:
        return True

    def _forget_typed(self) -> None:
        try:
            while True:
                self._answers.get_nowait()
        except Empty:
            self._stay()

    def choose(self, question: str, offers: Sequence[Offer], default: str = "") -> str:
        self._tell(self.app.choose, question, offers, default)
        return self.read_line(None).strip()

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self._tell(self.app.ask, question, offered)
        self.question = question
        line = self.read_line(None)
        self._tell(self.app.table.done_asking)
        return line.strip()

    def await_words(self, offered: Offered) -> str:
        self._tell(self.app.ask, "", offered)
        line = self.read_line(None)
        self._tell(self.app.table.done_asking)
        return line.strip()

    def put_question(self, question: str) -> None:
        """Do nothing: the question stands where it stood."""

    def time_is_up(self) -> None:
        self._tell(self.app.time_is_up)


class _MoveSignals(Signals):
    """The loop hears signals; a move that is under way is finished before anybody is gone."""

    def __init__(self, screen: AppScreen) -> None:
        super().__init__()
        self.screen = screen

    def __enter__(self) -> "_MoveSignals":
        return self

    def __exit__(self, *error: object) -> None:
        pass

    @contextmanager
    def held(self) -> Iterator[None]:
        with self.screen.move_lock:
            if self.screen.left is not None:
                raise Left(self.screen.left)
            yield

    @contextmanager
    def closing(self) -> Iterator[None]:
        with self.screen.move_lock:
            yield
