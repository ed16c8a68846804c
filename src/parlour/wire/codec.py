# parlour: hot
"""The codec: the one place where frames become messages, and messages frames."""

from typing import Any, Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.rules.loading import plain_complaint
from parlour.wire.messages import ClientMessage, FromClient, FromRoom, RoomMessage

LONGEST_FRAME: Final = 4096
"""Bytes that a client may send at once; the longest honest one is a `hello` of some 700."""
_DEEPEST: Final = 3
"""A move is an object of lists."""

_from_client: Final = msgspec.json.Decoder(ClientMessage)
_from_room: Final = msgspec.json.Decoder(RoomMessage)
_encoder: Final = msgspec.json.Encoder()


class BadFrame(ParlourError):
    """Bytes on the line that are no message of the protocol."""


def decode(frame: bytes | str) -> ClientMessage:
    """Return what a client says, or raise BadFrame."""
    if len(frame) > LONGEST_FRAME:
        raise BadFrame("bad-frame", f"A frame has at most {LONGEST_FRAME} bytes, not {len(frame)}.")
    message: ClientMessage = _decode_by(frame, _from_client)
    if _is_deep(getattr(message, "move", None), _DEEPEST):
        raise BadFrame("bad-frame", "That is no message: a move is an object of numbers, words and lists.")
    return message


def decode_from_room(frame: bytes | str) -> RoomMessage:
    """Return what the room says, or raise BadFrame."""
    message: RoomMessage = _decode_by(frame, _from_room)
    return message


def encode(message: FromRoom | FromClient) -> bytes:
    """Return the frame of a message, for either side."""
    return _encoder.encode(message)


def _decode_by(frame: bytes | str, decoder: "msgspec.json.Decoder[Any]") -> Any:
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFrame("bad-frame", f"That is no message: {_complaint(error)}.") from None


def _complaint(error: Exception) -> str:
    if isinstance(error, msgspec.DecodeError):
        return plain_complaint(str(error))
    return "it is nested too deep" if isinstance(error, RecursionError) else "it is not UTF-8"


def _is_deep(value: Any, left: int) -> bool:
    """Return whether objects and lists lie more than so many levels within each other."""
    if isinstance(value, dict):
        return left == 0 or any(_is_deep(each, left - 1) for each in value.values())
    if isinstance(value, list):
        return left == 0 or any(_is_deep(each, left - 1) for each in value)
    return False
