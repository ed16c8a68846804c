"""A tournament over MCP: entered by its link, played from table to table behind one seat, to its end."""

import asyncio
from typing import Any

from mcp import Client

from parlour.mcp_server.seats import Seats
from parlour.mcp_server.server import mcp_server
from tests.mcp_server.programs import PATIENCE, called, refused
from tests.terminal.tournament.cup import Cup, a_cup, story


async def play_on(client: Client, seat: str) -> tuple[dict[str, Any], list[str], set[int]]:
    """Plays the last open move until all is over; the end, what was told, and the tables."""
    told: list[str] = []
    tables: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await called(client, "wait_for_turn", seat=seat, seconds=5)
            told += now["tournament_news"]
            tables.add(now["tournament"]["table"])
            if now["status"] == "over":
                return now, told, tables
            if now["status"] == "your turn":
                await client.call_tool(
                    "play", {"seat": seat, "decision": now["decision"], "move": len(now["moves"])}
                )
            elif now["status"] == "out":
                await asyncio.sleep(0.1)


async def entered(client: Client, cup: Cup, bots: int) -> str:
    await cup.act("bot", player="random", amount=bots)
    return str((await called(client, "sit_down", invite=cup.link, name="Robin"))["seat"])


@story
async def test_a_program_enters_a_tournament_and_plays_to_its_end() -> None:
    async with a_cup() as cup, Client(mcp_server()) as client:
        seat = await entered(client, cup, 5)
        before = await called(client, "look", seat=seat)
        assert (before["status"], before["tournament"]["you"]["status"]) == ("not yet", "entered")
        await cup.act("start")
        end, told, _ = await play_on(client, seat)
    assert told[0].startswith("The tournament has begun: you sit at table")
    assert end["tournament"]["prizes"] == {"1": 7, "2": 3}
    assert min(each["place"] for each in end["results"]) == 1
    assert "Robin" in {each["name"] for each in end["results"]}


@story
async def test_the_chair_changes_behind_the_same_seat_and_old_decisions_are_refused() -> None:
    async with a_cup() as cup, Client(mcp_server()) as client:
        seat = await entered(client, cup, 5)
        await cup.act("start")
        turn = await called(client, "wait_for_turn", seat=seat)
        assert turn["status"] == "your turn"
        stale = turn["decision"] + 1_000_000
        assert "another table" in await refused(client, "play", seat=seat, decision=stale, move=1)
        assert "director" in await refused(client, "begin", seat=seat)
        for bot in range(5):
            await cup.act("disqualify", entrant=bot)
        end, _, _ = await play_on(client, seat)
    assert end["tournament"]["you"] | {"stack": 0, "points": 0} == {
        "place": 1,
        "shared": False,
        "name": "Robin",
        "status": "in",
        "stack": 0,
        "points": 0,
        "prize": 7,
    }


@story
async def test_a_code_is_asked_for_and_a_token_comes_back_to_the_same_entry() -> None:
    async with a_cup(entry={"by": "code"}) as cup:
        code, seats = (await cup.shown())["own"]["code"], Seats()
        async with Client(mcp_server()) as client:
            assert "code" in await refused(client, "sit_down", invite=cup.link, name="Robin", code="WRONG")
        token = await seats.sit_down(cup.link, "Robin", code)
        await seats.close()
        again = Seats()
        assert (await again.seat(token)).look()["tournament"]["you"]["name"] == "Robin"
        assert (await cup.shown())["common"]["facts"]["entrants"] == 1
        await again.close()
