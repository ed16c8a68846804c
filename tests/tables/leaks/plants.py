"""Planted leaks: each lets a table betray a hidden card in its own way, and the twins must find every one."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.engine.play.position import Position
from parlour.storage.rows import Row
from parlour.tables import table as table_module
from parlour.tables.log.entries import Moved
from parlour.tables.log.rows import entry_of
from parlour.tables.outbox import Outbox
from parlour.tables.people import commands
from parlour.tables.people import session as session_module
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.context import CommandContext
from parlour.tables.people.session import Session
from parlour.tables.play.answers import try_move as try_truly
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.play.scheduler import BotScheduler, ThinkingTime
from parlour.tables.refusals import in_words as in_words_truly
from parlour.tables.state import TableState
from parlour.wire import messages
from parlour.wire.views import Scene

Plant = Callable[[pytest.MonkeyPatch], None]


def betrayed(position: Position) -> int:
    """A number that hangs on every card, wherever it lies."""
    cards = [card for zone in position.zones() for card in zone.cards]
    return sum(place * card for place, card in enumerate(cards, 1))


def own_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    true = Scene.own
    patch.setattr(
        Scene,
        "own",
        lambda self, viewer, language="en": true(
            self, 0 if viewer is None else (viewer + 1) % self.position.seats, language
        ),
    )


def the_public_sees_through_the_eyes_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    true = Scene.common

    def common(self: Scene, language: str = "en") -> msgspec.Raw:
        last = self.position.seats - 1
        tree = msgspec.json.decode(true(self, language))
        tree["zones"] = [self.position.zone_view(zone, last) for zone in self.position.zones()]
        return msgspec.Raw(msgspec.json.encode(tree))

    patch.setattr(Scene, "common", common)


def events_without_their_veils(patch: pytest.MonkeyPatch) -> None:
    true = Scene.told

    def told(self: Scene, events: Any, viewer: int | None, language: str = "en") -> list[messages.Told]:
        pairs = zip(true(self, events, viewer, language), events, strict=True)
        return [replace(each, cards=event.cards) for each, event in pairs]

    patch.setattr(Scene, "told", told)


def the_time_out_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    true = Deadlines.shown_to

    def shown(self: Deadlines, viewer: int | None, language: str, now: int) -> messages.Clock | None:
        clock = true(self, viewer, language, now)
        if clock is None or not clock.seats:
            return clock
        moves = self.state.now_played().position.moves(clock.seats[0])
        best = max(self.state.now_played().position.zones(), key=lambda zone: zone.owner == clock.seats[0])
        return replace(clock, timeout=f"{moves.count()} moves, {best.cards[:1]}")

    patch.setattr(Deadlines, "shown_to", shown)


def a_deadline_that_hangs_on_cards(patch: pytest.MonkeyPatch) -> None:
    true = Deadlines.allowed
    patch.setattr(
        Deadlines,
        "allowed",
        lambda self, seat: true(self, seat) + betrayed(self.state.now_played().position) % 97,
    )


def questions_that_count_sealed_choices(patch: pytest.MonkeyPatch) -> None:
    true = TableState._ask

    def ask(self: TableState, row: Row, *, is_new: bool = False) -> None:
        before = list(self.asked)
        true(self, row, is_new=is_new)
        entry = entry_of(row)
        if isinstance(entry, Moved) and (sum(entry.slots) + len(entry.verb)) % 2:
            self.asked = [
                row.n if now and now == old else now for now, old in zip(self.asked, before, strict=True)
            ]

    patch.setattr(TableState, "_ask", ask)


def a_bot_that_hurries_with_good_cards(patch: pytest.MonkeyPatch) -> None:
    true = BotScheduler._begin

    def begin(self: BotScheduler, seat: int, thought: Any) -> None:
        drawn = betrayed(self.state.now_played().position) % 100
        patch.setattr(ThinkingTime, "delay", lambda pace, seat, asked: 800 + drawn)
        true(self, seat, thought)

    patch.setattr(BotScheduler, "_begin", begin)


def a_refusal_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    true = in_words_truly

    def in_words(error: Any, seat: Any, match: Any, language: str) -> str:
        return f"{true(error, seat, match, language)} ({betrayed(match.position) % 53})"

    patch.setattr(session_module, "in_words", in_words)


def a_dry_run_with_anothers_cards(patch: pytest.MonkeyPatch) -> None:
    true = try_truly

    def try_move(state: TableState, seat: int, asked: int, move: Any) -> None:
        if betrayed(state.now_played().position) % 2:
            true(state, seat, asked, move)

    patch.setattr(commands, "try_move", try_move)


def reasons_that_count_the_stock(patch: pytest.MonkeyPatch) -> None:
    true = Scene.closed
    patch.setattr(
        Scene,
        "closed",
        lambda self, seat, language="en": [
            *true(self, seat, language),
            ("LUCK", str(betrayed(self.position) % 53)),
        ],
    )


def a_log_line_with_cards(patch: pytest.MonkeyPatch) -> None:
    true = table_module.Table._settled

    def settled(self: Any, rows: Any, command: Any) -> None:
        true(self, rows, command)
        if self.state.match is not None:
            logging.getLogger("parlour.tables").debug("position %s", self.state.match.position.state())

    patch.setattr(table_module.Table, "_settled", settled)


def frames_whose_length_tells(patch: pytest.MonkeyPatch) -> None:
    true = Outbox.send_state

    def send_state(self: Outbox, state: messages.State, frame: bytes, re: int | None = None) -> None:
        cards = bytes(state.common)
        scene = SCENES[-1] if SCENES else None
        space = b" " * (betrayed(scene.position) % 7) if scene else b""
        true(self, state, frame[:-1] + space + b"}" if cards else frame, re)

    remember_scenes(patch)
    patch.setattr(Outbox, "send_state", send_state)


SCENES: list[Scene] = []


def remember_scenes(patch: pytest.MonkeyPatch) -> None:
    true = Broadcast.state_for

    def state_for(self: Broadcast, moment: Any, *viewer: Any) -> messages.State:
        SCENES[:] = [moment.scene]
        return true(self, moment, *viewer)

    patch.setattr(Broadcast, "state_for", state_for)


def frames_whose_order_tells(patch: pytest.MonkeyPatch) -> None:
    true = Session.tell
    held: dict[int, messages.FromRoom] = {}

    def tell(self: Session, message: messages.FromRoom) -> None:
        match = self.state.match
        if match is not None and betrayed(match.position) % 2 and isinstance(message, messages.ClosedMoves):
            held[id(self)] = message
            return
        true(self, message)
        if id(self) in held:
            true(self, held.pop(id(self)))

    patch.setattr(Session, "tell", tell)


def seats_that_count_more_than_watchers(patch: pytest.MonkeyPatch) -> None:
    true = Broadcast.seats_for

    def seats_for(self: Broadcast, *given: Any) -> messages.Seats:
        match = self.state.match
        more = betrayed(match.position) % 5 if match else 0
        seats = true(self, *given)
        return replace(seats, watchers=seats.watchers + more)

    patch.setattr(Broadcast, "seats_for", seats_for)


def a_pong_that_is_late_by_cards(patch: pytest.MonkeyPatch) -> None:
    def ping(context: CommandContext, session: Session, message: messages.Ping) -> None:
        match = context.state.match
        late = betrayed(match.position) % 11 if match else 0
        session.tell(messages.Pong(message.at, context.clock.now() + late))

    patch.setitem(commands.MESSAGES, messages.Ping, ping)


def a_welcome_with_the_pack(patch: pytest.MonkeyPatch) -> None:
    def welcome(self: Session) -> None:
        match = self.state.match
        pack = [zone.cards for zone in match.position.zones()] if match else []
        self.tell(messages.Welcome(1, self.state.table, "", self.seat, settings={"initialState": pack}))

    patch.setattr(Session, "welcome", welcome)


def events_missed_that_were_never_told(patch: pytest.MonkeyPatch) -> None:
    true = Broadcast.state_for

    def state_for(self: Broadcast, moment: Any, *viewer: Any) -> messages.State:
        state = true(self, moment, *viewer)
        return replace(state, missed=state.missed + betrayed(moment.scene.position) % 3)

    patch.setattr(Broadcast, "state_for", state_for)


def a_state_that_waits_for_good_cards(patch: pytest.MonkeyPatch) -> None:
    true = Outbox.send_state

    def send_state(self: Outbox, state: messages.State, frame: bytes, re: int | None = None) -> None:
        wait = betrayed(SCENES[-1].position) % 13 / 1000 if SCENES else 0.0
        asyncio.get_running_loop().call_later(wait, true, self, state, frame, re)

    remember_scenes(patch)
    patch.setattr(Outbox, "send_state", send_state)


def the_seed_of_hidden_cards_in_a_digest(patch: pytest.MonkeyPatch) -> None:
    true = Scene.common

    def common(self: Scene, language: str = "en") -> msgspec.Raw:
        body = bytes(true(self, language))
        digest = betrayed(self.position) % 65_521
        return msgspec.Raw(b'%s,"digest":%d}' % (body[:-1], digest))

    patch.setattr(Scene, "common", common)


PLANTS: list[Plant] = [
    own_of_another_seat,
    the_public_sees_through_the_eyes_of_a_seat,
    events_without_their_veils,
    the_time_out_of_another_seat,
    a_deadline_that_hangs_on_cards,
    a_bot_that_hurries_with_good_cards,
    a_refusal_that_names_a_card,
    a_dry_run_with_anothers_cards,
    reasons_that_count_the_stock,
    a_log_line_with_cards,
    frames_whose_length_tells,
    frames_whose_order_tells,
    seats_that_count_more_than_watchers,
    a_pong_that_is_late_by_cards,
    a_welcome_with_the_pack,
    events_missed_that_were_never_told,
    a_state_that_waits_for_good_cards,
    the_seed_of_hidden_cards_in_a_digest,
]
