"""Hostile requests: other people's forms, crooked paths, dripping headers; and what no answer may show."""

import asyncio
import json
import re
from typing import Any

import pytest

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from parlour.tables.lobby.people import People
from tests.server.served import House, served

A_GAME = game_names()[0]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "own"}, 201),
        ({"origin": "own", "sec_fetch_site": "same-origin"}, 201),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "own", "sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
        ({"content_type": "text/plain"}, 415),
        ({"content_type": "application/x-www-form-urlencoded"}, 415),
        ({"host": "evil.example"}, 421),
    ],
)
def test_no_page_of_others_changes_anything(headers: dict[str, str], status: int) -> None:
    async def story() -> None:
        async with served() as house:
            spelt = {name: house.origin if value == "own" else value for name, value in headers.items()}
            assert (await house.ask("POST", "/api/person", {}, **spelt)).status == status

    asyncio.run(story())


def test_two_hosts_are_refused() -> None:
    async def story() -> None:
        async with served() as house:
            for path in ("/api/games", "/ws"):
                head = f"GET {path} HTTP/1.1\r\nHost: {house.host}\r\nHost: evil.example\r\n"
                upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n" if path == "/ws" else ""
                key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                answer = await house.raw((head + upgrade + key + "\r\n").encode())
                assert answer.startswith(b"HTTP/1.1 400 "), answer

    asyncio.run(story())


def test_who_hangs_up_in_a_body_is_no_fault_of_the_room(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with served() as house:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            head = f"POST /api/person HTTP/1.1\r\nHost: {house.host}\r\nContent-Type: application/json\r\n"
            writer.write(head.encode() + b"Content-Length: 50\r\n\r\n{")
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
            while 'status="499"' not in house.serving.metrics.text():
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 10))
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


PATHS = [
    "/s/x/../../app.py",
    "/s/x/%2e%2e/%2e%2e/app.py",
    "/s/x/%252e%252e/app.py",
    "/s/x/..%2fapp.py",
    "/s/x/..\\app.py",
    "/s/x//etc/passwd",
    "/s/x/%2fetc%2fpasswd",
    "/s/x/table/%00lobby.js",
    "/s/../serving.py",
    "/s/x/index.html",
    "/t/../../etc/passwd",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_crooked_path_leads_out_of_the_files(path: str) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("GET", path)
            assert answer.status == 404
            assert b"root:" not in answer.body
            assert b"import" not in answer.body

    asyncio.run(story())


def test_a_fault_of_ours_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: People, name: str = "") -> Any:
        raise RuntimeError("the ace of spades is in Ann's hand")

    async def story() -> None:
        async with served() as house:
            answer = await house.ask("POST", "/api/person", {})
            assert answer.status == 500
            assert answer.tree()["code"] == "internal"
            for secret in (b"Traceback", b"RuntimeError", b"ace of spades", b".py"):
                assert secret not in answer.body

    monkeypatch.setattr(People, "welcome", broken)
    asyncio.run(story())


@pytest.mark.parametrize("path", ["/", "/t/x", "/api", "/api/games", "/api/me", "/nowhere", "/openapi.json"])
def test_every_answer_carries_what_protects_the_page(path: str) -> None:
    async def story() -> None:
        async with served() as house:
            headers = (await house.ask("GET", path)).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    asyncio.run(story())


def test_parts_of_a_page_carry_no_policy_but_documents_do() -> None:
    async def story() -> None:
        async with served() as house:
            page = (await house.ask("GET", "/")).body.decode()
            script = re.findall(r'src="(/s/[^"]+)"', page)[-1]
            part = (await house.ask("GET", script)).headers
            assert "content-security-policy" not in part
            assert part["x-content-type-options"] == "nosniff"
            picture = (await house.ask("GET", script.split("/site/")[0] + "/icon.svg")).headers
            assert "default-src 'none'" in picture["content-security-policy"]

    asyncio.run(story())


def test_the_pages_hold_no_script_and_no_style_of_their_own() -> None:
    async def story() -> None:
        async with served() as house:
            for path in ("/", "/t/x", "/api"):
                page = (await house.ask("GET", path)).body.decode()
                assert "<script>" not in page
                assert "style=" not in page
                assert " onclick" not in page
                assert "//" not in page.replace("http://", "").split("<body>")[0].replace("<!--", "")

    asyncio.run(story())


def test_the_key_is_kept_where_no_script_reads_it() -> None:
    async def story() -> None:
        async with served() as house:
            cookie = (await house.ask("POST", "/api/person", {})).headers["set-cookie"]
            assert cookie.startswith("parlour_key=")
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie
        async with served(public_url="https://cards.example") as house:
            answer = await house.ask("POST", "/api/person", {}, host="cards.example")
            assert "Secure" in answer.headers["set-cookie"]
            assert "strict-transport-security" in answer.headers

    asyncio.run(story())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"null",
        b'{"game":1}',
        b'{"game":"' + A_GAME.encode() + b'","seats":1000}',
        b'{"game":"' + A_GAME.encode() + b'","changes":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}",
        b'{"game":"../../etc"}',
        b'{"game":"' + A_GAME.encode() + b'","nobody":1}',
        b'{"game":"' + A_GAME.encode() + b'","fill":"house:../../x"}',
        b"\xff\xfe",
    ],
)
def test_a_table_is_not_opened_by_nonsense(body: bytes) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("POST", "/api/tables", body, key=await house.person())
            assert answer.status == 400
            assert answer.tree()["code"]

    asyncio.run(story())


