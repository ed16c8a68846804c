"""Tables as the load generator plays them: a seat is a line, a move counts when all seats have seen it."""

import json
import re
import time
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Final

import msgspec

from bench.room.socket import BareSocket, connect_socket
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.show.fill import filled_form
from parlour.engine.show.form import Form
from parlour.wire.parts import Own

_SEQ: Final = re.compile(rb'"seq":(\d+)')
_STATE_ID: Final = re.compile(rb'"_stateID":(\d+)')
_CURRENT: Final = re.compile(rb'"currentPlayer":"(\d+)"')


class LoadTable:
    """A table under load. `on_settled` is called when all its seats have seen the newest move."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[BareSocket] = []
        self.settled = 0
        self.sent_at = 0.0
        self.waits = False
        self.bytes = 0
        self.frames = 0
        self.on_settled: Callable[[LoadTable], None] = lambda table: None
        self._seen = [0] * seats

    def go_on(self) -> None:
        """Play the next move."""
        self.waits = False
        self.sent_at = time.perf_counter()
        self.send_move()

    def send_move(self) -> None:
        raise NotImplementedError

    def saw(self, seat: int, number: int, size: int) -> None:
        """Note that this seat has seen the table after so many moves."""
        self.bytes += size
        self.frames += 1
        self._seen[seat] = max(self._seen[seat], number)
        newest = min(self._seen)
        if newest > self.settled:
            self.settled = newest
            self.waits = True
            self.on_settled(self)

    def close(self) -> None:
        for line in self.lines:
            line.close()


class _Asked(msgspec.Struct):
    """What the load generator reads of a state."""

    own: Own
    asked: int = 0


class ParlourTable(LoadTable):
    """A table of our room: random moves from forms; a finished game is followed by the next."""

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats)
        self.luck = luck
        self.key = ""
        self.acting: tuple[int, bytes] | None = None
        self._number = 0
        self._decode = msgspec.json.Decoder(_Asked).decode

    async def open(self, host: str, key: str, tickets: list[str]) -> None:
        self.key = key
        for seat, ticket in enumerate(tickets):
            line = await connect_socket(host, "/ws", self._hearer(seat))
            self.lines.append(line)
            line.send(msgspec.json.encode({"t": "hello", "proto": 1, "table": key, "ticket": ticket}))
            line.send(msgspec.json.encode({"t": "sit", "id": 1, "seat": seat, "name": f"Seat {seat}"}))

    def begin(self) -> None:
        self.lines[0].send(b'{"t":"do","id":2,"what":"begin"}')

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        return lambda frame: self._hear(seat, frame)

    def _hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(b'{"t":"state"'):
            if b'"asked":' in frame:
                self.acting = seat, frame
            found = _SEQ.search(frame)
            self.saw(seat, int(found[1]) if found else 0, len(frame))
        elif frame.startswith(b'{"t":"no"'):
            self._refused(frame)

    def _refused(self, frame: bytes) -> None:
        if b'"id":2,' not in frame:
            self.send_move()

    def send_move(self) -> None:
        """Send what the seat that is asked plays; begin a game that is over again."""
        if self.acting is None:
            self.lines[0].send(b'{"t":"do","id":2,"what":"rematch"}')
            return
        seat, frame = self.acting
        asked = self._decode(frame)
        self._number += 1
        tree = {"t": "move", "id": 2 + self._number, "asked": asked.asked}
        self.acting = None
        self.lines[seat].send(msgspec.json.encode(tree | {"move": move_tree(self._chosen(asked.own.forms))}))

    def _chosen(self, forms: list[Any]) -> Move:
        form: Form = forms[self.luck.below(len(forms))]
        if form.cards is not None and form.cards.sensible:
            return Move(
                form.verb, cards=tuple(form.cards.sensible[self.luck.below(len(form.cards.sensible))])
            )
        return filled_form(form, self.luck) or Move(forms[-1].verb)


class BoardgameTable(LoadTable):
    """A table of boardgame.io: high card, one card a turn."""

    def __init__(self, seats: int, match: str, credentials: list[str]) -> None:
        super().__init__(seats)
        self.match = match
        self.credentials = credentials
        self.state_id = 0
        self.current = "0"

    async def open(self, host: str) -> None:
        for seat in range(self.seats):
            line = await connect_socket(host, "/socket.io/?EIO=4&transport=websocket", self._hearer(seat))
            self.lines.append(line)
            line.send(b"40/highcard,")

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        return lambda frame: self._hear(seat, frame)

    def _hear(self, seat: int, frame: bytes) -> None:
        if frame == b"2":
            self.lines[seat].send(b"3")
        elif frame.startswith(b"40/highcard"):
            asked = ["sync", self.match, str(seat), self.credentials[seat], self.seats]
            self.lines[seat].send(b"42/highcard," + json.dumps(asked).encode())
        elif frame.startswith((b'42/highcard,["update"', b'42/highcard,["sync"')):
            self._read(seat, frame)

    def _read(self, seat: int, frame: bytes) -> None:
        state, current = _STATE_ID.search(frame), _CURRENT.search(frame)
        if state is None or current is None:
            return
        self.state_id, self.current = int(state[1]), current[1].decode()
        self.saw(seat, self.state_id + 1, len(frame))

    def send_move(self) -> None:
        seat = int(self.current)
        payload = {
            "type": "play",
            "args": [0],
            "playerID": self.current,
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        told = ["update", action, self.state_id, self.match, self.current]
        self.lines[seat].send(b"42/highcard," + json.dumps(told).encode())


def post_json(line: HTTPConnection, path: str, body: dict[str, Any], key: str = "") -> dict[str, Any]:
    """Return what a server answers to this."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    try:
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
    except ConnectionError:  # nothing was asked for so long that the server hung up
        line.close()
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
    content = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{path}: {answer.status} {content.decode()[:200]}")
    found: dict[str, Any] = json.loads(content)
    return found
