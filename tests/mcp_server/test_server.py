"""Parlour as an MCP server, met by the SDK's own client: in memory, over stdio, and over HTTP in a room."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters

from parlour.cards.luck import Luck
from parlour.cli.commands.models.mcp import command as mcp_command
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.mcp_server.local_tables import Place
from parlour.mcp_server.seats import Seats, TableRequest
from parlour.mcp_server.server import mcp_server
from parlour.players.kinds import maker_of
from parlour.tables.table import Table
from tests.mcp_server.programs import called, play_on, refused
from tests.server.room_process import room_process

SHORT = "bastard-brag"
TOOLS = "list_games rules open_table sit_down begin look wait_for_turn play replay"


def story(coroutine: Any) -> None:
    asyncio.run(coroutine)


def test_every_game_is_listed_with_its_rules() -> None:
    async def seen() -> None:
        async with Client(mcp_server()) as client:
            games = (await called(client, "list_games"))["result"]
            assert {each["game"] for each in games} == {game.id for game in all_games()}
            for each in games:
                text = (await called(client, "rules", game=each["game"]))["result"]
                assert "How to answer" in text

    story(seen())


def test_every_tool_has_a_title_hints_and_a_description_of_every_argument() -> None:
    async def seen() -> None:
        async with Client(mcp_server()) as client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == TOOLS.split()
            for tool in tools:
                assert tool.description
                assert tool.description == " ".join(tool.description.split())
                assert tool.title
                assert tool.annotations is not None
                assert not tool.annotations.destructive_hint
                arguments = tool.input_schema.get("properties", {}).values()
                assert all(argument["description"] for argument in arguments), tool.name
            changing = [
                tool.name for tool in tools if not (tool.annotations and tool.annotations.read_only_hint)
            ]
            assert changing == ["open_table", "sit_down", "begin", "play"]

    story(seen())


def test_games_variants_and_bots_are_enumerated_and_all_of_them_are_there() -> None:
    async def seen() -> None:
        async with Client(mcp_server()) as client:
            tools = {tool.name: tool.input_schema for tool in (await client.list_tools()).tools}
            asked = tools["open_table"]["properties"]
            assert asked["game"]["enum"] == [game.id for game in all_games()]
            for game in all_games():
                assert set(game.variants()) <= set(asked["variant"]["enum"])
            assert {"house:easy", "house:hard", "random", "search"} <= set(asked["bots"]["items"]["enum"])
            for bot in asked["bots"]["items"]["enum"]:
                maker_of(bot)
            assert tools["play"]["required"] == ["seat", "decision", "move"]
            assert tools["wait_for_turn"]["properties"]["seconds"]["maximum"] == 25

    story(seen())


def test_the_rules_are_resources_and_a_prompt_says_how_to_play() -> None:
    async def seen() -> None:
        async with Client(mcp_server()) as client:
            found = {str(each.uri): each for each in (await client.list_resources()).resources}
            assert set(found) == {
                f"parlour://rules/{game.id}/{variant}" for game in all_games() for variant in game.variants()
            }
            [text] = (await client.read_resource("parlour://rules/claim/default")).contents
            said = await called(client, "rules", game="claim")
            assert getattr(text, "text", "") == said["result"]
            [prompt] = (await client.list_prompts()).prompts
            assert all(argument.description for argument in prompt.arguments or [])
            asked = await client.get_prompt(prompt.name, {"game": "claim", "bots": "house:easy"})
            assert "claim" in str(asked.messages[0].content)

    story(seen())


@pytest.mark.thorough
def test_the_block_to_paste_starts_this_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    ran = CliRunner().invoke(mcp_command, ["--print-config"])
    block = json.loads(ran.output)["mcpServers"]["parlour"]
    assert block["env"] == {"PARLOUR_HOME": str(tmp_path)}

    async def met() -> None:
        async with Client(StdioServerParameters(**block)) as client:
            assert (await called(client, "list_games"))["result"]

    story(met())


def test_two_clients_finish_a_match_in_memory() -> None:
    async def played() -> None:
        server = mcp_server()
        async with Client(server) as one, Client(server) as two:
            opened = await called(one, "open_table", game=SHORT, name="Ann", guests=1)
            [invite] = opened["invites"]
            seat = (await called(two, "sit_down", invite=invite, name="Ben"))["seat"]
            assert "used" in await refused(two, "sit_down", invite=invite, name="Cat")
            ends = await asyncio.gather(play_on(one, opened["seat"]), play_on(two, seat))
            assert ends[0]["places"] == ends[1]["places"]
            told = (await called(two, "replay", seat=seat))["result"]
            assert len(told) > 4
            late = await refused(two, "play", seat=seat, decision=0, move=1)
            assert "this game is over" in late

    story(played())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_can_be_played_against_bots(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = game.rules
    monkeypatch.setattr(game, "rules", lambda *args, **kw: usual(switches=game.brief))

    async def played() -> None:
        async with Client(mcp_server()) as client:
            opened = await called(client, "open_table", game=game.id, bots=["house:easy"])
            end = await play_on(client, opened["seat"])
            assert 1 in end["places"]

    story(played())


def test_a_doubled_call_changes_nothing_and_a_stale_one_is_refused() -> None:
    async def played() -> None:
        async with Client(mcp_server()) as client:
            seat = (await called(client, "open_table", game=SHORT))["seat"]
            now = await called(client, "wait_for_turn", seat=seat)
            turn = {"seat": seat, "decision": now["decision"], "move": 1}
            first = await called(client, "play", **turn)
            assert await called(client, "play", **turn) == first
            said = await refused(client, "play", **(turn | {"move": 2}))
            assert "past" in said or "Nothing is asked" in said
            later = await refused(client, "play", **(turn | {"decision": 99}))
            assert "not asked yet" in later or "not open" in later
            assert await called(client, "look", seat=seat) == first

    story(played())


@pytest.mark.parametrize(
    ("tool", "arguments", "word"),
    [
        ("look", {"seat": "seat.nobody"}, "token"),
        ("look", {"seat": "live.%%%"}, "no seat"),
        ("rules", {"game": "poohsticks"}, "poohsticks"),
        ("open_table", {"game": SHORT, "name": ""}, "name"),
        ("open_table", {"game": SHORT, "bots": ["llm:mine"]}, "no bot"),
        ("open_table", {"game": SHORT, "variant": "odd"}, "variant"),
        ("sit_down", {"invite": "nonsense", "name": "Ann"}, "link"),
        ("look", {}, "look: seat is missing."),
        (
            "play",
            {"seat": "x", "decision": "soon"},
            "play: move is missing; decision must be a whole number.",
        ),
        ("play", {"seat": "x", "decision": 1, "move": []}, "move must be a whole number or an object"),
        ("open_table", {"game": 7, "bots": "easy"}, "game must be text; bots must be a list"),
        ("rules", {"games": "claim"}, "rules has no argument 'games'"),
        ("fold", {}, "no tool 'fold'"),
    ],
)
def test_every_refusal_reaches_the_model_as_a_sentence(
    tool: str, arguments: dict[str, Any], word: str
) -> None:
    async def asked() -> None:
        async with Client(mcp_server()) as client:
            said = await refused(client, tool, **arguments)
            assert word in said
            assert "pydantic" not in said
            assert not said.startswith("Error")

    story(asked())


def test_moves_that_are_none_are_refused_with_the_reason() -> None:
    async def asked() -> None:
        async with Client(mcp_server()) as client:
            seat = (await called(client, "open_table", game=SHORT))["seat"]
            now = await called(client, "wait_for_turn", seat=seat)
            for move in (0, 999, {"verb": "FLY"}, {"verb": "SWAP_SINGLE", "slots": [9, 9]}, {"nothing": 1}):
                assert await refused(client, "play", seat=seat, decision=now["decision"], move=move)
            assert (await called(client, "look", seat=seat))["decision"] == now["decision"]
            assert "still running" in await refused(client, "replay", seat=seat)

    story(asked())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_only_the_seats_own_view_leaves(game: Game) -> None:
    """Whatever the others hold, the seat is shown the same."""

    async def looked() -> None:
        seats, luck = Seats(), Luck(4)
        async with seats.connected():
            opened = await seats.open(TableRequest(game.id, "default", "Ann", [], 0))
            seat = await seats.seat(opened.seat)
            place = seats._places[opened.seat]
            table = await (await seats._local._room()).room.table(place.table)
            for _ in range(12):
                seen, match = seat.look(), table.state.now_played()
                if seen["status"] == "over":
                    break
                plain, true = await fresh_look(seats, place, table), match.position
                assert plain | {"news": []} == seen | {"news": []}
                match.position = true.redealt(0, luck)
                assert await fresh_look(seats, place, table) == plain
                match.position = true
                table.broadcast.forget_scene()
                await seat.play(seen["decision"], 1)

    story(looked())


async def fresh_look(seats: Seats, place: Place, table: Table) -> dict[str, Any]:
    """What a connection is shown that has never seen the table before."""
    table.broadcast.forget_scene()
    seat = await seats._local.take_seat(place)
    shown = seat.look()
    await seat.close()
    return shown


def stdio(folder: Path) -> StdioServerParameters:
    """A program of its own, which speaks over standard input and output."""
    env = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return StdioServerParameters(
        command=sys.executable, args=["-m", "parlour", "mcp"], env=env | {"PARLOUR_HOME": str(folder)}
    )


async def meet_over_http(address: str) -> None:
    """Two clients of a room's MCP finish a match at a table that one of them opens."""
    async with Client(f"{address}/mcp") as one, Client(f"{address}/mcp") as two:
        opened = await called(one, "open_table", game=SHORT, name="Ann", guests=1)
        [link] = opened["invites"]
        seat = (await called(two, "sit_down", invite=link, name="Ben"))["seat"]
        assert (await called(two, "look", seat=seat))["status"] == "not begun"
        await called(one, "begin", seat=opened["seat"])
        ends = await asyncio.gather(play_on(one, opened["seat"]), play_on(two, seat))
        assert ends[0]["places"] == ends[1]["places"]
        assert (await called(two, "replay", seat=seat))["result"]
        # of another room's tables nothing is asked, whatever the link says
        assert await refused(two, "sit_down", invite="http://127.0.0.1:9/t/other", name="Eve")


async def meet_over_stdio(link: str, folder: Path) -> None:
    """Two programs of their own finish a match at a live table that both come to by its link."""
    async with Client(stdio(folder)) as one, Client(stdio(folder)) as two:
        names = {"Cat": one, "Dan": two}
        seats = [
            (await called(client, "sit_down", invite=link, name=name))["seat"]
            for name, client in names.items()
        ]
        await called(one, "begin", seat=seats[0])
        ends = await asyncio.gather(play_on(one, seats[0]), play_on(two, seats[1]))
        assert ends[0]["places"] == ends[1]["places"]


@pytest.mark.thorough
def test_two_clients_finish_a_match_over_http_and_over_stdio(tmp_path: Path) -> None:
    table = (SHORT, "--seats", "2", "--store", "memory:", "--mcp")
    with room_process(tmp_path, *table) as (_, link):
        story(meet_over_http(link.partition("/t/")[0]))
        story(meet_over_stdio(link, tmp_path))
