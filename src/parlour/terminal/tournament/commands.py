"""What can be typed about a tournament, in its hall and at its tables."""

from typing import Final

from parlour.terminal.show.screen import Screen
from parlour.terminal.tournament.lines import standing_line, table_line, title_line
from parlour.terminal.tournament.thread import TournamentThread

_OF_THE_ROOM: Final = ("withdraw", "reenter")


class TournamentCommands:
    """Carries them out; ParlourError where the room refuses."""

    def __init__(self, cup: TournamentThread, screen: Screen) -> None:
        self.cup = cup
        self.screen = screen
        self.words = screen.words
        self._is_sure = False

    def lines(self) -> list[str]:
        """Return a line of help for each word that means something now."""
        wanted = [what for what in _OF_THE_ROOM if what in self.cup.now.own.may]
        return [
            self.words(f"command.{what}", word=self.words(f"word.{what}")) for what in ("standings", *wanted)
        ]

    def carry_out(self, line: str) -> bool:
        """Do what the line asks for; return whether it was about the tournament."""
        said = line.strip().lower()
        if self.words.means(said, "word.standings"):
            self.screen.page("\n".join(self.standings_lines()))
            return True
        for what in _OF_THE_ROOM:
            if self.words.means(said, f"word.{what}"):
                self._ask_room(what)
                return True
        return False

    def _ask_room(self, what: str) -> None:
        """Ask for it; who withdraws says so twice, for nobody comes back from that."""
        if what == "withdraw" and not self._is_sure:
            self._is_sure = True
            self.screen.warn(self.words("tournament.sure", word=self.words("word.withdraw")))
            return
        self._is_sure = False
        self.cup.do(what)
        self.screen.happened(self.words(f"tournament.done-{what}"))

    def standings_lines(self) -> list[str]:
        """Return the standings and the tables as text."""
        common, words = self.cup.now.common, self.words
        return [
            title_line(common, words),
            *(standing_line(each, common, words) for each in common.standings),
            *(table_line(each, common, words) for each in common.tables if not self.cup.now.is_over()),
        ]
