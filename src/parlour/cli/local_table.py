"""A table at this screen, for `play`, `resume` and home: who sits there, what opens it, and the play."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from parlour.cards.seeds import seed_from_hex
from parlour.cli.errors import BadOption
from parlour.cli.local_server import LocalServer
from parlour.cli.options import check_writable
from parlour.client import local_room
from parlour.client.local_games import SavedFiles, check_new_file, new_file
from parlour.engine.rules.game import Game
from parlour.match.match import SeatCard
from parlour.players.kinds import remarks_on
from parlour.players.seat_words import USUAL_OPPONENTS, is_person, parse_seats
from parlour.terminal.clock import TurnClock
from parlour.terminal.screens import at_screen
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.local_game import LocalGame

Opening = Callable[[LocalGame], str]
"""Opens a table in the room of this process, and returns its key."""


def seats_for(game: Game, rules: Any, seats: str | None, *, hides: bool = True) -> list[SeatCard]:
    """Return who sits where; without words for seats, you and the usual opponents.

    A player that cannot play at this table is refused before anything is kept, and so are several people
    where the screen does not hide what one of them has seen.
    """
    words = _usual_seats(rules) if seats is None else seats
    cards = parse_seats(words, game.levels)
    if not hides:
        refuse_company(cards)
    complaint = rules.complaint(len(cards))
    if complaint:
        raise BadOption("wrong-seats", complaint)
    remarks_on([card.player for card in cards if not is_person(card)], game, rules, len(cards))
    return cards


def _usual_seats(rules: Any) -> str:
    """Return the words for one person and two house bots, or as many as the game needs."""
    opponents = min(max(USUAL_OPPONENTS, rules.players.least - 1), rules.players.most - 1)
    return ",".join(["me", *[f"house:{rules.default_rival}"] * opponents])


def refuse_company(cards: Sequence[SeatCard]) -> None:
    """Refuse several people at a screen of linear text, where all that was shown can be read again."""
    if sum(map(is_person, cards)) > 1:
        raise BadOption(
            "text-stays",
            "Linear text stays on the screen: whoever scrolls up sees the cards of the others. "
            "Play without --plain, or add --shared to share it all the same.",
        )


def new_game(
    game: Game, rules: Any, cards: Sequence[SeatCard], *, seed: str | None = None, save: Path | None = None
) -> Opening:
    """Return what opens a table for a new game; what is wrong with seed or file is refused now."""
    chosen = None if seed is None else _seed_called(seed)
    if save is not None:
        check_new_file(save)
        check_writable(str(save))

    def opening(here: LocalGame) -> str:
        begun = local_room.new_game(game, rules, cards, chosen)
        with nullcontext() if save is None else new_file(begun, save):
            table = here.loop.wait(here.room.take_over(begun, has_clock=here.screen.clock is not None))
        if save is not None:
            SavedFiles().attach(table, save)
        return table

    return opening


def _seed_called(text: str) -> bytes:
    try:
        return seed_from_hex(text)
    except ValueError as error:
        raise BadOption("bad-seed", f"--seed: {error}.") from None


def play_at_screen(
    opening: Opening,
    *,
    save: Path | None = None,
    clock: TurnClock | None,
    plain: bool,
    fast: bool,
    language: str,
) -> int:
    """Play at a table, by this clock or else by the one that is set for good."""

    def work(screen: Screen) -> int:
        screen.clock = clock or screen.clock
        return play_table(opening, screen, save)

    return at_screen(work, plain=plain, fast=fast, language=language)


def play_table(opening: Opening, screen: Screen, save: Path | None = None) -> int:
    """Open a room in this process with a table in it, and play there until somebody leaves."""
    here = LocalGame(screen)
    here.door = LocalServer(here)
    try:
        table = opening(here)
    except BaseException:
        here.close()
        raise
    return here.play(table, save)
