"""Tables of the MCP server's own process: another game, another program, and what nobody is to see."""

import asyncio
import json
import re
from threading import Thread, current_thread
from typing import Any

import pytest
from mcp import Client

from parlour.cards.codes import BACK
from parlour.cards.notation import card_text
from parlour.client.local_room import LocalRoom
from parlour.client.transports.local import LocalTransport
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.mcp_server import seats as seats_module
from parlour.mcp_server.observation import BadCall
from parlour.mcp_server.seat import Seat
from parlour.mcp_server.seats import Seats, TableRequest
from parlour.mcp_server.server import mcp_server
from parlour.players.deciding import decision
from parlour.players.llm.prompts.drawing import in_letters
from parlour.storage.memory import MemoryStore
from parlour.tables.play import match_bots
from parlour.tables.state import TableState
from tests.mcp_server.programs import PATIENCE, called, play_on, refused

SHORT = "bastard-brag"


def story(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, PATIENCE))


async def state_of(seats: Seats, token: str) -> TableState:
    return await (await seats._local._room()).state(seats._places[token].table)


def test_a_rematch_is_another_game_of_which_alone_the_replay_tells() -> None:
    async def played() -> None:
        server = mcp_server()
        async with Client(server) as one, Client(server) as two:
            opened = await called(one, "open_table", game=SHORT, name="Ann", guests=1)
            seats = [opened["seat"]]
            seats.append((await called(two, "sit_down", invite=opened["invites"][0]))["seat"])
            ends = await asyncio.gather(play_on(one, seats[0]), play_on(two, seats[1]))
            assert [end["game"] for end in ends] == [1, 1]
            first = [(await called(one, "replay", seat=seat))["result"] for seat in seats]
            begun = await called(two, "begin", seat=seats[1])
            assert begun["game"] == 2
            assert begun["status"] != "over"
            assert len(begun["news"]) < len(first[1])
            for seat in seats:
                assert (await called(one, "look", seat=seat))["game"] == 2
                assert "still running" in await refused(one, "replay", seat=seat)
            await asyncio.gather(play_on(one, seats[0]), play_on(two, seats[1]))
            for seat, former in zip(seats, first, strict=True):
                told = (await called(one, "replay", seat=seat))["result"]
                assert len(told) > 4
                assert told != former
                assert told[: len(former)] != former

    story(played())


def test_an_answer_of_the_former_game_is_past_in_the_next_and_to_begin_twice_changes_nothing() -> None:
    async def played() -> None:
        async with Client(mcp_server()) as client:
            seat = (await called(client, "open_table", game=SHORT))["seat"]
            first = await called(client, "wait_for_turn", seat=seat)
            assert await called(client, "begin", seat=seat) == first
            await play_on(client, seat)
            await called(client, "begin", seat=seat)
            now = await called(client, "wait_for_turn", seat=seat)
            assert now["decision"] > first["decision"]
            assert "past" in await refused(client, "play", seat=seat, decision=first["decision"], move=1)
            assert await called(client, "look", seat=seat) == now

    story(played())


@pytest.mark.parametrize(("game", "deals"), [("five-card-draw", "hand"), ("claim", "deal")])
def test_two_programs_at_a_table_do_not_see_each_others_cards(game: str, deals: str) -> None:
    """In nothing that a program is shown of the first deal is a card that only the other has seen."""

    async def looked() -> None:
        seats = Seats()
        async with seats.connected():
            opened = await seats.open(TableRequest(game, "default", "Ann", [], 1))
            tokens = [opened.seat, await seats.sit_down(opened.invites[0], "Ben")]
            for _ in range(3):
                position = (await state_of(seats, tokens[0])).now_played().position
                if position.counters()[deals] > 1:
                    break
                for place, token in enumerate(tokens):
                    held = await seats.seat(token)
                    shown, secrets = held.look(), cards_unseen_by(position, place)
                    assert len(secrets) >= 3
                    assert f"You are seat {place + 1}" in shown["table"]
                    assert not secrets & set(re.findall(r"\w+", json.dumps(shown)))
                    assert cards_unseen_by(position, 1 - place) & set(re.findall(r"\w+", json.dumps(shown)))
                shown = (await seats.seat(tokens[position.to_act()[0] % 2])).look()
                if position.to_act()[0] < 2:
                    await (await seats.seat(tokens[position.to_act()[0]])).play(shown["decision"], 1)

    story(looked())


def cards_unseen_by(position: Position, seat: int) -> set[str]:
    """What the cards in the hand of the other program are called that this one does not see."""
    other, seen = 1 - seat, position.view(seat).zones
    return {
        card_text(card)
        for zone, shown in zip(position.zones(), seen, strict=True)
        for card, mine in zip(zone.cards, shown.cards, strict=False)
        if zone.owner == other and mine == BACK
    }


