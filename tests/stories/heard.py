"""What a page and the room said to each other: moves that were acknowledged, and what was seen."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.match.log import BY_SEAT
from parlour.storage.rows import Row
from parlour.storage.store import Store
from parlour.tables.log.rows import entry_of

_Json = dict[str, Any]


class Acknowledged(NamedTuple):
    """A move that the room has taken: at which table, as the answer to which question."""

    table: str
    asked: int
    move: Move


class Ear:
    """Listens to all sockets of a page."""

    def __init__(self, name: str, page: Any) -> None:
        self.name = name
        self.acknowledged: list[Acknowledged] = []
        self.tables: list[str] = []
        self.moves: list[_Json] = []
        """Every `go` that came in."""
        self.seen_again = 0
        self.differences: list[str] = []
        self._seen: dict[tuple[str, int, bool], str] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        line = _Line(self)
        socket.on("framesent", lambda text: line.sent(json.loads(text)))
        socket.on("framereceived", lambda text: line.received(json.loads(text)))

    def see(self, table: str, state: _Json) -> None:
        """Compare it with what the same eyes saw at the same row before, on whichever line."""
        own = {key: state["own"].get(key) for key in ("zones", "forms")}
        shown = json.dumps([state["common"], own], sort_keys=True)
        before = self._seen.setdefault((table, state["seq"], own["zones"] is None), shown)
        self.seen_again += "re" not in state and before is not shown
        if before != shown:
            self.differences.append(f"{self.name} saw another table {table} at row {state['seq']}")


class _Line:
    """One socket: the table that it is about, and moves that are not answered yet."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._table = ""
        self._waiting: dict[int, Acknowledged] = {}

    def sent(self, said: _Json) -> None:
        if said["t"] == "hello":
            self._table = said["table"]
            self._ear.tables.append(self._table)
        if said["t"] == "move":
            self._waiting[said["id"]] = Acknowledged(self._table, said["asked"], move_from(said["move"]))

    def received(self, said: _Json) -> None:
        answered = self._waiting.pop(said.get("re" if said["t"] == "state" else "id", 0), None)
        if answered is not None and said["t"] != "no":
            self._ear.acknowledged.append(answered)
        if said["t"] == "state":
            self._ear.see(self._table, said)
        if said["t"] == "go":
            self._ear.moves.append(said)


async def lost_moves(store: Store, ears: Iterable[Ear]) -> list[str]:
    """Say which moves are not kept although they were acknowledged, or are kept twice."""
    found: list[str] = []
    kept: dict[str, list[tuple[int, Move]]] = {}
    for ear in ears:
        for note in set(ear.acknowledged):
            if note.table not in kept:
                kept[note.table] = _moves_in(await store.rows(note.table))
            times = kept[note.table].count((note.asked, note.move))
            if times != 1:
                found.append(f"{ear.name}: the answer to {note.asked} at {note.table} is kept {times} times")
    return found


def _moves_in(rows: Iterable[Row]) -> list[tuple[int, Move]]:
    moves = [entry_of(row) for row in rows if row.kind == "move" and row.by == BY_SEAT]
    return [(entry.asked, entry.move()) for entry in moves]
