"""The way of one move through the code, traced: how many functions are called, and in how many modules.

`traced` runs a walk in a process of its own with the sources of a checkout. Both walks go through faces that
stay: the command line with typed answers, and a room's HTTP and WebSocket with the words of the protocol.
From the moment a move is sent until the next question is there, every call of a function of the package
counts, at the terminal in all threads. The cheapest of several moves is told: between some answers bots play.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection, create_server
from types import FrameType
from typing import Any, Final, NamedTuple

GAME: Final = "three-card-brag"
MOVES: Final = 9
"""So many moves are measured; those before them make the program warm."""
WARM: Final = 3
_SOBER_KEYS: Final = "hkpc"
"""Check, pass, call, look: what leaves a game as it is, so that the answers are much alike."""
_SOBER_VERBS: Final = ("CHECK", "PASS", "CALL")
_PAUSE: Final = 0.25
_TICKS: Final = 50
"""A program that calls fewer functions than this in a pause waits for us."""
_TRAILING: Final = 0.03
"""So many seconds after an answer its last calls have been made."""
_PATIENCE: Final = 120.0


class Walk(NamedTuple):
    """What one move takes: calls of functions, and modules that these are in."""

    calls: int
    modules: int


def trace_walk(kind: str, tree: Path) -> Walk:
    """Return the walk of a kind, `terminal` or `room`, through the sources of a checkout."""
    with tempfile.TemporaryDirectory() as home:
        paths = {"PYTHONPATH": str(tree / "src"), "PARLOUR_HOME": home, "PARLOUR_PURE": "1"}
        command = [sys.executable, str(Path(__file__)), kind, str(tree / "src" / "parlour")]
        ran = subprocess.run(
            command,
            env=os.environ | paths,
            cwd=home,
            capture_output=True,
            text=True,
            check=False,
            timeout=180,
        )
    found = re.search(r"^walk (\d+) (\d+)$", ran.stderr, re.MULTILINE)
    if found is None:
        raise SystemExit(f"The walk through the {kind} of {tree} failed:\n{ran.stdout}\n{ran.stderr}")
    return Walk(int(found[1]), int(found[2]))


class Tracer:
    """Counts calls of functions of a package, in this thread, and on demand in all that are started later."""

    def __init__(self, package: str) -> None:
        self.calls = 0
        self.files: set[str] = set()
        self._package = package
        sys.setprofile(self._note)

    def follow_threads(self) -> None:
        """Count in threads too that are started from now on."""
        threading.setprofile(self._note)

    def measure(self, move: Callable[[], None], is_answered: Callable[[], bool]) -> Walk:
        """Return what happens from a move until it is answered."""
        self.calls, self.files = 0, set()
        move()
        wait_until(is_answered)
        time.sleep(_TRAILING)
        return Walk(self.calls, len(self.files))

    def is_quiet(self) -> bool:
        """Return whether hardly anything is called now; a room looks at its clocks some 30 times a second."""
        before = self.calls
        time.sleep(_PAUSE)
        return self.calls - before < _TICKS

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self._package):
            self.calls += 1
            self.files.add(frame.f_code.co_filename)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    deadline = time.monotonic() + _PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "the program does not answer"
        time.sleep(0.001)


def tell(walks: list[Walk]) -> None:
    """Print the cheapest walk to standard error and end the process, whatever else runs in it."""
    found = min(walks[WARM:])
    print(f"\nwalk {found.calls} {found.modules}", file=sys.__stderr__, flush=True)
    os._exit(0)


class Typist:
    """Somebody at the plain terminal, between two pipes: reads what is shown and types an open key."""

    def __init__(self) -> None:
        answers, self._answers = os.pipe()
        self._shown, shown = os.pipe()
        os.dup2(answers, 0)
        os.dup2(shown, 1)
        sys.stdin, sys.stdout = os.fdopen(0, encoding="utf-8"), os.fdopen(1, "w", encoding="utf-8")
        os.set_blocking(self._shown, False)

        self._text = ""

    def play(self, tracer: Tracer) -> None:
        """Answer until so many answers have been measured."""
        wait_until(self._is_asked)
        tell([tracer.measure(self._answer, self._is_asked) for _ in range(WARM + MOVES)])

    def _answer(self) -> None:
        offered = self._text.splitlines()[-2]
        keys = re.findall(r"\b([a-z]) [A-Z]", offered)
        key = next((key for key in _SOBER_KEYS if key in keys), keys[0])
        self._text = ""
        os.write(self._answers, f"{key}\n".encode())

    def _is_asked(self) -> bool:
        """Return whether the text ends with a question."""
        with suppress(BlockingIOError):
            self._text += os.read(self._shown, 1 << 20).decode()
        return self._text.endswith("? ")


def walk_terminal(tracer: Tracer) -> None:
    """Play at the plain terminal against two random bots, with typed answers."""
    from parlour.cli.main import run

    tracer.follow_threads()
    typist = Typist()
    _start(lambda: typist.play(tracer))
    run(["play", GAME, "--plain", "--seats", "me,random,random", "--seed", "1"])


class Company:
    """Three people at a table of a room, each with a socket; whoever is asked plays the first open move."""

    def __init__(self, port: int) -> None:
        from websockets.sync.client import connect

        self._web = HTTPConnection("127.0.0.1", port)
        people = [self._post("/api/person", {"name": f"Seat {seat}"})["key"] for seat in range(3)]
        self._key = self._post("/api/tables", {"game": GAME, "seats": 3}, people[0])["table"]
        tickets = [self._post(f"/api/tables/{self._key}/ticket", {}, each)["ticket"] for each in people]
        origin: Any = f"http://127.0.0.1:{port}"
        opened = ExitStack()
        self._sockets = [
            opened.enter_context(connect(f"ws://127.0.0.1:{port}/ws", origin=origin)) for _ in people
        ]
        self._states: list[dict[str, Any]] = [{} for _ in people]
        self._sent = 2
        for seat, ticket in enumerate(tickets):
            self._send(seat, {"t": "hello", "proto": 1, "table": self._key, "ticket": ticket})
            self._send(seat, {"t": "sit", "id": 1, "seat": seat, "name": f"Seat {seat}"})

    def play(self, tracer: Tracer) -> None:
        """Begin a game and go on until so many moves have been measured."""
        wait_until(tracer.is_quiet)
        self._send(0, {"t": "do", "id": 2, "what": "begin"})
        wait_until(self._is_asked)
        tell([tracer.measure(self._move, self._is_asked) for _ in range(WARM + MOVES)])

    def _move(self) -> None:
        seat, state = next((seat, state) for seat, state in enumerate(self._states) if "asked" in state)
        verbs = [form["verb"] for form in state["own"]["forms"] if form.keys() == {"verb"}]
        move = {"verb": next((verb for verb in _SOBER_VERBS if verb in verbs), verbs[0])}
        self._sent, self._states = self._sent + 1, [{} for _ in self._sockets]
        self._send(seat, {"t": "move", "id": self._sent, "asked": state["asked"], "move": move})

    def _is_asked(self) -> bool:
        """Return whether everybody has seen the table and somebody is asked."""
        for seat in range(len(self._sockets)):
            self._read(seat)
        return all(self._states) and any("asked" in state for state in self._states)

    def _read(self, seat: int) -> None:
        """Take in all that has come; the last state is the one that counts."""
        while True:
            try:
                message = json.loads(self._sockets[seat].recv(timeout=0))
            except TimeoutError:
                return
            if message["t"] == "state":
                self._states[seat] = message

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        self._sockets[seat].send(json.dumps(message))

    def _post(self, path: str, body: dict[str, Any], key: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        self._web.request("POST", path, json.dumps(body), headers)
        found: dict[str, Any] = json.loads(self._web.getresponse().read())
        return found


def _listens(port: int) -> bool:
    """Return whether somebody answers there: on a busy machine a room may need long to begin."""
    with suppress(OSError), create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _start(walk: Callable[[], None]) -> None:
    """Begin a walk beside the program; where it fails, the program ends at once and says why."""

    def walk_or_end() -> None:
        try:
            walk()
        except BaseException:
            traceback.print_exc(file=sys.__stderr__)
            os._exit(1)

    threading.Thread(target=walk_or_end, daemon=True).start()


def walk_room(tracer: Tracer) -> None:
    """Serve a room in memory and play at a table of three people.

    A room plays in one thread. Another one plays all games a little at the start, which would take a minute
    if it were followed.
    """
    from parlour.cli.main import run

    with create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]

    def visit() -> None:
        wait_until(lambda: _listens(port))
        wait_until(tracer.is_quiet)
        Company(port).play(tracer)

    _start(visit)
    run(["serve", "--store", "memory:", "--port", str(port)])


if __name__ == "__main__":
    {"terminal": walk_terminal, "room": walk_room}[sys.argv[1]](Tracer(sys.argv[2]))
