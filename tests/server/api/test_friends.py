"""Friends over HTTP: what is refused to whom, and what nobody is told."""

import asyncio
from typing import Any

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from tests.server.served import House, served

A_GAME = game_names()[0]


async def met(house: House) -> tuple[str, str, str, str]:
    """Two people who have begun a game with each other: their keys, the table, and the second's number."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    table = await house.table(ann, game=A_GAME)
    for number, key in enumerate((ann, ben)):
        line = await house.line(key, table)
        await line.answer({"t": "sit", "id": 1, "seat": number, "name": f"Name {number}"})
        if number:
            host = await house.line(ann, table)
            await host.answer({"t": "do", "id": 2, "what": "begin"})
    [other] = (await house.ask("GET", "/api/people", key=ann)).tree()
    return ann, ben, table, str(other["person"])


async def number_of(house: House, key: str) -> str:
    return str((await house.ask("GET", "/api/me", key=key)).tree()["person"])


async def code(house: House, path: str, body: Any, key: str, **headers: str) -> str:
    answer = await house.ask("POST", path, body, key=key, **headers)
    return "" if answer.status < 300 else str(answer.tree()["code"])


def test_two_who_like_each_other_challenge_each_other_once() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben, table, other = await met(house)
            assert (
                await code(house, "/api/challenges", {"person": other, "table": table}, ann) == "not-a-friend"
            )
            assert await code(house, "/api/people/like", {"person": other}, ann) == ""
            assert await code(house, "/api/people/like", {"table": table, "seat": 0}, ben) == ""
            sent = (
                await house.ask("POST", "/api/challenges", {"person": other, "table": table}, key=ann)
            ).tree()
            [got] = (await house.ask("GET", "/api/challenges", key=ben)).tree()["incoming"]
            assert (got["challenge"], got["table"], got["status"]) == (sent["challenge"], table, "open")
            answer = {"challenge": got["challenge"], "accept": True}
            stranger = await house.person("Cid")
            for key in (stranger, ann):
                assert await code(house, "/api/challenges/answer", answer, key) == "no-challenge"
            accepted = await house.ask("POST", "/api/challenges/answer", answer, key=ben)
            assert accepted.tree()["table"] == table
            assert await code(house, "/api/challenges/answer", answer, ben) == "no-challenge", "replayed"

    asyncio.run(story())


def test_what_is_nobodys_business_is_refused() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben, table, other = await met(house)
            stranger = await house.person("Cid")
            elsewhere = await house.table(stranger, game=A_GAME)
            for body in ({"person": other}, {"table": table, "seat": 0}, {"person": "nobody"}, {}):
                assert await code(house, "/api/people/like", body, stranger) == "not-met"
                assert await code(house, "/api/people/block", body, stranger) == "not-met"
            assert (
                await code(house, "/api/people/like", {"person": await number_of(house, ann)}, ann)
                == "not-met"
            )
            await code(house, "/api/people/like", {"person": other}, ann)
            await code(house, "/api/people/like", {"person": await number_of(house, ann)}, ben)
            for wrong in (elsewhere, "nowhere", ""):
                sent = {"person": other, "table": wrong}
                assert await code(house, "/api/challenges", sent, ann) == "not-your-table"
            for path in ("/api/people", "/api/challenges"):
                assert (await house.ask("GET", path)).status == 401
            foreign = {"origin": "https://evil.example"}
            for path in ("people/like", "people/block", "people/forget", "challenges", "me/presence"):
                assert await code(house, f"/api/{path}", {}, ann, **foreign) == "wrong-origin"

    asyncio.run(story())


def test_presence_is_seen_by_friends_once_it_is_switched_on_and_never_by_whom_one_blocks() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben, _, other = await met(house)

            async def is_seen() -> bool:
                return bool((await house.ask("GET", "/api/people", key=ann)).tree()[0]["here"])

            await code(house, "/api/people/like", {"person": other}, ann)
            me = {"person": await number_of(house, ann)}
            await code(house, "/api/people/like", me, ben)
            assert not await is_seen()
            shown = (await house.ask("POST", "/api/me/presence", {"shown": True}, key=ben)).tree()
            assert shown["shown"]
            assert await is_seen()
            await code(house, "/api/people/block", me, ben)
            assert not await is_seen()
            [seen] = (await house.ask("GET", "/api/people", key=ann)).tree()
            assert (seen["friend"], seen["blocked"]) == (True, False)
            [own] = (await house.ask("GET", "/api/people", key=ben)).tree()
            assert (own["friend"], own["blocked"], own["liked"]) == (False, True, False)

    asyncio.run(story())


def test_ties_are_counted() -> None:
    async def story() -> None:
        async with served(limits=Limits(ties_an_hour=3, loopback=True)) as house:
            key = await house.person("Ann")
            codes = [await code(house, "/api/people/like", {"person": "x"}, key) for _ in range(5)]
            assert codes[0] == "not-met"
            assert codes[-1] == "slow-down"

    asyncio.run(story())
