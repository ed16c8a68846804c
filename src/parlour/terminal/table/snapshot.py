"""A table as this screen knows it: the table after the latest change, and what one can ask for there."""

from collections.abc import Mapping
from queue import Queue
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.match.match import Match
from parlour.players.seat_words import is_person
from parlour.wire.catalogue import Catalogue, catalogue
from parlour.wire.merging import MergedView, merge_views
from parlour.wire.messages import Advice, Go, Notice, Person, Said, Seats, State, Told
from parlour.wire.views import Scene

if TYPE_CHECKING:
    from parlour.client.tournament import TournamentNow

PLAYING = "playing"


class Snapshot(NamedTuple):
    """A table after a change; what happened and what was said since the snapshot before.

    At a table of a tournament `cup` is how that stands, and `go` where our seat is instead of here.
    `session` tells apart the people of one screen, who have a connection each.
    """

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
    settings: Mapping[str, Any] = MappingProxyType({})
    session: int = 0
    cup: "TournamentNow | None" = None
    go: Go | None = None
    announced: tuple[str, ...] = ()

    @property
    def tournament(self) -> str:
        """Return the key of the tournament that the table belongs to; "" for none."""
        return str(self.settings.get("tournament", ""))

    @property
    def asked(self) -> int:
        """Return the number of the question that is open to us; 0 for none."""
        return 0 if self.state is None else self.state.asked

    @property
    def status(self) -> str:
        return "" if self.seats is None else self.seats.status

    @property
    def game(self) -> int:
        """Return the number of the game that is on the table; 0 before the first."""
        return 0 if self.state is None else self.state.game

    def is_over(self) -> bool:
        """Return whether the game on the table has ended."""
        return self.picture is not None and self.picture.view.ending is not None

    def outcome(self) -> Outcome | None:
        ending = None if self.picture is None else self.picture.view.ending
        return (
            None if ending is None else Outcome(ending.places, ending.tallies, ending.reason, ending.fields)
        )

    def people(self) -> list[Person]:
        return [] if self.seats is None else self.seats.seats

    def chair(self) -> Person | None:
        """Return our own chair."""
        return None if self.you is None or self.seats is None else self.seats.seats[self.you]

    def names(self) -> list[str]:
        return [person.name for person in self.people()]

    def acting(self) -> list[int]:
        """Return the seats that owe a decision."""
        return [] if self.picture is None else list(self.picture.view.to_act)


def snapshot_of(match: Match, viewer: int | None, language: str = "en") -> Snapshot:
    """Return what a room would show of a match to this viewer; for saved games, which no room has."""
    scene, meta = Scene.of(match, None), match.rules.metadata
    common, own = scene.common(language), scene.own(viewer, language)
    picture = merge_views(common, own, game=meta.game_id, variant=meta.variant, viewer=viewer)
    raw = catalogue(match.game, match.rules, language, one_deal=match.start is not None).raw
    known = msgspec.json.decode(raw, type=Catalogue)
    people = [
        Person(
            seat, card.name, "person" if is_person(card) else "bot", "" if is_person(card) else card.player
        )
        for seat, card in enumerate(match.seats)
    ]
    status = "over" if match.is_over() else PLAYING
    return Snapshot(
        viewer, Seats(status, people, you=viewer), State(match.n, 1, common, own, 0), picture, known
    )


class Remote(Protocol):
    """One connection to a table. Snapshots come into the inbox, and so do lines that somebody types here.

    What one can do raises ParlourError when the room refuses it.
    """

    table: str
    inbox: "Queue[Snapshot | str]"

    def move(self, move: Move, asked: int) -> None: ...

    def why(self) -> dict[str, str]: ...

    def advice(self, what: Literal["hint", "hand", "odds", "lesson"]) -> Advice: ...

    def say(self, text: str, preset: str) -> None: ...

    def sit(self, name: str, seat: int = -1) -> None: ...

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None: ...


class LocalTable(Protocol):
    """What a table of this screen can do beyond one in a room elsewhere."""

    def history(self, viewer: int | None) -> list[str]:
        """Return what has happened in all games of the table, as this viewer heard it."""

    def promise_lines(self) -> list[str]:
        """Return what is promised about the cards of the game on the table."""

    def statistics(self) -> str:
        """Return how the games at this machine went."""

    def skip(self) -> None:
        """Let bots answer at once until somebody is asked."""

    def take_time(self) -> None:
        """Let bots take their time again."""

    def game_over(self, number: int) -> list[str]:
        """Write a game that is over to its file, and return what is said of that."""

    def carry_out(self, line: str) -> bool:
        """Do what a line asks for that no table does, such as opening the browser; return whether it did."""

    def command_lines(self) -> list[str]:
        """Return a line of help for each of these words."""