def test_a_body_that_is_too_long_is_not_taken() -> None:
    async def story() -> None:
        async with served() as house:
            start = f"POST /api/person HTTP/1.1\r\nHost: {house.host}\r\nContent-Type: application/json\r\n"
            told = start.encode() + b"Content-Length: 100000\r\n\r\n" + b" " * 100_000
            chunks = (b"1000\r\n" + b" " * 4096 + b"\r\n") * 40
            chunked = start.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + chunks
            for request in (told, chunked):
                answer = await house.raw(request)
                assert not answer or answer[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")
            assert not await house.room.store.people()
            assert (await house.ask("GET", "/healthz")).status == 200

    asyncio.run(story())


async def dripped(house: House, parts: list[bytes], pause: float) -> bytes:
    """What is answered to bytes that come one after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for part in parts:
        if reader.at_eof():
            break
        writer.write(part)
        await asyncio.sleep(pause)
    try:
        return await asyncio.wait_for(reader.read(), 5)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_headers_and_bodies_that_drip_are_not_waited_for() -> None:
    async def story() -> None:
        async with served(limits=Limits(header_seconds=0.3, body_seconds=0.3)) as house:
            start = f"POST /api/person HTTP/1.1\r\nHost: {house.host}\r\n".encode()
            slow_headers = [start, *[b"X-A: b\r\n"] * 40]
            assert await dripped(house, slow_headers, 0.02) == b""
            full = start + b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n"
            assert await dripped(house, [full, *[b" "] * 40], 0.02) == b""
            assert await dripped(house, [b""], 0.01) == b""

    asyncio.run(story())


def test_headers_that_are_too_long_are_a_bad_request() -> None:
    async def story() -> None:
        async with served() as house:
            for junk in (b"X-A: " + b"b" * 20_000 + b"\r\n", b"X-A: b\r\n" * 3_000):
                request = f"GET / HTTP/1.1\r\nHost: {house.host}\r\n".encode() + junk + b"\r\n"
                assert (await house.raw(request)).startswith(b"HTTP/1.1 400 ")

    asyncio.run(story())


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_not_known(method: str) -> None:
    async def story() -> None:
        async with served() as house:
            assert (await house.ask(method, "/api/me")).status == 405

    asyncio.run(story())


def test_whoever_asks_without_end_is_told_to_wait() -> None:
    async def story() -> None:
        limits = Limits(loopback=True, requests_at_once=5, requests_a_second=0.001)
        async with served(limits=limits, trust_proxy=True) as house:
            mine = {"x_forwarded_for": "198.51.100.7"}
            statuses = [(await house.ask("GET", "/healthz", **mine)).status for _ in range(7)]
            assert statuses == [200] * 5 + [429] * 2
            other = {"x_forwarded_for": "198.51.100.7, 203.0.113.9"}
            assert (await house.ask("GET", "/healthz", **other)).status == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (Limits(loopback=True, people_an_hour=2), "/api/person", {"name": "Ann"}),
        (Limits(loopback=True, codes_an_hour=2), "/api/recover", {"code": "A" * 20}),
        (Limits(loopback=True, tables_an_hour=2), "/api/tables", {"game": A_GAME}),
    ],
)
def test_people_tables_and_codes_are_counted(limits: Limits, path: str, body: dict[str, Any]) -> None:
    async def story() -> None:
        async with served(limits=limits) as house:
            key = await house.person()
            statuses = [(await house.ask("POST", path, body, key=key)).status for _ in range(3)]
            assert statuses[-1] == 429

    asyncio.run(story())


def test_a_person_opens_only_so_many_tables_wherever_they_are() -> None:
    async def story() -> None:
        async with served(limits=Limits(tables_an_hour=2)) as house:
            ann, ben = await house.person("Ann"), await house.person("Ben")
            body = {"game": A_GAME}
            statuses = [(await house.ask("POST", "/api/tables", body, key=ann)).status for _ in range(3)]
            assert statuses == [201, 201, 429]
            assert (await house.ask("POST", "/api/tables", body, key=ben)).status == 201

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\u0000nn\u0007", "Ann"),
        ("A\u202enn", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("\u200b\u200d\ufeff", "Guest"),
        ("A\r\nnn", "Ann"),
        ("e\u0301" + "\u0301" * 20, "é\u0301\u0301"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("  Ann \t Lee  ", "Ann Lee"),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_are_cleaned_of_what_cannot_be_seen(name: str, shown: str) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("POST", "/api/person", json.dumps({"name": name}).encode())
            assert answer.tree()["name"] == shown

    asyncio.run(story())
