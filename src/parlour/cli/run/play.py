"""`parlour play`: a match from words for seats, seed and file, and then a screen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.cards.seeds import seed_from_hex
from parlour.cli.errors import BadOption
from parlour.cli.run import browser
from parlour.engine.rules.game import Game
from parlour.match.match import Match
from parlour.match.store.file.folder import new_save
from parlour.match.store.file.lock import only_table
from parlour.match.store.file.writer import keep
from parlour.players.seat_words import parse_seats
from parlour.players.seating import remarks_at
from parlour.terminal.errors import Left
from parlour.terminal.menu import ask_for_game, usual_opponents, usual_seats
from parlour.terminal.opening import at_screen
from parlour.terminal.show.screen import Screen
from parlour.terminal.sitting import sit_down
from parlour.terminal.words import TerminalWords


def begin_match(
    game: Game, rules: Any, seats: str | None, *, seed: str | None = None, save: str | None = None
) -> tuple[Match, Path]:
    """A new match that is kept in a file, and where; without seats, you and the usual opponents.

    A player that cannot play at this table is refused before there is a file.
    """
    words = usual_seats(usual_opponents(rules), rules.default_rival) if seats is None else seats
    cards = parse_seats(words, game.levels)
    match = Match.begin(game, rules, cards, None if seed is None else _seed_called(seed))
    return kept(match, save)


def kept(match: Match, save: str | None = None) -> tuple[Match, Path]:
    """The match, from now on kept in a file."""
    remarks_at(match)
    path = new_save(match.game.id) if save is None else Path(save).absolute()
    keep(match, path)
    return match, path


def _seed_called(text: str) -> bytes:
    try:
        return seed_from_hex(text)
    except ValueError as error:
        raise BadOption("bad-seed", f"--seed: {error}.") from None


def play_at_screen(match: Match, path: Path, *, plain: bool, fast: bool, language: str) -> int:
    return at_screen(lambda screen: play_on(match, path, screen), plain=plain, fast=fast, language=language)


def play_on(match: Match, path: Path, screen: Screen) -> int:
    """Plays the match, and then others with the same people for as long as they want."""
    sat = sit_down(match, path, screen)
    while sat.again:
        match, path = kept(Match.begin(match.game, match.rules, match.seats))
        with only_table(path):
            sat = sit_down(match, path, screen)
    return sat.exit_code


def play_from_menu(*, plain: bool, fast: bool, language: str) -> int:
    """The browser first, where there is one; else the menu, and then the game it asked for."""
    try:
        if not plain and browser.can_open() and browser.is_wished(TerminalWords(language)):
            return browser.play_in_browser(fast=fast)
    except Left as left:
        return left.exit_code

    def work(screen: Screen) -> int:
        wish = ask_for_game(screen)
        match, path = begin_match(wish.game, wish.rules, wish.seats)
        with only_table(path):
            return play_on(match, path, screen)

    return at_screen(_leaving(work), plain=plain, fast=fast, language=language)


def _leaving(work: Callable[[Screen], int]) -> Callable[[Screen], int]:
    """The same work; whoever leaves it gives it an exit code."""

    def done(screen: Screen) -> int:
        try:
            return work(screen)
        except Left as left:
            return left.exit_code

    return done
