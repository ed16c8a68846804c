"""What somebody may be doing when the end comes, and the keys that lead there."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from parlour.client.local_games import save_game
from parlour.engine.rules.finder import game_names
from parlour.match.export import facts_of
from parlour.match.match import Match
from tests.journeys.live_room import LiveRoom
from tests.terminal.exits.program import Program
from tests.terminal.script import brag

GAME = game_names()[0]
ENTER = "\r"


class State(NamedTuple):
    """A command line, then pairs: what is shown, and what is typed then; the last is what is waited for."""

    arguments: tuple[str, ...]
    steps: tuple[str, ...]
    is_drawn: bool = True
    keeps: bool = True
    """Whether there is a game that must be kept."""


def _play(seats: str, *more: str) -> tuple[str, ...]:
    return ("play", GAME, "--seats", seats, "--seed", "7", "--save", "{save}", *more)


_TABLE = "leave and save"
STATES = {
    "home": State((), ("What would you like to do",), keeps=False),
    "menu question": State((), ("What would you like to do", f"p{ENTER}", "Which game"), keeps=False),
    "choice list": State((), ("What would you like to do", f"l{ENTER}", "shall be learned"), keeps=False),
    "settings": State((), ("What would you like to do", f"s{ENTER}", "what to change"), keeps=False),
    "guided game": State(
        (), ("What would you like to do", f"l{ENTER}", "shall be learned", ENTER, _TABLE), keeps=False
    ),
    "table": State(_play("me,random", "--fast"), (_TABLE,)),
    "bots think": State(_play("search:600s,me"), ("Waiting for",)),
    "pane": State(_play("me,random", "--fast"), (_TABLE, f"?{ENTER}", "Escape closes this")),
    "cover": State(_play("Ann,Ben", "--fast"), ("when nobody else can see",)),
    "replay": State(("replay", "{finished}", "--step"), ("Move 0 of",), keeps=False),
    "live table": State(("join", "{link}", "--name", "Ann"), ("begin the game",), keeps=False),
    "plain": State(_play("me,random", "--fast", "--plain"), ("Your move?",), is_drawn=False),
    "plain, bots think": State(_play("search:600s,me", "--plain"), ("its commitment is",), is_drawn=False),
}


@contextmanager
def reached(name: str, home: Path, *, forwards: bool = True) -> Iterator[Program]:
    """The program in this state."""
    state = STATES[name]
    with ExitStack() as stack:
        fields = {"save": str(home / "save"), "finished": "", "link": ""}
        if "{finished}" in state.arguments:
            fields["finished"] = str(finished_game(home / "finished"))
        if "{link}" in state.arguments:
            fields["link"] = stack.enter_context(LiveRoom(GAME, clock="none")).link
        arguments = [each.format(**fields) for each in state.arguments]
        program = stack.enter_context(Program(*arguments, home=home, forwards=forwards))
        seen = 0
        for text, keys in zip(state.steps[::2], [*state.steps[1::2], ""], strict=True):
            program.until(text, seen)
            seen = len(program.raw)
            program.type(keys.encode())
        yield program


def finished_game(path: Path) -> Path:
    match: Match = brag("Ann,random", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    save_game(facts_of(match), path, is_over=True)
    return path
