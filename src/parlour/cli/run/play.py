"""`parlour play`: a match from words for seats, seed and file, and then a screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from parlour.cards.seeds import seed_from_hex
from parlour.cli.errors import BadOption
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.match.store.file.folder import new_save
from parlour.match.store.file.lock import only_table
from parlour.match.store.file.writer import keep
from parlour.players.seat_words import is_person, parse_seats
from parlour.players.seating import remarks_at
from parlour.terminal.clock import TurnClock
from parlour.terminal.home.menu import ask_for_game, usual_opponents, usual_seats
from parlour.terminal.opening import at_screen
from parlour.terminal.show.screen import Screen
from parlour.terminal.sitting import sit_down


def begin_match(
    game: Game,
    rules: Any,
    seats: str | None,
    *,
    seed: str | None = None,
    save: str | None = None,
    hides: bool = True,
) -> tuple[Match, Path]:
    """A new match that is kept in a file, and where; without seats, you and the usual opponents.

    A player that cannot play at this table is refused before there is a file, and so are several people
    where the screen does not hide what one of them has seen.
    """
    words = usual_seats(usual_opponents(rules), rules.default_rival) if seats is None else seats
    cards = parse_seats(words, game.levels)
    if not hides:
        refuse_company(cards)
    match = Match.begin(game, rules, cards, None if seed is None else _seed_called(seed))
    return kept(match, save)


def refuse_company(cards: Sequence[SeatCard]) -> None:
    """Refuses several people at a screen of linear text, where all that was shown can be read again."""
    if sum(map(is_person, cards)) > 1:
        raise BadOption(
            "text-stays",
            "Linear text stays on the screen: whoever scrolls up sees the cards of the others. "
            "Play without --plain, or add --shared to share it all the same.",
        )


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


def play_at_screen(
    match: Match, path: Path, *, clock: TurnClock | None, plain: bool, fast: bool, language: str
) -> int:
    """Plays the match, by this clock or else by the one that is set for good."""

    def work(screen: Screen) -> int:
        screen.clock = clock or screen.clock
        return play_on(match, path, screen)

    return at_screen(work, plain=plain, fast=fast, language=language)


def play_on(match: Match, path: Path, screen: Screen) -> int:
    """Plays the match, and then others with the same people for as long as they want."""
    sat = sit_down(match, path, screen)
    while sat.again:
        match, path = kept(Match.begin(match.game, match.rules, match.seats))
        with only_table(path):
            sat = sit_down(match, path, screen)
    return sat.exit_code


def play_wish(screen: Screen, people: Sequence[str] = ()) -> int | None:
    """Asks what to play, and plays it; then one is home again. Several people know who sees the screen."""
    wish = ask_for_game(screen, people)
    match, path = begin_match(wish.game, wish.rules, wish.seats)
    with only_table(path):
        return _home_again(play_on(match, path, screen))


def _home_again(exit_code: int) -> int | None:
    """Whoever left a game by its own words is home; a signal means the whole program."""
    return exit_code or None
