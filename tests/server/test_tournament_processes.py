"""Tournaments of bots in processes of their own, killed with no warning: every order is played once."""

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from parlour.storage import store_at
from parlour.tables.lobby.store_check import store_complaints
from tests.server.room_process import RoomProcess, room_process
from tests.storage.postgres_server import emptied, shared_server

ENTRANTS = 24
CUP = {"game": "bastard-brag", "format": {"name": "freeze-out"}, "chairs": 4, "prizes": {"places": [5, 3]}}


class Client:
    """Somebody who asks a room over HTTP."""

    def __init__(self, room: RoomProcess) -> None:
        self.room = room
        self.key = ""

    def ask(self, path: str, body: Any = None) -> Any:
        request = Request(f"http://127.0.0.1:{self.room.port}{path}")
        request.add_header("authorization", f"Bearer {self.key}")
        if body is not None:
            request.add_header("content-type", "application/json")
            request.data = json.dumps(body).encode()
        with urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())

    def open_cup(self, **others: Any) -> str:
        """A tournament of bots that has begun."""
        self.key = self.ask("/api/person", {"name": "Hilde"})["key"]
        cup = str(self.ask("/api/tournaments", {"regulations": {**CUP, **others}})["tournament"])
        self.ask(f"/api/tournaments/{cup}/act", {"what": "bot", "player": "random", "amount": ENTRANTS})
        self.ask(f"/api/tournaments/{cup}/act", {"what": "start"})
        return cup

    def log(self, cup: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        while True:
            page = self.ask(f"/api/tournaments/{cup}/log?after={len(rows)}")
            rows += page["rows"]
            if not page["next"]:
                return rows

    def wait_for(self, cup: str, status: str = "finished", seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while self.ask(f"/api/tournaments/{cup}")["common"]["facts"]["status"] != status:
            assert time.monotonic() < until, "it goes on and on"
            time.sleep(0.05)

    def wait_for_deals(self, cup: str, count: int) -> None:
        while sum(row["kind"] == "settled" for row in self.log(cup)) < count:
            time.sleep(0.02)


def judge(rows: list[dict[str, Any]]) -> None:
    """Every order was given once and settled once, and everybody has a place."""
    orders = Counter((row["table"], row["number"]) for row in rows if row["kind"] == "order")
    settled = Counter((row["table"], row["number"]) for row in rows if row["kind"] == "settled")
    assert orders == settled
    assert set(orders.values()) == {1}
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1]["kind"] == "over"
    assert len(rows[-1]["places"]) == ENTRANTS
    assert min(rows[-1]["places"]) == 1


async def complaints_of(address: str) -> list[str]:
    store = store_at(address)
    await store.open()
    found = [str(each) async for each in store_complaints(store, lambda done, of: None)]
    await store.close()
    return found


@pytest.mark.thorough
def test_a_room_on_sqlite_that_is_killed_again_and_again_plays_every_order_once(tmp_path: Path) -> None:
    address = str(tmp_path / "room.db")
    with room_process(tmp_path, "--store", address) as (room, _):
        client = Client(room)
        cup = client.open_cup(clock={"rest_seconds": 1})
        for deals in (3, 8, 14):
            client.wait_for_deals(cup, deals)
            room.kill()
            room.start()
        client.wait_for(cup)
        judge(client.log(cup))
    assert asyncio.run(complaints_of(address)) == []


@pytest.mark.thorough
def test_when_the_process_that_directs_is_killed_another_goes_on(tmp_path: Path) -> None:
    server = shared_server()
    if server is None:
        pytest.skip("there is no PostgreSQL on this machine")
    asyncio.run(emptied(server.url))
    folders = [tmp_path / name for name in ("a", "b")]
    for folder in folders:
        folder.mkdir()
    serving = [room_process(folder, "--store", server.url) for folder in folders]
    with serving[0] as (first, _), serving[1] as (second, _):
        client, other = Client(first), Client(second)
        cup = client.open_cup(clock={"rest_seconds": 1})
        client.wait_for_deals(cup, 5)
        first.kill()
        killed = time.monotonic()
        seen = len(other.log(cup))
        while len(other.log(cup)) <= seen:
            assert time.monotonic() - killed < 10, "nobody goes on"
            time.sleep(0.05)
        other.wait_for(cup)
        judge(other.log(cup))
    assert asyncio.run(complaints_of(server.url)) == []
