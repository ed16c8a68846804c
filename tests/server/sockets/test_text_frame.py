"""Frames cut by hand are those that the library cuts."""

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.sockets.text_frame import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = bytes(32 + place % 90 for place in range(size))
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
