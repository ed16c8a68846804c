"""Tickets: who may open one line to one table, once and soon; no lasting secret is on the way or in a log."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.store import Store

LIFETIME: Final = 30_000
_LABEL: Final = b"parlour ticket v1"
_NONCE_BYTES: Final = 16
_SIGNATURE_BYTES: Final = 32


class BadTicket(ParlourError):
    """A ticket that opens nothing: forged, for another table, too old, or used before."""


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """What a ticket says: which table, who, on which seat (none: looks on), and until when.

    `chair` is the beginning of the hash of the seat's token: whoever was asked to leave meanwhile looks on.
    """

    table: str
    person: str
    seat: int | None
    chair: str
    until: int
    nonce: bytes


_decoder = msgspec.msgpack.Decoder(Ticket)
_encoder = msgspec.msgpack.Encoder()


class Tickets:
    """Writes and takes tickets; all processes of a room share its secret and its list of used ones."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._key = hmac.new(secret, _LABEL, sha256).digest()
        self._now = now

    def written(self, table: str, person: str, seat: int | None, chair: str = "") -> str:
        """A ticket for the next half minute."""
        said = Ticket(table, person, seat, chair, self._now() + LIFETIME, token_bytes(_NONCE_BYTES))
        body = _encoder.encode(said)
        return urlsafe_b64encode(body + self._signature(body)).decode().rstrip("=")

    async def taken(self, text: str, table: str) -> Ticket:
        """What the ticket says, if it is good for this table and was not used before; BadTicket."""
        ticket = self._read(text)
        if ticket.table != table:
            raise BadTicket("bad-ticket", "This ticket is for another table.")
        if ticket.until < self._now():
            raise BadTicket("bad-ticket", "This ticket is too old: get a new one.")
        if not await self._store.use_once(sha256(ticket.nonce).digest(), ticket.until):
            raise BadTicket("bad-ticket", "This ticket was used before: get a new one.")
        return ticket

    def _read(self, text: str) -> Ticket:
        try:
            whole = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
            body, signature = whole[:-_SIGNATURE_BYTES], whole[-_SIGNATURE_BYTES:]
            if not hmac.compare_digest(signature, self._signature(body)):
                raise ValueError
            return _decoder.decode(body)
        except (ValueError, msgspec.MsgspecError):
            raise BadTicket("bad-ticket", "This is no ticket of this room.") from None

    def _signature(self, body: bytes) -> bytes:
        return hmac.new(self._key, body, sha256).digest()
