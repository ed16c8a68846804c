"""A sitting: a match at a screen from the first look to the last word."""

import sys
from contextlib import suppress
from pathlib import Path

from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import ENGLISH
from parlour.match.match import Match
from parlour.players.llm.record import record_beside
from parlour.players.seating import bots_for, remarks_at
from parlour.terminal.errors import ASKED, Left
from parlour.terminal.farewell import ending_lines, resume_line
from parlour.terminal.loop import GameLoop
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals
from parlour.terminal.words import TerminalWords


def sit_down(match: Match, path: Path, screen: Screen) -> int:
    """Plays the match, which is kept in a file, and returns the program's exit code."""
    with Signals() as signals:
        exit_code = _stay(GameLoop(match, bots_for(match, record_beside(path)), screen, signals))
        _say_goodbye(match, path, screen)
    return exit_code


def _stay(table: GameLoop) -> int:
    """Plays until the end or until somebody leaves."""
    try:
        _introduce(table.match, table.screen)
        table.play()
    except (Left, ParlourError) as error:
        with suppress(Left):
            table.viewers.leave()
        if isinstance(error, Left):
            return error.exit_code
        raise
    return ASKED


def _introduce(match: Match, screen: Screen) -> None:
    """Says on standard error what is not as it seems, and waits where a drawing would wipe it away."""
    remarks = [*remarks_at(match), *_language_remarks(match, screen.words)]
    for remark in remarks:
        print(remark, file=sys.stderr, flush=True)
    if remarks and not screen.keeps_text:
        screen.ask(screen.words("sitting.ready"))


def _language_remarks(match: Match, words: TerminalWords) -> list[str]:
    """Whether the game itself speaks another language than the screen."""
    if words.language in (ENGLISH, *match.game.languages()):
        return []
    return [words("menu.language-wrong", game=match.rules.metadata.display_name)]


def _say_goodbye(match: Match, path: Path, screen: Screen) -> None:
    """Says how it ended or how to go on; a closed terminal hears nothing."""
    lines = ending_lines(match, path, screen.words) if match.is_over() else [resume_line(path, screen.words)]
    with suppress(Left):
        screen.say("\n" + "\n".join(lines))
