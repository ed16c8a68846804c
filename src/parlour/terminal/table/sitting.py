"""A sitting: people at a table, who wait, play and talk until somebody leaves or the table is closed."""

from contextlib import suppress
from typing import Final

from parlour.engine.errors import ParlourError
from parlour.terminal.ask.conversation import LEAVE_WORDS
from parlour.terminal.closing import standing
from parlour.terminal.errors import Left
from parlour.terminal.show.options import Offered
from parlour.terminal.show.page import Page
from parlour.terminal.table.chairs import chair_lines, waiting_line, waiting_offers, waiting_services
from parlour.terminal.table.commands import TableCommands, Undone
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.news import Changed
from parlour.terminal.table.own_turn import OwnTurn
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.terminal.tournament.lines import is_gone
from parlour.terminal.tournament.strip import strip_of

_MODEL: Final = "llm"


class Sitting:
    """The company at its table, from the first look to the last word."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.screen = company.screen
        self.words = company.words
        self.commands = TableCommands(company)
        self.turns = OwnTurn(company, self.commands)
        self._ended = self.now.game if self.now.tournament and self.now.is_over() else 0
        self._waited = ""
        company.screen.read_line = company.inbox.next_line

    @property
    def now(self) -> Snapshot:
        return self.company.now

    def visit(self, name: str, *, watch: bool) -> None:
        """Sit down at a table of a room, and stay; `watch` takes no chair, and follows nobody elsewhere."""
        self.company.news.stays = watch
        self.screen.show_strip(strip_of(self.now, self.words))
        self._show_chairs()
        self._sit_down(name, watch=watch)
        self.stay()

    def stay(self) -> None:
        """Play until somebody leaves (Left), the room ends it (ParlourError) or nobody is left to play."""
        while self.now.status != "closed":
            session = self._next_asked()
            if session is not None:
                self.turns.play(session)
            elif self._is_over_for_good() or self._is_out_for_good():
                return
            else:
                self._wait()
        self.screen.say(self.words("live.closed"))

    def _next_asked(self) -> int | None:
        """Return whose turn it is of the people here; bots go first where all choose at the same time."""
        for session, news in self.company.sessions.items():
            if self.turns.is_open(session) and not self._awaits_bots(news.now):
                return session
        return None

    def _awaits_bots(self, now: Snapshot) -> bool:
        people = now.people()
        acting = [people[seat] for seat in now.acting() if seat < len(people)]
        quick = [each for each in acting if each.kind == "bot" and not each.player.startswith(_MODEL)]
        return self.company.local is not None and bool(quick)

    def _is_over_for_good(self) -> bool:
        """Return whether bots alone have played at this screen, and are done."""
        nobody = all(news.now.you is None for news in self.company.sessions.values())
        if not nobody or not self.now.is_over() or not self.company.is_among_ourselves():
            return False
        self._show_ending()
        return True

    def _is_out_for_good(self) -> bool:
        """Return whether the tournament has nothing more to be played here for us."""
        cup = self.now.cup
        if cup is None or (self.now.status == PLAYING and self.now.you is not None):
            return False
        is_done = cup.is_over() or (is_gone(cup) and not self.company.news.stays)
        if is_done and self.now.is_over():
            self._show_ending()
        return is_done

    # Sitting down in a room

    def _sit_down(self, name: str, *, watch: bool) -> None:
        """Take a chair, or the own one back from the house."""
        chair = self.now.chair()
        if watch and chair is None:
            self.screen.say(self.words("live.presence"))
        elif chair is None and self.now.tournament:
            return  # the director seats everybody when a deal begins
        elif chair is None:
            self._take_chair(name)
        elif chair.house:
            self.commands.carry_out("back", FIRST)

    def _take_chair(self, name: str) -> None:
        """Ask for a name until the room takes it; one that was given beforehand is all or nothing."""
        while True:
            with self.company.inbox.held():
                wanted = name or self.screen.ask_or_back(self.words("live.name"))
            if wanted is None:
                raise Left
            try:
                self.company.remotes[FIRST].sit(wanted)
                self.commands.name = wanted
                return
            except ParlourError as error:
                if name:
                    raise
                self.screen.warn(error.sentence)

    # Waiting

    def _wait(self) -> None:
        """Show what there is to see and take what is typed, until something changes."""
        if self.company.catch_up():
            return
        if self.now.is_over():
            self._show_ending()
        elif self._waits_in_silence():
            self.company.hear_next()
            return
        self._show_waiting()
        with suppress(Changed, Undone):
            while True:
                self._heed(self.screen.await_words(self._offered()))
        self.company.tell_all()

    def _waits_in_silence(self) -> bool:
        """Return whether only bots are waited for where nothing is to be typed: in text, or below a cover."""
        is_silent = self.company.is_shared() or self.screen.keeps_text
        return is_silent and self.company.is_among_ourselves()

    def _waits_for_bots(self) -> bool:
        """Return whether only bots are waited for, whom somebody may hurry."""
        return self.now.status == PLAYING and self.company.is_among_ourselves()

    def _heed(self, line: str) -> None:
        """Do what somebody wants who is not asked for a move."""
        if line.lower() in LEAVE_WORDS:
            raise Left
        if not line and self._waits_for_bots() and self.company.local is not None:
            self.company.local.skip()
        elif not line:
            self.screen.warn(self.words("unclear.nothing"))
        elif not self.commands.carry_out(line, FIRST):
            with self.commands.refusals_said():
                self._answer(line)

    def _answer(self, line: str) -> None:
        if not self.commands.services(FIRST).answers(line, self._page_of_own_hand()):
            self.screen.warn(self.words("live.unknown", word=line))

    def _page_of_own_hand(self) -> Page | None:
        """Return the page on which a hand is judged while others play; none where several people look."""
        is_alone = not self.company.is_shared() and self.now.status == PLAYING
        return Page(self.now, [], self.words) if is_alone and self.now.picture is not None else None

    def _offered(self) -> Offered:
        """Return what a drawn screen says while others are waited for: why, and what can be done then."""
        waiting = waiting_line(self.now, self.words, self.company.news.seconds_left())
        brief = " ".join([*self._result(), waiting]).strip()
        services = waiting_services(self.now, self.words, skips=self._waits_for_bots())
        return Offered(brief, waiting_offers(self.now, self.words), is_waiting=True, services=services)

    def _result(self) -> list[str]:
        """Return who won, once a game is over."""
        if not self.now.is_over() or self.now.status == PLAYING:
            return []
        return [f"{line.rstrip('.')}." for line in standing(Page(self.company.shown, [], self.words))]

    # What is shown

    def _show_waiting(self) -> None:
        """Show the table, and where text stays only what everybody waits for."""
        if not self.screen.keeps_text:
            self._show_page()
            return
        waiting = waiting_line(self.now, self.words)
        if waiting and waiting != self._waited:
            self.screen.say(waiting_line(self.now, self.words, self.company.news.seconds_left()))
        self._waited = waiting

    def _show_page(self) -> None:
        """Draw the table anew, or before the first game the chairs."""
        if self.now.picture is None:
            self._show_chairs()
        else:
            self.company.viewers.show_end()

    def _show_chairs(self) -> None:
        """Show the table before its first game."""
        table = self.company.remotes[FIRST].table
        welcome = self.words("live.welcome", title=self.now.catalogue.title, table=table)
        if self.now.cup is not None and self.now.cup.own.number:
            number = self.now.cup.own.number
            welcome = self.words("tournament.welcome", title=self.now.catalogue.title, number=number)
        chairs = chair_lines(self.now, self.words)
        self.screen.show_text([welcome, *chairs])
        for line in self.company.news.take_unseen():
            if line not in chairs:
                self.screen.happened(line)

    def _show_ending(self) -> None:
        """Show the last table of a game and who won, once."""
        if self._ended == self.now.game:
            return
        self._ended = self.now.game
        page = self.company.viewers.show_end()
        for line in self.turns.lesson_lines() if self.now.you is not None else []:
            self.screen.happened(line)
        lines = standing(page)
        if self.company.local is not None:
            lines += self.company.local.game_over(self.now.game)
            self.screen.parting = lines
        if self.screen.keeps_text:
            self.screen.say("\n" + "\n".join(lines))
