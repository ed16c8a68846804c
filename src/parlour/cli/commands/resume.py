"""`parlour resume`: goes on with a saved game."""

from typing import TYPE_CHECKING

import click

from parlour.cli.options import clock, fast, language, plain, shared
from parlour.collector import pause_collector

if TYPE_CHECKING:
    from parlour.terminal.clock import TurnClock


@click.command("resume")
@click.argument("file", required=False)
@click.option(
    "--mend", is_flag=True, help="Go on from the last sound line of a damaged file; a copy of it is kept."
)
@clock
@plain
@shared
@fast
@language
def command(
    file: str | None,
    mend: bool,
    clock: "TurnClock | None",
    plain: bool,
    shared: bool,
    fast: bool,
    language: str,
) -> int:
    """Go on with the game in FILE, or with the latest unfinished one.

    \b
    parlour resume
    parlour resume q3xk7v2a
    parlour resume game.parlour.jsonl --mend
    parlour resume table.jsonl

    Games are kept in the store of this machine after every move; leaving one says by which name it goes
    on. FILE may also be a saved game, or the export of one table of a room (python -m parlour.storage
    export room.db --table KEY > table.jsonl): its last game goes on at this screen.
    """
    from contextlib import nullcontext

    with pause_collector():
        from parlour.cli.local_table import play_at_screen, refuse_company
        from parlour.cli.saved import unfinished_game
        from parlour.match.file.lock import only_table
        from parlour.terminal.screens import can_draw

    game = unfinished_game(file, mend=mend)
    if not shared and (plain or not can_draw()):
        refuse_company(game.seats)
    with nullcontext() if game.save is None or not game.save.exists() else only_table(game.save):
        return play_at_screen(
            game.opening, save=game.save, clock=clock, plain=plain, fast=fast, language=language
        )
