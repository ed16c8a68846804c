"""Games and tables: what is listed, opened and found; and the description of it all."""

import asyncio
import json
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.server.api import tables
from parlour.server.api.bodies import GameFacts
from parlour.tables.limits import TableLimits
from tests.engine.rules.forgetting import forget_parts
from tests.red_club import ALL_RED, CHANGES, install
from tests.server.served import Line, served

A_GAME = game_names()[0]


def test_every_game_is_listed_with_its_variants_and_its_schema() -> None:
    async def story() -> None:
        async with served() as house:
            listed = (await house.ask("GET", "/api/games")).tree()
            assert [each["game"] for each in listed] == game_names()
            for each in listed:
                assert each["variants"] == find_game(each["game"]).variants()
                rules = (await house.ask("GET", f"/api/games/{each['game']}")).tree()
                assert rules["rules"]["metadata"]["gameId"] == each["game"]
                assert rules["schema"]["$defs"]

    asyncio.run(story())


def test_a_table_has_the_house_rules_that_were_asked_for() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person()
            table = await house.table(key, game=A_GAME, changes={"turnSeconds": 7}, title="At\u202e home")
            state = (await house.room.table(table)).state
            assert state.rules.turn_seconds == 7
            assert state.settings.title == "At home"

    asyncio.run(story())


def test_wrong_house_rules_are_refused_with_the_place() -> None:
    async def story() -> None:
        async with served() as house:
            wrong = {"game": A_GAME, "changes": {"turnSeconds": "soon"}}
            answer = await house.ask("POST", "/api/tables", wrong, key=await house.person())
            assert (answer.status, answer.tree()["code"]) == (400, "wrong-rules")
            assert "turnSeconds" in answer.tree()["why"]

    asyncio.run(story())


def test_bonus_rules_of_installed_packages_are_offered_and_taken_where_they_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    wanted = {"game": "three-card-brag", "changes": CHANGES}

    async def story() -> None:
        async with served(tables=TableLimits(bonus_rules=(ALL_RED,))) as house:
            offered = (await house.ask("GET", "/api/games/three-card-brag")).tree()["switches"]
            assert offered[f"own.{ALL_RED}"] == "three red cards (150 × the sum of the ranks)"
            assert (await house.ask("POST", "/api/tables", wanted, key=await house.person())).status == 201
        async with served() as house:
            answer = await house.ask("POST", "/api/tables", wanted, key=await house.person())
            assert (answer.status, answer.tree()["code"]) == (400, "bonus-rule-not-allowed")
            assert answer.tree()["why"].startswith("bonusRules.own[0]: ")

    asyncio.run(story())


def test_public_tables_are_listed_and_private_ones_are_not() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person()
            public = await house.table(key, game=A_GAME, public=True)
            await house.table(key, game=A_GAME)
            listed = (await house.ask("GET", "/api/tables")).tree()
            assert [each["table"] for each in listed] == [public]

    asyncio.run(story())


def test_whoever_looks_into_the_lobby_sees_tables_come_and_fill() -> None:
    async def story() -> None:
        async with served() as house:
            look = Line(await house.socket())
            await look.say({"t": "hello", "proto": 1, "table": ""})
            assert (await look.hear("lobby")).get("tables") == []
            key = await house.person()
            table = await house.table(key, game=A_GAME, public=True)
            assert [each["table"] for each in (await look.hear("lobby"))["tables"]] == [table]
            line = await house.line(key, table)
            await line.answer({"t": "sit", "id": 1, "name": "Ann"})
            assert (await look.hear("lobby"))["tables"][0]["people"] == 1
            assert "host" not in json.dumps(look.heard)

    asyncio.run(story())


def test_quick_play_brings_those_together_who_want_the_same() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben = await house.person("Ann"), await house.person("Ben")
            wish = {"game": A_GAME}
            first = (await house.ask("POST", "/api/quick", wish, key=ann)).tree()["table"]
            second = (await house.ask("POST", "/api/quick", wish, key=ben)).tree()["table"]
            other = (await house.ask("POST", "/api/quick", {"game": game_names()[1]}, key=ben)).tree()
            assert first == second != other["table"]

    asyncio.run(story())


def test_a_quick_table_begins_by_itself_with_the_house_on_the_empty_chairs() -> None:
    async def story() -> None:
        async with served(tables=TableLimits(quick=300)) as house:
            key = await house.person("Ann")
            table = (await house.ask("POST", "/api/quick", {"game": A_GAME}, key=key)).tree()["table"]
            line = await house.line(key, table)
            await line.answer({"t": "sit", "id": 1, "name": "Ann"})
            assert (await line.hear("state"))["game"] == 1
            kinds = [each["kind"] for each in (await line.hear("seats"))["seats"]]
            assert sorted(set(kinds)) == ["bot", "person"]

    asyncio.run(story())


