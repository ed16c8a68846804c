# parlour: hot
"""WebSocket frames as bytes (RFC 6455 §5.2): whole texts, which are nearly all that is sent and received.

Cut by hand they cost a tenth of what the library takes, which reads and writes all else; left to it alone, a
move at a table of two takes a tenth more instructions (callgrind, bench/room).
"""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was built without a compiler
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
"""Frames that are a whole message each."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_MASK_BYTES: Final = 4
_short_head: Final = Struct(">BB").pack
_usual_head: Final = Struct(">BBH").pack
_long_head: Final = Struct(">BBQ").pack


def text_frame(text: bytes) -> bytes:
    """Return a text in one frame, as a server sends it."""
    size = len(text)
    if size < _TWO_BYTES:
        return _short_head(_TEXT, size) + text
    if size < 1 << 16:
        return _usual_head(_TEXT, _TWO_BYTES, size) + text
    return _long_head(_TEXT, _EIGHT_BYTES, size) + text


def client_text(data: bytes, most: int) -> bytes | None:
    """Return the text where this is just one whole frame of a client, at most so long; None otherwise."""
    if len(data) < 2 + _MASK_BYTES or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    start = _head_size(data[1])
    if _frame_size(data, 0) != len(data) or len(data) - start > most:
        return None
    text: bytes = apply_mask(data[start:], data[start - _MASK_BYTES : start])
    return text


def has_whole_messages(data: bytes) -> bool:
    """Return whether this is nothing but whole texts, pings and pongs, and no frame or message is open."""
    start = 0
    while start < len(data):
        size = _frame_size(data, start)
        if data[start] not in (_TEXT, _PING, _PONG) or not size:
            return False
        start += size
    return start == len(data)


def _frame_size(data: bytes, start: int) -> int:
    """Return how long the frame is that begins there; 0 where its head does not tell yet."""
    if len(data) < start + 2:
        return 0
    size, head = data[start + 1] & 127, _head_size(data[start + 1])
    if size < _TWO_BYTES:
        return head + size
    length = data[start + 2 : start + (4 if size == _TWO_BYTES else 10)]
    is_told = len(length) == (2 if size == _TWO_BYTES else 8)
    return head + int.from_bytes(length, "big") if is_told else 0


def _head_size(second: int) -> int:
    """Return how many bytes come before the payload, by the second of them."""
    size = second & 127
    length = 0 if size < _TWO_BYTES else 2 if size == _TWO_BYTES else 8
    return 2 + length + (_MASK_BYTES if second & _MASKED else 0)
