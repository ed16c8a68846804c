"""The table: its drawing, one line that tells, and one line to answer in."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input

from parlour.terminal.app.widgets import AnswerLine, Drawing
from parlour.terminal.clock import Timer
from parlour.terminal.draw.card_text import colour_suits
from parlour.terminal.draw.flow import flow, shorten, wrap
from parlour.terminal.draw.layout import lay_out
from parlour.terminal.draw.line import EMPTY, Line, line
from parlour.terminal.draw.scene import Mark, TableScene, place_in
from parlour.terminal.show.options import NOTHING, Offered, line_with_marks
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.terminal.tournament.board import Board
    from parlour.terminal.tournament.strip import Strip

_MOST_LINES: Final = 500
_MOST_WARNED: Final = 2
_TICK: Final = 0.5
ENTER: Final = "<enter>"
ESCAPE: Final = "<escape>"


class TableScreen(Screen[None]):
    """Shows a page, or before there is one what was said, and what is asked."""

    CSS = """
    TableScreen { layout: vertical; }
    #status { height: 1; }
    """

    def __init__(self, words: TerminalWords) -> None:
        super().__init__()
        self.words = words
        self.page: Page | None = None
        self.question = ""
        self.offered: Offered | None = None
        self.text: list[str] = []
        self.told: list[str] = []
        self.marks: list[Mark] = []
        self.lit = -1
        self.notice = ""
        self.asked_so_far = 0
        self.timer: Timer | None = None
        self.strip: Strip | None = None
        self.board: Board | None = None

    def compose(self) -> ComposeResult:
        yield Drawing(self.draw_table)
        status = Drawing(self.draw_status)
        status.id = "status"
        yield status
        yield AnswerLine()

    def on_mount(self) -> None:
        self.line.focus()
        self.set_interval(_TICK, self._tick)

    def _tick(self) -> None:
        is_ticking = self.strip is not None and self.strip.is_ticking()
        if self.timer is not None or self.board is not None or is_ticking:
            self.redraw()

    def time_left(self) -> str:
        """Return how much time there is for what is asked, in words; "" where no clock runs."""
        return "" if self.timer is None else self.timer.text(self.words)

    @property
    def line(self) -> AnswerLine:
        return self.query_one(AnswerLine)

    # What the sitting tells

    def add_line(self, line: str) -> None:
        self.told.append(line)
        del self.told[:-_MOST_LINES]
        self.redraw()

    def lines(self) -> Sequence[str]:
        return list(self.told)

    def show_page(self, page: Page) -> None:
        self.page, self.board, self.notice = page, None, ""
        self.redraw()

    def show_text(self, lines: Sequence[str]) -> None:
        """Show lines in place of a table."""
        self.page, self.board, self.text, self.notice = None, None, list(lines), ""
        self.redraw()

    def show_board(self, board: "Board") -> None:
        """Show a tournament in place of a table."""
        self.page, self.board, self.text, self.strip = None, board, [], None
        self.redraw()

    def show_strip(self, strip: "Strip | None") -> None:
        self.strip = strip
        self.redraw()

    def show_timer(self, timer: Timer | None) -> None:
        self.timer = timer
        self.redraw()

    def warn(self, text: str) -> None:
        self.notice = text
        self.redraw()

    def ask(self, question: str, offered: Offered) -> None:
        was_waiting = self.offered is not None and self.offered.is_waiting
        self.question, self.offered, self.marks = question, offered, []
        self.asked_so_far += 1
        is_only_one = len(offered.offers) == 1 and not (offered.default or offered.is_waiting)
        self.lit = 0 if is_only_one else -1
        self.line.takes_words = not offered.at_once
        if not was_waiting:
            self.line.suggest(offered.default)
        self.redraw()

    def done_asking(self) -> None:
        self.question, self.offered, self.marks, self.lit = "", None, [], -1
        self.line.takes_words = False
        self.line.put("")
        self.redraw()

    def wipe(self) -> None:
        """Wipe everything that somebody else may not see."""
        self.page, self.text, self.notice, self.timer = None, [], "", None
        self.strip, self.board = None, None
        self.told.clear()
        self.done_asking()
        self.line.forget()

    def redraw(self) -> None:
        if not self.is_mounted:
            return
        status = self.query_one("#status", Drawing)
        status.styles.height = max(1, len(self.draw_status(self.size.width, 0)))
        for drawing in self.query(Drawing):
            drawing.refresh()

    # What is drawn

    def draw_table(self, width: int, height: int) -> list[Line]:
        if self.page is None:
            return self._draw_lines(width, height)
        lines = lay_out(self._scene(self.page), width, height)
        if len(lines) <= height:
            return lines
        too_small = line(self.words("line.small"), "magenta").clipped(width)
        return [too_small, *lines[len(lines) - height + 1 :]]

    def _scene(self, page: Page) -> TableScene:
        offered = self.offered or NOTHING
        marks = frozenset(self.marks) | self._typed_marks(offered)
        return TableScene(page, self.question, offered, self.told, marks, self.lit, self.strip)

    def _typed_marks(self, offered: Offered) -> frozenset[Mark]:
        """Return the places that stand in the line already, where the answer is places of one zone."""
        if offered.is_move or len(offered.pools) != 1:
            return frozenset()
        [zone] = offered.pools
        return frozenset((zone, int(word)) for word in self.line.value.split() if word.isdigit())

    def _draw_lines(self, width: int, height: int) -> list[Line]:
        """Draw a text and what was said, with the question below it, where there is no table."""
        asked = self._draw_question(width)
        if self.board is not None:
            return [*self.board.draw(self.told, width, height - len(asked)), *asked]
        text = [row for each in self.text for row in wrap(line(each), width)]
        said = [row for each in self.told for row in wrap(colour_suits(each), width)]
        gap = [EMPTY] if text and said else []
        room = max(0, height - len(asked) - len(text) - len(gap))
        return [*text, *gap, *said[len(said) - min(room, len(said)) :], *[EMPTY] * (room - len(said)), *asked]

    def _draw_question(self, width: int) -> list[Line]:
        """Draw what is asked, and below it a line for each offer."""
        offered = self.offered or NOTHING
        question = offered.brief if offered.at_once else self.question or offered.brief
        asked = wrap(line(question, "bold"), width) if question else []
        for number, offer in enumerate(offered.offers):
            style = "reverse" if number == self.lit else ""
            asked += wrap(line(f" {offer.word}  {offer.label}".rstrip(), style, offer.word), width)
        return asked

    def draw_status(self, width: int, height: int) -> list[Line]:
        """Draw the clock, what was wrong with the last answer, and what else can be done than answer."""
        warned = shorten(line(self.notice, "magenta"), width, _MOST_WARNED) if self.notice else []
        return [*self._draw_clock(width), *warned, *flow(self._what_keys_do(), width, gap=3)[:1]]

    def _draw_clock(self, width: int) -> list[Line]:
        if self.timer is None:
            return []
        style = "bold reverse" if self.timer.is_short() else "bold"
        return shorten(line(self.time_left(), style), width, _MOST_WARNED)

    def _what_keys_do(self) -> list[Line]:
        if self.offered is None:
            return []
        if self.offered.at_once:
            return [line(self.question, "dim", ENTER)]
        if self.offered.services:
            return [line(f"{key} {what}".rstrip(), "dim", key) for key, what in self.offered.services]
        keys = {ENTER: "line.enter", ESCAPE: "line.escape"} if self.offered.back else {ENTER: "line.enter"}
        return [line(self.words(key), "dim", word) for word, key in keys.items()]

    # What the person does

    def say(self, line: str) -> None:
        """Give an answer, as if it had been typed."""
        if self.offered is None:
            return
        self.notice, self.offered = "", None
        self.app.give(line)  # type: ignore[attr-defined]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.send(event.value)

    def send(self, value: str) -> None:
        """Enter: gives what stands in the line, or else what is lit."""
        if self.offered is None:
            return
        line = value.strip()
        self.line.remember(line)
        if line == self.offered.default and 0 <= self.lit < len(self.offered.offers):
            line = self.offered.offers[self.lit].word
        self.submit(line)

    def submit(self, line: str) -> None:
        """Give the line, with the places that were picked for it."""
        if self.offered is not None and self.offered.is_move and self.page is not None and self.marks:
            full = line_with_marks(line, self.marks, self.page)
            if not full:
                return self.warn(self.words("line.which"))
            line = full
        return self.say(line)

    def on_input_changed(self) -> None:
        self.redraw()

    def on_answer_line_light(self, message: AnswerLine.Light) -> None:
        count = len(self.offered.offers) if self.offered is not None else 0
        if count:
            self.lit = (self.lit + message.step) % count if self.lit >= 0 else (0 if message.step > 0 else -1)
            self.redraw()

    def on_answer_line_arrow(self, message: AnswerLine.Arrow) -> None:
        if self.offered is not None and self.offered.arrows:
            self.say(self.offered.arrows[message.number])

    def on_answer_line_back(self) -> None:
        """Go back out of a question of a move; at the move itself, put back everything picked."""
        self.marks, self.lit, self.notice = [], -1, ""
        if self.offered is not None and self.offered.back:
            self.say(self.offered.back)
        else:
            self.line.put("")
        self.redraw()

    def on_answer_line_key(self, message: AnswerLine.Key) -> None:
        self.say("")

    def on_drawing_clicked(self, message: Drawing.Clicked) -> None:
        place = place_in(message.word)
        if self.offered is None:
            return
        if message.word == ENTER:
            self.send(self.line.value)
        elif message.word == ESCAPE:
            self.on_answer_line_back()
        elif place is None:
            self.submit(message.word)
        else:
            self.pick(place)

    def pick(self, place: Mark) -> None:
        """Mark the place that was clicked, or give it as the answer where there can be only one."""
        assert self.offered is not None, "something is asked"
        if self.offered.is_move:
            others = [mark for mark in self.marks if mark != place]
            self.marks = others if place in self.marks else [*self.marks, place]
        elif self.offered.several:
            self._toggle_word(str(place[1]))
        else:
            self.say(str(place[1]))
        self.redraw()

    def _toggle_word(self, word: str) -> None:
        default = "" if self.offered is None else self.offered.default
        standing = [] if self.line.value == default else self.line.value.split()
        words = [each for each in standing if each != word] if word in standing else [*standing, word]
        self.line.put(" ".join(words))
