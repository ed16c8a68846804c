"""The house without a command: the browser where there is one, else the list of what can be done."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from parlour.cli.run import browser
from parlour.cli.run.home.own_room import open_room
from parlour.cli.run.play import play_setup, play_table
from parlour.cli.run.saved import Unfinished, game_in_file, reasons_of, replayable, stored_game, waiting_files
from parlour.client.local_games import unfinished_games
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.players.seat_words import parse_seats
from parlour.terminal.errors import Left
from parlour.terminal.eyes import PUBLIC
from parlour.terminal.home.front import Entry, at_home
from parlour.terminal.home.kept import choose_finished, finished, game_label, readable_games, statistics
from parlour.terminal.home.menu import GUEST_WORD
from parlour.terminal.home.preferences import set_preferences
from parlour.terminal.opening import at_screen
from parlour.terminal.replaying import show_again
from parlour.terminal.show.offered import Offer
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords

_MOST: Final = 20


def stay(*, plain: bool, fast: bool, language: str) -> int:
    """The browser first, where there is one; else home, until somebody leaves."""
    try:
        if not plain and browser.can_open() and browser.is_wished(TerminalWords(language)):
            return browser.play_in_browser(fast=fast)
        return at_screen(_at_home, plain=plain, fast=fast, language=language)
    except Left as left:
        return left.exit_code


def _at_home(screen: Screen) -> int:
    with screen.signals():
        return at_home(screen, _entries)


def _entries(screen: Screen) -> Sequence[Entry]:
    """What can be done now."""
    words, waiting = screen.words, len(_unfinished())
    entries = [Entry("p", words("home.play"), play_setup)]
    if _with_guides():
        entries.append(Entry("l", words("home.learn"), _learn))
    if waiting:
        entries.append(Entry("u", words("home.unfinished", count=waiting), _go_on))
    entries.append(Entry("f", words("home.friends"), _with_friends))
    if finished(1):
        entries += [
            Entry("r", words("home.finished"), _see_again),
            Entry("w", words("home.statistics"), lambda it: it.page(statistics(it))),
        ]
    return [
        *entries,
        Entry("j", words("home.join"), _join),
        Entry("o", words("home.serve"), open_room),
        Entry("s", words("home.settings"), set_preferences),
    ]


class _Waiting(NamedTuple):
    """An unfinished game in a list, and what it takes to go on with it."""

    label: str
    at: float
    open: Callable[[], Unfinished]


def _unfinished() -> list[_Waiting]:
    """Return the games of this machine's store and of older files that wait, the latest first."""
    stored = [
        _Waiting(game_label(each.line.game, each.line.names, each.at), each.at, partial(stored_game, each))
        for each in unfinished_games()
    ]
    files = [
        _Waiting(each.label, each.path.stat().st_mtime * 1000, partial(game_in_file, each.path))
        for each in readable_games(waiting_files())
    ]
    return sorted([*stored, *files], key=lambda each: each.at, reverse=True)[:_MOST]


def _with_guides() -> list[Game]:
    """The games that have a guided first game."""
    return [game for game in all_games() if game.guide is not None]


def _learn(screen: Screen) -> int | None:
    """Play the guided first game of one of them."""
    games = _with_guides()
    titles = [game.rules().metadata.display_name for game in games]
    place = screen.choose_one(screen.words("home.which-lesson"), titles)
    if place is None:
        return None
    name = screen.settings.name or GUEST_WORD
    return play_table(lambda here: here.loop.wait(here.room.begin_lesson(games[place], name)), screen) or None


def _go_on(screen: Screen) -> int | None:
    """Go on with one of the unfinished games."""
    waiting = _unfinished()
    place = screen.choose_one(screen.words("home.which-unfinished"), [each.label for each in waiting])
    if place is None:
        return None
    game = waiting[place].open()
    return play_table(game.opening, screen, game.save) or None


def _see_again(screen: Screen) -> None:
    """One of the finished games, move by move."""
    path = choose_finished(screen, finished())
    if path is not None:
        loaded = replayable(path)
        show_again(loaded.match, PUBLIC, screen, stepwise=True, reasons=reasons_of(loaded, path))


def _with_friends(screen: Screen) -> int | None:
    """A game between several people at this screen; asked until there are names, or none."""
    while people := _names_in(screen.ask_or_back(screen.words("home.ask-friends")) or ""):
        try:
            parse_seats(",".join(people))
        except ParlourError as error:
            screen.warn(error.sentence)
        else:
            shared = len(people) == 1 or _share(screen)
            return play_setup(screen, people) if shared else None
    return None


def _names_in(line: str) -> list[str]:
    return [name.strip() for name in line.split(",") if name.strip()]


def _share(screen: Screen) -> bool:
    """Whether several people may look at this screen; where text stays on it they are asked."""
    if not screen.keeps_text:
        return True
    words = screen.words
    offers = [Offer("1", words("home.share-yes")), Offer("2", words("home.share-no"))]
    return screen.choose(words("home.share"), offers, "2") == "1"


def _join(screen: Screen) -> int | None:
    """A table of a room somewhere; asked until a link leads to one, or for none."""
    from parlour.engine.optional import need

    need("web", "websockets")
    from parlour.cli.run.room.join import visit

    while link := screen.ask_or_back(screen.words("home.ask-link")):
        try:
            return visit(link, screen.settings.name, screen, watch=False) or None
        except ParlourError as error:
            screen.warn(error.sentence)
    return None