def test_each_seat_is_told_the_whole_game_as_it_alone_heard_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when its connection was let go amid the game: the log tells it, not what the line has heard."""
    monkeypatch.setattr(seats_module, "MOST_SEATS", 1)

    async def played() -> None:
        seats = Seats()
        async with seats.connected():
            opened = await seats.open(TableRequest(SHORT, "default", "Ann", [], 1))
            tokens = [opened.seat, await seats.sit_down(opened.invites[0], "Ben")]
            while not (state := await state_of(seats, tokens[0])).now_played().is_over():
                held = await seats.seat(tokens[state.now_played().to_act()[0]])
                assert len(seats._seats) == 1
                shown = held.look()
                await held.play(shown["decision"], len(shown["moves"]))
            match = state.now_played()
            told = [await (await seats.seat(token)).replay() for token in tokens]
            assert [len(lines) for lines in told] == [len(match.told())] * 2
            assert told[0] != told[1]

    story(played())


def test_tokens_and_invites_of_one_table_open_nothing_else() -> None:
    async def tried() -> None:
        seats, others = Seats(), Seats()
        async with seats.connected(), others.connected():
            opened = await seats.open(TableRequest(SHORT, "default", "Ann", [], 1))
            again = await seats.open(TableRequest(SHORT, "default", "Ann", [], 1))
            for table in (opened, again):
                place = seats._places[table.seat]
                assert seats._invites[table.invites[0]].table == place.table
                assert seats._invites[table.invites[0]].person != place.person
            for wrong in (opened.invites[0], f"{opened.seat}x", "seat.", "invite."):
                with pytest.raises(BadCall):
                    await seats.seat(wrong)
            with pytest.raises(BadCall):
                await others.seat(opened.seat)
            with pytest.raises(BadCall):
                await others.sit_down(opened.invites[0], "Eve")
        with pytest.raises(BadCall):
            await seats.seat(opened.seat)

    story(tried())


def test_a_table_stays_while_any_program_is_connected() -> None:
    async def stayed() -> None:
        server = mcp_server()
        async with Client(server) as one:
            async with Client(server) as two:
                opened = await called(two, "open_table", game=SHORT)
            assert (await called(one, "look", seat=opened["seat"]))["game"] == 1
        async with Client(server) as later:
            assert "token" in await refused(later, "look", seat=opened["seat"])
            assert (await called(later, "open_table", game=SHORT))["seat"]

    story(stayed())


def test_a_bot_that_thinks_long_does_so_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[Thread] = set()

    def noted(*args: Any) -> Move:
        threads.add(current_thread())
        return decision(*args)

    monkeypatch.setattr(match_bots, "decision", noted)

    async def played() -> None:
        seats = Seats()
        async with seats.connected():
            opened = await seats.open(TableRequest(SHORT, "default", "Ann", ["search:40"], 0))
            held = await seats.seat(opened.seat)
            for _ in range(3):
                shown = await held.wait(10)
                await held.play(shown["decision"], 1)
        assert threads
        assert current_thread() not in threads

    story(played())


def test_only_whoever_sat_there_is_told_a_game_again() -> None:
    async def asked() -> None:
        seats = Seats()
        async with seats.connected():
            opened = await seats.open(TableRequest(SHORT, "default", "Ann", [], 0))
            room: LocalRoom = await seats._local._room()
            assert isinstance(room.store, MemoryStore)
            key = seats._places[opened.seat].table
            assert await room.game_history(key, 1, person=room.owner)
            assert await room.game_history(key, 1, person="home/eve") == []

    story(asked())


def test_what_a_connection_has_heard_of_a_game_is_not_told_of_the_next() -> None:
    """A seat in a room elsewhere has no log to tell from: of a finished game it knows what it has heard."""

    async def played() -> None:
        seats = Seats()
        async with seats.connected():
            opened = await seats.open(TableRequest(SHORT, "default", "Ann", [], 0))
            room, key = await seats._local._room(), seats._places[opened.seat].table
            seat = Seat(LocalTransport(room.room, key, room.owner), patience=PATIENCE)
            await seat.open()
            for number in (1, 2):
                await finish(seat)
                told = await room.game_history(key, number, person=room.owner)
                assert await seat.replay() == [in_letters(line) for line in told]
                await seat.begin()
                assert len(seat.look()["news"]) < len(told)
            await seat.close()

    story(played())


async def finish(seat: Seat) -> None:
    """Plays the last numbered move that is open until the game is over."""
    while (shown := await seat.wait(5))["status"] != "over":
        await seat.play(shown["decision"], len(shown["moves"]))
