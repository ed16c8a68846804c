"""`parlour replay`: shows a saved game again."""

from typing import TYPE_CHECKING

import click

from parlour.cli.errors import BadOption
from parlour.cli.json_output import ReplayedGame, ReplayEnd, ReplayStep, json_option, print_json
from parlour.cli.options import language, plain

if TYPE_CHECKING:
    from parlour.match.file.reader import Loaded
    from parlour.terminal.replay import Reasons
    from parlour.terminal.replay_view import ReplayView
    from parlour.terminal.show.screen import Screen


@click.command("replay")
@click.argument("file")
@click.option("--as", "seat", metavar="SEAT", help="Through whose eyes: a seat's number from 0, or a name.")
@click.option("--all-cards", is_flag=True, help="With every card open; only once the game is over.")
@click.option("--step", is_flag=True, help="Draw the table after every move and wait for Enter.")
@plain
@language
@json_option
def command(
    file: str, seat: str | None, all_cards: bool, step: bool, plain: bool, language: str, as_json: bool
) -> int:
    """Show the game in FILE again; without --as and --all-cards only what everybody could see.

    \b
    parlour replay game.parlour.jsonl
    parlour replay game.parlour.jsonl --as Ann --step
    parlour replay game.parlour.jsonl --all-cards

    FILE may also be the export of one table of a room; its last game is shown.
    """
    from parlour.cli.saved import load_sound_part, readable_file, reasons_of
    from parlour.match.file.folder import find_save
    from parlour.terminal.replay import show_replay
    from parlour.terminal.screens import at_screen

    with readable_file(find_save(file)) as path:
        loaded = load_sound_part(path)
        reasons = reasons_of(loaded, path)
    eyes = _eyes_for(loaded, seat, all_cards=all_cards)
    if as_json:
        if step:
            raise BadOption("two-ways", "--json and --step are two ways to tell it: choose one.")
        print_json(_replayed_game(loaded, eyes, reasons, language))
        return 0

    def work(screen: "Screen") -> int:
        show_replay(loaded.match, eyes, screen, stepwise=step, reasons=reasons)
        return 0

    return at_screen(work, plain=plain or not step, fast=True, language=language)


def _replayed_game(loaded: "Loaded", eyes: "ReplayView", reasons: "Reasons", language: str) -> ReplayedGame:
    """Return all that these eyes have seen, move by move; no move itself, for one may be secret."""
    from parlour.terminal.replay import told_steps
    from parlour.terminal.words import TerminalWords

    match, words = loaded.match, TerminalWords(language)
    dealt = ReplayStep(0, -1, eyes.sentences(match.from_the_start(), 0, words))
    moves = [
        ReplayStep(n, match.played[n - 1].seat, told) for n, told in told_steps(match, eyes, words, reasons)
    ]
    outcome = match.outcome()
    end = None if outcome is None else ReplayEnd(outcome.places, outcome.tallies, outcome.reason)
    return ReplayedGame(match.game.id, match.names(), [dealt, *moves], end)


def _eyes_for(loaded: "Loaded", seat: str | None, *, all_cards: bool) -> "ReplayView":
    """Return whose eyes; a running game is shown to the public alone, so that nobody peeks."""
    from parlour.terminal.replay_view import PUBLIC, ReplayView, check_revealed, seat_called

    if seat is not None and all_cards:
        raise BadOption("two-ways", "--as and --all-cards are two ways to look: choose one.")
    if seat is None and not all_cards:
        return PUBLIC
    if not loaded.match.is_over():
        option = "--as" if seat is not None else "--all-cards"
        why = f"The game is still running: until it ends, replay it without {option}."
        raise BadOption("still-running", why)
    check_revealed(loaded.match)
    return ReplayView(all_cards=True) if seat is None else ReplayView(seat_called(seat, loaded.match))
