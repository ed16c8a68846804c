"""A program that enters a tournament over MCP and plays what comes first, in a thread of its own."""

import asyncio
from threading import Thread
from typing import Any, Final

from mcp import Client

from parlour.mcp_server.server import mcp_server
from tests.mcp_server.programs import called

_ENDS: Final = ("out", "over")


class OverMcp:
    """Takes the last numbered move whenever it is asked; notes what it is told of the tournament."""

    def __init__(self, link: str, name: str) -> None:
        self.told: list[str] = []
        self.problems: list[str] = []
        self.plays = 0
        self._link, self._name = link, name
        self._is_over = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self, seconds: float) -> None:
        """Wait until it has heard that it is out, or that all is over."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            self.problems.append("the program over MCP never hears how it ended")

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except Exception as error:
            self.problems.append(f"the program over MCP failed: {error!r}")

    async def _play(self) -> None:
        async with Client(mcp_server()) as client:
            seat = (await called(client, "sit_down", invite=self._link, name=self._name))["seat"]
            while not self._is_over:
                now = await called(client, "wait_for_turn", seat=seat, seconds=5)
                self._note(now)
                if now["status"] == "your turn":
                    await self._answer(client, seat, now)

    def _note(self, now: dict[str, Any]) -> None:
        self.told += now["tournament_news"]
        self._is_over = now["status"] in _ENDS

    async def _answer(self, client: Client, seat: str, now: dict[str, Any]) -> None:
        turn = {"seat": seat, "decision": now["decision"], "move": len(now["moves"])}
        self.plays += not (await client.call_tool("play", turn)).is_error
