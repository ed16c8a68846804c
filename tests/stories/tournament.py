"""`python -m tests.stories.tournament`: a tournament of 48 from registration to prizes, and a kill amid it.

Four people play in real browsers of different sizes, one in a terminal, one program over MCP, a model behind
an endpoint, and bots. When the first table breaks the room is killed (−9) and comes back a moment later. Then
nothing that was acknowledged may be lost, nobody may sit twice, everybody has to see what they saw before,
and all lines go on by themselves until there are prizes.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final

from parlour.players.llm.fake.faults import FaultyModel
from parlour.players.llm.fake.model import ANY, FakeModel
from parlour.players.llm.fake.serving import serve_model
from parlour.storage import store_at
from parlour.storage.rows import tournament_log
from tests.browser.stage import Served, browser
from tests.endurance.tournaments.cups import Cup
from tests.endurance.tournaments.reckoning import book_problems, read_books
from tests.stories.guests import Guest
from tests.stories.heard import Ear, lost_moves
from tests.stories.ports import lasting_port
from tests.stories.programs import OverMcp
from tests.stories.terminal import AtTerminal

ENTRANTS: Final = 48
_SIZES: Final = {"Ann": "desktop", "Ben": "phone", "Cid": "tablet", "Dot": "slim"}
_REGULATIONS: Final = {
    "game": "bastard-brag",
    "title": "Friday night",
    "format": {"name": "freeze-out"},
    "entrants": {"least": 2, "most": ENTRANTS},
    "prizes": {"kind": "shares", "places": [50, 30, 20]},
    "clock": {"rest_seconds": 1},
}
_PATIENCE: Final = 900.0
_LOOK_EVERY: Final = 300
_ASLEEP: Final = 1.0
_LAST_WAIT: Final = 60.0
_WHILE_DOWN: Final = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "WebSocket connection to",
)
"""What a browser says of a room that is not there."""
_NOW: Final = "async path => { try { return await (await fetch(path)).json() } catch { return null } }"


class Contestant(Guest):
    """Somebody in a browser, who plays whatever the page offers for as long as they are in."""

    def __init__(self, launched: Any, address: str, name: str, seed: int) -> None:
        super().__init__(launched, address, name, size=_SIZES[name], seed=seed)
        self.ear = Ear(name, self.page)
        self.place = 0
        self.post("/api/person", {"name": name})
        self.page.evaluate("localStorage.setItem('parlour.known', '1')")

    def enter(self, key: str) -> None:
        self.page.goto(f"{self.visit.address}/tournament/{key}")
        self.page.wait_for_selector(".tournament-head")
        if self.page.locator(".views").count():
            self.page.click(".views button >> nth=1")
        self.page.click(".enter")
        self.page.wait_for_selector(".withdraw")

    def go_to_table(self) -> None:
        self.page.click(".to-table", timeout=60_000)
        self.page.wait_for_selector(".own .plate")

    def look(self, key: str) -> bool:
        """Go on playing where there is something to play; False when all is over."""
        now = self.page.evaluate(_NOW, f"/api/tournaments/{key}")
        if now is None:
            return True
        self.place = now["own"].get("standing", {}).get("place", 0)
        is_in = now["own"].get("standing", {}).get("status", "in") == "in"
        if is_in and self.is_idle():
            self.play_on()
        return bool(now["common"]["facts"]["status"] == "running")

    def see_the_end(self, key: str) -> list[str]:
        """Look at what the table says, and at the results with their proof."""
        self.page.wait_for_selector(".strip .notice-pill")
        if self.page.locator(".showdown button").count():
            self.page.click(".showdown button >> nth=0")
        self.page.click(".strip a")
        self.page.wait_for_selector(".tournament-head")
        self._open_the_proof()
        self.page.click(".proof button")
        self.page.wait_for_selector(".proof [role=status]:has-text('It holds')")
        told = self.page.inner_text(".next")
        return [] if str(self.place) in told else [f"{self.name} is {self.place}., and reads: {told}"]

    def _open_the_proof(self) -> None:
        """Turn to the tab that has it, where the page is narrow."""
        for tab in self.page.locator(".narrow-tabs button").all():
            if not self.page.locator(".proof").is_visible():
                tab.click()


class Story:
    """The evening: who came, and what went wrong."""

    def __init__(self, folder: Path, launched: Any) -> None:
        self.folder = folder
        self.file = folder / "room.db"
        self.room = Served(str(self.file), "--models", "local", "--port", str(lasting_port()))
        self.guests = [
            Contestant(launched, self.room.address, name, seed) for seed, name in enumerate(_SIZES, start=1)
        ]
        self.problems: list[str] = []
        self.killed_after = 0

    def register(self) -> None:
        """Everybody enters, each in their own way."""
        host = self.guests[0]
        opened = host.post("/api/tournaments", {"regulations": _REGULATIONS})
        self.key = opened["tournament"]
        for guest in self.guests:
            guest.enter(self.key)
        link = f"{self.room.address}/tournament/{self.key}"
        self.terminal = AtTerminal(link, "Eve", self.folder)
        self.program = OverMcp(link, "Fay")
        act = f"/api/tournaments/{self.key}/act"
        host.post(act, {"what": "bot", "player": "llm:local", "text": "Model", "amount": 1})
        self._wait_for_entrants(7)
        host.post(act, {"what": "bot", "player": "house:easy", "text": "Bot", "amount": ENTRANTS - 8})
        host.post(act, {"what": "bot", "player": "house:medium", "text": "Last", "amount": 1})

    def _wait_for_entrants(self, number: int) -> None:
        deadline = time.monotonic() + 60
        while (now := self._facts())["entrants"] < number:
            assert time.monotonic() < deadline, f"only {now['entrants']} entered: {self.terminal.said}"
            self.guests[0].page.wait_for_timeout(_LOOK_EVERY)

    def _facts(self) -> Any:
        now = self.guests[0].page.evaluate(_NOW, f"/api/tournaments/{self.key}")
        return now["common"]["facts"]

    def play(self) -> None:
        """Play it to its end; the room dies when the first table breaks, and comes back."""
        for guest in self.guests:
            guest.go_to_table()
        killer = Thread(target=self._kill_amid_a_break, daemon=True)
        killer.start()
        deadline = time.monotonic() + _PATIENCE
        while self._is_going_on():
            if time.monotonic() > deadline:
                self.problems.append("the tournament does not end")
                break
            self.guests[0].page.wait_for_timeout(_LOOK_EVERY)
        killer.join(1)

    def _is_going_on(self) -> bool:
        return min([guest.look(self.key) for guest in self.guests])

    def _kill_amid_a_break(self) -> None:
        """Kill the room as soon as its log says that a table is broken."""
        with closing(sqlite3.connect(self.file)) as store:
            asked = "select max(n) from log where table_key = ? and kind = 'broken'"
            while not self.killed_after:
                [(found,)] = store.execute(asked, [tournament_log(self.key)])
                self.killed_after = found or 0
                time.sleep(0.0005)
        self.room.kill()
        time.sleep(_ASLEEP)
        self.room.start()

    def end(self) -> None:
        """Look at what everybody sees at the end, and at what the store has."""
        for guest in self.guests:
            self.problems += guest.see_the_end(self.key)
        for other in (self.terminal, self.program):
            other.stop(_LAST_WAIT)
            self.problems += other.problems

    def reckon(self) -> None:
        """Compare what everybody was told with what the store has."""
        self.problems += asyncio.run(self._faults())
        for guest in self.guests:
            self.problems += [*guest.ear.differences, *guest.problems(*_WHILE_DOWN)]

    def close(self) -> None:
        self.room.kill()

    async def _faults(self) -> list[str]:
        with closing(sqlite3.connect(self.file)) as file:
            ids = {(key, n): row for key, n, row in file.execute("select table_key, n, id from log")}
        store = store_at(str(self.file))
        await store.open()
        try:
            lost = await lost_moves(store, [guest.ear for guest in self.guests])
            return [*lost, *book_problems(await read_books(store, ids, Cup(self.key, "story", [])))]
        finally:
            await store.close()


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for the room and everybody's files, with a model that can be asked."""
    with tempfile.TemporaryDirectory() as folder, serve_model(FaultyModel(FakeModel(ANY))) as model:
        os.environ["PARLOUR_HOME"] = folder
        entry = f'[local]\nurl = "{model.url}"\nmodel = "fake"\n'
        (Path(folder) / "models.toml").write_text(entry)
        yield Path(folder)


def main() -> None:
    """Tell the story, and what came of it."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with own_folder() as folder:
        with browser() as launched, closing(Story(folder, launched)) as story:
            story.register()
            story.play()
            story.end()
        story.reckon()
    print(
        *(
            f"{guest.name}: {len(guest.ear.acknowledged)} moves, {len(guest.ear.moves)} times sent on, "
            f"place {guest.place}, {guest.ear.seen_again} states seen again"
            for guest in story.guests
        ),
        f"{len(story.problems)} problems",
        *story.problems[:20],
        sep="\n",
    )
    sys.exit(bool(story.problems))


if __name__ == "__main__":
    main()
