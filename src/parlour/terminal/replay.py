"""A saved game shown again, all at once or move by move, from any view that may be had of it."""

from collections.abc import Iterator, Mapping

from parlour.engine.printable import one_line
from parlour.engine.words.keys import LEAVE
from parlour.match.log import BY_CLOCK
from parlour.match.match import Match, replay
from parlour.terminal.ask.question import is_number
from parlour.terminal.closing import standing
from parlour.terminal.errors import Left, Unclear, reading_on
from parlour.terminal.replay_view import ReplayView, view_called, view_offers
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.snapshot import snapshot_of
from parlour.terminal.words import TerminalWords

Reasons = Mapping[int, str]
"""Why a model played a move, by the number of the move."""


def show_replay(
    match: Match, view: ReplayView, screen: Screen, *, stepwise: bool, reasons: Reasons | None = None
) -> None:
    """Tell the whole match, or as much of it as somebody watches; raise OSError where nobody can."""
    with reading_on():
        start = match.from_the_start()
        screen.show_table(view.page(start, [], screen.words))
        for sentence in view.sentences(start, 0, screen.words):
            screen.happened(sentence)
        if stepwise:
            Steps(match, view, screen, reasons or {}).go_through()
        else:
            _tell_steps(match, view, screen, reasons or {})
        if match.is_over():
            casual = [screen.words("replay.casual")] if match.advised else []
            screen.say(
                "\n"
                + "\n".join(
                    [
                        *standing(Page(snapshot_of(match, None, screen.words.language), [], screen.words)),
                        *casual,
                    ]
                )
            )


def _tell_steps(match: Match, view: ReplayView, screen: Screen, reasons: Reasons) -> None:
    """Tell every move in words."""
    for _, told in told_steps(match, view, screen.words, reasons):
        for sentence in told:
            screen.happened(sentence)


def told_steps(
    match: Match, view: ReplayView, words: TerminalWords, reasons: Reasons
) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of every move, and what is told of it in words."""
    heard = match.from_the_start().heard
    for step in replay(match):
        told = view.sentences(step.match, heard, words)
        yield step.n, [*told, *_remarks_on(step.n, match, reasons, words)]
        heard = step.match.heard


class Steps:
    """A replay that goes forwards and backwards, from any view once the game is over."""

    def __init__(self, match: Match, view: ReplayView, screen: Screen, reasons: Reasons) -> None:
        self.match = match
        self.view = view
        self.screen = screen
        self.reasons = reasons
        self.n = 0

    def go_through(self) -> None:
        """Show one table after another until the last one has been seen, or somebody has had enough."""
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
        asked = words(key, n=self.n + 1, leave=LEAVE, back=words("word.back"))
        if not view_offers(self.match, words):
            return asked
        return f"{asked} {words('replay.eyes', all=words('word.all'), public=words('word.public'))}"

    def _offered(self) -> Offered:
        words = self.screen.words
        seen = self.view.label(self.match, words)
        brief = words("replay.place", n=self.n, count=self.match.n, eyes=seen)
        services = [Offer(LEAVE, words("replay.leave"))]
        offers = view_offers(self.match, words)
        places = (max(0, self.n - 1), min(self.n + 1, self.match.n), 0, self.match.n)
        arrows = [str(place) for place in places]
        return Offered(brief, offers, back=words("word.back"), services=services, arrows=arrows)

    def _answer(self, line: str) -> None:
        """Go on, back, away, to the move of a number, or over to the view that a word asks for."""
        if line == LEAVE:
            raise Left
        if not line:
            self.n += 1
        elif self.screen.words.means(line, "word.back"):
            self.n = max(0, self.n - 1)
        elif is_number(line):
            self._go_to(int(line))
        else:
            self.view = view_called(line, self.match, self.screen.words)

    def _go_to(self, n: int) -> None:
        if n > self.match.n:
            raise Unclear("no-such-move", "replay.no-move", n=n, last=self.match.n)
        self.n = n

    def _show(self) -> None:
        now = self.match.at(self.n)
        told = self.view.sentences(now, self._heard_before(), self.screen.words)
        told += _remarks_on(self.n, self.match, self.reasons, self.screen.words)
        self.screen.new_page()
        self.screen.show_table(self.view.page(now, told, self.screen.words))

    def _heard_before(self) -> int:
        return self.match.at(self.n - 1).heard if self.n else 0


def _remarks_on(n: int, match: Match, reasons: Reasons, words: TerminalWords) -> list[str]:
    """Return what else is known of the n-th move: a hint, the end of the time, a model's reason."""
    if not n:
        return []
    turn = match.played[n - 1]
    name = match.names()[turn.seat]
    asked = any((each.n, each.seat) == (n, turn.seat) for each in match.advised)
    advised = [words("replay.advised", name=name)] if asked else []
    timed = [words("clock.up-for", name=name)] if turn.by == BY_CLOCK else []
    reason = [words("replay.reason", name=name, reason=one_line(reasons[n]))] if n in reasons else []
    return [*advised, *timed, *reason]
