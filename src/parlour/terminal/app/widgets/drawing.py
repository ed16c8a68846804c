"""The drawing of the table: lines that fit the widget, and clicks on what they show."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from parlour.terminal.fit.line import Line

WORD: Final = "word"
"""Under this name a drawn thing carries what is said by clicking it."""
Draw = Callable[[int, int], list[Line]]
"""Draws for a width and a height."""


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
