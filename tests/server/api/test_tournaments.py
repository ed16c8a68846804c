"""Tournaments over HTTP and a socket: opened, entered, played to the end and taken along."""

import asyncio
import csv
import json
from io import StringIO
from typing import Any

import pytest

from parlour.client import Door, RoomError
from parlour.server.forecasts import TournamentForecast
from parlour.server.limits import Limits
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.verification import verify_room_log
from parlour.tournaments.log.lines import decode_log
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.regulations.text import regulations_from, toml_of
from tests.server.served import HASTY, House, served

CUP = {"game": "bastard-brag", "format": {"name": "freeze-out"}, "chairs": 4, "title": "Friday night"}


async def a_cup(house: House, key: str, **others: Any) -> str:
    """A tournament that whoever has the key directs."""
    answer = await house.ask("POST", "/api/tournaments", {"regulations": {**CUP, **others}}, key=key)
    assert answer.status == 201, answer.body
    return str(answer.tree()["tournament"])


async def act(house: House, key: str, cup: str, what: str, **others: Any) -> Any:
    body = {"what": what, "reason": "Because.", **others}
    return await house.ask("POST", f"/api/tournaments/{cup}/act", body, key=key)


async def until_over(house: House, cup: str) -> dict[str, Any]:
    for _ in range(400):
        tree: dict[str, Any] = (await house.ask("GET", f"/api/tournaments/{cup}")).tree()
        if tree["common"]["facts"]["status"] == "finished":
            return tree
        await asyncio.sleep(0.05)
    raise AssertionError("it goes on and on")


def test_a_tournament_is_opened_entered_played_and_taken_along() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            host, ann = await house.person("Hilde"), await house.person("=Ann")
            cup = await a_cup(house, host, prizes={"places": [5, 3]})
            listed = (await house.ask("GET", "/api/tournaments")).tree()
            assert [(each["tournament"], each["status"]) for each in listed] == [(cup, "registering")]
            first = (await house.ask("POST", f"/api/tournaments/{cup}/enter", {}, key=ann)).tree()
            again = (await house.ask("POST", f"/api/tournaments/{cup}/enter", {}, key=ann)).tree()
            assert first == again
            assert (first["entrant"], first["may"]) == (0, ["withdraw"])
            assert (await act(house, host, cup, "bot", player="random", amount=6)).status == 200
            assert (await act(house, host, cup, "replace", entrant=0, player="random")).status == 200
            before = (await house.ask("GET", f"/api/tournaments/{cup}/log")).body
            assert b"secret" not in before
            assert (await act(house, host, cup, "start")).status == 200
            tree = await until_over(house, cup)
            assert sum(each.get("prize", 0) for each in tree["common"]["standings"]) == 8
            log = (await house.ask("GET", f"/api/tournaments/{cup}/log?after=0")).tree()["rows"]
            assert log[0]["secret"] == tree["common"]["seed"]
            assert not any("person" in row for row in log)
            file = await house.ask("GET", f"/api/tournaments/{cup}/log.jsonl")
            assert (file.status, file.headers["content-type"]) == (200, "application/jsonl")
            link = f"{house.origin}/tournament/{cup}"
            again = await asyncio.to_thread(Door(link).download, f"/api/tournaments/{cup}/log.jsonl", 1 << 24)
            assert len(verify_room_log(decode_log(again))) == 4
            text = (await house.ask("GET", f"/api/tournaments/{cup}/results.csv")).body.decode()
            cells = {row["name"] for row in csv.DictReader(StringIO(text))}
            assert "'=Ann" in cells
            assert len(cells) == 7
            mine = (await house.ask("GET", "/api/my/tournaments", key=ann)).tree()
            assert [(each["entrant"], each["place"] > 0) for each in mine] == [(0, True)]
            page = (await house.ask("GET", f"/api/tournaments/{cup}/standings?page=1")).tree()
            assert (page["pages"], page["count"]) == (1, 7)
            found = (await house.ask("GET", f"/api/tournaments/{cup}/standings?name=ANN")).tree()
            assert [each["name"] for each in found["standings"]] == ["=Ann"]
            assert (await house.ask("GET", f"/api/tournaments/{cup}/standings?page=2")).status == 400

    asyncio.run(story())


