"""A program's seat in a tournament: the table behind it changes, and the program is told that and why."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from parlour.client import Door
from parlour.client.tournament import Tournament, TournamentNow
from parlour.mcp_server.observation import NOT_YET, OVER, BadCall
from parlour.mcp_server.seat import Seat
from parlour.players.llm.prompts.drawing import in_letters
from parlour.wire.tournament_parts import Standing

OUT: Final = "out"
_IN: Final = "in"
_APART: Final = 1_000_000
"""Decisions of one table are so far from those of the next that none is taken for another."""
_MOST_NEWS: Final = 20
_SOON: Final = 5.0
"""So many seconds the word that one has entered may be on its way."""


class TournamentSeat:
    """Holds a line to the tournament, and one to the table at which the program sits at the time."""

    def __init__(self, door: Door) -> None:
        self.cup = Tournament(door)
        self._door = door
        self._seat: Seat | None = None
        self._tables = 0
        self._news: list[str] = []
        self._following = asyncio.Lock()

    async def open(self) -> None:
        await self.cup.open()
        await self._follow()

    async def enter(self, code: str = "") -> None:
        """Enter, once; RoomError where that is refused."""
        if self.now.own.standing is None or "enter" in self.now.own.may:
            await self.cup.do("enter", text=code)
        with suppress(TimeoutError):
            async with asyncio.timeout(_SOON):
                while self.now.own.standing is None:
                    await self.cup.changed()
        await self._follow()

    async def close(self) -> None:
        if self._seat is not None:
            await self._seat.close()
        await self.cup.close()

    @property
    def now(self) -> TournamentNow:
        assert self.cup.now is not None, "a line begins with the tournament"
        return self.cup.now

    async def begin(self) -> None:
        raise BadCall("director-decides", "The director of the tournament begins every deal: wait_for_turn.")

    async def wait(self, seconds: float) -> dict[str, Any]:
        """Wait until something is asked, one is out, all is over, or the time has passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self._is_idle():
                    await self._changed()
        await self._follow()
        return self.look()

    async def _is_idle(self) -> bool:
        await self._follow()
        has_turn = self._seat is not None and self._seat.look()["decision"]
        return not has_turn and not self._is_done()

    async def _changed(self) -> None:
        """Wait until the table or the tournament has said something."""
        lines = [self.cup, *([self._seat.table] if self._seat is not None else [])]
        waiting = [asyncio.ensure_future(line.changed()) for line in lines]
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()
        for each in done:
            each.result()

    async def _follow(self) -> None:
        """Go to the table at which the seat is now, where that is another one."""
        async with self._following:
            self._take_announced()
            own = self.now.own
            is_in = own.standing is not None and own.standing.status == _IN and not self.now.is_over()
            here = self._seat.table.transport.table if self._seat is not None else ""
            if not is_in or not own.table or own.table == here:
                return
            seat = Seat(self._door.to_table(own.table))
            await seat.open()
            before, self._seat = self._seat, seat
            self._tables += 1
            self._tell(self._why(own.table, own.number))
            if before is not None:
                await before.close()

    def _why(self, table: str, number: int) -> str:
        go = self.cup.go
        return go.say if go is not None and go.table == table and go.say else f"You sit at table {number}."

    def _take_announced(self) -> None:
        announced, self.cup.announced = self.cup.announced, []
        for each in announced:
            self._tell(f"The director announces: {each.say!r}")

    def _tell(self, line: str) -> None:
        self._news = [*self._news, in_letters(line)][-_MOST_NEWS:]

    def _is_done(self) -> bool:
        standing = self.now.own.standing
        return self.now.is_over() or (
            standing is not None and standing.status not in (_IN, "entered", "asks")
        )

    def look(self) -> dict[str, Any]:
        """Return the table as this seat sees it, and how the tournament stands."""
        shown = self._table()
        if self.now.is_over():
            shown |= {"status": OVER, "decision": 0, "results": self._results()}
        elif self._is_done():
            shown |= {"status": OUT, "decision": 0}
        news, self._news = self._news, []
        return shown | {"tournament": self._standing(), "tournament_news": news}

    def _table(self) -> dict[str, Any]:
        """Return the table; a deal that is over is followed by another one."""
        if self._seat is None or self._is_done():
            return {"status": NOT_YET, "decision": 0, "news": []}
        shown = self._seat.look()
        if shown["status"] != "your turn":
            shown |= {"status": NOT_YET}
        decision = shown["decision"]
        return shown | {"decision": decision + self._tables * _APART if decision else 0}

    def _standing(self) -> dict[str, Any]:
        """Return what everybody may know of the tournament, and the own standing."""
        common, own = self.now.common, self.now.own
        return {
            "title": common.facts.title,
            "state": common.facts.status,
            "entrants": common.facts.entrants,
            "still_in": common.facts.alive,
            "level": common.level,
            "average_stack": common.average,
            "prizes": {each.place: each.worth for each in common.prizes},
            "hand_for_hand": common.hand_for_hand,
            "paused": common.paused,
            "table": own.number,
            "waits_for": own.why_waiting,
            "you": _tree(own.standing) if own.standing is not None else None,
        }

    def _results(self) -> list[dict[str, Any]]:
        return [_tree(each) for each in self.now.common.standings]

    async def play(self, decision: int, chosen: object) -> None:
        """Answer the question of this number, at the table where it was asked."""
        await self._follow()
        table, question = divmod(decision, _APART)
        if self._seat is None or table != self._tables:
            raise BadCall("stale-decision", f"Decision {decision} is past: your seat is at another table.")
        await self._seat.play(question, chosen)
        await self._follow()

    async def replay(self) -> list[str]:
        """Return what happened in the last deal at the table, as this seat heard it."""
        if self._seat is None:
            raise BadCall("still-running", "You have not sat at any table yet.")
        return await self._seat.replay()


def _tree(standing: Standing) -> dict[str, Any]:
    return {
        "place": standing.place,
        "shared": standing.shared,
        "name": standing.name,
        "status": standing.status,
        "stack": standing.stack,
        "points": standing.points,
        "prize": standing.prize,
    }
