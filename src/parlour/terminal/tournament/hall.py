"""The hall of a tournament: one enters, waits for a seat, or looks on, until a table calls or all is over."""

from contextlib import suppress
from queue import Queue
from typing import Any, Final

import msgspec

from parlour.client.tournament import TournamentNow
from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import HELP, LEAVE
from parlour.terminal.ask.conversation import LEAVE_WORDS
from parlour.terminal.errors import Left
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.news import Changed
from parlour.terminal.tournament.board import Board
from parlour.terminal.tournament.commands import TournamentCommands
from parlour.terminal.tournament.lines import (
    FINISHED,
    IN,
    REGISTERING,
    ending_lines,
    own_sentence,
    standing_line,
    starting_sentence,
    title_line,
    waiting_sentence,
)
from parlour.terminal.tournament.news import changes
from parlour.terminal.tournament.strip import Strip
from parlour.terminal.tournament.thread import TournamentChanged, TournamentThread
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.regulations.sentences import regulations_text
from parlour.wire.tournament_parts import Standing

_TOLD_AT_THE_END: Final = 10
_WRONG_CODE: Final = "wrong-code"


class Hall:
    """A tournament at a screen; `watch` looks on, and neither enters nor goes to a table."""

    def __init__(self, cup: TournamentThread, inbox: "Queue[Any]", screen: Screen, *, watch: bool) -> None:
        self.cup = cup
        self.screen = screen
        self.words = screen.words
        self.watch = watch
        self.commands = TournamentCommands(cup, screen)
        self._inbox = inbox
        self._shown = cup.now
        self._own = ""
        self._is_held = False
        self._rules = regulations_of(cup.now, screen.words.language)
        cup.heard = cup.tell_inbox
        screen.read_line = self._next_line

    def greet(self) -> None:
        """Say what is played and by which regulations, and enter whoever has come for that."""
        self._show()
        if self.screen.keeps_text:
            self.screen.say(title_line(self.cup.now.common, self.words))
            self.screen.say("\n".join(self._rules))
        if self.watch:
            self._say_how_it_stands()
        elif "enter" in self.cup.now.own.may:
            self._enter()
        elif self.cup.now.own.standing is None and not self.cup.now.is_over():
            self.screen.happened(self.words("tournament.closed"))

    def wait_for_table(self, left: str = "") -> str:
        """Return the key of the table at which we sit, once we do; "" when all is over.

        The table `left`, which is closed, is not meant.
        """
        while not self._own_table(left):
            self._tell()
            if self.cup.now.is_over():
                self._end()
                return ""
            self._wait()
        self._tell()
        return self._own_table(left)

    def _own_table(self, left: str) -> str:
        own = self.cup.now.own
        is_in = own.standing is not None and own.standing.status == IN and not self.cup.now.is_over()
        return own.table if is_in and not self.watch and own.table != left else ""

    # Entering

    def _enter(self) -> None:
        """Enter, with the code where one is asked for; whoever has none looks on."""
        while (code := self._code()) is not None:
            try:
                self.cup.do("enter", code)
                return
            except ParlourError as error:
                self.screen.warn(error.sentence)
                if error.code != _WRONG_CODE:
                    break
        self.screen.happened(self.words("live.presence"))

    def _code(self) -> str | None:
        if self.cup.now.common.facts.entry != "code":
            return ""
        self._is_held = True
        try:
            return self.screen.ask_or_back(self.words("tournament.code"))
        finally:
            self._is_held = False

    # Waiting

    def _wait(self) -> None:
        """Show how it stands, and take what is typed until something changes."""
        self._show()
        with suppress(Changed):
            while True:
                self._heed(self.screen.await_words(self._offered()))

    def _next_line(self, seconds: float | None = None) -> str:
        """Return what is typed next; raise Changed when the tournament has changed."""
        while True:
            item = self._inbox.get()
            if isinstance(item, TournamentChanged):
                if self.cup.ended is not None:
                    raise self.cup.ended
                if not self._is_held:
                    raise Changed
            elif item:
                return str(item)
            elif not self._needs_no_keyboard():
                raise Left

    def _needs_no_keyboard(self) -> bool:
        """Return whether somebody only looks on, through a pipe that has nothing more to say."""
        return self.watch and self.screen.keeps_text and not self.screen.forgets_typed()

    def _heed(self, line: str) -> None:
        if line.lower() in LEAVE_WORDS:
            raise Left
        if line == HELP:
            leave = self.words("tournament.help-leave")
            self.screen.page("\n\n".join([*self.commands.lines(), self.words("command.rules"), leave]))
        elif self.words.means(line, "word.rules"):
            self.screen.page("\n\n".join(self._rules))
        elif line:
            self._carry_out(line)

    def _carry_out(self, line: str) -> None:
        try:
            if not self.commands.carry_out(line):
                self.screen.warn(self.words("live.unknown", word=line))
        except ParlourError as error:
            self.screen.warn(error.sentence)

    def _offered(self) -> Offered:
        may = self.cup.now.own.may
        offers = (
            [Offer(self.words("word.reenter"), self.words("tournament.do-reenter"))]
            if "reenter" in may
            else []
        )
        services = [
            Offer(HELP, self.words("service.help")),
            Offer(self.words("word.rules"), ""),
            Offer(self.words("word.standings"), ""),
            Offer(LEAVE, self.words("live.leave")),
        ]
        return Offered(self._waiting(), offers, is_waiting=True, services=services)

    def _waiting(self) -> str:
        standing = self.cup.now.own.standing
        is_waiting = standing is not None and standing.status == IN
        return waiting_sentence(self.cup.now, self.words) if is_waiting else ""

    # What is shown

    def _show(self) -> None:
        self.screen.show_board(Board(self.cup.now, self._rules, self.words))

    def _tell(self) -> None:
        """Tell what has changed since the last time."""
        before, self._shown = self._shown, self.cup.now
        for each in self.cup.take_announced():
            self.screen.happened(self.words("tournament.announced", text=each.say))
        for line in self._news(before, self._shown):
            self.screen.happened(line)
        own = own_sentence(self._shown, self.words)
        is_said = own != self._own and not self._shown.is_over() and not self._shown.own.number
        if self.screen.keeps_text and own and is_said:
            self.screen.say(own)
        self._own = own

    def _news(self, before: TournamentNow, then: TournamentNow) -> list[str]:
        was, now = before.common.facts, then.common.facts
        lines = changes(before, then, self.words)
        if now.status == REGISTERING:
            is_more = now.entrants != was.entrants and self.screen.keeps_text
            return [*lines, starting_sentence(then, self.words)] if is_more else lines
        if was.status == REGISTERING and not then.is_over():
            count = then.common.table_count
            lines.append(self.words("tournament.began", players=then.common.standing_count, count=count))
        outs = _new_outs(before, then)
        lines += [self.words("tournament.out", name=each.name, place=each.place) for each in outs]
        if outs and self.screen.keeps_text and not then.is_over():
            lines.append(Strip(then, "", self.words).sentence())
        return lines

    def _say_how_it_stands(self) -> None:
        if not self.screen.keeps_text or self.cup.now.is_over():
            return
        if self.cup.now.common.facts.status == REGISTERING:
            self.screen.say(starting_sentence(self.cup.now, self.words))
            return
        self.screen.say(Strip(self.cup.now, "", self.words).sentence())
        common = self.cup.now.common
        self.screen.say(
            "\n".join(standing_line(each, common, self.words) for each in common.standings[:_TOLD_AT_THE_END])
        )

    def _end(self) -> None:
        """Say how it ended; a drawn screen stays until a key is pressed."""
        lines = ending_lines(self.cup.now, self.words, _TOLD_AT_THE_END)
        self.screen.parting = lines
        if self.screen.keeps_text:
            self.screen.say("\n".join(["", *lines]))
            return
        self._show()
        self._is_held = True
        said = lines[0] if self.cup.now.common.facts.status == FINISHED else " ".join(lines)
        self.screen.ask(self.words("tournament.any-key"), Offered(said, at_once=True))


def regulations_of(now: TournamentNow, language: str) -> list[str]:
    """Return the regulations in sentences; none where this Parlour does not know all that they say."""
    try:
        regulations = msgspec.convert(now.common.regulations, Regulations, strict=False)
        return regulations_text(regulations, language)
    except (ParlourError, msgspec.MsgspecError, LookupError):
        return []


def _new_outs(before: TournamentNow, then: TournamentNow) -> list[Standing]:
    """Return who has gone out since, the last of them first."""
    known = {each.entrant for each in before.common.standings if each.status != IN}
    outs = [each for each in then.common.standings if each.status == "out" and each.entrant not in known]
    return sorted(outs, key=lambda each: -each.place)
