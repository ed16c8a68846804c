"""`parlour play`: a match from words for seats, seed and file, and then a screen."""

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
from parlour.terminal.show.screen import screen_for
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
    remarks_at(match)
    path = new_save(game.id) if save is None else Path(save).absolute()
    keep(match, path)
    return match, path


def _seed_called(text: str) -> bytes:
    try:
        return seed_from_hex(text)
    except ValueError as error:
        raise BadOption("bad-seed", f"--seed: {error}.") from None


def play_at_screen(match: Match, path: Path, *, plain: bool, fast: bool, language: str) -> int:
    return sit_down(match, path, screen_for(plain=plain, fast=fast, language=language))


def play_from_menu(*, plain: bool, fast: bool, language: str) -> int:
    """The browser first, where there is one; else the menu, and then the game it asked for."""
    try:
        if not plain and browser.can_open() and browser.is_wished(TerminalWords(language)):
            return browser.play_in_browser(fast=fast)
    except Left as left:
        return left.exit_code
    screen = screen_for(plain=plain, fast=fast, language=language)
    try:
        wish = ask_for_game(screen)
    except Left as left:
        return left.exit_code
    match, path = begin_match(wish.game, wish.rules, wish.seats)
    with only_table(path):
        return sit_down(match, path, screen)
