"""The house without a command: the browser where there is one, else the list of what can be done."""

from collections.abc import Sequence

from parlour.cli.run import browser
from parlour.cli.run.home.own_room import open_room
from parlour.cli.run.play import kept, play_on, play_wish
from parlour.cli.run.saved import reasons_of, replayable, resumed
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.match.store.file.lock import only_table
from parlour.players.seat_words import parse_seats
from parlour.terminal.errors import Left
from parlour.terminal.eyes import PUBLIC
from parlour.terminal.home.front import Entry, at_home
from parlour.terminal.home.kept import choose_game, finished, statistics, unfinished
from parlour.terminal.home.menu import GUEST_WORD
from parlour.terminal.home.preferences import set_preferences
from parlour.terminal.opening import at_screen
from parlour.terminal.replaying import show_again
from parlour.terminal.show.offered import Offer
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords


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
    words, waiting = screen.words, len(unfinished())
    entries = [Entry("p", words("home.play"), play_wish)]
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


def _with_guides() -> list[Game]:
    """The games that have a guided first game."""
    return [game for game in all_games() if game.guide is not None]


def _learn(screen: Screen) -> int | None:
    """The guided first game of one of them."""
    from parlour.players.guide import GUIDE, guide_of

    games = _with_guides()
    titles = [game.rules().metadata.display_name for game in games]
    place = screen.choose_one(screen.words("home.which-lesson"), titles)
    if place is None:
        return None
    guide = guide_of(games[place])
    seats = ",".join([screen.settings.name or GUEST_WORD, *[GUIDE] * (guide.script.seats - 1)])
    match, path = kept(guide.begin(parse_seats(seats)))
    with only_table(path):
        return play_on(match, path, screen) or None


def _go_on(screen: Screen) -> int | None:
    """One of the unfinished games."""
    path = choose_game(screen, "home.which-unfinished", unfinished())
    if path is None:
        return None
    with only_table(path):
        return play_on(resumed(path, mend=False), path, screen) or None


def _see_again(screen: Screen) -> None:
    """One of the finished games, move by move."""
    path = choose_game(screen, "home.which-finished", finished())
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
            return play_wish(screen, people) if shared else None
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
