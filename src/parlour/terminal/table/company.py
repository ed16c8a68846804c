"""The people at this screen: their connections to the table, what those bring, and what they wait for."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from parlour.engine.errors import ParlourError
from parlour.terminal.clock import TurnClock
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.hot_seat import PUBLIC, HotSeat, OneViewer, Viewers
from parlour.terminal.table.news import Inbox, News
from parlour.terminal.table.snapshot import PLAYING, LocalTable, Remote, Snapshot

if TYPE_CHECKING:
    from parlour.terminal.tournament.commands import TournamentCommands

FIRST: Final = 0
"""The connection of the person at this screen, or of the first of several."""
_WATCH: Final = "w"
_JUMP: Final = "e"


class Company:
    """One person, or several who share a screen; `remotes` are their connections, by session.

    `local` is there where the table is one of this screen, `clock` the one that runs at it, and `cup` where
    it is one of a tournament.
    """

    def __init__(
        self,
        remotes: Mapping[int, Remote],
        firsts: Mapping[int, Snapshot],
        screen: Screen,
        *,
        local: LocalTable | None = None,
        clock: TurnClock | None = None,
        cup: "TournamentCommands | None" = None,
    ) -> None:
        self.remotes = remotes
        self.screen = screen
        self.words = screen.words
        self.local = local
        self.clock = clock
        self.cup = cup
        seats = frozenset(first.you for first in firsts.values() if first.you is not None)
        ours = None if local is None else seats
        self.sessions = {session: News(first, screen.words, ours=ours) for session, first in firsts.items()}
        self.inbox = Inbox(remotes[FIRST].inbox, self.sessions, screen, is_local=local is not None)
        kind = HotSeat if PUBLIC in remotes else OneViewer
        self.viewers: Viewers = kind(self.sessions, self.inbox, screen)
        self._was_out = False
        self._game = self.now.game

    @property
    def news(self) -> News:
        """Return the news of the person here, or of the first of them."""
        return self.sessions[FIRST]

    @property
    def now(self) -> Snapshot:
        return self.news.now

    @property
    def shown(self) -> Snapshot:
        """Return the table as everybody at this screen may see it."""
        return self.sessions.get(PUBLIC, self.news).now

    def is_shared(self) -> bool:
        """Return whether several people look at this screen in turn."""
        return PUBLIC in self.sessions

    def is_among_ourselves(self) -> bool:
        """Return whether nobody plays at the table but bots and the people here."""
        return self.local is not None and not self.inbox.has_strangers(self.now)

    # What comes

    def hear_next(self) -> None:
        """Wait for news, and tell them."""
        news = self.inbox.next_news()
        self._agree(news)
        self.tell(news)

    def tell(self, news: News) -> None:
        """Tell what has come to a connection, once."""
        if not news.is_new:
            return
        news.is_new = False
        self._announce_game(news.now.game)
        is_settled, lines = news.is_settled(), [told.say for told in news.now.heard]
        self.viewers.tell(news)
        if is_settled and self.local is not None:
            with self.clock_stopped(), self.inbox.held():
                self.viewers.settle(news, lines)
        is_asked = self.screen.moment and not self._was_out and not news.now.tournament
        if is_asked and news.is_out() and not news.now.is_over():
            self._was_out = True
            self._ask_to_watch()

    def _announce_game(self, number: int) -> None:
        """Say what is promised about the cards of another game here, before any of them is shown."""
        if self.local is None or number <= self._game:
            return
        self._game = number
        for line in self.local.promise_lines():
            self.screen.happened(line)

    def tell_all(self) -> None:
        for news in self.sessions.values():
            self.tell(news)

    def _agree(self, news: News) -> None:
        """Vote for what somebody at this screen asks the table: whoever shares it has agreed by talking."""
        vote, you = news.now.seats.vote if news.now.seats else None, news.now.you
        if vote is not None and len(self.sessions) > 1 and you is not None and you not in vote.agreed:
            self.do_quietly(news.now.session, "vote")

    def _ask_to_watch(self) -> None:
        """Ask whoever is out whether to look on, or to see how it ends."""
        words = self.words
        offers = [Offer(_WATCH, words("out.watch")), Offer(_JUMP, words("out.jump"))]
        question = words("out.question", watch=_WATCH, jump=_JUMP)
        with self.inbox.held():
            wanted = self.screen.ask_for_one(question, Offered(words("out.brief"), offers, back=_WATCH))
        if wanted == _JUMP and self.local is not None:
            self.viewers.is_hurried = True
            self.local.skip()

    # What is waited for

    def await_answer(self, session: int, asked: int) -> None:
        """Wait until everybody here has seen what came of a move."""
        while self.sessions[session].now.asked == asked:
            self.hear_next()
        self.catch_up()

    def await_undo(self, seq: int) -> None:
        """Wait until everybody here sees the table as it was before row `seq`."""
        while any(row_of(news.now) <= seq for news in self.sessions.values()):
            self.hear_next()

    def catch_up(self) -> bool:
        """Wait until all connections have brought the same, and return whether there was more to come."""
        is_behind = False
        latest = max(row_of(news.now) for news in self.sessions.values())
        while any(row_of(news.now) < latest for news in self.sessions.values()):
            is_behind = True
            self.hear_next()
        return is_behind

    @contextmanager
    def clock_stopped(self) -> Iterator[None]:
        """Let no clock run meanwhile, at a table of this screen."""
        if self.local is None or self.clock is None or self.now.status != PLAYING:
            yield
            return
        self.do_quietly(FIRST, "pause")
        yield
        self.do_quietly(FIRST, "resume")
        while any(news.is_paused() for news in self.sessions.values()):
            self.hear_next()

    def do_quietly(self, session: int, what: str) -> None:
        """Ask the table for something; a refusal harms nobody."""
        with suppress(ParlourError):
            self.remotes[session].do(what)


def row_of(now: Snapshot) -> int:
    """Return the number of the last row that a snapshot shows."""
    return 0 if now.state is None else now.state.seq
