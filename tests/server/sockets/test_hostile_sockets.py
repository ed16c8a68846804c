"""Hostile sockets: other people's pages, bombs, floods, silence and half-said things."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from tests.server.by_hand import handshake
from tests.server.served import House, Line, served

A_GAME = game_names()[0]
HELLO = {"t": "hello", "proto": 1, "table": ""}


def deep(depth: int) -> str:
    return '{"t":"move","id":1,"asked":1,"move":' + '{"a":' * depth + "1" + "}" * depth + "}"


def sized(text: str) -> str:
    return text[:4000]


BOMBS = [
    "",
    "null",
    "[]",
    "42",
    "NaN",
    '{"t":"hello"}',
    '{"t":"hello","proto":1,"table":{}}',
    '{"t":"hello","proto":1e400,"table":""}',
    '{"t":"hello","proto":1,"table":"' + "x" * 65 + '"}',
    '{"t":"hello","proto":1,"table":"","extra":1}',
    '{"t":"hello","proto":1,"table":"\\ud800"}',
    '{"t":"hello","t":"move","proto":1,"table":""}',
    '{"t":"nobody"}',
    '{"t":["hello"]}',
    deep(400),
    sized("[" * 4000),
    sized('{"t":"hello","proto":' + "9" * 3900 + "}"),
    sized('{"t":"hello","proto":1,"table":"","seen":-' + "1" * 300 + "}"),
    '{"t":"move","id":1,"asked":1,"move":{"verb":"' + "\\u0000" * 500 + '"}}',
    '{"__proto__":{"t":"hello"},"constructor":{"prototype":{}}}',
]


async def first_answer(house: House, frame: Any) -> tuple[str, int]:
    """What a socket hears that says this first, and the code with which it is closed."""
    line = Line(await house.socket())
    await line.socket.send(frame)
    try:
        said = json.loads(await asyncio.wait_for(line.socket.recv(), 5))
    except ConnectionClosed:
        return "", line.socket.close_code or 0
    code = await line.closed() if said["t"] == "bye" else 0
    await line.socket.close()
    return str(said["t"]), code


def test_there_are_twenty_bombs() -> None:
    assert len(BOMBS) == 20


def test_no_bomb_of_json_opens_a_line_or_harms_the_room() -> None:
    async def story() -> None:
        async with served() as house:
            for bomb in BOMBS:
                assert await first_answer(house, bomb) == ("bye", 4400), bomb[:60]
            assert (await house.ask("GET", "/healthz")).status == 200

    asyncio.run(story())


def test_bombs_at_a_table_end_their_own_line_alone() -> None:
    async def story() -> None:
        async with served() as house:
            ann = await house.person()
            table = await house.table(ann, game=A_GAME)
            calm = await house.line(ann, table)
            await calm.hear("welcome")
            for bomb in (deep(400), '{"t":"hello","proto":1,"table":""}', "[[[[", '{"t":"ping","at":-1}'):
                line = await house.line(ann, table)
                await line.hear("welcome")
                await line.socket.send(bomb)
                assert await line.closed() == 4400
            await calm.say({"t": "ping", "at": 7})
            assert (await calm.hear("pong"))["at"] == 7

    asyncio.run(story())


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("own", True),
        ("http://localhost:{port}", True),
        ("https://127.0.0.1:{port}", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://evil.example", False),
        ("http://127.0.0.1:{port}@evil.example", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("HTTP://127.0.0.1:{port}", False),
        ("http://[::1]:{port}", True),
    ],
)
def test_a_socket_is_opened_by_our_own_pages_and_by_programs_alone(origin: str | None, welcome: bool) -> None:
    async def story() -> None:
        async with served() as house:
            spelt = house.origin if origin == "own" else origin and origin.format(port=house.port)
            headers = {} if spelt is None else {"Origin": spelt}
            if welcome:
                await (await house.socket(additional_headers=headers)).close()
                return
            with pytest.raises(InvalidStatus) as refused:
                await house.socket(additional_headers=headers)
            assert refused.value.response.status_code == 403

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "host", "status"), [("/", None, 404), ("/ws/", None, 404), ("/ws", "x.example", 421)]
)
def test_a_socket_elsewhere_or_to_another_host_is_refused(path: str, host: str | None, status: int) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.raw(handshake(path, host or house.host))
            assert answer.startswith(f"HTTP/1.1 {status} ".encode())

    asyncio.run(story())


def test_a_frame_that_is_too_long_ends_the_line() -> None:
    async def story() -> None:
        async with served() as house:
            for frame in ("x" * 4097, b"x" * 100_000):
                line = Line(await house.socket())
                await line.socket.send(frame)
                assert await line.closed() == 1009

    asyncio.run(story())


def test_a_message_in_many_fragments_may_not_be_longer_either() -> None:
    async def story() -> None:
        async with served() as house:
            line = Line(await house.socket())

            async def pieces() -> Any:
                for _ in range(100):
                    yield "x" * 100

            with suppress(ConnectionClosed):
                await line.socket.send(pieces())
            assert await line.closed() == 1009

    asyncio.run(story())


def test_frames_that_are_not_text_end_the_line() -> None:
    async def story() -> None:
        async with served() as house:
            assert await first_answer(house, json.dumps(HELLO).encode()) == ("bye", 4400)

    asyncio.run(story())


def test_another_version_of_the_protocol_is_told_so() -> None:
    async def story() -> None:
        async with served() as house:
            assert await first_answer(house, json.dumps(HELLO | {"proto": 2})) == ("bye", 4426)

    asyncio.run(story())


def test_lines_that_were_refused_are_not_taken_from_the_count() -> None:
    async def story() -> None:
        async with served(limits=Limits(lines_per_address=1, loopback=True)) as house:
            held = await house.socket()
            for _ in range(3):
                with pytest.raises(InvalidStatus):
                    await house.socket(additional_headers={"Origin": "http://evil.example"})
                with pytest.raises(InvalidStatus):
                    await house.socket()
            await held.close()

    asyncio.run(story())
