"""Whose view of a saved game is shown: what everybody saw, what one seat saw, or all cards open."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.view import View
from parlour.match.match import Match
from parlour.terminal.ask.question import is_number, texts
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offer
from parlour.terminal.show.page import Page
from parlour.terminal.table.snapshot import snapshot_of
from parlour.terminal.words import TerminalWords

_AT_THE_END: Final = "end"
"""The promise that all cards are told once the game is over."""


class ReplayView(NamedTuple):
    """What one seat saw, what everybody saw (`viewer` None), or every card but those of piles."""

    viewer: int | None = None
    all_cards: bool = False

    def page(self, match: Match, news: Sequence[str], words: TerminalWords) -> Page:
        page = Page(snapshot_of(match, self.viewer, words.language), news, words)
        if self.all_cards:
            page.view = open_view(match)
        return page

    def sentences(self, match: Match, since: int, words: TerminalWords) -> list[str]:
        """Tell what has happened since so many events."""
        if not self.all_cards:
            return match.lately(self.viewer, since, words.language)
        speaker = match.speaker(words.language)
        return [speaker.tell(event.opened()) for event in match.told(since)]

    def label(self, match: Match, words: TerminalWords) -> str:
        """Return whose view it is, in words."""
        if self.all_cards:
            return words("eyes.all")
        if self.viewer is None:
            return words("eyes.public")
        return words("eyes.seat", name=match.names()[self.viewer])


PUBLIC: Final = ReplayView()


def open_view(match: Match) -> View:
    """Return what the public sees, with the cards of all zones that are no piles."""
    view = match.view(None)
    zones = [
        seen
        if zone.pile or all(each == EVERYONE for each in zone.audiences)
        else msgspec.structs.replace(seen, cards=list(zone.cards))
        for seen, zone in zip(view.zones, match.position.zones(), strict=True)
    ]
    return msgspec.structs.replace(view, zones=zones)


def check_revealed(match: Match) -> None:
    """Refuse to show more than everybody saw of a game that is not over, or whose cards are never told."""
    if not match.is_over():
        raise Unclear("still-running", "replay.running")
    if match.provenance.reveal != _AT_THE_END:
        raise Unclear("never-told", "replay.never-told")


def view_called(word: str, match: Match, words: TerminalWords) -> ReplayView:
    """Return the view of a seat by name or number, of all cards, or of what everybody saw."""
    if words.means(word, "word.public"):
        return PUBLIC
    check_revealed(match)
    if words.means(word, "word.all"):
        return ReplayView(all_cards=True)
    return ReplayView(seat_called(word, match))


def view_offers(match: Match, words: TerminalWords) -> list[Offer]:
    """Return all views that may be chosen, where there is a choice."""
    try:
        check_revealed(match)
    except Unclear:
        return []
    named = [Offer(name, "") for name in match.names()]
    everybody = Offer(words("word.public"), words("eyes.public"))
    return [Offer(words("word.all"), words("eyes.all")), everybody, *named]


def seat_called(word: str, match: Match) -> int:
    """Return a seat by its number, counted from 0 as in the file, or by its name."""
    names = [name.lower() for name in match.names()]
    if word.lower() in names:
        return names.index(word.lower())
    if is_number(word) and int(word) < len(names):
        return int(word)
    raise Unclear("no-such-seat", "unclear.seat", word=word, last=len(names) - 1, names=texts(match.names()))
