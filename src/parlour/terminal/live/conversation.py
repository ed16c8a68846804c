"""The talk with somebody whose turn it is at a live table; beside moves they may ask the table for things."""

from collections.abc import Callable

from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.help import live_help_page, tips_page
from parlour.terminal.live.counsel import hint_text, worth_text
from parlour.terminal.live.page import LivePage
from parlour.terminal.live.remote import Remote
from parlour.terminal.show.screen import Screen
from parlour.wire.catalogue import Catalogue


class LiveConversation(Conversation):
    """Asks, explains and asks again, from what the room has sent."""

    def __init__(
        self,
        screen: Screen,
        page: LivePage,
        catalogue: Catalogue,
        *,
        remote: Remote,
        log: list[str],
        is_wish: Callable[[str], bool],
        commands: Callable[[], list[str]],
    ) -> None:
        self.screen = screen
        self.page = self._page = page
        self.words = page.words
        self._catalogue = catalogue
        self._remote = remote
        self._log = log
        self._is_wish = is_wish
        self._commands = commands

    def is_about(self, line: str) -> bool:
        return self._is_wish(line) or super().is_about(line)

    def hint_text(self) -> str:
        return hint_text(self._remote, self._page)

    def worth_text(self) -> str:
        return worth_text(self._remote, self._page)

    def rules_text(self) -> str:
        return self._catalogue.text

    def tips_text(self) -> str:
        return tips_page(self._catalogue.tips, self.words)

    def log(self) -> list[str]:
        return self._log

    def help_text(self) -> str:
        return live_help_page(self.page, self._catalogue.tips, self._commands())
