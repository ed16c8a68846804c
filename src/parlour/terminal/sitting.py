"""People of this screen at a table: they sit, wait, play and talk until somebody leaves or the table is closed."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.players.guide import PATIENCE, same
from parlour.terminal.ask.conversation import LEAVE_WORDS, Conversation
from parlour.terminal.ask.services import Services
from parlour.terminal.clock import TurnClock
from parlour.terminal.closing import standing
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.hot_seat import PUBLIC, HotSeat, OneViewer, Viewers
from parlour.terminal.live.chairs import chair_lines, waiting_line, waiting_offers, waiting_services
from parlour.terminal.live.commands import Command, command_in, command_lines
from parlour.terminal.live.news import Changed, Gone, Inbox, News
from parlour.terminal.live.snapshot import PLAYING, Remote, Snapshot
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.wire.messages import Advice

_UNSEEN: Final = ("mute", "host")
"""What is done without a trace on the screen is confirmed."""
FIRST: Final = 0
"""The connection of the person at this screen, or of the first of several."""
_WATCH: Final = "w"
_JUMP: Final = "e"
_MODEL: Final = "llm"


class Sitting:
    """One person at a table, or several who share this screen; `remotes` are their connections.

    `statistics` and `history` show what was played before.
    """

    def __init__(
        self,
        remotes: Mapping[int, Remote],
        firsts: Mapping[int, Snapshot],
        screen: Screen,
        *,
        is_local: bool = False,
        clock: TurnClock | None = None,
    ) -> None:
        self.remotes = remotes
        self.screen = screen
        self.words = screen.words
        self.is_local = is_local
        self.clock = clock
        ours = frozenset(first.you for first in firsts.values() if first.you is not None)
        self.sessions = {
            session: News(first, screen.words, ours=ours if is_local else None)
            for session, first in firsts.items()
        }
        self.inbox = Inbox(remotes[FIRST].inbox, self.sessions, screen, is_local=is_local)
        self.viewers: Viewers = (HotSeat if PUBLIC in remotes else OneViewer)(
            self.sessions, self.inbox, screen
        )
        self.history: Callable[[int | None], list[str]] | None = None
        self.statistics: Callable[[], str] = lambda: self.words("home.nothing-played")
        self.skip: Callable[[], None] = lambda: None
        """Lets bots answer at once, until `asked` is told that somebody here is asked."""
        self.asked: Callable[[], None] = lambda: None
        self.on_over: Callable[[], list[str]] = list
        """Told once when a game is over; returns what is to be said of where it is kept."""
        self.more: Callable[[str], bool] = lambda line: False
        """Carries out words that are no commands of the table, such as those for the browser."""
        self.more_lines: list[str] = []
        self._answered: dict[int, int] = {}
        self._missed: dict[int, list[str]] = {}
        self._lesson: Advice | None = None
        self._strays = 0
        self._ended = 0
        self._waited = ""
        self._name = ""
        self._was_out = self._is_undoing = False
        screen.read_line = self.inbox.next_line

    @property
    def news(self) -> News:
        """The news of the person here, or of the first of them."""
        return self.sessions[FIRST]

    @property
    def now(self) -> Snapshot:
        return self.news.now

    @property
    def shown(self) -> Snapshot:
        """The table as everybody at this screen may see it."""
        return self.sessions.get(PUBLIC, self.news).now

    # From the first look to the last word

    def visit(self, name: str, *, watch: bool) -> None:
        """Sit down at a table of a room, and stay; `watch` takes no chair."""
        self._show_chairs()
        self._sit_down(name, watch=watch)
        self.stay()

    def stay(self) -> None:
        """Play until somebody leaves (Left), the room ends it (ParlourError) or nobody is left to play."""
        while self.now.status != "closed":
            session = self._next_asked()
            if session is not None:
                self._turn(session)
            elif self._is_over_for_good():
                return
            else:
                self._wait()
        self.screen.say(self.words("live.closed"))

    def _is_over_for_good(self) -> bool:
        """Return whether bots alone have played at this screen, and are done."""
        nobody = self.is_local and all(news.now.you is None for news in self.sessions.values())
        if not nobody or not self.now.is_over() or self.inbox.has_strangers(self.now):
            return False
        self._show_ending()
        return True

    def _next_asked(self) -> int | None:
        """Return whose turn it is of the people here; bots go first where choices are made at the same time."""
        for session, news in self.sessions.items():
            asked = news.now.asked
            if asked and asked != self._answered.get(session) and not self._awaits_bots(news.now):
                return session
        return None

    def _awaits_bots(self, now: Snapshot) -> bool:
        people = now.people()
        acting = [people[seat] for seat in now.acting() if seat < len(people)]
        return self.is_local and any(
            each.kind == "bot" and not each.player.startswith(_MODEL) for each in acting
        )

    def _sit_down(self, name: str, *, watch: bool) -> None:
        """Take a chair, or the own one back from the house."""
        chair = self.now.chair()
        if watch and chair is None:
            self.screen.say(self.words("live.presence"))
        elif chair is None:
            self._take_chair(name)
        elif chair.house:
            self._is_command("back", FIRST)

    def _take_chair(self, name: str) -> None:
        """Ask for a name until the room takes it; one that was given beforehand is all or nothing."""
        while True:
            with self.inbox.held():
                wanted = name or self.screen.ask_or_back(self.words("live.name"))
            if wanted is None:
                raise Left
            try:
                self.remotes[FIRST].sit(wanted)
                self._name = wanted
                return
            except ParlourError as error:
                if name:
                    raise
                self.screen.warn(error.sentence)

    # The own turn

    def _turn(self, session: int) -> None:
        """Show the table, and play what the person decides unless the time is up first."""
        asked = self.sessions[session].now.asked
        self.asked()
        if self._plays_itself(session, asked):
            return
        if self.viewers.hands_over(session):
            with self._clock_stopped():
                self.viewers.before_turn(session)
        else:
            self.viewers.before_turn(session)
        page = self._page_for(session)
        self.screen.show_table(page)
        self.screen.show_choices(page)
        try:
            with self.inbox.thinking(session, asked):
                self._decide(session, asked, page)
        except Gone:
            self._question_is_gone(session, page)
            return
        except Changed:
            return  # the same question stands on the next page
        if self.is_local:
            self._await_answer(session, asked)
            self._end_turn(session)

    def _end_turn(self, session: int) -> None:
        """Cover the cards where others look next, unless the same person goes on at once."""
        now = self.sessions[session].now
        if not (now.asked and now.acting() == [now.you]):
            self.viewers.after_turn(session)

    def _page_for(self, session: int) -> Page:
        news = self.sessions[session]
        page = Page(news.now, news.take_unseen(), self.words, self.remotes[session].why)
        page.lesson = [*self._missed.pop(session, []), *self._lesson_lines(session)]
        return page

    def _lesson_lines(self, session: int) -> list[str]:
        """Return what the guide says to somebody who learns."""
        self._lesson = None
        if self.now.settings.get("guided"):
            with suppress(ParlourError):
                self._lesson = self.remotes[session].advice("lesson")
        return [] if self._lesson is None else list(self._lesson.say)

    def _plays_itself(self, session: int, asked: int) -> bool:
        """Play a move that is the only one, where somebody has set that."""
        picture = self.sessions[session].now.picture
        if not self.screen.settings.forced or picture is None or len(picture.view.forms) != 1:
            return False
        form = picture.view.forms[0]
        if form.pools or form.cards is not None or form.amount is not None or form.suits:
            return False
        self.remotes[session].move(Move(form.verb), asked)
        self._answered[session] = asked
        if self.is_local:
            self._await_answer(session, asked)
        return True

    def _decide(self, session: int, asked: int, page: Page) -> None:
        """Ask until the room accepts a move, or does not wait for it any longer."""
        talk = Conversation(
            self.screen, page, self._services(session), lambda line: self._is_command(line, session)
        )
        while self._answered.get(session) != asked:
            try:
                move = talk.move()
                if self._is_stray(move):
                    continue
                self.remotes[session].move(move, asked)
                self._answered[session] = asked
            except ParlourError as error:
                self.screen.warn(error.sentence)
                if error.code == "too-late":
                    self._answered[session] = asked

    def _is_stray(self, move: Move) -> bool:
        """Say a kind word on another move than the one suggested; return whether one was said."""
        lesson = self._lesson
        if lesson is None or lesson.move is None or self._strays >= PATIENCE:
            return False
        if same(move, move_from(lesson.move)):
            return False
        self._strays += 1
        self.screen.warn(lesson.stray)
        return True

    def _question_is_gone(self, session: int, page: Page) -> None:
        """Say why a question is gone: somebody took a move back, or the time was up."""
        now = self.sessions[session].now
        if self._is_undoing:
            self._is_undoing = False
            return
        self.screen.time_is_up()
        if page.on_timeout and now.you is not None:
            self._missed[session] = [self.words("clock.up", move=page.on_timeout)]
            self.viewers.after_clock(session, now.names()[now.you])
        else:
            self.screen.happened(self.words("live.gone"))

    def _await_answer(self, session: int, asked: int) -> None:
        """Wait until everybody here has seen what came of a move."""
        while self.sessions[session].now.asked == asked:
            self._hear(self.inbox.next_news())
        self._catch_up()

    def _catch_up(self) -> bool:
        """Wait until all connections of this screen have brought the same; return whether there was more to come."""
        is_behind = False
        latest = max(_seq(news.now) for news in self.sessions.values())
        while any(_seq(news.now) < latest for news in self.sessions.values()):
            is_behind = True
            self._hear(self.inbox.next_news())
        return is_behind

    @contextmanager
    def _clock_stopped(self) -> Iterator[None]:
        """Meanwhile no clock runs, at a table of this screen."""
        is_stopped = self.is_local and self.clock is not None and self.now.status == PLAYING
        if not is_stopped:
            yield
            return
        self._do_quietly(FIRST, "pause")
        yield
        self._do_quietly(FIRST, "resume")
        self._await_clock()

    def _do_quietly(self, session: int, what: str) -> None:
        with suppress(ParlourError):
            self.remotes[session].do(what)

    def _await_clock(self) -> None:
        while any(news.is_paused() for news in self.sessions.values()):
            self._hear(self.inbox.next_news())

    # Waiting

    def _wait(self) -> None:
        """Show what there is to see and take what is typed, until something changes."""
        if self._catch_up():
            return
        if self.now.is_over():
            self._show_ending()
        elif self._waits_in_silence():
            self._hear(self.inbox.next_news())
            return
        self._show_waiting()
        with suppress(Changed):
            while True:
                self._heed(self.screen.await_words(self._offered()))
        self._heard_meanwhile()

    def _waits_in_silence(self) -> bool:
        """Return whether only bots are waited for where nothing is to be typed: in text, or below a cover."""
        is_covered = PUBLIC in self.sessions
        return (
            self.is_local
            and (is_covered or self.screen.keeps_text)
            and not self.inbox.has_strangers(self.now)
        )

    def _heard_meanwhile(self) -> None:
        """Tell what has changed while words were awaited."""
        for news in self.sessions.values():
            self._tell(news)

    def _hear(self, news: News) -> None:
        """Tell what has come to a connection."""
        self._agree_among_ourselves(news)
        self._tell(news)

    def _tell(self, news: News) -> None:
        if not news.is_new:
            return
        news.is_new = False
        is_settled, lines = news.is_settled(), [told.say for told in news.now.heard]
        self.viewers.tell(news)
        if is_settled and self.is_local:
            with self._clock_stopped(), self.inbox.held():
                self.viewers.settle(news, lines)
        if self.screen.moment and not self._was_out and news.is_out() and not news.now.is_over():
            self._was_out = True
            self._ask_to_watch()

    def _agree_among_ourselves(self, news: News) -> None:
        """Whoever shares a screen has agreed by talking: what one of them asks for is not asked of the others."""
        vote, you = news.now.seats.vote if news.now.seats else None, news.now.you
        if vote is not None and len(self.sessions) > 1 and you is not None and you not in vote.agreed:
            self._do_quietly(news.now.session, "vote")

    def _ask_to_watch(self) -> None:
        """Ask whoever is out whether to look on, or to see how it ends."""
        words = self.words
        offers = [Offer(_WATCH, words("out.watch")), Offer(_JUMP, words("out.jump"))]
        question = words("out.question", watch=_WATCH, jump=_JUMP)
        with self.inbox.held():
            wanted = self.screen.ask_for_one(question, Offered(words("out.brief"), offers, back=_WATCH))
        if wanted == _JUMP:
            self.viewers.is_hurried = True
            self.skip()

    def _heed(self, line: str) -> None:
        """Do what somebody wants who is not asked for a move."""
        if line.lower() in LEAVE_WORDS:
            raise Left
        if not line and self._waits_for_bots():
            self.skip()
            return
        if not line:
            self.screen.warn(self.words("unclear.nothing"))
            return
        with self._refusals_said():
            session = FIRST
            known = self._is_command(line, session) or self._services(session).answers(
                line, self._worth_page()
            )
            if not known:
                self.screen.warn(self.words("live.unknown", word=line))

    def _waits_for_bots(self) -> bool:
        """Return whether only bots are waited for, whom somebody may hurry."""
        return self.is_local and self.now.status == PLAYING and not self.inbox.has_strangers(self.now)

    def _worth_page(self) -> Page | None:
        """Return the page on which a hand is judged while others play; none where several people look."""
        is_alone = PUBLIC not in self.sessions and self.now.status == PLAYING
        return Page(self.now, [], self.words) if is_alone and self.now.picture is not None else None

    def _services(self, session: int) -> Services:
        news = self.sessions[session]
        return Services(
            self.screen,
            self.remotes[session],
            lambda: news.now,
            clock=self.clock,
            log=lambda: news.log if self.history is None else self.history(news.now.you),
            commands=self._command_lines,
            statistics=self.statistics,
        )

    def _offered(self) -> Offered:
        """Return what a drawn screen says while others are waited for: why, and what can be done meanwhile."""
        waiting = waiting_line(self.now, self.words, self.news.seconds_left())
        brief = " ".join([*self._result(), waiting]).strip()
        services = waiting_services(self.now, self.words, skips=self._waits_for_bots())
        return Offered(brief, waiting_offers(self.now, self.words), is_waiting=True, services=services)

    def _result(self) -> list[str]:
        """Return who won, once a game is over."""
        if not self.now.is_over() or self.now.status == PLAYING:
            return []
        return [f"{line.rstrip('.')}." for line in standing(Page(self.shown, [], self.words))]

    def _show_waiting(self) -> None:
        """Show the table, and where text stays only what everybody waits for."""
        if not self.screen.keeps_text:
            self._show_page()
            return
        waiting = waiting_line(self.now, self.words)
        if waiting and waiting != self._waited:
            self.screen.say(waiting_line(self.now, self.words, self.news.seconds_left()))
        self._waited = waiting

    def _show_page(self) -> None:
        """Draw the table anew, or before the first game the chairs."""
        if self.now.picture is None:
            self._show_chairs()
        else:
            self.viewers.show_end()

    def _show_chairs(self) -> None:
        """Show the table before its first game."""
        table = self.remotes[FIRST].table
        welcome = self.words("live.welcome", title=self.now.catalogue.title, table=table)
        chairs = chair_lines(self.now, self.words)
        self.screen.show_text([welcome, *chairs])
        for line in self.news.take_unseen():
            if line not in chairs:
                self.screen.happened(line)

    def _show_ending(self) -> None:
        """Show the last table of a game and who won, once."""
        if self._ended == self.now.game:
            return
        self._ended = self.now.game
        page = self.viewers.show_end()
        goodbye = self._lesson_lines(FIRST) if self.now.you is not None else []
        for line in goodbye:
            self.screen.happened(line)
        lines = [*standing(page), *self.on_over()]
        self.screen.parting = lines if self.is_local else self.screen.parting
        if self.screen.keeps_text:
            self.screen.say("\n" + "\n".join(lines))

    # What is typed beside moves

    def _command_lines(self) -> list[str]:
        """Return what can be typed beside moves now."""
        leave = "live.help-leave-local" if self.is_local else "live.help-leave"
        return [*command_lines(self.now, self.words), *self.more_lines, self.words(leave)]

    def _is_command(self, line: str, session: int) -> bool:
        """Ask the table for what the line wants; return False when it wants nothing of the table."""
        with self._refusals_said():
            if self.more(line):
                return True
            command = command_in(line, self.sessions[session].now)
            if command is None:
                return False
            self._carry_out(command, session)
        return True

    @contextmanager
    def _refusals_said(self) -> Iterator[None]:
        """What is unclear or refused meanwhile is said, and changes nothing."""
        try:
            yield
        except Unclear as error:
            self.screen.warn(self.words.say(error.said))
        except ParlourError as error:
            self.screen.warn(error.sentence)

    def _carry_out(self, command: Command, session: int) -> None:
        remote, now = self.remotes[session], self.sessions[session].now
        if command.what == "say":
            preset = command.text if command.text in now.catalogue.talk else ""
            remote.say("" if preset else command.text, preset)
        elif command.what == "sit":
            remote.sit(self._name, command.seat)
        else:
            remote.do(command.what, seat=command.seat, text=command.text, yes=command.yes)
        if command.what == "undo" and not self.inbox.has_strangers(now):
            self._await_undo(session)
        if command.what in _UNSEEN:
            self.screen.say(self.words("live.done"))

    def _await_undo(self, session: int) -> None:
        """Wait until everybody here sees the table as it was before; nobody else has a say in it."""
        seq, asked = _seq(self.sessions[session].now), self.sessions[session].now.asked
        while any(_seq(news.now) <= seq for news in self.sessions.values()):
            self._hear(self.inbox.next_news())
        if asked:
            self._is_undoing = True
            raise Gone


def _seq(now: Snapshot) -> int:
    return 0 if now.state is None else now.state.seq
