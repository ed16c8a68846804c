"""The screen of a real terminal: boxes and colours, redrawn at every decision."""

from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.engine.printable import printable
from parlour.terminal.errors import ScreenLost
from parlour.terminal.show.card_text import coloured
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.show.table import drawn_choices, drawn_table
from parlour.terminal.words import TerminalWords

_HOME_AND_WIPE: Final = "\x1b[H\x1b[2J"
_WIPE_SCROLLBACK: Final = "\x1b[3J"


class ColourScreen(Screen):
    """Draws with rich, which respects NO_COLOR."""

    keeps_text = False

    def __init__(self, words: TerminalWords | None = None) -> None:
        super().__init__(words)
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str = "") -> None:
        self.print(Text(printable(text)), soft_wrap=True)

    def warn(self, text: str) -> None:
        self.print(Text(printable(text), "yellow"))

    def happened(self, sentence: str) -> None:
        self.print(coloured(f" · {printable(sentence)}"))

    def show_table(self, page: Page) -> None:
        self.print(drawn_table(page, self.console.width))

    def show_choices(self, page: Page) -> None:
        self.print(drawn_choices(page))

    def page(self, text: str) -> None:
        from rich.markdown import Markdown

        self.print(Markdown(printable(text)))

    def new_page(self) -> None:
        self.write(_HOME_AND_WIPE)

    def cover(self) -> None:
        self.write(_HOME_AND_WIPE + _WIPE_SCROLLBACK)

    def put_question(self, question: str) -> None:
        self.question = question
        self.print(coloured(f" {printable(question)}"), end="")
        self.write(" ")

    def print(self, what: RenderableType, *, soft_wrap: bool = False, end: str = "\n") -> None:
        """Shows anything drawn; with soft wrap the terminal breaks long lines, so that they can be copied."""
        try:
            self.console.print(what, soft_wrap=soft_wrap, end=end)
        except OSError as error:
            raise ScreenLost(error) from None
