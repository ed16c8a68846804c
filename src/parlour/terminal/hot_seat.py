"""Who looks at the screen: one person all the time, or several in turn who must not see others' cards."""

from collections.abc import Sequence
from typing import Final

from parlour.cards.seeds import commitment
from parlour.match.match import Match
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords

_RECENT: Final = 6
_OUT: Final = "out"


class Viewers:
    """Knows what each viewer has been told, and what happens around each turn."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.promise = _promise(match, screen.words)
        self.start = max(0, match.heard - _RECENT)
        self.told: dict[int | None, int] = {}
        self.is_hurried = False

    def open(self) -> None:
        """The sitting begins, perhaps in the middle of a game."""

    def before_person(self, seat: int) -> None:
        raise NotImplementedError

    def after_person(self, seat: int) -> None:
        raise NotImplementedError

    def after_bot(self) -> None:
        """A bot has moved, or a move that was the only one."""

    def after_clock(self, seat: int) -> None:
        """The clock has played for somebody, who is told at their next decision."""
        raise NotImplementedError

    def settled(self, heard: int) -> None:
        """A hand or a round was settled by what happened since so many events: lets everybody see how."""
        raise NotImplementedError

    def is_out(self) -> bool:
        """Whether the only person has nothing more to decide in this game."""
        return False

    def leave(self) -> None:
        """Somebody leaves in the middle of the game."""

    def close(self) -> None:
        """The game is over: shows what may be seen."""
        raise NotImplementedError

    def news(self, viewer: int | None) -> list[str]:
        """What has happened since this viewer was last told; at first, what is promised about the cards."""
        sentences = [*self.promise, *self.lately(viewer, self.told.get(viewer, self.start))]
        self.promise = []
        self.told[viewer] = self.match.heard
        return sentences

    def lately(self, viewer: int | None, since: int) -> list[str]:
        """What has happened since so many events, in the language of the screen."""
        return self.match.lately(viewer, since, self.screen.words.language)

    def page(self, viewer: int | None, news: Sequence[str] = ()) -> Page:
        return Page(self.match, viewer, news, self.screen.words)

    def show(self, viewer: int | None) -> Page:
        """Draws the table as the viewer sees it, with the news."""
        page = self.page(viewer, self.news(viewer))
        self.screen.show_table(page)
        return page


class OneViewer(Viewers):
    """One person, or only an audience: everything is told as it happens.

    Text that stays tells a person the news with the table, in one line, so that nothing is heard twice.
    """

    def __init__(self, match: Match, screen: Screen, viewer: int | None) -> None:
        super().__init__(match, screen)
        self.viewer = viewer
        self.streamed = self.start

    def open(self) -> None:
        for sentence in self.promise:
            self.screen.happened(sentence)
        self.promise = []
        self.stream()

    def is_told_with_the_table(self) -> bool:
        return self.screen.keeps_text and self.viewer is not None and not self.is_out()

    def before_person(self, seat: int) -> None:
        self.screen.new_page()

    def after_person(self, seat: int) -> None:
        self.stream()

    def after_bot(self) -> None:
        self.stream()

    def after_clock(self, seat: int) -> None:
        self.stream()

    def stream(self) -> None:
        """Says what happened since the last move, and draws what came of it."""
        if self.is_told_with_the_table():
            return
        for sentence in self.lately(self.viewer, max(self.streamed, self.told.get(self.viewer, 0))):
            self.screen.happened(sentence)
        self.streamed = self.told[self.viewer] = self.match.heard
        if not (self.screen.keeps_text or self.is_hurried):
            self.screen.show_table(self.page(self.viewer))

    def settled(self, heard: int) -> None:
        if self.is_hurried:
            return
        if self.screen.keeps_text:
            for sentence in self.news(self.viewer):
                self.screen.happened(sentence)
        self.screen.showdown(self.lately(self.viewer, heard))

    def is_out(self) -> bool:
        view = self.match.view(self.viewer)
        return self.viewer is not None and _OUT in view.seats[self.viewer].badges

    def close(self) -> None:
        self.screen.show_table(self.page(self.viewer, self.news(self.viewer)))


class HotSeat(Viewers):
    """Several people at one screen: covered before and after everything that only one of them may see."""

    def __init__(self, match: Match, screen: Screen) -> None:
        super().__init__(match, screen)
        self.looking: int | None = None

    def before_person(self, seat: int) -> None:
        if self.looking != seat:
            self.hand_over(seat)
        self.screen.new_page()

    def hand_over(self, seat: int) -> None:
        """Shows what everybody may know, and waits until only the next person looks."""
        name = self.match.names()[seat]
        self.cover()
        for sentence in self.news(None):
            self.screen.happened(sentence)
        self.screen.hand_over(self.screen.words("turn.handover", name=name))
        self.screen.cover()
        self.looking = seat

    def after_person(self, seat: int) -> None:
        """Shows the person what came of their move and covers it, unless they go on at once."""
        if self.match.to_act() == (seat,):
            return
        self.screen.new_page()
        self.show(seat)
        self.screen.ask(self.screen.words("turn.cover"))
        self.cover()

    def after_clock(self, seat: int) -> None:
        """Covers the cards at once, as nobody may be there to do it; all hear of it at the next hand-over."""
        self.promise.append(self.screen.words("clock.up-for", name=self.match.names()[seat]))
        self.cover()

    def settled(self, heard: int) -> None:
        """Everybody looks, at what everybody may know; whoever goes on alone sees it on the next page."""
        if self.looking is not None:
            return
        sentences = self.lately(None, heard)
        if self.screen.keeps_text:
            for sentence in sentences:
                self.screen.happened(sentence)
        self.screen.showdown(sentences)

    def cover(self) -> None:
        self.screen.cover()
        self.looking = None

    def leave(self) -> None:
        self.cover()

    def close(self) -> None:
        self.cover()
        self.show(None)


def _promise(match: Match, words: TerminalWords) -> list[str]:
    """The commitment, which anybody may note before the first card, and whether somebody chose the seed."""
    promised = [words("sitting.commitment", commitment=commitment(match.seed))]
    return [*promised, words("sitting.seed-given")] if match.provenance.given else promised
