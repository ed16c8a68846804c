"""A table seen from afar: what the room has said last, and what one can do there."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import suppress
from secrets import token_bytes
from typing import Any, Final, Literal, Self

import msgspec

from parlour.cards.seeds import SEED_BYTES, value_commitment
from parlour.client.door import Door, RoomError
from parlour.client.line import BACK_OFF, Line
from parlour.client.wishes import Wish, Wishes
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.show.view import View
from parlour.wire import messages as m
from parlour.wire.catalogue import Catalogue
from parlour.wire.merging import MergedView, merge_views

_MOST_KEPT: Final = 400
_MOST_PROMISES: Final = 3
_PLAYING: Final = "playing"


class Table:
    """One seat at a table, or a place to look on; `async with` opens the line and closes it.

    After each change (`changed`, or `async for`) read `you`, `seats`, `view`, `asked`, `state`, `catalogue`;
    `heard` are events, `said` is table talk and `noticed` what else is told of seats, to be taken out by
    whoever shows them.
    """

    def __init__(
        self, door: Door | str, *, language: str = "en", back_off: Sequence[float] = BACK_OFF
    ) -> None:
        self.door = Door(door) if isinstance(door, str) else door
        self.language = language
        self.you: int | None = None
        self.welcome: m.Welcome | None = None
        self.catalogue: Catalogue | None = None
        self.seats: m.Seats | None = None
        self.state: m.State | None = None
        self.picture: MergedView | None = None
        self.heard: list[m.Told] = []
        self.said: list[m.Said] = []
        self.noticed: list[m.Notice] = []
        self._luck = Promises()
        self._background: set[asyncio.Task[None]] = set()
        self._wishes = Wishes()
        self._changed = asyncio.Event()
        self.line = Line(self.door, hello=self._hello, hear=self._hear, again=self._again, back_off=back_off)

    async def __aenter__(self) -> Self:
        await self.line.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.line.close()

    # What there is to see

    @property
    def view(self) -> View | None:
        """All that we may know now; None before the first game."""
        return None if self.picture is None else self.picture.view

    @property
    def asked(self) -> int:
        """The number of the question that we are to answer; 0 when nothing is asked."""
        return 0 if self.state is None else self.state.asked

    async def changed(self) -> None:
        """Waits until the room has said something new; RoomError when it never will again."""
        await self._changed.wait()
        self._changed.clear()
        if self.line.ended is not None:
            raise self.line.ended

    async def __aiter__(self) -> AsyncIterator[Self]:
        """The table after every change, until the line ends for good."""
        with suppress(RoomError):
            while True:
                yield self
                await self.changed()

    # What one can do: RoomError when the room says no

    async def move(self, move: Move, asked: int | None = None) -> None:
        """Answers the open question, once, even if the line breaks meanwhile."""
        question = self.asked if asked is None else asked
        await self._wish(m.PlayMove(self._wishes.next_id(), question, move_tree(move)))

    async def try_move(self, move: Move) -> None:
        """Whether the move would be played, without playing it."""
        await self._wish(m.TryMove(self._wishes.next_id(), self.asked, move_tree(move)))

    async def why(self) -> dict[str, str]:
        """The verbs that are closed now, each with the reason."""
        answer: m.ClosedMoves = await self._wish(m.Why(self._wishes.next_id()))
        return dict(answer.closed)

    async def advice(self, what: Literal["hint", "hand", "odds", "lesson"]) -> m.Advice:
        """What the house answers: a hint for the open question, the hand's worth or odds, a lesson."""
        answer: m.Advice = await self._wish(m.Ask(self._wishes.next_id(), what, self.asked))
        return answer

    async def say(self, text: str = "", *, preset: str = "") -> None:
        await self._wish(m.Say(self._wishes.next_id(), text, preset))

    async def sit(self, name: str = "", seat: int = -1) -> int:
        """Takes a chair; the token that opens this seat from any device is then in `door.token`."""
        answer = await self._wish(m.Sit(self._wishes.next_id(), seat, name, self._luck.promise()))
        if isinstance(answer, m.Seated):
            self.you, self.door.token = answer.seat, answer.token or self.door.token
        assert self.you is not None, "who is seated has a seat"
        return self.you

    async def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        """Everything else: begin, rematch, stand, back, fill, vote and so on (docs/reference/protocol.md)."""
        await self._wish(m.Do(self._wishes.next_id(), what, seat, text, yes))

    async def _wish(self, wish: Wish) -> Any:
        if self.line.ended is not None:
            raise self.line.ended
        answer = self._wishes.expect(wish)
        await self.line.send(wish)
        return await answer

    # What the line asks for and brings

    def _hello(self, ticket: str) -> m.Hello:
        seen = 0 if self.state is None else self.state.seq
        know = "" if self.welcome is None else self.welcome.know
        return m.Hello(m.PROTOCOL, self.door.table, ticket, seen, know, self.language)

    def _again(self) -> Sequence[Wish]:
        return self._wishes.again(self.you)

    def _hear(self, message: m.RoomMessage | None) -> None:
        """Takes in a message; None when the line is cut or has ended."""
        if isinstance(message, m.Welcome):
            self._welcomed(message)
        elif isinstance(message, m.Seats):
            self._seated(message)
        elif isinstance(message, m.State):
            self._show(message)
        elif isinstance(message, m.Said):
            self.said = [*self.said, message][-_MOST_KEPT:]
        elif isinstance(message, m.Notice):
            self.noticed = [*self.noticed, message][-_MOST_KEPT:]
        elif isinstance(message, m.OpenLuck):
            self._soon(self.line.send(m.Luck(self._luck.opened(message.commitments))))
        elif isinstance(message, m.No):
            self._wishes.answer(message.id, RoomError(message.code, message.why))
        elif isinstance(message, m.Ok | m.Seated | m.ClosedMoves | m.Advice):
            self._wishes.answer(message.id, message)
        elif self.line.ended is not None:
            self._wishes.give_up(self.line.ended)
        self._changed.set()

    def _welcomed(self, message: m.Welcome) -> None:
        self.welcome = message
        self._sit_at(message.you)
        if message.catalogue is not None:
            self.catalogue = msgspec.convert(message.catalogue, Catalogue)

    def _show(self, state: m.State) -> None:
        """A state is whole: the last one is all that counts; only what happened adds up."""
        assert self.catalogue is not None, "a welcome comes before any state"
        game, variant = self.catalogue.game, self.catalogue.variant
        self.state = state
        self.picture = merge_views(state.common, state.own, game=game, variant=variant, viewer=self.you)
        self.heard = [*self.heard, *state.events][-_MOST_KEPT:]
        self._wishes.answer(state.re, state)

    def _sit_at(self, you: int | None) -> None:
        """Takes in where we sit: what was seen from another chair is past, and so is what was asked there."""
        if you != self.you:
            self.state = self.picture = None
        self.you = you

    def _seated(self, seats: m.Seats) -> None:
        self.seats = seats
        self._sit_at(seats.you)
        if self._luck.is_opened and seats.status != _PLAYING and self.you is not None:
            self._luck.is_opened = False
            self._soon(self.sit())  # another promise for the next game

    def _soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does it by the way; a refusal of it harms nobody."""
        task = asyncio.create_task(_unless_refused(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


class Promises:
    """Random values that we have committed to, so that the room cannot deal as it likes."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self.is_opened = False

    def promise(self) -> str:
        """The commitment to a new value."""
        value = token_bytes(SEED_BYTES)
        promise = value_commitment(value)
        self._values = {**dict(list(self._values.items())[-_MOST_PROMISES:]), promise: value.hex()}
        return promise

    def opened(self, promises: Sequence[str]) -> str:
        """The value of ours that is among these promises, as often as it is asked for; "" for none."""
        self.is_opened = True
        return "".join(self._values[promise] for promise in promises if promise in self._values)


async def _unless_refused(work: Coroutine[Any, Any, Any]) -> None:
    with suppress(RoomError):
        await work
