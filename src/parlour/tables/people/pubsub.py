"""Pub/sub: what processes of one room tell each other about a table and nobody keeps: talk, mutes, votes, and
who is waited for between two deals."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from parlour.storage.store import Store
from parlour.tables.role import Role


class TableMessage(msgspec.Struct, frozen=True, tag_field="t"):
    """Something that is said once; where it is lost, people say it again."""


class Spoken(TableMessage, frozen=True, tag="spoken"):
    """Somebody speaks: a text, or a preset by its name."""

    seat: int
    text: str
    preset: str = ""


class Muted(TableMessage, frozen=True, tag="muted"):
    person: str
    on: bool


class Put(TableMessage, frozen=True, tag="put"):
    """Something is put to the vote: all are asked, or more than half of those whom it is not about."""

    what: str
    seat: int
    asked_by: int
    majority: bool
    until: int


class Voted(TableMessage, frozen=True, tag="voted"):
    seat: int
    yes: bool


class Looked(TableMessage, frozen=True, tag="looked"):
    """Somebody has a session at the table in the process that says this."""


class Held(TableMessage, frozen=True, tag="held"):
    """How the close of a deal stands in the process `by`: who has or had a line to it, who of them is waited
    for, and who has gone on.

    It is the close after this row; `left` are those still to be shown, itself among them.
    """

    by: str
    row: int
    left: int
    here: list[int]
    waiting: list[int]
    ready: list[int]


_decoder: Final = msgspec.json.Decoder(Spoken | Muted | Put | Voted | Looked | Held)


class PubSub:
    """The messages of one table; a process that serves it alone publishes none."""

    def __init__(self, table: str, store: Store, role: Role) -> None:
        self._table = table
        self._store = store
        self._role = role
        self._handlers: dict[type[TableMessage], Callable[[Any], None]] = {}

    def publish(self, message: TableMessage) -> None:
        if self._role.shared:
            self._store.publish(self._table, msgspec.json.encode(message))

    def subscribe(self, kind: type[TableMessage], handler: Callable[[Any], None]) -> None:
        """Call the handler with every message of this kind that another process publishes."""
        self._handlers[kind] = handler

    def receive(self, published: bytes) -> None:
        """Take in what another process says; one that is newer than we are may say what we do not know."""
        try:
            message = _decoder.decode(published)
        except msgspec.MsgspecError:
            return
        handler = self._handlers.get(type(message))
        if handler is not None:
            handler(message)

    def release(self) -> None:
        """Forget the subscribers, so that they are freed."""
        self._handlers.clear()
