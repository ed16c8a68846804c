"""A sitting: a match at a screen from the first look to the last word."""

import sys
from contextlib import suppress
from pathlib import Path

from parlour.engine.errors import ParlourError
from parlour.match.match import Match
from parlour.players.seating import bots_for, remarks_at
from parlour.terminal.errors import ASKED, Left
from parlour.terminal.farewell import ending_lines, resume_line
from parlour.terminal.loop import GameLoop
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals


def sit_down(match: Match, path: Path, screen: Screen) -> int:
    """Plays the match, which is kept in a file, and returns the program's exit code."""
    with Signals() as signals:
        exit_code = stay(GameLoop(match, bots_for(match), screen, signals))
        say_goodbye(match, path, screen)
    return exit_code


def stay(table: GameLoop) -> int:
    """Plays until the end or until somebody leaves."""
    try:
        introduce(table.match, table.screen)
        table.play()
    except (Left, ParlourError) as error:
        with suppress(Left):
            table.viewers.leave()
        if isinstance(error, Left):
            return error.exit_code
        raise
    return ASKED


def introduce(match: Match, screen: Screen) -> None:
    """Says on standard error who plays as another, and waits where the first drawing would wipe it away."""
    remarks = remarks_at(match)
    for remark in remarks:
        print(remark, file=sys.stderr, flush=True)
    if remarks and not screen.keeps_text:
        screen.ask("Press Enter to sit down.")


def say_goodbye(match: Match, path: Path, screen: Screen) -> None:
    """Says how it ended or how to go on; a closed terminal hears nothing."""
    lines = ending_lines(match, path) if match.is_over() else [resume_line(path)]
    with suppress(Left):
        screen.say("\n" + "\n".join(lines))
