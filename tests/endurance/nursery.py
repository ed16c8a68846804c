"""`python -m tests.endurance.nursery [MUTANT]`: a process from which rooms are started in a moment.

It has read all of Parlour. For every line on standard input, the arguments of `parlour serve` as JSON, it
splits off a process that serves with them, and answers with its number. A mutant is a room with a planted
fault, which the trials have to find.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn

from parlour.cli import room
from parlour.cli.commands import serve
from parlour.cli.main import run
from parlour.engine.rules.finder import find_game, game_names
from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Told
from parlour.tables.play import answers
from tests.endurance.tournaments.faults import FAULTS

_READ_BEFORE: Final = (serve, room, PostgresStore)
_LATER: Final = 0.02


def acknowledge_before_commit() -> None:
    """Says that a batch is kept at once, and keeps it a little later."""
    keep = SqliteStore.put

    def put(self: SqliteStore, batch: Batch, told: Told) -> None:
        if batch.rows[0].kind == "open":
            keep(self, batch, told)
            return
        loop = asyncio.get_running_loop()
        loop.call_later(_LATER, keep, self, batch, lambda outcome: None)
        loop.call_soon(told, None)

    SqliteStore.put = put  # type: ignore[method-assign]


def no_question_number() -> None:
    """Takes every answer for one to the question that is open now."""
    check = answers.check_question

    def any_question(state: Any, seat: int, asked: int) -> None:
        check(state, seat, state.asked[seat] if state.match else asked)

    answers.check_question = any_question
    answers.given_before = lambda *given: 0


MUTANTS: Final[dict[str, Callable[[], None]]] = {
    "acknowledge-before-commit": acknowledge_before_commit,
    "no-question-number": no_question_number,
}


def become_room(arguments: list[str]) -> NoReturn:
    """`parlour serve` with these arguments, in the process that has just been split off."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    sys.stdin = os.fdopen(nowhere)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os._exit(run(["serve", *arguments]))


def main() -> None:
    for name in game_names():
        find_game(name).rules("default")
    for mutant in sys.argv[1:]:
        (MUTANTS | FAULTS)[mutant]()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that whoever is killed is gone at once
    born = []
    for line in sys.stdin:
        number = os.fork()
        if number == 0:
            become_room(json.loads(line))
        born.append(number)
        print(number, flush=True)
    for number in born[-1:]:
        os.kill(number, signal.SIGKILL)


if __name__ == "__main__":
    main()
