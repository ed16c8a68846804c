"""The talk with somebody whose turn it is at a live table; beside moves they may ask the table for things."""

from collections.abc import Callable

from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.help import live_help_page
from parlour.terminal.live.chairs import BEGIN
from parlour.terminal.live.page import LivePage
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords
from parlour.wire.catalogue import Catalogue


class LiveConversation(Conversation):
    """Asks, explains and asks again, from what the room has sent."""

    def __init__(
        self,
        screen: Screen,
        page: LivePage,
        catalogue: Catalogue,
        *,
        log: list[str],
        is_wish: Callable[[str], bool],
    ) -> None:
        self.screen = screen
        self.page = page
        self.words = page.words
        self._catalogue = catalogue
        self._log = log
        self._is_wish = is_wish

    def is_about(self, line: str) -> bool:
        return self._is_wish(line) or super().is_about(line)

    def rules_text(self) -> str:
        return self._catalogue.text

    def log(self) -> list[str]:
        return self._log

    def help_text(self) -> str:
        commands = command_lines(self._catalogue, self.words)
        return live_help_page(self.page, self._catalogue.tips, commands)


def command_lines(catalogue: Catalogue, words: TerminalWords) -> list[str]:
    """What can be typed beside moves."""
    presets = ", ".join(catalogue.talk)
    return [
        words("live.help-say", presets=presets),
        words("live.help-host", key=BEGIN),
        words("live.help-wishes"),
        words("live.help-leave"),
    ]
