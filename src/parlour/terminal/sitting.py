"""A sitting: a match at a screen from the first look to the last word."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import LEAVE
from parlour.engine.words.phrasebook import ENGLISH
from parlour.match.match import Match
from parlour.players.llm.record import record_beside
from parlour.players.seating import bots_for, remarks_at
from parlour.terminal.errors import ASKED, Left
from parlour.terminal.farewell import ending_lines, resume_line, standing
from parlour.terminal.loop import GameLoop
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page, lone_person
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords

_AGAIN: Final = "a"


class Sat(NamedTuple):
    """How a sitting ended: the program's exit code, and whether the same people want another game."""

    exit_code: int
    again: bool = False


def sit_down(match: Match, path: Path, screen: Screen) -> Sat:
    """Plays the match, which is kept in a file."""
    screen.parting = [resume_line(path, screen.words, screen.clock)]
    with screen.signals() as signals:
        exit_code = _stay(GameLoop(match, bots_for(match, record_beside(path)), screen, signals))
        if not match.is_over():
            _say_goodbye(screen)
            return Sat(exit_code)
        screen.parting = ending_lines(match, path, screen.words)
        _say_goodbye(screen)
        return Sat(exit_code, again=_wants_another(match, screen))


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
    """Says what is not as it seems: on standard error, or among the news where a drawing would hide it."""
    for remark in [*remarks_at(match), *_language_remarks(match, screen.words)]:
        if screen.keeps_text:
            print(remark, file=sys.stderr, flush=True)
        else:
            screen.happened(remark)


def _language_remarks(match: Match, words: TerminalWords) -> list[str]:
    """Whether the game itself speaks another language than the screen."""
    if words.language in (ENGLISH, *match.game.languages()):
        return []
    return [words("menu.language-wrong", game=match.rules.metadata.display_name)]


def _say_goodbye(screen: Screen) -> None:
    """Says how it ended or how to go on, where text stays; a closed terminal hears nothing."""
    if screen.keeps_text:
        with suppress(Left):
            screen.say("\n" + "\n".join(screen.parting))


def _wants_another(match: Match, screen: Screen) -> bool:
    """Whether the same people sit down once more; nobody is asked where bots play alone."""
    words, viewer = screen.words, lone_person(match)
    if len(bots_for(match)) == len(match.seats):
        return False
    offers = [Offer(_AGAIN, words("end.again")), Offer(LEAVE, words("end.leave"))]
    brief = " ".join(f"{line.rstrip('.')}." for line in standing(Page(match, viewer, words=words)))
    question = words("end.again-question", again=_AGAIN, leave=LEAVE)
    with suppress(Left):
        return screen.ask_for_one(question, Offered(brief, offers, back=LEAVE)) == _AGAIN
    return False
