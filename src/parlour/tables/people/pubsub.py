"""PubSub: what processes of one room tell each other about a table and nobody keeps: talk, mutes, votes."""

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.storage.store import Store

if TYPE_CHECKING:
    from parlour.tables.table import Table


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
    """Somebody has a line to the table at the process that says this."""


_decoder: Final = msgspec.json.Decoder(Spoken | Muted | Put | Voted | Looked)


class PubSub:
    """The asides of one table; a process that serves it alone tells nobody."""

    def __init__(self, table: "Table", store: Store) -> None:
        self.table = table
        self._store = store

    def tell(self, aside: TableMessage) -> None:
        if self.table.shared:
            self._store.tell(self.table.key, msgspec.json.encode(aside))

    def hear(self, told: bytes) -> None:
        """What another process tells; one that is newer than we are may say what we do not know."""
        try:
            aside = _decoder.decode(told)
        except msgspec.MsgspecError:
            return
        table = self.table
        if isinstance(aside, Spoken):
            table.talk.pass_on(aside)
        elif isinstance(aside, Muted):
            table.talk.hush(aside)
        elif isinstance(aside, Put):
            table.votes.overhear(aside)
        elif isinstance(aside, Looked):
            table.is_looked_at()
        else:
            table.votes.count(aside)
