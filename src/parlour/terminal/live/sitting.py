"""A visit to a live table: sits down, waits, plays, talks, until somebody leaves or the room ends it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import HELP
from parlour.terminal.ask.conversation import LEAVE_WORDS, log_text
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.farewell import standing
from parlour.terminal.help import tips_page
from parlour.terminal.live.chairs import chair_lines, waiting_line, waiting_offers, waiting_services
from parlour.terminal.live.conversation import LiveConversation
from parlour.terminal.live.counsel import worth_text
from parlour.terminal.live.news import Changed, Gone, News
from parlour.terminal.live.page import LivePage
from parlour.terminal.live.remote import Remote, Snapshot
from parlour.terminal.live.wishes import PLAYING, Wish, wish_in, wish_lines
from parlour.terminal.show.offered import Offered
from parlour.terminal.show.screen import Screen

_UNSEEN = ("mute", "host")
"""What is done without a trace on the screen is confirmed."""


class LiveSitting:
    """One person at a live table."""

    def __init__(self, remote: Remote, first: Snapshot, screen: Screen) -> None:
        self.remote = remote
        self.screen = screen
        self.words = screen.words
        self.news = News(remote.inbox, first, screen)
        self._answered = 0
        self._ended = 0
        self._waited = ""
        self._name = ""
        screen.read_line = self.news.next_line

    @property
    def now(self) -> Snapshot:
        return self.news.now

    def stay(self, name: str, *, watch: bool) -> None:
        """Plays until somebody leaves (Left) or the room ends it (ParlourError); `watch` takes no chair."""
        self._show_chairs()
        self._sit_down(name, watch=watch)
        while self.now.status != "closed":
            if self.now.asked not in (0, self._answered):
                self._turn(self.now.asked)
            else:
                self._wait()
        self.screen.say(self.words("live.closed"))

    def _sit_down(self, name: str, *, watch: bool) -> None:
        """Takes a chair, or the own one back from the house."""
        chair = self.now.chair()
        if watch and chair is None:
            self.screen.say(self.words("live.presence"))
        elif chair is None:
            self._take_chair(name)
        elif chair.house:
            self._is_wish("back")

    def _take_chair(self, name: str) -> None:
        """Asks for a name until the room takes it; one that was given beforehand is all or nothing."""
        while True:
            wanted = name or self.news.held_up(lambda: self.screen.ask_or_back(self.words("live.name")))
            if wanted is None:
                raise Left
            try:
                self.remote.sit(wanted)
                self._name = wanted
                return
            except ParlourError as error:
                if name:
                    raise
                self.screen.warn(error.sentence)

    # The own turn

    def _turn(self, asked: int) -> None:
        """Shows the table, and plays what the person decides unless the time is up first."""
        page = self._page()
        self.screen.show_table(page)
        self.news.show_clock()
        self.screen.show_choices(page)
        try:
            self.news.thought_over(asked, lambda: self._decide(asked, page))
        except Gone:
            self.screen.happened(self.words("live.gone"))
        except Changed:
            pass  # the same question stands on the next page
        self.screen.show_timer(None)

    def _decide(self, asked: int, page: LivePage) -> None:
        """Asks until the room accepts a move, or does not wait for it any longer."""
        talk = LiveConversation(
            *(self.screen, page, self.now.catalogue),
            remote=self.remote,
            log=self.news.log,
            is_wish=self._is_wish,
            commands=self._commands,
        )
        while self._answered != asked:
            try:
                self.remote.move(talk.move(), asked)
                self._answered = asked
            except ParlourError as error:
                self.screen.warn(error.sentence)
                if error.code == "too-late":
                    self._answered = asked

    def _page(self) -> LivePage:
        return LivePage(self.now, self.news.taken(), self.words, self.remote.why)

    # Waiting

    def _wait(self) -> None:
        """Shows what there is to see and takes what is typed, until something changes."""
        self._show()
        with suppress(Changed):
            while True:
                self._heed(self.screen.await_words(self._offered()))

    def _heed(self, line: str) -> None:
        """What somebody wants who is not asked for a move."""
        first = line.partition(" ")[0]
        if line.lower() in LEAVE_WORDS:
            raise Left
        if line.startswith(HELP) or self.words.means(first, "word.help"):
            self.screen.page("\n".join(f"- {each}" for each in self._commands()))
        elif not line:
            self.screen.warn(self.words("unclear.nothing"))
        elif not self._is_wish(line) and not self._is_about(line):
            self.screen.warn(self.words("live.unknown", word=line))

    def _is_about(self, line: str) -> bool:
        """Shows rules, log or worth, where somebody asks for them while others are waited for."""
        if self.words.means(line, "word.rules"):
            self.screen.page(self.now.catalogue.text)
        elif self.words.means(line, "word.log"):
            self.screen.page(log_text(self.news.log, self.words))
        elif self.words.means(line, "word.tips"):
            self.screen.page(tips_page(self.now.catalogue.tips, self.words) or self.words("help.no-tips"))
        elif self.words.means(line, "word.worth") and self.now.picture is not None:
            with self._refusals_said():
                self.screen.page(worth_text(self.remote, LivePage(self.now, [], self.words)))
        else:
            return False
        return True

    def _offered(self) -> Offered:
        """What a drawn screen says while others are waited for: why, and what can be done meanwhile."""
        waiting = waiting_line(self.now, self.words, self.news.seconds_left())
        brief = " ".join([*self._result(), waiting]).strip()
        services = waiting_services(self.now, self.words)
        return Offered(brief, waiting_offers(self.now, self.words), is_waiting=True, services=services)

    def _result(self) -> list[str]:
        """Who won, once a game is over."""
        if self.now.picture is None or self.now.status == PLAYING or self.now.picture.view.ending is None:
            return []
        return [f"{line.rstrip('.')}." for line in standing(LivePage(self.now, [], self.words))]

    def _show(self) -> None:
        """The table, and where text stays only what is new of it and what everybody waits for."""
        is_over = self.now.picture is not None and self.now.picture.view.ending is not None
        if not self.screen.keeps_text:
            self._show_page()
            return
        if is_over:
            self._show_ending()
        waiting = waiting_line(self.now, self.words)
        if waiting and waiting != self._waited:
            self.screen.say(waiting_line(self.now, self.words, self.news.seconds_left()))
        self._waited = waiting

    def _show_page(self) -> None:
        """The table anew, or before the first game the chairs."""
        if self.now.picture is None:
            self._show_chairs()
        else:
            self.screen.show_table(self._page())

    def _show_chairs(self) -> None:
        """The table before its first game."""
        welcome = self.words("live.welcome", title=self.now.catalogue.title, table=self.remote.table)
        chairs = chair_lines(self.now, self.words)
        self.screen.show_text([welcome, *chairs])
        for line in self.news.taken():
            if line not in chairs:
                self.screen.happened(line)

    def _show_ending(self) -> None:
        """The last table of a game and who won, once."""
        assert self.now.state is not None, "a picture comes with a state"
        if self._ended == self.now.state.game:
            return
        self._ended = self.now.state.game
        page = self._page()
        self.screen.show_table(page)
        self.screen.say("\n".join(standing(page)))

    # What is typed beside moves

    def _commands(self) -> list[str]:
        """What can be typed beside moves now."""
        return [*wish_lines(self.now, self.words), self.words("live.help-leave")]

    def _is_wish(self, line: str) -> bool:
        """Asks the table for what the line wants; False when it wants nothing of the table."""
        with self._refusals_said():
            wish = wish_in(line, self.now)
            if wish is None:
                return False
            self._ask_for(wish)
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

    def _ask_for(self, wish: Wish) -> None:
        if wish.what == "say":
            preset = wish.text if wish.text in self.now.catalogue.talk else ""
            self.remote.say("" if preset else wish.text, preset)
        elif wish.what == "sit":
            self.remote.sit(self._name, wish.seat)
        else:
            self.remote.do(wish.what, seat=wish.seat, text=wish.text, yes=wish.yes)
        if wish.what in _UNSEEN:
            self.screen.say(self.words("live.done"))
