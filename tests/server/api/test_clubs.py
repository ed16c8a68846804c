"""Clubs over HTTP: what is refused to whom, what is counted, and what strangers are never told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from parlour.storage.rows import Batch, GameLine
from parlour.tables.clubs import passwords
from tests.server.served import Answer, House, served

A_GAME = game_names()[0]
WORD = "opensesame"
WAYS = ("join", "leave", "presence", "name", "password", "remove", "founder", "close")


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that cost nothing."""
    monkeypatch.setattr(passwords, "_COST", (2, 1, 1))


def in_a_house(story: Callable[[House], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        async with served(limits=Limits(**limits)) as house:
            await story(house)

    asyncio.run(run())


async def post(house: House, key: str, path: str, body: Any = None, **headers: str) -> Answer:
    return await house.ask("POST", f"/api/clubs{path}", body or {}, key=key, **headers)


async def code(house: House, key: str, path: str, body: Any = None, **headers: str) -> str:
    answer = await post(house, key, path, body, **headers)
    return "" if answer.status < 300 else str(answer.tree()["code"])


async def found(house: House, key: str, password: str = WORD) -> str:
    answer = await post(house, key, "", {"name": "Thursday round", "password": password})
    assert answer.status == 201, answer.body
    return str(answer.tree()["club"])


async def club(house: House, key: str, name: str) -> Any:
    return (await house.ask("GET", f"/api/clubs/{name}", key=key)).tree()


def test_a_club_is_founded_joined_seen_and_left() -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        name = await found(house, ann)
        assert await code(house, ben, f"/{name}/join", {"password": "no"}) == "wrong-password"
        assert await code(house, ben, f"/{name}/join", {"password": WORD}) == ""
        await post(house, ben, f"/{name}/presence", {"shown": True})
        seen = await club(house, ann, name)
        assert [seen[each] for each in ("name", "founder", "password")] == ["Thursday round", True, True]
        told = [(each["name"], each["founder"], each["here"], each["you"]) for each in seen["members"]]
        assert told == [("Ann", True, False, True), ("Ben", False, True, False)]
        assert seen["link"].endswith(f"/club/{name}")
        assert WORD not in str(seen)
        [line] = (await house.ask("GET", "/api/clubs", key=ben)).tree()
        assert (line["club"], line["members"], line["here"]) == (name, 2, 1)
        assert (await club(house, ben, name))["removed"] == []
        assert await code(house, ben, f"/{name}/leave") == ""
        assert (await house.ask("GET", "/api/clubs", key=ben)).tree() == []

    in_a_house(story)


def test_strangers_the_removed_and_those_of_a_closed_club_get_the_same_answers() -> None:
    async def story(house: House) -> None:
        ann, ben, cid = [await house.person(each) for each in ("Ann", "Ben", "Cid")]
        name, closed = await found(house, ann), await found(house, ann)
        for each in (name, closed):
            await post(house, ben, f"/{each}/join", {"password": WORD})
        number = (await house.ask("GET", "/api/me", key=ben)).tree()["person"]
        assert await code(house, ann, f"/{name}/remove", {"person": number}) == ""
        assert [each["name"] for each in (await club(house, ann, name))["removed"]] == ["Ben"]
        assert await code(house, ann, f"/{closed}/close") == ""
        asked = [(ben, name), (ben, closed), (cid, name), (cid, closed), (cid, "nowhere")]
        seen = [await house.ask("GET", f"/api/clubs/{each}", key=key) for key, each in asked]
        assert {(each.status, each.tree()["code"]) for each in seen} == {(404, "no-club")}
        for way in WAYS:
            body = {"shown": True} if way == "presence" else {}
            answers = [await post(house, key, f"/{each}/{way}", body) for key, each in asked]
            assert len({(each.status, each.body) for each in answers}) == 1, way
            assert answers[0].status in (400, 404)
        pages = [await house.ask("GET", f"/club/{each}") for each in (name, closed, "nowhere")]
        assert len({each.body for each in pages}) == 1
        assert b"invited to a club" in pages[0].body

    in_a_house(story)


def test_tables_of_a_club_are_for_its_members_and_listed_nowhere_else() -> None:
    async def story(house: House) -> None:
        ann, ben, cid = [await house.person(each) for each in ("Ann", "Ben", "Cid")]
        name = await found(house, ann)
        await post(house, ben, f"/{name}/join", {"password": WORD})
        opened = await post(house, ann, f"/{name}/tables", {"game": A_GAME, "seats": 2, "public": True})
        table = opened.tree()["table"]
        sought = (await post(house, ben, f"/{name}/seeks", {"game": A_GAME})).tree()["table"]
        assert await code(house, cid, f"/{name}/tables", {"game": A_GAME}) == "no-club"
        assert await code(house, cid, f"/{name}/seeks", {"game": A_GAME}) == "no-club"
        assert [each["table"] for each in (await club(house, ben, name))["tables"]] == [table]
        listed = [(await house.ask("GET", f"/api/{each}")).tree() for each in ("tables", "seeks")]
        assert listed == [[], []]
        assert b"Thursday" not in (await house.ask("GET", f"/t/{table}")).body
        for each in (table, sought):
            assert (await house.ask("GET", f"/api/tables/{each}", key=ben)).status == 200
            for key in (cid, ""):
                assert (await house.ask("GET", f"/api/tables/{each}", key=key)).status == 404
            refused = await house.ask("POST", f"/api/tables/{each}/ticket", {}, key=cid)
            assert refused.tree()["code"] == "club-table"
        assert (await house.ticket(ben, table)) != ""

    in_a_house(story)


def test_the_evenings_of_a_club_are_for_its_members_and_for_whoever_played() -> None:
    async def story(house: House) -> None:
        ann, ben, cid = [await house.person(each) for each in ("Ann", "Ben", "Cid")]
        name = await found(house, ann)
        await post(house, ben, f"/{name}/join", {"password": WORD})
        me = (await house.ask("GET", "/api/me", key=cid)).tree()["person"]
        tables = {}
        for spectators in (True, False):
            settings = {"game": A_GAME, "seats": 2, "spectators": spectators}
            tables[spectators] = (await post(house, ann, f"/{name}/tables", settings)).tree()["table"]
            line = GameLine("", 1, A_GAME, "default", 5, [me, ""], ["Cid", "Ada"], ["person", "house"], False)
            line = msgspec.structs.replace(line, table=tables[spectators], ended=9, places=[2, 1])
            await house.room.store.append(Batch([], game=line))
        [evening] = (await club(house, ben, name))["evenings"]
        assert (evening["table"], evening["games"]) == (tables[True], 1)
        assert [(each["name"], each["points"]) for each in evening["scores"]] == [("Ada", 2), ("Cid", 0)]

        async def told(table: str, key: str) -> tuple[int, str]:
            answer = await house.ask("GET", f"/api/series/{table}", key=key)
            return answer.status, answer.tree().get("club", "")

        nothing, everybody = (404, ""), (ben, cid, "")
        assert [await told(tables[True], key) for key in everybody] == [(200, name), (200, ""), nothing]
        assert [await told(tables[False], key) for key in everybody] == [nothing, (200, ""), nothing]

    in_a_house(story)


def test_a_game_of_a_club_is_seen_again_by_its_members_alone() -> None:
    async def story(house: House) -> None:
        ann, ben, cid = [await house.person(each) for each in ("Ann", "Ben", "Cid")]
        name = await found(house, ann)
        await post(house, ben, f"/{name}/join", {"password": WORD})
        settings = {"game": A_GAME, "seats": 2, "clock": "none"}
        table = (await post(house, ann, f"/{name}/tables", settings)).tree()["table"]
        line = await house.line(ann, table)
        await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Ann"})
        await line.answer({"t": "do", "id": 2, "what": "begin"})
        await line.answer({"t": "do", "id": 3, "what": "end"})
        for way in ("replay", "export"):
            path = f"/api/tables/{table}/games/1/{way}"
            answers = {key: (await house.ask("GET", path, key=key)).status for key in (ann, ben, cid, "")}
            assert answers == {ann: 200, ben: 200, cid: 404, "": 404}, way
        nowhere = await house.ask("GET", f"/api/tables/{table}/games/7/replay", key=ann)
        hidden = await house.ask("GET", f"/api/tables/{table}/games/1/replay", key=cid)
        assert nowhere.body == hidden.body

    in_a_house(story)


def test_what_changes_a_club_is_refused_to_pages_of_others_and_to_nobody() -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        name = await found(house, ann)
        for path in ("", *(f"/{name}/{way}" for way in (*WAYS, "tables", "seeks"))):
            assert await code(house, ann, path, {}, origin="https://evil.example") == "wrong-origin"
        for path in ("/api/clubs", f"/api/clubs/{name}"):
            assert (await house.ask("GET", path)).status == 401
        german = await post(house, ann, "/nowhere/join", {"password": "x"}, accept_language="de-DE,en")
        assert german.tree()["why"] == "Dieser Link und dieses Passwort öffnen keinen Klub."

    in_a_house(story)


def test_tries_in_vain_are_counted_for_the_club_and_those_that_open_it_are_not() -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        for name in (await found(house, ann), "nowhere"):
            key = await house.person("Ben")
            tries = [await code(house, key, f"/{name}/join", {"password": str(n)}) for n in range(5)]
            assert tries == ["wrong-password"] * 3 + ["slow-down"] * 2
            assert await code(house, key, f"/{name}/join", {"password": WORD}) == "slow-down"
        other = await found(house, ann)
        for _ in range(5):
            assert await code(house, await house.person("Dot"), f"/{other}/join", {"password": WORD}) == ""

    in_a_house(story, passwords_an_hour=3)


def test_tries_in_vain_are_counted_for_the_address_whatever_clubs_they_are_for() -> None:
    async def story(house: House) -> None:
        key = await house.person("Ben")
        tries = [await code(house, key, f"/club{n}/join", {"password": "x"}) for n in range(4)]
        assert tries == ["wrong-password"] * 3 + ["slow-down"]

    in_a_house(story, passwords_an_hour=3, loopback=True)


def test_founding_is_counted() -> None:
    async def story(house: House) -> None:
        key = await house.person("Ann")
        codes = [await code(house, key, "", {"name": "Round"}) for _ in range(3)]
        assert codes == ["", "", "slow-down"]

    in_a_house(story, clubs_an_hour=2)
