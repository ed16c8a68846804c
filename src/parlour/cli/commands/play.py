"""`parlour play`: sits people and bots down to a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from parlour.cli.options import (
    OwnOptions,
    check_name,
    clock,
    complete_game,
    fast,
    language,
    plain,
    rules_options,
    shared,
)
from parlour.collector import pause_collector

if TYPE_CHECKING:
    from parlour.terminal.clock import TurnClock


@click.command("play", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--seats",
    metavar="LIST",
    help="Who sits where: me or a name for a person, house:hard (easy, medium), search:400, tree:400, "
    "solver, llm:NAME for a language model, random. "
    "Without it you play two house bots of the usual level, or as many as the game needs.",
)
@rules_options
@click.option(
    "--seed", metavar="HEX", help="Deal from this seed instead of a secret one; for tests and puzzles."
)
@click.option(
    "--save", metavar="FILE", callback=check_name, help="Write the game to this file when you leave."
)
@clock
@plain
@shared
@fast
@language
def command(
    game: str,
    seats: str | None,
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    seed: str | None,
    save: str | None,
    clock: "TurnClock | None",
    plain: bool,
    shared: bool,
    fast: bool,
    language: str,
    own: list[tuple[str, str]],
) -> int:
    """Play GAME in this terminal; parlour games lists them.

    \b
    parlour play GAME
    parlour play GAME --seats me,house:hard,house:easy --variant NAME
    parlour play GAME --seats Ann,Ben --set jokers=2 --language de
    parlour play GAME --clock
    parlour play GAME --clock 30

    A game may have short options of its own, such as --jokers 2: parlour games lists them too.
    """
    with pause_collector():
        from parlour.cli.local_table import new_game, play_at_screen, seats_for
        from parlour.cli.rules_options import chosen_rules
        from parlour.engine.rules.finder import find_game
        from parlour.terminal.screens import can_draw

    found = find_game(game)
    rules = chosen_rules(found, variant, rules_file, switches, short=own)
    hides = shared or not (plain or not can_draw())
    cards = seats_for(found, rules, seats, hides=hides)
    file = None if save is None else Path(save).absolute()
    opening = new_game(found, rules, cards, seed=seed, save=file)
    return play_at_screen(opening, save=file, clock=clock, plain=plain, fast=fast, language=language)
