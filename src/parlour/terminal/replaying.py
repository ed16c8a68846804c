"""A saved game shown again, all at once or move by move, through one seat's eyes or the public's."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from parlour.engine.printable import one_line
from parlour.engine.words.keys import LEAVE
from parlour.match.match import Match, Step, replay
from parlour.terminal.ask.question import is_number, texts
from parlour.terminal.errors import Left, ScreenLost, Unclear
from parlour.terminal.farewell import standing
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen

Reasons = Mapping[int, str]
"""Why a model played a move, by the number of the move."""


def show_again(
    match: Match, viewer: int | None, screen: Screen, *, stepwise: bool, reasons: Reasons | None = None
) -> None:
    """Tells the whole match, or as much of it as somebody watches; raises OSError where nobody can."""
    with reading_on():
        start = match.from_the_start()
        screen.show_table(Page(start, viewer, words=screen.words))
        for sentence in start.lately(viewer, language=screen.words.language):
            screen.happened(sentence)
        if stepwise:
            Steps(match, viewer, screen, reasons or {}).go_through()
        else:
            _tell_steps(match, viewer, screen, reasons or {})
        if match.is_over():
            screen.say("\n" + "\n".join(standing(Page(match, None, words=screen.words))))


@contextmanager
def reading_on() -> Iterator[None]:
    """Something is read, until whoever reads it has had enough; a lost screen is an OSError."""
    try:
        yield
    except ScreenLost as lost:
        raise lost.error from None
    except Left:
        pass


def _tell_steps(match: Match, viewer: int | None, screen: Screen, reasons: Reasons) -> None:
    """Every move in words."""
    for step in replay(match, viewer, screen.words.language):
        for sentence in _with_reason(step, reasons, screen).sentences:
            screen.happened(sentence)


class Steps:
    """A replay that goes forwards and backwards, through the eyes of any seat once the game is over."""

    def __init__(self, match: Match, viewer: int | None, screen: Screen, reasons: Reasons) -> None:
        self.match = match
        self.viewer = viewer
        self.screen = screen
        self.reasons = reasons
        self.n = 0

    def go_through(self) -> None:
        """Shows a table after another until the last one has been seen, or somebody has had enough."""
        while self.n <= self.match.n:
            try:
                self._answer(self.screen.ask(self._question(), self._offered()).lower())
            except Unclear as error:
                self.screen.warn(self.screen.words.say(error.said))
            else:
                if self.n <= self.match.n:
                    self._show()

    def _question(self) -> str:
        words, last = self.screen.words, self.n == self.match.n
        key = "replay.last" if last else "replay.step"
        return words(key, n=self.n + 1, leave=LEAVE, back=words("word.back"))

    def _offered(self) -> Offered:
        words = self.screen.words
        brief = words("replay.place", n=self.n, count=self.match.n)
        return Offered(brief, [Offer(LEAVE, words("replay.leave"))], back=words("word.back"))

    def _answer(self, line: str) -> None:
        """On, back, away, or the name of a seat whose eyes are wanted."""
        if line == LEAVE:
            raise Left
        if not line:
            self.n += 1
        elif self.screen.words.means(line, "word.back"):
            self.n = max(0, self.n - 1)
        elif self.match.is_over():
            self.viewer = seat_called(line, self.match)
        else:
            raise Unclear("still-running", "replay.running")

    def _show(self) -> None:
        now = self.match.at(self.n)
        told = now.lately(self.viewer, self._heard_before(), self.screen.words.language)
        if self.n in self.reasons:
            turn = self.match.played[self.n - 1]
            told.append(_reason(self.match.names()[turn.seat], self.reasons[self.n], self.screen))
        self.screen.new_page()
        self.screen.show_table(Page(now, self.viewer, told, self.screen.words))

    def _heard_before(self) -> int:
        return self.match.at(self.n - 1).heard if self.n else 0


def _with_reason(step: Step, reasons: Reasons, screen: Screen) -> Step:
    """The step with what its player gave as a reason, where there is one."""
    if step.n not in reasons:
        return step
    said = _reason(step.match.names()[step.seat], reasons[step.n], screen)
    return step._replace(sentences=[*step.sentences, said])


def _reason(name: str, reason: str, screen: Screen) -> str:
    return screen.words("replay.reason", name=name, reason=one_line(reason))


def seat_called(word: str, match: Match) -> int:
    """A seat by its number, counted from 0 as in the file, or by its name."""
    names = [name.lower() for name in match.names()]
    if is_number(word) and int(word) < len(names):
        return int(word)
    if word.lower() in names:
        return names.index(word.lower())
    raise Unclear("no-such-seat", "unclear.seat", word=word, last=len(names) - 1, names=texts(match.names()))
