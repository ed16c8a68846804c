"""Ways out, and what must be so afterwards."""

import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from parlour.match.file.lock import only_table
from parlour.match.file.reader import load
from tests.terminal.exits.program import Program
from tests.terminal.exits.states import STATES, State, reached

CONTROL_C, CONTROL_Z = b"\x03", b"\x1a"
_DRAWING = "\x1b[?1049h"
LONGEST = 20.0
"""So many seconds an end may take here; on a machine with nothing else to do it is one or two."""


class Way(NamedTuple):
    """Does something to the program, and which exit codes may follow; the last for text that is not drawn."""

    leave: Callable[[Program], None]
    codes: tuple[int, ...]
    plain_codes: tuple[int, ...]
    forwards: bool = True
    is_for: Callable[[State], bool] = lambda state: True


def _press_control_c(program: Program) -> None:
    program.type(CONTROL_C)


def _send_bad_bytes(program: Program) -> None:
    """Half a letter, letters of another encoding, and what an eight-bit meta key sends: nothing happens."""
    for each in (b"\xff", b"\xe9", b"\xc3(", b"\xf0\x9f"):
        program.type(each)
        _stays(program)
    program.type(CONTROL_C)


def _stays(program: Program, seconds: float = 0.15) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        program.look()


def _stop_and_go_on(stop: Callable[[Program], None], *, restores: bool = True) -> Callable[[Program], None]:
    """Stopped as a job of a shell, which then has its terminal back, and drawn anew when it goes on."""

    def leave(program: Program) -> None:
        is_drawn = _DRAWING in program.raw
        stop(program)
        program.told("stopped", LONGEST)
        _stays(program)
        assert program.is_restored() or not restores, "the terminal is not as it was while it is stopped"
        before = len(program.raw)
        program.shell.send_signal(signal.SIGUSR1)
        if is_drawn:
            program.until_drawn(before)
        _stays(program)
        program.type(CONTROL_C)

    return leave


def _freeze(program: Program) -> None:
    """The terminal takes nothing any more while there is much to draw; then somebody kills the program."""
    program.reads = False
    for number in range(60):
        program.resize(20 + number % 10, 70 + number % 20)
        time.sleep(0.01)
    program.kill(signal.SIGTERM)


def _shake(program: Program, luck: random.Random) -> None:
    for _ in range(luck.randrange(4)):
        program.resize(luck.randrange(20, 50), luck.randrange(60, 150))
        time.sleep(luck.random() * 0.05)


def _is_drawn(state: State) -> bool:
    return state.is_drawn


WAYS = {
    "Ctrl-C": Way(_press_control_c, (130,), (130,)),
    "TERM": Way(lambda it: it.kill(signal.SIGTERM), (143,), (143,)),
    "HUP": Way(lambda it: it.kill(signal.SIGHUP), (129,), (129,)),
    "closed window": Way(Program.hang_up, (129,), (0, 129)),
    "end of input": Way(Program.hang_up, (129,), (0, 129), forwards=False),
    "bad bytes": Way(_send_bad_bytes, (130,), (130,)),
    "TSTP": Way(_stop_and_go_on(lambda it: it.kill(signal.SIGTSTP)), (130,), (130,)),
    "Ctrl-Z": Way(_stop_and_go_on(lambda it: it.type(CONTROL_Z)), (130,), (130,)),
    "STOP": Way(
        _stop_and_go_on(lambda it: it.kill(signal.SIGSTOP), restores=False), (130,), (130,), is_for=_is_drawn
    ),
    "frozen": Way(_freeze, (143,), (143,), is_for=_is_drawn),
}


def leave(name: str, way_name: str, home: Path, luck: random.Random | None = None) -> float:
    """Leaves a state in this way, and returns the seconds it took; AssertionError says what was wrong.

    With luck the window changes its size a few times just before.
    """
    state, way = STATES[name], WAYS[way_name]
    with reached(name, home, forwards=way.forwards) as program:
        if luck is not None:
            _shake(program, luck)
        began = time.monotonic()
        way.leave(program)
        try:
            code = program.ended(LONGEST)
        except TimeoutError:
            raise AssertionError(f"still there after {LONGEST} seconds") from None
        seconds = time.monotonic() - began
        assert code in (way.codes if state.is_drawn else way.plain_codes), f"exit code {code}"
        assert "Traceback" not in program.raw, program.raw[-3000:]
        assert way_name == "frozen" or program.is_restored(), "the terminal is not as it was"
    if state.keeps:
        with only_table(home / "save"):
            load(home / "save")
    return seconds
