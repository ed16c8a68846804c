"""A table as a program sees it: what the room has said last, and what one can do there."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from parlour.cards.seeds import SEED_BYTES, value_commitment
from parlour.client.errors import RoomError
from parlour.client.line import MOST_KEPT, RoomLine
from parlour.client.requests import Request
from parlour.client.transports.port import Transport
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.wire import messages as m
from parlour.wire.catalogue import Catalogue
from parlour.wire.merging import MergedView, merge_views

if TYPE_CHECKING:
    from parlour.client.door import Door

_MOST_PROMISES: Final = 3
_PLAYING: Final = "playing"


class Table(RoomLine):
    """One seat at a table, or a place to look on; `async with` connects and disconnects.

    `where` is the link of a table in a room elsewhere, its `Door`, or a transport of one's own, such as
    `LocalTransport` to a room in this process.

    After each change (`changed`, or `async for`) read `you`, `seats`, `view`, `asked`, `moves`, `state`;
    `heard` are events, `said` is table talk and `noticed` what else is told of seats, to be taken out by
    whoever shows them. At a table of a tournament `go` says where the seat is now.
    """

    def __init__(self, where: "Transport | Door | str", *, language: str = "en") -> None:
        super().__init__(where, language=language)
        self.you: int | None = None
        self.welcome: m.Welcome | None = None
        self.catalogue: Catalogue | None = None
        self.seats: m.Seats | None = None
        self.state: m.State | None = None
        self.picture: MergedView | None = None
        self.heard: list[m.Told] = []
        self.said: list[m.Said] = []
        self.noticed: list[m.Notice] = []
        self._rules: Any = None
        self._is_leaving = False
        self._luck = Promises()
        self._background: set[asyncio.Task[None]] = set()

    # What there is to see

    @property
    def view(self) -> View | None:
        """Return all that we may know now; None before the first game."""
        return None if self.picture is None else self.picture.view

    @property
    def the_game(self) -> Game:
        """Return the game that is played here, as this machine has it; UnknownGame where it has none."""
        assert self.catalogue is not None, "a welcome comes before any state"
        return find_game(self.catalogue.game)

    @property
    def rules(self) -> Any:
        """Return the typed rules in force here."""
        assert self.welcome is not None, "a welcome comes before any state"
        settings = self.welcome.settings
        if self._rules is None:
            self._rules = self.the_game.rules(settings["variant"], settings["changes"])
        return self._rules

    @property
    def moves(self) -> Moves:
        """Return what we may do now, as the game itself would give it; none when nothing is asked."""
        view = self.view if self.asked else None
        return Moves([]) if view is None else self.the_game.moves_seen(self.rules, view)

    @property
    def asked(self) -> int:
        """Return the number of the question that we are to answer; 0 when nothing is asked."""
        return 0 if self.state is None else self.state.asked

    @property
    def tournament(self) -> str:
        """Return the key of the tournament that the table belongs to; "" for none."""
        return "" if self.welcome is None else str(self.welcome.settings.get("tournament", ""))

    # What one can do: RoomError when the room says no

    async def move(self, move: Move, asked: int | None = None) -> None:
        """Answer the open question, once, even if the line breaks meanwhile."""
        question = self.asked if asked is None else asked
        await self._request(m.PlayMove(self._requests.next_id(), question, move_tree(move)))

    async def try_move(self, move: Move) -> None:
        """Raise RoomError unless the move would be played; play nothing."""
        await self._request(m.TryMove(self._requests.next_id(), self.asked, move_tree(move)))

    async def why(self) -> dict[str, str]:
        """Return the verbs that are closed now, each with the reason."""
        answer: m.ClosedMoves = await self._request(m.Why(self._requests.next_id()))
        return dict(answer.closed)

    async def advice(self, what: Literal["hint", "hand", "odds", "lesson"]) -> m.Advice:
        """Return what the house answers: a hint for the open question, the hand's worth or odds, a lesson."""
        answer: m.Advice = await self._request(m.Ask(self._requests.next_id(), what, self.asked))
        return answer

    async def say(self, text: str = "", *, preset: str = "") -> None:
        await self._request(m.Say(self._requests.next_id(), text, preset))

    async def sit(self, name: str = "", seat: int = -1) -> int:
        """Take a chair; the token that opens this seat from any device is then in `transport.token`."""
        answer = await self._request(m.Sit(self._requests.next_id(), seat, name, self._luck.promise()))
        if isinstance(answer, m.Seated):
            self.you, self.transport.token = answer.seat, answer.token or self.transport.token
        assert self.you is not None, "who is seated has a seat"
        return self.you

    async def stand(self) -> None:
        """Leave the chair for good; in a game the house plays on."""
        self._is_leaving = True
        await self.do("stand")

    # What the line asks for and brings

    def hello(self, ticket: str) -> m.Hello:
        seen = 0 if self.state is None else self.state.seq
        know = "" if self.welcome is None else self.welcome.know
        return m.Hello(m.PROTOCOL, self.transport.table, ticket, seen, know, self.language)

    def pending(self) -> Sequence[Request]:
        return self._requests.again(self.you)

    def hear(self, message: m.RoomMessage | None) -> None:
        """Take in a message; None when the line is cut or has ended."""
        if isinstance(message, m.Welcome):
            self._welcomed(message)
        elif isinstance(message, m.Seats):
            self._seated(message)
        elif isinstance(message, m.State):
            self._show(message)
        elif isinstance(message, m.Said):
            self.said = [*self.said, message][-MOST_KEPT:]
        elif isinstance(message, m.Notice):
            self.noticed = [*self.noticed, message][-MOST_KEPT:]
        elif isinstance(message, m.OpenLuck):
            self._soon(self.transport.send(m.Luck(self._luck.opened(message.commitments))))
        super().hear(message)

    def _welcomed(self, message: m.Welcome) -> None:
        self.welcome, self._rules = message, None
        self._sit_at(message.you)
        if message.catalogue is not None:
            self.catalogue = msgspec.convert(message.catalogue, Catalogue)

    def _show(self, state: m.State) -> None:
        """Take in a state: each is whole and replaces the one before; only what happened adds up."""
        assert self.catalogue is not None, "a welcome comes before any state"
        game, variant = self.catalogue.game, self.catalogue.variant
        self.state = state
        self.picture = merge_views(state.common, state.own, game=game, variant=variant, viewer=self.you)
        self.heard = [*self.heard, *state.events][-MOST_KEPT:]
        self._requests.answer(state.re, state)

    def _sit_at(self, you: int | None) -> None:
        """Take in where we sit: what was seen from another chair is past, and so is what was asked there."""
        if you != self.you:
            self.state = self.picture = None
        self.you = you

    def _seated(self, seats: m.Seats) -> None:
        self.seats = seats
        self._sit_at(seats.you)
        if self.you is not None and self._is_promise_due(seats):
            self._luck.is_opened = False
            self._soon(self._promise())

    async def _promise(self) -> None:
        """Promise another value for the next game; what is refused is tried again with the next seats."""
        if self._is_leaving:
            return
        try:
            await self.sit()
        except RoomError:
            self._luck.has_promised = False

    def _is_promise_due(self, seats: m.Seats) -> bool:
        """Return whether to promise a value: at a tournament's table as soon as the director has seated us,
        also in mid-deal, for the next one follows at once."""
        if self.welcome is not None and self.welcome.settings.get("tournament"):
            return self._luck.is_opened or not self._luck.has_promised
        return self._luck.is_opened and seats.status != _PLAYING

    def _soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it in the background; a refusal of it harms nobody."""
        task = asyncio.create_task(_unless_refused(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


class Promises:
    """Random values that we have committed to, so that the room cannot deal as it likes."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self.is_opened = False
        self.has_promised = False

    def promise(self) -> str:
        """Return the commitment to a new value."""
        value = token_bytes(SEED_BYTES)
        promise, self.has_promised = value_commitment(value), True
        self._values = {**dict(list(self._values.items())[-_MOST_PROMISES:]), promise: value.hex()}
        return promise

    def opened(self, promises: Sequence[str]) -> str:
        """Return the value of ours that is among these promises, as often as it is asked for; "" for none."""
        self.is_opened = True
        return "".join(self._values[promise] for promise in promises if promise in self._values)


async def _unless_refused(work: Coroutine[Any, Any, Any]) -> None:
    with suppress(RoomError):
        await work
