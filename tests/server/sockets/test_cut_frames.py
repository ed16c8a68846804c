"""However the bytes of messages are cut, each is heard once and in order."""

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from tests.server.served import House, Line, served


def message(number: int) -> bytes:
    return json.dumps({"t": "do", "id": number, "what": "nothing-such"}).encode()


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


def whole(number: int) -> list[bytes]:
    return [frame(message(number))]


def cut(number: int) -> list[bytes]:
    data = frame(message(number))
    return [data[:1], data[1:9], data[9:]]


def fragments(number: int) -> list[bytes]:
    """Return a message in two parts, with a ping between them."""
    text = message(number)
    parts = frame(text[:9], fin=False), frame(b"?", Opcode.PING), frame(text[9:], Opcode.CONT)
    return list(parts)


def pinged(number: int) -> list[bytes]:
    return [frame(b"?", Opcode.PING) + frame(message(number)), frame(b"!", Opcode.PONG)]


def run_on(number: int) -> list[bytes]:
    """Return a message whose last byte comes with the whole of the next."""
    data = frame(message(number)) + frame(message(number + 1))
    half = len(data) // 2 - 1
    return [data[:half], data[half:]]


def lookalike(number: int) -> list[bytes]:
    """Return a message cut where, by the mask that was chosen, the rest looks like a whole frame."""
    text, at = message(number), 8
    rest = len(text) - at - 6
    mask = bytes((text[at] ^ 0x81, text[at + 1] ^ 0x80 ^ rest, 7, 9))
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    return [bytes((0x81, 0x80 | len(text))) + mask + masked[:at], masked[at:]]


async def sent_in(house: House, pieces: list[bytes], last: int) -> list[int]:
    """Return the ids that were answered, up to the last."""
    key = await house.person()
    line: Line = await house.line(key, await house.table(key, game="bastard-brag", seats=2))
    await line.hear("welcome")
    for piece in pieces:
        line.socket.transport.write(piece)
        await asyncio.sleep(0.01)
    answered: list[int] = []
    while last not in answered:
        answered.append((await line.hear("no"))["id"])
    return answered


@pytest.mark.parametrize("way", [whole, cut, fragments, pinged, run_on, lookalike])
def test_messages_are_heard_once_each_and_in_order(way: object) -> None:
    async def story() -> None:
        async with served() as house:
            pieces = [*whole(1), *way(2), *whole(4), *cut(5), *whole(6)]  # type: ignore[operator]
            expected = [1, 2, 3, 4, 5, 6] if way is run_on else [1, 2, 4, 5, 6]
            assert await sent_in(house, pieces, 6) == expected

    asyncio.run(story())
