"""Hostile patience: silence, drips, half-said things, floods, and lines that nobody reads."""

import asyncio
import json
import re
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from parlour.engine.rules.finder import game_names
from parlour.server.limits import Limits
from tests.server.by_hand import frame_by_hand, opened_by_hand
from tests.server.served import House, Line, served

A_GAME = game_names()[0]
HELLO = {"t": "hello", "proto": 1, "table": ""}
DROPPED = 'lines_dropped_total{code="4408"} 1'


def test_text_that_is_not_utf_8_ends_the_line() -> None:
    async def story() -> None:
        async with served() as house:
            reader, writer = await opened_by_hand(house)
            writer.write(frame_by_hand(b'{"t":"hello","proto":1,"table":"\xff\xfe"}'))
            assert await asyncio.wait_for(reader.read(), 5)
            assert reader.at_eof()
            writer.close()

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


@pytest.mark.thorough
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


def test_one_address_has_only_so_many_connections_that_ask_for_nothing() -> None:
    async def story() -> None:
        async with served(limits=Limits(connections_per_address=5, loopback=True)) as house:
            silent = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(5)]
            await asyncio.sleep(0.05)
            assert await house.raw(b"GET / HTTP/1.1\r\n\r\n") == b""
            for _, writer in silent:
                writer.close()
            await asyncio.sleep(0.05)
            assert (await house.ask("GET", "/healthz")).status == 200

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


async def frames_after(house: House, pings: int) -> tuple[int, dict[str, int]]:
    """How many of so many pings at once were answered at a table, and how the frames were counted."""
    key = await house.person("Ann")
    line = await house.line(key, await house.table(key, game=A_GAME, seats=2))
    await line.hear("welcome")
    with suppress(ConnectionClosed):
        for at in range(pings):
            await line.say({"t": "ping", "at": at})
    answered = 0
    with suppress(ConnectionClosed, TimeoutError):
        while answered < pings:
            await asyncio.wait_for(line.hear("pong"), 1)
            answered += 1
    found = re.findall(
        r"^parlour_((?:frames|lines_dropped)\S*) (\d+)$", house.serving.metrics.text(), re.MULTILINE
    )
    return answered, {name: int(count) for name, count in found}


def test_as_many_frames_are_served_at_once_as_the_limit_says() -> None:
    async def story() -> None:
        assert Limits().frames_at_once > 61, "hello, and these pings"
        async with served() as house:
            answered, counts = await frames_after(house, 60)
            assert (answered, counts) == (60, {"frames_total": 61, "frames_refused_total": 0})

    asyncio.run(story())


def test_what_is_above_the_limit_is_dropped_and_counted_once() -> None:
    async def story() -> None:
        async with served() as house:
            answered, counts = await frames_after(house, 200)
            assert answered <= Limits().frames_at_once
            assert counts["frames_refused_total"] > 0
            assert counts["frames_total"] == 1 + answered + counts["frames_refused_total"]
            assert counts['lines_dropped_total{code="4429"}'] == 1

    asyncio.run(story())


def test_an_address_that_flooded_is_not_let_in_again_for_a_while_and_others_are() -> None:
    async def story() -> None:
        async with served(limits=Limits(loopback=True, cooling_seconds=0.5)) as house:
            line = Line(await house.socket(local_addr=("127.0.0.2", 0)))
            await line.say(HELLO)
            await asyncio.sleep(0.05)
            with suppress(ConnectionClosed):
                for at in range(500):
                    await line.say({"t": "ping", "at": at})
            assert await line.closed() == 4429
            with pytest.raises((InvalidHandshake, OSError)):
                await house.socket(local_addr=("127.0.0.2", 0))
            await (await house.socket()).close()
            await asyncio.sleep(0.6)
            await (await house.socket(local_addr=("127.0.0.2", 0))).close()

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


@pytest.mark.thorough
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
