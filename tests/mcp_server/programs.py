"""Programs that speak MCP: calls that must succeed, calls that must not, and a game to its end."""

import asyncio
from typing import Any

from mcp import Client

PATIENCE = 90


async def called(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return dict(result.structured_content)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The sentence that reaches the model."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return " ".join(getattr(each, "text", "") for each in result.content)


async def play_on(client: Client, seat: str, *, most: int = 2_000) -> dict[str, Any]:
    """Plays the last numbered move that is open until the game is over; every call is made twice."""
    async with asyncio.timeout(PATIENCE):
        for _ in range(most):
            now = await called(client, "wait_for_turn", seat=seat, seconds=5)
            if now["status"] == "over":
                return now
            if now["status"] != "your turn":
                continue
            turn = {"seat": seat, "decision": now["decision"], "move": len(now["moves"])}
            await called(client, "play", **turn)
            again = await client.call_tool("play", turn)
            assert not again.is_error or "past" in str(again.content) or "asked" in str(again.content)
    raise AssertionError("the game does not end")
