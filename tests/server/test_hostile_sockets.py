"""Hostile sockets: other people's pages, bombs, floods, silence and half-said things."""

import asyncio
import json
import os
import socket
import struct
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from tests.server.served import House, Line, served

A_GAME = game_names()[0]
HELLO = {"t": "hello", "proto": 1, "table": ""}


def deep(depth: int) -> str:
    return '{"t":"move","id":1,"asked":1,"move":' + '{"a":' * depth + "1" + "}" * depth + "}"


def sized(text: str) -> str:
    return text[:4000]


DROPPED = 'lines_dropped_total{code="4408"} 1'
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


def test_text_that_is_not_utf_8_ends_the_line() -> None:
    async def story() -> None:
        async with served() as house:
            reader, writer = await opened_by_hand(house)
            writer.write(frame_by_hand(b'{"t":"hello","proto":1,"table":"\xff\xfe"}'))
            assert await asyncio.wait_for(reader.read(), 5)
            assert reader.at_eof()
            writer.close()

    asyncio.run(story())


def test_another_version_of_the_protocol_is_told_so() -> None:
    async def story() -> None:
        async with served() as house:
            assert await first_answer(house, json.dumps(HELLO | {"proto": 2})) == ("bye", 4426)

    asyncio.run(story())


def test_whoever_does_not_say_hello_is_hung_up_on() -> None:
    async def story() -> None:
        async with served(limits=Limits(hello_seconds=0.2)) as house:
            line = Line(await house.socket())
            assert (await line.hear("bye"))["code"] == 4400
            assert await line.closed() == 4400

    asyncio.run(story())


def test_a_hello_that_drips_in_is_hung_up_on() -> None:
    async def story() -> None:
        async with served(limits=Limits(hello_seconds=0.3)) as house:
            reader, writer = await opened_by_hand(house)
            frame = frame_by_hand(json.dumps(HELLO).encode())
            for place in range(len(frame) - 1):
                writer.write(frame[place : place + 1])
                await asyncio.sleep(0.02)
                if reader.at_eof() or writer.is_closing():
                    break
            assert b"Say hello first." in await asyncio.wait_for(reader.read(), 5)
            writer.close()

    asyncio.run(story())


def test_half_a_frame_at_a_table_is_not_waited_for_for_ever() -> None:
    async def story() -> None:
        async with served(limits=Limits(ping_seconds=0.2)) as house:
            reader, writer = await opened_by_hand(house)
            writer.write(frame_by_hand(json.dumps(HELLO).encode()))
            writer.write(frame_by_hand(b"x" * 100)[:50])
            await asyncio.wait_for(reader.read(), 5)
            assert reader.at_eof()
            writer.close()

    asyncio.run(story())


def test_500_silent_sockets_disturb_nobody_and_are_gone_soon() -> None:
    async def story() -> None:
        async with served(limits=Limits(hello_seconds=1.0)) as house:
            ann = await house.person()
            table = await house.table(ann, game=A_GAME)
            line = await house.line(ann, table)
            await line.hear("welcome")
            silent = [await opened_by_hand(house) for _ in range(500)]
            await line.say({"t": "ping", "at": 1})
            await line.hear("pong", seconds=1)
            for reader, writer in silent:
                assert await asyncio.wait_for(reader.read(), 5)
                writer.close()
            await line.say({"t": "ping", "at": 2})
            await line.hear("pong", seconds=1)

    asyncio.run(story())


def test_one_address_has_only_so_many_lines() -> None:
    async def story() -> None:
        async with served(limits=Limits(lines_per_address=3, loopback=True)) as house:
            sockets = [await house.socket() for _ in range(3)]
            with pytest.raises(InvalidStatus) as refused:
                await house.socket()
            assert refused.value.response.status_code == 429
            await sockets[0].close()
            await asyncio.sleep(0.05)
            await (await house.socket()).close()

    asyncio.run(story())


def test_the_room_has_only_so_many_lines() -> None:
    async def story() -> None:
        async with served(limits=Limits(lines=2)) as house:
            sockets = [await house.socket() for _ in range(2)]
            with pytest.raises(InvalidStatus) as refused:
                await house.socket()
            assert refused.value.response.status_code == 503
            assert sockets

    asyncio.run(story())


def test_a_flood_of_frames_ends_the_line() -> None:
    async def story() -> None:
        async with served() as house:
            line = Line(await house.socket())
            await line.say(HELLO)
            await asyncio.sleep(0.05)
            with suppress(ConnectionClosed):
                for at in range(500):
                    await line.say({"t": "ping", "at": at})
            assert await line.closed() == 4429

    asyncio.run(story())


@pytest.mark.parametrize("opcode", [0x89, 0x8A, 0x01])
def test_a_flood_of_pings_pongs_or_empty_fragments_ends_the_line(opcode: int) -> None:
    async def story() -> None:
        async with served() as house:
            reader, writer = await opened_by_hand(house)
            writer.write(frame_by_hand(json.dumps(HELLO).encode()))
            writer.write(frame_by_hand(b"", opcode))
            flood = frame_by_hand(b"", opcode if opcode != 0x01 else 0x00)
            for _ in range(50):
                writer.write(flood * 20)
            await asyncio.wait_for(reader.read(), 5)
            assert reader.at_eof()
            writer.close()

    asyncio.run(story())


def test_whoever_does_not_read_is_dropped_and_holds_nobody_up() -> None:
    """A line with a tiny window asks for the lobby's list again and again, and reads nothing of it."""

    async def story() -> None:
        limits = Limits(outbox_bytes=20_000, frames_a_second=1e9, frames_at_once=10**9)
        async with served(limits=limits) as house:
            _, writer = await opened_by_hand(house, window=2048)
            writer.write(frame_by_hand(json.dumps(HELLO).encode()))
            await asyncio.sleep(0.05)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            ping = frame_by_hand(json.dumps({"t": "ping", "at": 2**52}).encode())
            for _ in range(2000):
                writer.write(ping * 200)
                await asyncio.sleep(0.001)
                if DROPPED in house.serving.metrics.text():
                    break
            assert DROPPED in house.serving.metrics.text()
            assert (await house.ask("GET", "/healthz")).status == 200
            writer.close()

    asyncio.run(story())


async def opened_by_hand(
    house: House, window: int | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket without a library: the handshake is done, nothing is said."""
    made = socket.socket()
    if window is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    made.setblocking(False)
    await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=made, limit=2**16)
    writer.write(handshake("/ws", house.host))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def handshake(path: str, host: str) -> bytes:
    lines = [
        *(f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame_by_hand(body: bytes, first: int = 0x81) -> bytes:
    """A masked frame."""
    mask = os.urandom(4)
    size = (
        bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0x80 | 126,)) + struct.pack("!H", len(body))
    )
    masked = bytes(each ^ mask[place % 4] for place, each in enumerate(body))
    return bytes((first,)) + size + mask + masked
