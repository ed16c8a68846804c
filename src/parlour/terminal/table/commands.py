"""What is typed at a table beside moves: commands of the room and of this screen, and questions."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from parlour.engine.errors import ParlourError
from parlour.terminal.ask.services import Services
from parlour.terminal.errors import Unclear
from parlour.terminal.table.command_parser import Command, command_in, command_lines
from parlour.terminal.table.company import Company, row_of
from parlour.terminal.table.news import Moved

_UNSEEN: Final = ("mute", "host")
"""What is done without a trace on the screen is confirmed."""


class Undone(Exception):
    """A move of ours was taken back, and with it the question that somebody was thinking about."""


class TableCommands:
    """Carries them out for one of the people at this screen."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.screen = company.screen
        self.words = company.words
        self.name = ""
        """By what name a chair is taken in a room."""

    def lines(self) -> list[str]:
        """Return what can be typed beside moves now."""
        local = self.company.local
        more, leave = (
            ([], "live.help-leave") if local is None else (local.command_lines(), "live.help-leave-local")
        )
        cup = self.company.cup
        if cup is not None:
            more, leave = cup.lines(), "tournament.help-leave"
        return [*command_lines(self.company.now, self.words), *more, self.words(leave)]

    def carry_out(self, line: str, session: int) -> bool:
        """Ask the table for what the line wants; return False when it wants nothing of the table."""
        with self.refusals_said():
            if self.company.local is not None and self.company.local.carry_out(line):
                return True
            if self.company.cup is not None and self.company.cup.carry_out(line):
                return True
            self._go_if_asked(line, session)
            command = command_in(line, self.company.sessions[session].now)
            if command is None:
                return False
            self._do(command, session)
        return True

    def _go_if_asked(self, line: str, session: int) -> None:
        """Leave a table that is no part of a tournament for the one to which the tournament calls us."""
        go = self.company.sessions[session].now.go
        if go is not None and self.words.means(line.strip(), "word.go"):
            raise Moved(go)

    @contextmanager
    def refusals_said(self) -> Iterator[None]:
        """Say what is unclear or refused meanwhile, and go on as if it had not been typed."""
        try:
            yield
        except Unclear as error:
            self.screen.warn(self.words.say(error.said))
        except ParlourError as error:
            self.screen.warn(error.sentence)

    def _do(self, command: Command, session: int) -> None:
        remote, now = self.company.remotes[session], self.company.sessions[session].now
        if command.what == "say":
            preset = command.text if command.text in now.catalogue.talk else ""
            remote.say("" if preset else command.text, preset)
        elif command.what == "sit":
            remote.sit(self.name, command.seat)
        else:
            remote.do(command.what, seat=command.seat, text=command.text, yes=command.yes)
        if command.what == "undo" and self.company.is_among_ourselves():
            self.company.await_undo(row_of(now))
            self.screen.happened(self.words("live.undone"))
            raise Undone
        if command.what in _UNSEEN:
            self.screen.say(self.words("live.done"))

    def services(self, session: int) -> Services:
        """Return what this person can ask about the game."""
        company, news = self.company, self.company.sessions[session]
        local = company.local
        return Services(
            self.screen,
            company.remotes[session],
            lambda: news.now,
            clock=company.clock,
            log=lambda: news.log if local is None else local.history(news.now.you),
            commands=self.lines,
            statistics=(lambda: self.words("home.nothing-played")) if local is None else local.statistics,
        )
