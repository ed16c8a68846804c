"""What lies over the table: a list to choose from, a pane of text, and the cover between two people."""

import time
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from parlour.terminal.show.options import Offer
from parlour.terminal.words import TerminalWords

_TICK: Final = 0.5
ARMED_AFTER: Final = 0.6
"""Keys within so many seconds were typed ahead, or by whoever looked before: they count for nothing."""


class _Choices(OptionList):
    """A list whose marked line is reversed, as any terminal can show it; Textual's styles cannot say that."""

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        styles = [segment.style for segment in strip if segment.style is not None]
        is_marked = any(style.meta.get("option") == self.highlighted for style in styles)
        return strip.apply_style(Style(reverse=True)) if is_marked else strip


class ChoiceScreen(Screen[str]):
    """Gives the word of what was chosen, or the word for going back."""

    CSS = """
    ChoiceScreen { layout: vertical; padding: 1 2; }
    ChoiceScreen #notice { color: ansi_magenta; margin-bottom: 1; }
    ChoiceScreen #question { text-style: bold; margin-bottom: 1; }
    ChoiceScreen OptionList { height: 1fr; border: none; background: transparent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "back")]

    def __init__(
        self, question: str, offers: Sequence[Offer], default: str, words: TerminalWords, notice: str = ""
    ) -> None:
        super().__init__()
        self.notice = notice
        self.question = question
        self.offers = offers
        self.default = default
        self.words = words

    def compose(self) -> ComposeResult:
        if self.notice:
            yield Static(self.notice, id="notice", markup=False)
        yield Static(self.question, id="question", markup=False)
        width = max((len(offer.word) for offer in self.offers), default=0)
        yield _Choices(
            *(Option(f"{offer.word:>{width}}  {offer.label}", id=offer.word) for offer in self.offers),
            markup=False,
        )
        yield Static(self.words("line.keys"), markup=False)

    def on_mount(self) -> None:
        words = [offer.word for offer in self.offers]
        found = self.query_one(OptionList)
        found.highlighted = words.index(self.default) if self.default in words else 0
        found.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._give(str(event.option_id))

    def on_key(self, event: events.Key) -> None:
        """Light the line of a key, as arrows do; Enter takes what is lit, here as everywhere."""
        words = [offer.word for offer in self.offers]
        if event.character and event.character.lower() in words:
            event.stop()
            self.query_one(OptionList).highlighted = words.index(event.character.lower())

    def _give(self, word: str) -> None:
        """Give the word once: a key that was on its way when the list closed means nothing any more."""
        if self.is_active:
            self.dismiss(word)

    def action_back(self) -> None:
        self._give(self.words("word.back"))


class PaneScreen(ModalScreen[None]):
    """Scrolls, and closes with Escape."""

    CSS = """
    PaneScreen { align: center middle; }
    PaneScreen > VerticalScroll { width: 90%; max-width: 100; height: 90%; }
    PaneScreen > VerticalScroll { border: round $primary; padding: 0 1; }
    PaneScreen Markdown { margin: 0; padding: 0; }
    PaneScreen #close { dock: bottom; height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("enter", "close"), ("q", "close")]

    def __init__(self, text: str, words: TerminalWords, time_left: Callable[[], str] = str) -> None:
        super().__init__()
        self.text = text
        self.words = words
        self.time_left = time_left

    def compose(self) -> ComposeResult:
        """Load the parser of Markdown with the first pane: a tenth of the start-up that few games need."""
        from textual.widgets import Markdown

        with VerticalScroll():
            yield Markdown(self.text, open_links=False)
        yield Static(self._foot(), id="close", markup=False)

    def _foot(self) -> str:
        """Return how to close it; a clock that runs meanwhile stays in sight."""
        return "   ".join(each for each in (self.words("pane.close"), self.time_left()) if each)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        if self.time_left():
            self.set_interval(_TICK, lambda: self.query_one("#close", Static).update(self._foot()))

    def action_close(self) -> None:
        if self.is_active:
            self.dismiss()


class CoverScreen(Screen[str]):
    """Shows what everybody may know, and takes Enter or a click after a moment."""

    CSS = """
    CoverScreen { align: center middle; }
    CoverScreen Static { width: 80%; margin: 1; }
    CoverScreen #question { text-style: bold; }
    """

    def __init__(self, question: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.question = question
        self.lines_told = lines
        self.shown_at = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Static("\n".join(self.lines_told[-8:]), markup=False)
        yield Static(self.question, id="question", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.tell_key(event.key)

    def on_click(self) -> None:
        self.tell_key("enter")

    def tell_key(self, key: str) -> None:
        """Enter uncovers once nothing was typed for a moment; anything before that begins the moment anew."""
        if key == "enter" and self.is_armed() and self.is_active:
            self.dismiss("")
        else:
            self.shown_at = time.monotonic()

    def is_armed(self) -> bool:
        return time.monotonic() - self.shown_at >= ARMED_AFTER
