"""The house without a command: the browser where there is one, else the list of what can be done."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import click

from parlour.cli import browser
from parlour.cli.errors import BadOption
from parlour.cli.local_table import new_game, play_table, seats_for
from parlour.cli.saved import (
    Unfinished,
    game_in_file,
    load_sound_part,
    reasons_of,
    stored_game,
    waiting_files,
)
from parlour.client.local_games import unfinished_games
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.keys import LEAVE
from parlour.players.seat_words import parse_seats
from parlour.terminal.errors import Left
from parlour.terminal.home.front import Entry, at_home, set_preferences
from parlour.terminal.home.kept import choose_finished, finished_games, game_label, readable_games, statistics
from parlour.terminal.home.menu import GUEST_WORD, ask_for_game
from parlour.terminal.replay import show_replay
from parlour.terminal.replay_view import PUBLIC
from parlour.terminal.screens import at_screen
from parlour.terminal.show.options import Offer
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords

_MOST: Final = 20
_ENTER: Final = ("\r", "\n")
_HERE: Final = "t"
_EVERYWHERE: Final = "0.0.0.0"


def stay(*, plain: bool, fast: bool, language: str) -> int:
    """Offer the browser first, where there is one; else be at home until somebody leaves."""
    try:
        if not plain and browser.can_open() and prefers_browser(TerminalWords(language)):
            return play_in_browser(fast=fast)
        return at_screen(_at_home, plain=plain, fast=fast, language=language)
    except Left as left:
        return left.exit_code


def prefers_browser(words: TerminalWords) -> bool:
    """Ask where to play, to be answered with one key: Enter for the browser; raise Left for leaving."""
    click.echo(words("menu.where", here=_HERE, leave=LEAVE))
    while True:
        key = click.getchar().lower()
        if key in _ENTER:
            return True
        if key == _HERE:
            return False
        if key == LEAVE[0]:
            raise Left


def play_in_browser(*, fast: bool) -> int:
    """Open a room for this machine alone, and the browser on it; ./play brings what that needs."""
    options = ["--open", *(["--fast"] if fast else [])]
    script = os.environ.get("PARLOUR_COMMAND")
    if script is None:
        from parlour.cli.commands import serve

        result = serve.command.main(options, prog_name="parlour serve", standalone_mode=False)
        return result if isinstance(result, int) else 0
    sys.stdout.flush()
    if os.name == "nt":  # a script there is not a program that one can become
        return _run([script, "serve", *options])
    try:
        os.execv(script, [script, "serve", *options])
    except OSError as error:
        raise BadOption("cannot-start", f"{script} cannot be started: {error.strerror}.") from None


def _at_home(screen: Screen) -> int:
    with screen.signals():
        return at_home(screen, _entries)


def _entries(screen: Screen) -> Sequence[Entry]:
    """Return what can be done now."""
    words, waiting = screen.words, len(_unfinished_games())
    entries = [Entry("p", words("home.play"), _play_setup)]
    if _with_guides():
        entries.append(Entry("l", words("home.learn"), _learn))
    if waiting:
        entries.append(Entry("u", words("home.unfinished", count=waiting), _go_on))
    entries.append(Entry("f", words("home.friends"), _with_friends))
    if finished_games(1):
        entries += [
            Entry("r", words("home.finished"), _see_again),
            Entry("w", words("home.statistics"), lambda it: it.page(statistics(it))),
        ]
    return [
        *entries,
        Entry("j", words("home.join"), _join),
        Entry("o", words("home.serve"), _open_room),
        Entry("s", words("home.settings"), set_preferences),
    ]


def _play_setup(screen: Screen, people: Sequence[str] = ()) -> int | None:
    """Ask what to play, and play it; then one is home again. Several people know who sees the screen."""
    setup = ask_for_game(screen, people)
    cards = seats_for(setup.game, setup.rules, setup.seats)
    return play_table(new_game(setup.game, setup.rules, cards), screen) or None


class _Waiting(NamedTuple):
    """An unfinished game in a list, and what it takes to go on with it."""

    label: str
    at: float
    open: Callable[[], Unfinished]


def _unfinished_games() -> list[_Waiting]:
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
    """Return the games that have a guided first game."""
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
    waiting = _unfinished_games()
    place = screen.choose_one(screen.words("home.which-unfinished"), [each.label for each in waiting])
    if place is None:
        return None
    game = waiting[place].open()
    return play_table(game.opening, screen, game.save) or None


def _see_again(screen: Screen) -> None:
    """Show one of the finished games again, move by move."""
    path = choose_finished(screen, finished_games())
    if path is not None:
        loaded = load_sound_part(path)
        show_replay(loaded.match, PUBLIC, screen, stepwise=True, reasons=reasons_of(loaded, path))


def _with_friends(screen: Screen) -> int | None:
    """Play between several people at this screen; ask until there are names, or none."""
    while people := _names_in(screen.ask_or_back(screen.words("home.ask-friends")) or ""):
        try:
            parse_seats(",".join(people))
        except ParlourError as error:
            screen.warn(error.sentence)
        else:
            shared = len(people) == 1 or _share(screen)
            return _play_setup(screen, people) if shared else None
    return None


def _names_in(line: str) -> list[str]:
    return [name.strip() for name in line.split(",") if name.strip()]


def _share(screen: Screen) -> bool:
    """Return whether several people may look at this screen; ask them where text stays on it."""
    if not screen.keeps_text:
        return True
    words = screen.words
    offers = [Offer("1", words("home.share-yes")), Offer("2", words("home.share-no"))]
    return screen.choose(words("home.share"), offers, "2") == "1"


def _join(screen: Screen) -> int | None:
    """Sit down at a table of a room somewhere; ask until a link leads to one, or for none."""
    from parlour.engine.optional import need

    need("web", "websockets")
    from parlour.cli.commands.join import visit

    while link := screen.ask_or_back(screen.words("home.ask-link")):
        try:
            return visit(link, screen.settings.name, screen, watch=False) or None
        except ParlourError as error:
            screen.warn(error.sentence)
    return None


def _open_room(screen: Screen) -> None:
    """Ask, lend the terminal to `parlour serve`, and be home again when that ends."""
    game = _game_of_the_first_table(screen)
    if game is None:
        return
    reaches = [screen.words("home.room-here"), screen.words("home.room-network")]
    reach = screen.choose_one(screen.words("home.room-where"), reaches)
    if reach is None:
        return
    command = [*_serve_command(), game, *(["--host", _EVERYWHERE] if reach else [])]
    screen.lend_terminal(lambda: _run(command))


def _game_of_the_first_table(screen: Screen) -> str | None:
    """Ask for the name of a game; the one that was played last is offered."""
    games, last = all_games(), screen.settings.last_game
    names, titles = [game.id for game in games], [game.rules().metadata.display_name for game in games]
    usual = names.index(last) if last in names else 0
    place = screen.choose_one(screen.words("home.which-table"), titles, usual)
    return None if place is None else names[place]


def _serve_command() -> list[str]:
    """Return the command line of a room; ./play brings what that needs, else it must be there."""
    script = os.environ.get("PARLOUR_COMMAND")
    if script:
        return [script, "serve"]
    from parlour.engine.optional import need

    need("web", "starlette", "uvicorn", "websockets", "httptools", "openskill")
    return [sys.executable, "-m", "parlour", "serve"]


def _run(command: Sequence[str]) -> int:
    """Run it in a process of its own, which hears Ctrl-C at the same terminal; return its exit code."""
    try:
        return subprocess.run(command, check=False).returncode
    except OSError as error:
        raise BadOption("cannot-start", f"{command[0]} cannot be started: {error.strerror}.") from None