def test_the_description_of_the_api_is_whole() -> None:
    async def story() -> None:
        async with served() as house:
            described = (await house.ask("GET", "/openapi.json")).tree()
            assert described["openapi"].startswith("3.1")
            known = described["components"]["schemas"]
            for part in json.dumps(described).split('"$ref": "')[1:]:
                assert part.partition('"')[0].removeprefix("#/components/schemas/") in known
            page = (await house.ask("GET", "/api")).body.decode()
            assert all(path.replace("{", "{") in page for path in described["paths"])

    asyncio.run(story())


def test_what_games_there_are_is_worked_out_once_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str]] = []
    facts = tables._facts

    def counted(game: Game, language: str) -> GameFacts:
        made.append((game.id, language))
        return facts(game, language)

    monkeypatch.setattr(tables, "_facts", counted)
    forget_parts()

    async def story() -> None:
        async with served() as house:
            first = (await house.ask("GET", "/api/games?language=de")).tree()
            assert (await house.ask("GET", "/api/games?language=de")).tree() == first
            assert len(made) == len(first)
            for language in ("en", "nowhere", "xx"):
                await house.ask("GET", f"/api/games?language={language}")
            spoken = sum(len(find_game(name).languages()) for name in game_names())
            assert len(made) == spoken, "what nobody speaks is English"

    asyncio.run(story())


def test_a_ticket_brings_a_name_that_is_free_at_the_table() -> None:
    async def story() -> None:
        async with served() as house:
            ann, other = await house.person("Ann"), await house.person("ánn")
            guest = (await house.ask("POST", "/api/person", {"language": "de"})).tree()
            assert guest["guest"]
            path = f"/api/tables/{await house.table(ann, game=A_GAME)}/ticket"

            async def name_for(key: str) -> tuple[str, bool]:
                told = (await house.ask("POST", path, {"language": "de"}, key=key)).tree()
                return told["name"], told["guest"]

            first = await name_for(guest["key"])
            assert first == await name_for(guest["key"]), "the same each time"
            assert first[1]
            assert first[0] not in ("Gast", "Guest")
            assert await name_for(ann) == ("Ann", False)
            line = await house.line(ann, path.split("/")[3])
            await line.answer({"t": "sit", "id": 1, "name": "Ann"})
            assert await name_for(other) == ("ánn 2", False)
            assert await name_for(ann) == ("Ann", False)

    asyncio.run(story())


def test_a_table_that_one_has_opened_is_among_ones_own_until_it_is_closed() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben = await house.person("Ann"), await house.person("Ben")
            table = await house.table(ann, game=A_GAME, title="Friday")

            async def own(key: str) -> list[str]:
                listed = (await house.ask("GET", "/api/my/tables", key=key)).tree()
                assert all(each["link"].endswith("/t/" + each["table"]) for each in listed)
                return [each["table"] for each in listed]

            assert (await own(ann), await own(ben)) == ([table], [])
            assert (await house.ask("GET", "/api/my/tables")).status == 401
            line = await house.line(ann, table)
            await line.answer({"t": "sit", "id": 1, "name": "Ann"})
            await line.answer({"t": "do", "id": 2, "what": "stand"})
            assert await own(ann) == [table], "nobody hosts it now"
            sought = (await house.ask("POST", "/api/quick", {"game": A_GAME}, key=ann)).tree()
            assert await own(ann) == [sought["table"], table]
            await line.answer({"t": "sit", "id": 3, "name": "Ann"})
            await line.answer({"t": "do", "id": 4, "what": "close"})
            assert await own(ann) == [sought["table"]]

    asyncio.run(story())


def test_a_seek_is_listed_with_what_is_wanted_and_refused_where_nobody_could_play() -> None:
    async def story() -> None:
        async with served() as house:
            ann, ben = await house.person("Ann"), await house.person("Ben")
            wish = {"game": A_GAME, "rated": True, "clock": "none"}
            sought = (await house.ask("POST", "/api/seeks", wish, key=ann)).tree()
            assert (await house.ask("POST", "/api/seeks", wish, key=ben)).tree() == sought
            assert (await house.ask("GET", "/api/seeks")).tree() == [], "nobody sits there yet"
            line = await house.line(ann, sought["table"])
            await line.answer({"t": "sit", "id": 1, "name": "Ann"})
            [listed] = (await house.ask("GET", "/api/seeks")).tree()
            told = {name: listed[name] for name in ("table", "people", "rated", "clock", "seek", "until")}
            assert told == {
                "table": sought["table"],
                "people": 1,
                "rated": True,
                "clock": "none",
                "seek": "people",
                "until": sought["until"],
            }
            for wrong in ({"game": "nothing"}, {"game": A_GAME, "seats": 60}, {"game": A_GAME, "until": 1}):
                assert (await house.ask("POST", "/api/seeks", wrong, key=ann)).status == 400
            assert (await house.ask("POST", "/api/seeks", wish)).status == 401
            foreign = await house.ask("POST", "/api/seeks", wish, key=ann, origin="https://evil.example")
            assert foreign.status == 403

    asyncio.run(story())
