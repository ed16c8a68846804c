"""Planted faults that show only across a rematch, an undo, a kick or a restart: every one is found."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from parlour.engine.rules.finder import game_names
from parlour.match.export import export_game
from parlour.tables.chairs import Chair
from parlour.tables.lobby.archive import Archive, Played
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.tickets import Ticket
from parlour.tables.log.entries import Kick
from parlour.tables.people.advice import Advisor, Asked
from parlour.tables.people.broadcast import Broadcast, DelayedView, Update
from parlour.tables.people.session import Session
from parlour.tables.state import TableState
from parlour.wire.messages import Ask, Hello
from tests.plain_only import plain_only
from tests.tables.leaks import test_delayed as delayed
from tests.tables.leaks import test_kicked as kicked
from tests.tables.leaks import test_memory as memory
from tests.tables.leaks import test_newcomers as newcomers
from tests.tables.leaks import test_twin_deals as twin_deals
from tests.tables.leaks.plants import own_of_another_seat

GAME = game_names()[0]


def a_cache_keyed_too_coarsely(patch: pytest.MonkeyPatch) -> None:
    def asked(self: Advisor, session: Session, message: Ask) -> Asked:
        n = self.state.now_played().n
        return Asked("", session.sits_at(), 0, n, message.what, session.language)

    patch.setattr(Advisor, "_asked", asked)


def a_token_that_survives_a_kick(patch: pytest.MonkeyPatch) -> None:
    def without_person(self: Chair, entry: Kick) -> Chair:
        return Chair(self.name, entry.player, token_hash=self.token_hash)

    patch.setattr(Chair, "without_person", without_person)


def a_ticket_that_survives_a_kick(patch: pytest.MonkeyPatch) -> None:
    async def seat(self: Room, hello: Hello, ticket: Ticket, connection: Any) -> Session:
        table = await self.table(hello.table)
        return table.visit(connection, person=ticket.person, seat=ticket.seat, hello=hello)

    patch.setattr(Room, "seat", seat)
    patch.setattr(TableState, "eyes_of", lambda self, seat: seat)


def eyes_by_seat_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "eyes_of", lambda self, seat: seat)


def replays_by_who_began(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Played, "rows_for", lambda self, person, viewer: self.rows)


def an_export_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    async def export(self: Archive, person: str, played: Played) -> bytes:
        return export_game(await self.saved(played))

    patch.setattr(Archive, "exported", export)


def a_delayed_public_that_sees_the_present_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    true = Broadcast.greet

    def greet(self: Broadcast, session: Session, moment: Update | None, now: int) -> None:
        if self.delayed is not None and self.delayed.shown is None:
            self.delayed.shown = moment
        true(self, session, moment, now)

    patch.setattr(Broadcast, "greet", greet)


def a_delay_that_counts_other_things_than_moves(patch: pytest.MonkeyPatch) -> None:
    def put(self: DelayedView, moment: Update) -> None:
        self._coming.append(moment)

    patch.setattr(DelayedView, "_put", put)
    patch.setattr(DelayedView, "_is_due", lambda self, moment, latest: len(self._coming) > self._delay)


def a_scene_that_outlives_an_undo(patch: pytest.MonkeyPatch) -> None:
    true, kept = Broadcast.scene, dict[tuple[int, int], Any]()

    def scene(self: Broadcast) -> Any:
        match = self.state.match
        return None if match is None else kept.setdefault((id(self), match.n), true(self))

    patch.setattr(Broadcast, "scene", scene)


class Planted(NamedTuple):
    """A fault, and the story that finds it."""

    plant: Callable[[pytest.MonkeyPatch], None]
    found: Callable[[], object]


PLANTED = [
    Planted(a_cache_keyed_too_coarsely, lambda: newcomers.what_differs(GAME)),
    Planted(a_cache_keyed_too_coarsely, lambda: memory.wrongly_told(GAME, memory.undone)),
    Planted(a_cache_keyed_too_coarsely, lambda: memory.wrongly_told(GAME, memory.played_again)),
    Planted(a_scene_that_outlives_an_undo, lambda: memory.wrongly_told(GAME, memory.undone)),
    Planted(a_token_that_survives_a_kick, lambda: kicked.learnt(GAME)),
    Planted(a_ticket_that_survives_a_kick, lambda: kicked.learnt(GAME)),
    Planted(eyes_by_seat_number, lambda: newcomers.what_differs(GAME)),
    Planted(replays_by_who_began, lambda: kicked.learnt(GAME)),
    Planted(replays_by_who_began, lambda: kicked.learnt(GAME, undo=True)),
    Planted(an_export_of_a_running_game, lambda: kicked.learnt(GAME)),
    Planted(an_export_of_a_running_game, lambda: delayed.what_differs(GAME, delayed.nothing)),
    Planted(
        a_delayed_public_that_sees_the_present_after_a_restart,
        lambda: delayed.what_differs(GAME, delayed.a_restart),
    ),
    Planted(a_delay_that_counts_other_things_than_moves, lambda: delayed.what_differs(GAME, delayed.pauses)),
    Planted(own_of_another_seat, lambda: any(twin_deals.what_differs(name, 0) for name in game_names())),
]


@plain_only
@pytest.mark.usefixtures("quick_odds")
@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.plant.__name__)
def test_a_fault_that_shows_over_time_is_found(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.plant(monkeypatch)
    assert planted.found()
