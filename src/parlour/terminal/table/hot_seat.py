"""Who looks at the screen: one person all the time, or several in turn who must not see others' cards."""

from collections.abc import Mapping

from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.news import Inbox, News
from parlour.terminal.table.snapshot import PLAYING

PUBLIC = -1
"""The connection that sees what everybody may see."""


class Viewers:
    """Decides whose connection is drawn, and what happens around each turn."""

    def __init__(self, sessions: Mapping[int, News], inbox: Inbox, screen: Screen) -> None:
        self.sessions = sessions
        self.inbox = inbox
        self.screen = screen
        self.is_hurried = False
        """Whether everybody wants to see the end and nothing else."""

    def hands_over(self, session: int) -> bool:
        """Return whether the screen changes hands before this person's turn."""
        return False

    def before_turn(self, session: int) -> None:
        raise NotImplementedError

    def after_turn(self, session: int) -> None:
        """Note that this person has moved."""

    def after_clock(self, session: int, name: str) -> None:
        """Note that the clock has played for somebody, who is told at their next decision."""

    def tell(self, news: News) -> None:
        """Tell what has come that nobody is asked about."""
        raise NotImplementedError

    def settle(self, news: News, lines: list[str]) -> None:
        """Let everybody see how a hand or a round was settled."""
        raise NotImplementedError

    def leave(self) -> None:
        """Note that somebody leaves in the middle of the game."""

    def show_end(self) -> Page:
        """Show the last table of a game, and return it."""
        raise NotImplementedError

    def page(self, session: int) -> Page:
        news = self.sessions[session]
        return Page(news.now, news.take_unseen(), self.screen.words)


class OneViewer(Viewers):
    """One person, or only an audience: everything is told as it happens.

    Text that stays tells a person the news with the table, in one line, so that nothing is heard twice; where
    other people are waited for, at once.
    """

    def __init__(self, sessions: Mapping[int, News], inbox: Inbox, screen: Screen) -> None:
        super().__init__(sessions, inbox, screen)
        [self.session] = sessions

    @property
    def news(self) -> News:
        return self.sessions[self.session]

    def _is_told_with_the_table(self) -> bool:
        is_played = self.news.now.status == PLAYING and self.news.now.you is not None
        return is_played and not self.news.is_out() and not self.inbox.is_told_at_once(self.news)

    def before_turn(self, session: int) -> None:
        self.screen.new_page()

    def tell(self, news: News) -> None:
        if self.is_hurried and not news.now.is_over():
            return
        if not self.screen.keeps_text and news.now.picture is not None:
            self.screen.show_table(self.page(self.session))
        elif not self._is_told_with_the_table():
            for line in news.take_unseen():
                self.screen.happened(line)

    def settle(self, news: News, lines: list[str]) -> None:
        if self.is_hurried:
            return
        if self.screen.keeps_text:
            for line in news.take_unseen():
                self.screen.happened(line)
        self.screen.showdown(lines)

    def show_end(self) -> Page:
        page = self.page(self.session)
        self.screen.show_table(page)
        return page


class HotSeat(Viewers):
    """Several people at one screen: covered before and after everything that only one of them may see."""

    def __init__(self, sessions: Mapping[int, News], inbox: Inbox, screen: Screen) -> None:
        super().__init__(sessions, inbox, screen)
        self.looking: int | None = None
        self.notes: list[str] = []

    def hands_over(self, session: int) -> bool:
        return self.looking != session

    def before_turn(self, session: int) -> None:
        if self.hands_over(session):
            self.hand_over(session)
        self.screen.new_page()

    def hand_over(self, session: int) -> None:
        """Show what everybody may know, and wait until only the next person looks."""
        now = self.sessions[session].now
        assert now.you is not None, "whoever is asked has a seat"
        name = now.names()[now.you]
        self.cover()
        for line in [*self.notes, *self.sessions[PUBLIC].take_unseen()]:
            self.screen.happened(line)
        self.notes = []
        self.inbox.forget_typed()
        with self.inbox.held():
            self.screen.hand_over(self.screen.words("turn.handover", name=name))
        self.screen.cover()
        self.looking = session

    def after_turn(self, session: int) -> None:
        """Show the person what came of their move and cover it."""
        self.screen.new_page()
        self.screen.show_table(self.page(session))
        with self.inbox.held():
            self.screen.ask(self.screen.words("turn.cover"))
        self.cover()

    def after_clock(self, session: int, name: str) -> None:
        """Cover the cards at once, as nobody may be there to do it; all hear of it at the next hand-over."""
        self.notes.append(self.screen.words("clock.up-for", name=name))
        self.cover()

    def tell(self, news: News) -> None:
        """Tell nobody anything before the next hand-over."""

    def settle(self, news: News, lines: list[str]) -> None:
        """Show everybody what all may know; whoever goes on alone sees it on the next page."""
        if self.looking is not None or news is not self.sessions[PUBLIC]:
            return
        if self.screen.keeps_text:
            for line in lines:
                self.screen.happened(line)
        self.screen.showdown(lines)

    def cover(self) -> None:
        self.screen.cover()
        self.looking = None

    def leave(self) -> None:
        self.cover()

    def show_end(self) -> Page:
        self.cover()
        page = self.page(PUBLIC)
        self.screen.show_table(page)
        return page