def test_files_with_all_deals_are_limited_by_address_and_size() -> None:
    async def story() -> None:
        async with served(limits=Limits(exports_an_hour=2, loopback=True)) as house:
            cup = await a_cup(house, await house.person("Hilde"))
            path = f"/api/tournaments/{cup}/log.jsonl"
            assert [(await house.ask("GET", path)).status for _ in range(3)] == [200, 200, 429]
            assert (await house.ask("GET", "/api/tournaments/nowhere/log.jsonl")).status in (404, 429)
        async with served() as house:
            cup = await a_cup(house, await house.person("Hilde"))
            door = Door(f"{house.origin}/tournament/{cup}")
            with pytest.raises(RoomError, match="has more than 9 bytes") as large:
                await asyncio.to_thread(door.download, f"/api/tournaments/{cup}/log.jsonl", 9)
            assert large.value.code == "large-answer"

    asyncio.run(story())


def test_a_socket_to_a_tournament_is_shown_it_and_enters() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            host, ann = await house.person("Hilde"), await house.person("Ann")
            cup = await a_cup(house, host)
            ticket = (await house.ask("POST", f"/api/tournaments/{cup}/ticket", {}, key=ann)).tree()["ticket"]
            hello = {"t": "hello", "proto": 1, "table": f"t:{cup}", "ticket": ticket}
            async with await house.socket() as socket:
                await socket.send(json.dumps(hello))
                first = json.loads(await socket.recv())
                assert (first["t"], first["own"]["may"]) == ("tournament", ["enter"])
                await socket.send(json.dumps({"t": "do", "id": 1, "what": "enter"}))
                answers = [json.loads(await socket.recv()) for _ in range(2)]
                assert {each["t"] for each in answers} == {"ok", "tournament"}
                shown = next(each for each in answers if each["t"] == "tournament")
                assert shown["common"]["standings"][0]["name"] == "Ann"
                await socket.send(json.dumps({"t": "act", "id": 2, "what": "start", "reason": "Now."}))
                refused = json.loads(await socket.recv())
                assert (refused["t"], refused["code"]) == ("no", "only-director")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ({"regulations": {"game": "bastard-brag"}}, 400, "wrong-regulations"),
        ({"regulations": {**CUP, "format": {"name": "free"}}}, 400, "unknown-format"),
        ({"regulations": {**CUP, "game": "none"}}, 400, "unknown-game"),
        ({"regulations": {**CUP, "entrants": {"most": 20_000}}}, 400, "large-tournament"),
        ({"regulations": {**CUP, "fill": "house:none"}}, 400, "bad-level"),
        ({"regulations": CUP, "seed": "00"}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_played_is_not_opened(sent: dict[str, Any], status: int, code: str) -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            answer = await house.ask("POST", "/api/tournaments", sent, key=await house.person())
            assert (answer.status, answer.tree()["code"]) == (status, code)
            assert (await house.ask("GET", "/api/tournaments")).tree() == []

    asyncio.run(story())


def test_strangers_other_pages_and_unknown_tournaments_are_refused() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            host, ann = await house.person("Hilde"), await house.person("Ann")
            cup = await a_cup(house, host)
            assert (await house.ask("POST", "/api/tournaments", {"regulations": CUP})).status == 401
            foreign = await house.ask(
                "POST", f"/api/tournaments/{cup}/enter", {}, key=ann, origin="http://evil"
            )
            assert foreign.status == 403
            assert (await house.ask("GET", "/api/tournaments/none")).status == 404
            refused = await act(house, ann, cup, "cancel")
            assert refused.tree()["code"] == "only-director"

    asyncio.run(story())


def test_codes_are_limited_and_shown_to_the_director_alone() -> None:
    async def story() -> None:
        async with served(tournaments=TournamentLimits(codes=3)) as house:
            host, ann = await house.person("Hilde"), await house.person("Ann")
            cup = await a_cup(house, host, entry={"by": "code"})
            path = f"/api/tournaments/{cup}"
            code = (await house.ask("GET", path, key=host)).tree()["own"]["code"]
            assert code.encode() not in (await house.ask("GET", path, key=ann)).body
            assert code.encode() not in (await house.ask("GET", f"{path}/log")).body
            for expected in ("wrong-code", "wrong-code", "wrong-code", "too-many-codes"):
                answer = await house.ask("POST", f"{path}/enter", {"code": "guess"}, key=ann)
                assert answer.tree()["code"] == expected

    asyncio.run(story())


def test_a_room_may_be_one_without_tournaments() -> None:
    async def story() -> None:
        async with served(tournaments=TournamentLimits(opened_by="nobody")) as house:
            answer = await house.ask(
                "POST", "/api/tournaments", {"regulations": CUP}, key=await house.person()
            )
            assert answer.tree()["code"] == "no-tournaments"

    asyncio.run(story())


def test_unusual_transfers_are_for_the_director_alone_and_for_the_end() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            host, ann = await house.person("Hilde"), await house.person("Ann")
            cup = await a_cup(house, host, stack=20)
            path = f"/api/tournaments/{cup}/transfers"
            assert (await house.ask("GET", path, key=host)).tree()["code"] == "not-over"
            assert (await act(house, host, cup, "bot", player="random", amount=4)).status == 200
            assert (await act(house, host, cup, "start")).status == 200
            await until_over(house, cup)
            now = (await house.ask("GET", f"/api/tournaments/{cup}", key=host)).tree()
            assert now["own"]["may"] == ["transfers"]
            assert (await house.ask("GET", path)).status == 401
            assert (await house.ask("GET", path, key=ann)).tree()["code"] == "only-director"
            answer = await house.ask("GET", path, key=host)
            assert answer.tree()["measured"] == 6
            assert all(each["z"] >= 3 for each in answer.tree()["pairs"])
            assert "access-control-allow-origin" not in answer.headers

    asyncio.run(story())


def test_a_tournament_is_opened_from_a_file_and_says_how_long_it_takes() -> None:
    async def work_out(regulations: Regulations, entrants: int) -> TournamentForecast:
        return TournamentForecast(entrants, 50.0, 58.0, 0.25)

    async def story() -> None:
        async with served(work_out=work_out, **HASTY) as house:
            host = await house.person("Hilde")
            written = toml_of(regulations_from({**CUP, "entrants": {"least": 4, "most": 12}}))
            opened = await house.ask("POST", "/api/tournaments", {"text": written}, key=host)
            path = f"/api/tournaments/{opened.tree()['tournament']}/forecast"
            assert (await house.ask("GET", path)).tree() == {"forecasts": [], "working": True}
            await asyncio.sleep(0)
            said = (await house.ask("GET", path)).tree()
            assert [each["entrants"] for each in said["forecasts"]] == [4, 12]
            assert said["forecasts"][0]["slowMinutes"] == 58
            refused = await house.ask("POST", "/api/tournaments", {"text": "chairs = 1"}, key=host)
            assert (refused.status, refused.tree()["code"]) == (400, "wrong-regulations")

    asyncio.run(story())


def test_who_opens_a_tournament_that_would_stall_is_warned_in_their_language() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            host = await house.person("Hilde")
            brag = {"regulations": {**CUP, "game": "three-card-brag"}}
            opened = await house.ask("POST", "/api/tournaments?language=de", brag, key=host)
            assert "Grundeinsatz" in opened.tree()["warnings"][0]
            good = await house.ask("POST", "/api/tournaments", {"regulations": CUP}, key=host)
            assert good.tree()["warnings"] == []

    asyncio.run(story())
