"""A list to choose from: the key of a line or arrows, and Enter; or a click."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from parlour.terminal.show.offered import Offer
from parlour.terminal.words import TerminalWords


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
        """The key of a line lights it, as arrows do; Enter takes what is lit, here as everywhere."""
        words = [offer.word for offer in self.offers]
        if event.character and event.character.lower() in words:
            event.stop()
            self.query_one(OptionList).highlighted = words.index(event.character.lower())

    def _give(self, word: str) -> None:
        """Once: a key that was on its way when the list closed means nothing any more."""
        if self.is_active:
            self.dismiss(word)

    def action_back(self) -> None:
        self._give(self.words("word.back"))
