"""A room as this screen knows it: the table after the latest change, and what one can ask for."""

from queue import Queue
from typing import Literal, NamedTuple, Protocol

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.wire.catalogue import Catalogue
from parlour.wire.merging import MergedView
from parlour.wire.messages import Advice, Notice, Person, Said, Seats, State, Told


class Snapshot(NamedTuple):
    """A table after a change; what happened and what was said since the snapshot before."""

    you: int | None
    seats: Seats | None
    state: State | None
    picture: MergedView | None
    catalogue: Catalogue
    is_cut: bool = False
    ended: ParlourError | None = None
    heard: tuple[Told, ...] = ()
    said: tuple[Said, ...] = ()
    noticed: tuple[Notice, ...] = ()

    @property
    def asked(self) -> int:
        """The number of the question that is open to us; 0 for none."""
        return 0 if self.state is None else self.state.asked

    @property
    def status(self) -> str:
        return "" if self.seats is None else self.seats.status

    def chair(self) -> Person | None:
        """Our own chair."""
        if self.seats is None or self.you is None:
            return None
        return self.seats.seats[self.you]

    def names(self) -> list[str]:
        return [] if self.seats is None else [person.name for person in self.seats.seats]


class Remote(Protocol):
    """A table elsewhere. Snapshots come into the inbox, and so do lines that somebody types here.

    What one can do raises ParlourError when the room refuses it.
    """

    table: str
    inbox: "Queue[Snapshot | str]"

    def move(self, move: Move, asked: int) -> None: ...

    def why(self) -> dict[str, str]: ...

    def advice(self, what: Literal["hint", "hand", "odds"]) -> Advice: ...

    def say(self, text: str, preset: str) -> None: ...

    def sit(self, name: str, seat: int = -1) -> None: ...

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None: ...
