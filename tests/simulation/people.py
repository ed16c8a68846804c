"""Simulated people: they sit down, play what their forms allow, ask again when nobody answers, come back."""

import asyncio
from collections.abc import Callable
from typing import Any

from parlour.cards.luck import Luck
from parlour.cards.seeds import value_commitment
from parlour.client.random_moves import random_move
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.show.view import View
from parlour.tables.settings import TableSettings
from parlour.wire import messages
from parlour.wire.codec import decode_from_room, encode
from parlour.wire.merging import merge_views
from tests.simulation.network import SimulatedLine, Trace

WISHES = ("vote", "vote", "undo", "pause", "stand", "back", "back", "dance")
Dial = Callable[["SimulatedPerson", messages.Hello], SimulatedLine | None]


class SimulatedPerson:
    """A client that knows only what the room has told it."""

    def __init__(self, name: str, settings: TableSettings, dial: Dial, luck: Luck, trace: Trace) -> None:
        self.name = name
        self.luck = luck
        self.line: SimulatedLine | None = None
        self.state: messages.State | None = None
        self.you: int | None = None
        self.view: View | None = None
        self.status = ""
        self.acknowledged: dict[tuple[int, int], tuple[Move, int]] = {}
        self.refusals: list[str] = []
        self.given: set[tuple[int | None, int, Move]] = set()
        self.is_quiet = False
        self._settings = settings
        self._dial = dial
        self._trace = trace
        self._ids = 0
        self._sent: dict[int, tuple[int, Move]] = {}
        self._pending: tuple[int, Move] | None = None
        self._value = int(luck.bits()).to_bytes(32, "big")

    async def live(self, *, sits: bool, hosts: bool) -> None:
        """Looks at the table now and then, and does what is to be done."""
        while True:
            await asyncio.sleep(0.2 + self.luck.below(1_500) / 1000)
            if self.line is None:
                self._come_in()
            elif self.luck.below(60) == 0 and not self.is_quiet:
                self.line.cut()
            elif self.you is None and sits and self.status == "open":
                promise = value_commitment(self._value)
                self._say(messages.Sit(self._id(), -1, self.name, promise))
            elif hosts and self.you is not None and self.status in ("open", "over") and not self.is_quiet:
                self._say(messages.Do(self._id(), "begin" if self.status == "open" else "rematch"))
            elif self.you is not None and self.state is not None and not self.is_quiet:
                self._wish()
                self._play()

    def _wish(self) -> None:
        """Now and then something else than a move; a pause does not last long."""
        assert self.state is not None
        is_paused = self.state.clock is not None and self.state.clock.paused
        if self.luck.below(3 if is_paused else 25) == 0:
            what = "resume" if is_paused else WISHES[self.luck.below(len(WISHES))]
            self._say(messages.Do(self._id(), what, yes=self.luck.below(4) > 0))

    def _come_in(self) -> None:
        seen = self.state.seq if self.state else 0
        self.line = self._dial(self, messages.Hello(messages.PROTOCOL, "sim", seen=seen))

    def _id(self) -> int:
        self._ids += 1
        return self._ids

    def _say(self, message: messages.FromClient) -> None:
        if self.line is not None and not self.line.is_cut:
            self.line.send(encode(message))

    def _play(self) -> None:
        """Answers the open question; the same answer again as long as nobody has said a word to it."""
        assert self.state is not None
        assert self.view is not None
        if self._pending is None and self.state.asked and self.view.forms:
            self._pending = (self.state.asked, random_move(self.view, self.luck))
        if self._pending is None:
            return
        asked, move = self._pending
        ident = self._id()
        self._sent[ident] = self._pending
        self.given.add((self.you, asked, move))
        self._say(messages.PlayMove(ident, asked, move_tree(move)))

    def hear(self, frame: bytes | None) -> None:
        """What comes in on the line; None when it is cut."""
        if frame is None:
            self.line = None
            return
        message: Any = decode_from_room(frame)
        if isinstance(message, messages.State):
            self._show(message)
        elif isinstance(message, messages.Seats):
            self.status, self.you = message.status, message.you
        elif isinstance(message, messages.Welcome):
            self.you = message.you
        elif isinstance(message, messages.OpenLuck):
            self._say(messages.Luck(self._value.hex()))
        elif isinstance(message, messages.Ok):
            self._acknowledge(message.id, message.seq)
        elif isinstance(message, messages.No):
            self._refuse(message)

    def _show(self, state: messages.State) -> None:
        self.state = state
        self.view = merge_views(
            bytes(state.common),
            bytes(state.own),
            game=self._settings.game,
            variant=self._settings.variant,
            viewer=self.you,
        ).view
        if state.re is not None:
            self._acknowledge(state.re, state.seq)

    def _acknowledge(self, ident: int, seq: int) -> None:
        """The room says that this answer is played."""
        if ident not in self._sent:
            return
        asked, move = self._sent[ident]
        assert self.you is not None
        known = self.acknowledged.setdefault((self.you, asked), (move, seq))
        assert known[0] == move, "two different answers to one question were acknowledged"
        if self._pending == (asked, move):
            self._pending = None

    def _refuse(self, message: messages.No) -> None:
        self.refusals.append(message.code)
        asked_move = self._sent.get(message.id)
        is_open = message.code in ("not-stored", "slow-down")
        if asked_move is not None and asked_move == self._pending and not is_open:
            self._pending = None
