"""Tickets: who may open one line to one table, once and soon; no lasting secret is on the way or in a log."""

import hmac
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes, token_hex
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.store import NotStored, Store

LIFETIME: Final = 30_000
_KEY_BYTES: Final = 15
_LABEL: Final = b"parlour ticket v1"
_NONCE_BYTES: Final = 16
_SIGNATURE_BYTES: Final = 32


def new_key() -> str:
    """Return a table's name, which nobody can guess: whoever has it may come in."""
    return b32encode(token_bytes(_KEY_BYTES)).decode().lower()


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
    home: str = ""
    """The process that alone takes this ticket, by its memory; "" for any, by the store."""
    name: str = ""
    """What the person is called, where the line is to a tournament."""


_decoder = msgspec.msgpack.Decoder(Ticket)
_encoder = msgspec.msgpack.Encoder()


class Tickets:
    """Writes and takes tickets; all processes of a room share its secret and its list of used ones.

    Where the store cannot write, a ticket is for the process that wrote it, which remembers those that were
    used: so people come back to their tables then too, and each ticket has one place to be crossed out.
    """

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._key = hmac.new(secret, _LABEL, sha256).digest()
        self._now = now
        self._home = token_hex(8)
        self._used: dict[bytes, int] = {}

    def written(self, table: str, person: str, seat: int | None, chair: str = "", *, name: str = "") -> str:
        """Return a ticket for the next half minute."""
        until, nonce = self._now() + LIFETIME, token_bytes(_NONCE_BYTES)
        home = "" if self._store.health.is_writable else self._home
        said = Ticket(table, person, seat, chair, until, nonce, home, name)
        body = _encoder.encode(said)
        return urlsafe_b64encode(body + self._signature(body)).decode().rstrip("=")

    def seat_token(self, table: str, seat: int) -> str:
        """Return what opens this seat of a table that began with a game on it, the same at any time."""
        return hmac.new(self._key, f"seat {seat} of {table}".encode(), sha256).hexdigest()

    async def taken(self, text: str, table: str) -> Ticket:
        """Return what the ticket says, if it is good for this table and was not used before; BadTicket."""
        ticket = self._read(text)
        if ticket.table != table:
            raise BadTicket("bad-ticket", "This ticket is for another table.")
        if ticket.until < self._now():
            raise BadTicket("bad-ticket", "This ticket is too old: get a new one.")
        if not await self._use_once(ticket):
            raise BadTicket("bad-ticket", "This ticket was used before: get a new one.")
        return ticket

    async def _use_once(self, ticket: Ticket) -> bool:
        """Return whether the ticket is used for the first time; another process's is for that one alone."""
        if not ticket.home:
            return await self._store.use_once(sha256(ticket.nonce).digest(), ticket.until)
        if ticket.home != self._home:
            raise NotStored("not-stored", "The room cannot write now: get another ticket.")
        now = self._now()
        self._used = {nonce: until for nonce, until in self._used.items() if until >= now}
        is_new = ticket.nonce not in self._used
        self._used[ticket.nonce] = ticket.until
        return is_new

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
