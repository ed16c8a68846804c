# parlour: hot
"""WebSocket frames as bytes (RFC 6455 §5.2), as far as a busy line needs them; the library does the rest."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was built without a compiler
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""A text in one frame."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_MASK_BYTES: Final = 4


def text_frame(text: bytes) -> bytes:
    """A text in one frame, as a server sends it."""
    size = len(text)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES, size >> 8, size & 255)) + text
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def only_text(data: bytes, most: int) -> bytes | None:
    """The text where this is just one whole frame of a client, at most so long; None where it is not."""
    if len(data) < 2 + _MASK_BYTES or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    start = _head_size(data[1]) - _MASK_BYTES
    if frame_size(data, 0) != len(data) or len(data) - start - _MASK_BYTES > most:
        return None
    text: bytes = apply_mask(data[start + _MASK_BYTES :], data[start : start + _MASK_BYTES])
    return text


def unfinished(data: bytes) -> bytes:
    """What comes after the last whole frame."""
    start = 0
    while (size := frame_size(data, start)) and start + size <= len(data):
        start += size
    return data[start:]


def frame_size(data: bytes, start: int) -> int:
    """How long the frame is that begins there; 0 where its head does not tell yet."""
    if len(data) < start + 2:
        return 0
    size, head = data[start + 1] & 127, _head_size(data[start + 1])
    if size < _TWO_BYTES:
        return head + size
    length = data[start + 2 : start + (4 if size == _TWO_BYTES else 10)]
    is_told = len(length) == (2 if size == _TWO_BYTES else 8)
    return head + int.from_bytes(length, "big") if is_told else 0


def _head_size(second: int) -> int:
    """Bytes before the payload, by the second of them."""
    size = second & 127
    length = 0 if size < _TWO_BYTES else 2 if size == _TWO_BYTES else 8
    return 2 + length + (_MASK_BYTES if second & _MASKED else 0)
