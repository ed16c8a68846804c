"""Hostile people at a table: seats of others, tickets used twice, stale answers, fights for a chair."""

import asyncio
from typing import Any

import pytest

from parlour.engine.rules.finder import game_names
from parlour.tables.lobby.tickets import LIFETIME
from tests.server.served import House, Line, served

A_GAME = game_names()[0]


async def seated(house: House, name: str, table: str, seat: int) -> tuple[str, Line, str]:
    """Somebody on a chair: key, line and token."""
    key = await house.person(name)
    line = await house.line(key, table)
    answer = await line.answer({"t": "sit", "id": 1, "seat": seat, "name": name})
    assert answer["t"] == "seated", answer
    return key, line, str(answer["token"])


async def new_table(house: House, **settings: Any) -> str:
    return await house.table(await house.person("Host"), game=A_GAME, seats=2, **settings)


async def refused_line(house: House, table: str, ticket: str) -> int:
    """The code with which a line with this ticket is closed; 0 when it is let in."""
    line = Line(await house.socket())
    await line.say({"t": "hello", "proto": 1, "table": table, "ticket": ticket})
    first = await line.socket.recv()
    code = 0 if '"welcome"' in str(first) else await line.closed()
    await line.socket.close()
    return code


def test_a_ticket_is_used_once() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            ticket = await house.ticket(await house.person(), table)
            assert await refused_line(house, table, ticket) == 0
            assert await refused_line(house, table, ticket) == 4401
            assert await refused_line(house, table, ticket + "=") == 4401

    asyncio.run(story())


def test_two_lines_with_one_ticket_at_the_same_moment_are_one_line() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            ticket = await house.ticket(await house.person(), table)
            codes = await asyncio.gather(*(refused_line(house, table, ticket) for _ in range(8)))
            assert sorted(codes) == [0] + [4401] * 7

    asyncio.run(story())


def test_a_ticket_is_for_its_own_table_and_not_to_be_made_by_others() -> None:
    async def story() -> None:
        async with served() as house:
            table, other = await new_table(house), await new_table(house)
            ticket = await house.ticket(await house.person(), table)
            assert await refused_line(house, other, ticket) == 4401
            middle = len(ticket) // 2
            forged = ticket[:middle] + ("A" if ticket[middle] != "A" else "B") + ticket[middle + 1 :]
            for each in (forged, ticket[:-8], "", "x" * 512, "ü", "e30"):
                assert await refused_line(house, table, each) == 4401
            assert await refused_line(house, table, ticket) == 0

    asyncio.run(story())


def test_a_ticket_is_good_for_half_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            ticket = await house.ticket(await house.person(), table)
            now = house.room.clock.now
            monkeypatch.setattr(house.room.tickets, "_now", lambda: now() + LIFETIME + 1)
            assert await refused_line(house, table, ticket) == 4401

    asyncio.run(story())


def test_nobody_gets_a_ticket_without_being_known_or_for_a_table_that_is_not_there() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            assert (await house.ask("POST", f"/api/tables/{table}/ticket", {})).status == 401
            for key in ("x", "0" * 64, "A" * 64):
                assert (await house.ask("POST", f"/api/tables/{table}/ticket", {}, key=key)).status == 401
            key = await house.person()
            answer = await house.ask("POST", "/api/tables/nowhere/ticket", {}, key=key)
            assert (answer.status, answer.tree()["code"]) == (404, "no-such-table")

    asyncio.run(story())


def test_a_seat_is_opened_by_its_own_token_alone() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            _, _, token = await seated(house, "Ann", table, 0)
            thief = await house.person("Thief")
            for guess in ("", "0" * 64, token[:-1], token.upper() + "0", "' or 1=1 --"):
                answer = await house.ask("POST", f"/api/tables/{table}/ticket", {"token": guess}, key=thief)
                assert answer.tree()["seat"] is None
            answer = await house.ask("POST", f"/api/tables/{table}/ticket", {"token": token}, key=thief)
            assert answer.tree()["seat"] == 0, "whoever has the token is the seat, on any device"

    asyncio.run(story())


def test_a_chair_on_which_somebody_sits_is_not_given_away() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            await seated(house, "Ann", table, 0)
            line = await house.line(await house.person("Thief"), table)
            answer = await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Ann the Second"})
            assert (answer["t"], answer["code"]) == ("no", "chair-taken")

    asyncio.run(story())


def test_of_50_who_want_one_chair_at_once_one_gets_it() -> None:
    async def story() -> None:
        async with served() as house:
            table = await new_table(house)
            lines = [await house.line(await house.person(f"P{n}"), table) for n in range(50)]
            wishes = [
                line.answer({"t": "sit", "id": 1, "seat": 1, "name": f"P{n}"}) for n, line in enumerate(lines)
            ]
            answers = await asyncio.gather(*wishes)
            kinds = sorted(answer["t"] for answer in answers)
            assert kinds == ["no"] * 49 + ["seated"]
            assert {answer["code"] for answer in answers if answer["t"] == "no"} <= {
                "chair-taken",
                "slow-down",
            }

    asyncio.run(story())


def test_only_a_host_who_is_there_begins_and_fills_chairs() -> None:
    async def story() -> None:
        async with served() as house:
            host = await house.person("Host")
            table = await house.table(host, game=A_GAME, seats=2)
            await house.line(host, table)
            _, ben, _ = await seated(house, "Ben", table, 1)
            stranger = await house.line(await house.person("Eve"), table)
            for line in (ben, stranger):
                for wish in ({"what": "begin"}, {"what": "fill", "seat": 0, "text": "house:easy"}):
                    answer = await line.answer({"t": "do", "id": 5} | wish)
                    assert (answer["t"], answer["code"]) == ("no", "only-host")

    asyncio.run(story())


def test_answers_to_old_questions_and_to_those_of_others_are_refused() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person("Ann")
            table = await house.table(key, game=A_GAME, seats=2, clock="none")
            line = await house.line(key, table)
            await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Ann"})
            await line.say({"t": "do", "id": 2, "what": "begin"})
            state = await line.hear("state")
            while not state.get("asked"):
                state = await line.hear("state")
            verb = state["own"]["forms"][0]["verb"]
            watcher = await house.line(await house.person("Eve"), table)
            move = {"t": "move", "id": 3, "asked": state["asked"], "move": {"verb": verb}}
            assert (await watcher.answer(move))["code"] == "not-seated"
            for asked in (0, state["asked"] - 1, state["asked"] + 1, 2**53 - 1):
                answer = await line.answer(move | {"asked": asked})
                assert answer["t"] == "no"
                assert answer["code"] in ("too-late", "not-asked"), answer

    asyncio.run(story())
