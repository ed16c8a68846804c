"""Frames cut by hand are those that the library cuts."""

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.sockets.text_frame import client_text, has_whole_messages, text_frame

SIZES = [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 70_000]
MOST = 4_096


def text_of(size: int) -> bytes:
    return bytes(32 + place % 90 for place in range(size))


def masked(text: bytes, **frame: bool) -> bytes:
    return Frame(Opcode.TEXT, text, **frame).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    assert text_frame(text_of(size)) == Frame(Opcode.TEXT, text_of(size)).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_one_whole_text_of_a_client_is_read_if_it_is_not_too_long(size: int) -> None:
    found = client_text(masked(text_of(size)), MOST)
    assert found == (text_of(size) if size <= MOST else None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        masked(b"abc")[:-1],
        masked(b"abc") + b"\x81",
        masked(b"abc") * 2,
        masked(b"abc", fin=False),
        b"\xc1" + masked(b"abc")[1:],
        Frame(Opcode.TEXT, b"abc" * 5).serialize(mask=False),
        Frame(Opcode.BINARY, b"abc").serialize(mask=True),
        Frame(Opcode.PING, b"abc").serialize(mask=True),
        masked(text_of(200))[:7],
    ],
    ids=[
        *("nothing", "one byte", "cut off", "more behind it", "two of them", "not the last part"),
        *("a reserved bit", "no mask", "bytes", "a ping", "cut off in its head"),
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert client_text(data, MOST) is None


def test_whole_texts_pings_and_pongs_leave_nothing_open_wherever_they_are_cut() -> None:
    frames = [masked(text_of(size)) for size in (0, 3, 130, 66_000)]
    frames += [Frame(opcode, b"abc").serialize(mask=True) for opcode in (Opcode.PING, Opcode.PONG)]
    whole = b"".join(frames)
    ends = [sum(map(len, frames[:count])) for count in range(len(frames) + 1)]
    for cut in [*range(200), *range(len(whole) - 20, len(whole) + 1)]:
        assert has_whole_messages(whole[:cut]) == (cut in ends)


@pytest.mark.parametrize(
    "data",
    [
        masked(b"abc", fin=False),
        Frame(Opcode.CONT, b"abc").serialize(mask=True),
        Frame(Opcode.BINARY, b"abc").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        masked(b"abc") + masked(b"abc", fin=False),
    ],
    ids=["the first part", "a later part", "bytes", "a close", "a text and a first part"],
)
def test_after_anything_else_the_library_goes_on_alone(data: bytes) -> None:
    assert not has_whole_messages(data)
