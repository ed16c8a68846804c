"""What the table's screen is made of: the line that answers are typed into, and the drawing above it."""

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from parlour.terminal.draw.line import Line

WORD: Final = "word"
"""Under this name a drawn thing carries what is said by clicking it."""
Draw = Callable[[int, int], list[Line]]
"""Draws for a width and a height."""


class AnswerLine(Input):
    """A line of words; what is typed while nothing is asked only skips ahead."""

    DEFAULT_CSS = """
    AnswerLine, AnswerLine:focus { height: 1; border: none; padding: 0; background: transparent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "light(-1)"),
        ("down", "light(1)"),
        ("ctrl+p", "recall(-1)"),
        ("ctrl+n", "recall(1)"),
        ("escape", "back"),
    ]

    class Light(Message):
        """Somebody goes through the offers."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    class Back(Message):
        """Somebody goes back."""

    class Arrow(Message):
        """An arrow where nothing is typed: 0 for left, 1 for right, 2 and 3 for Home and End."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Key(Message):
        """A key where one key is an answer, or where nothing is asked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self) -> None:
        super().__init__(select_on_focus=False)
        self.history: list[str] = []
        self.at = 0
        self.takes_words = False

    async def on_key(self, event: events.Key) -> None:
        """Pass every key on to the table where no words are taken; Ctrl-C and the like go on their way."""
        if self.takes_words or event.key.startswith("ctrl+"):
            return
        event.prevent_default()
        event.stop()
        self.post_message(self.Key(event.character if event.is_printable and event.character else event.key))

    def remember(self, line: str) -> None:
        """Keep a line for later, unless it was the last one already."""
        if line and self.history[-1:] != [line]:
            self.history.append(line)
        self.at = len(self.history)

    def forget(self) -> None:
        """Forget what was typed, so that whoever comes next does not find it."""
        self.history.clear()
        self.at = 0
        self.value = ""

    def put(self, text: str) -> None:
        """Let a text stand there, ready to be changed."""
        self.value = text
        self.cursor_position = len(text)

    def suggest(self, text: str) -> None:
        """Let a text stand there that Enter takes, and that the first letter typed replaces."""
        self.put(text)
        self.select_all()

    def action_recall(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), len(self.history))
        self.put(self.history[self.at] if self.at < len(self.history) else "")

    def action_cursor_left(self, select: bool = False) -> None:
        self._arrow(0) if not self.value else super().action_cursor_left(select)

    def action_cursor_right(self, select: bool = False) -> None:
        self._arrow(1) if not self.value else super().action_cursor_right(select)

    def action_home(self, select: bool = False) -> None:
        self._arrow(2) if not self.value else super().action_home(select)

    def action_end(self, select: bool = False) -> None:
        self._arrow(3) if not self.value else super().action_end(select)

    def _arrow(self, number: int) -> None:
        self.post_message(self.Arrow(number))

    def action_light(self, step: int) -> None:
        self.post_message(self.Light(step))

    def action_back(self) -> None:
        self.post_message(self.Back())


class Drawing(Widget):
    """Draws itself anew whenever its size or what it shows changes."""

    DEFAULT_CSS = """
    Drawing { height: 1fr; width: 100%; overflow: hidden; }
    """

    class Clicked(Message):
        """Something that stands for a word was clicked."""

        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self.draw = draw

    def render(self) -> Text:
        lines = self.draw(self.size.width, self.size.height)
        text = Text(no_wrap=True, end="")
        for number, line in enumerate(lines):
            text.append("\n" if number else "")
            for letters, style, word in line.runs:
                text.append(letters, _style(style, word))
        return text

    def on_click(self, event: events.Click) -> None:
        word = event.style.meta.get(WORD)
        if word:
            self.post_message(self.Clicked(word))


@lru_cache(maxsize=512)
def _style(style: str, word: str) -> Style:
    return Style.parse(style) + Style(meta={WORD: word} if word else None)
