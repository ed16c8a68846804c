"""The client: it plays, comes back after a cut, and a move is played once whatever the line does."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, RoomError, Table, random_move
from parlour.client.transports.socket import SocketTransport
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.match.match import Match
from parlour.wire import messages as m
from parlour.wire.catalogue import catalogue
from parlour.wire.codec import decode, encode
from parlour.wire.views import Scene
from tests.client.fake_room import FakeRoom, Socket, fake_room
from tests.wire.walks import GAMES, begun

QUICK = (0.01, 0.02)


class Alone:
    """A table at which one client makes every move; it plays no move twice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.socket: Socket | None = None
        self.hellos: list[m.Hello] = []
        self.heard: list[m.ClientMessage] = []
        self.answers: dict[int, int] = {}
        self.swallow = False
        """Whether moves are played but the answer is lost together with the line."""

    def visit(self, socket: Socket, person: str, hello: m.Hello) -> "Alone":
        self.socket = socket
        self.hellos.append(hello)
        known = catalogue(self.match.game, self.match.rules)
        told = None if hello.know == known.know else known.raw
        self.write(m.Welcome(1, hello.table, known.know, self.seat(), told))
        self.write(m.Seats("playing", [], you=self.seat()))
        self.show(None)
        return self

    def seat(self) -> int | None:
        return self.match.to_act()[0] if self.match.to_act() else None

    def asked(self) -> int:
        return self.match.n + 1 if self.match.to_act() else 0

    def write(self, message: m.FromRoom) -> None:
        assert self.socket is not None
        self.socket.write(encode(message))

    def show(self, re: int | None) -> None:
        scene, events = Scene.of(self.match), self.match.events[-2:]
        own = scene.own(self.seat())
        told = scene.told(events, self.seat())
        self.write(m.Seats("playing", [], you=self.seat()))
        self.write(m.State(self.match.n, 1, scene.common(), own, 0, self.asked(), told, re=re))

    def hear(self, frame: bytes) -> None:
        message = decode(frame)
        self.heard.append(message)
        if isinstance(message, m.PlayMove):
            self.play(message)
        elif isinstance(message, m.Ask):
            self.write(m.Advice(message.id, [f"{message.what} at {message.asked}"]))
        elif isinstance(message, m.Why):
            self.write(m.ClosedMoves(message.id, [("X", "Because.")]))
        elif isinstance(message, m.Do | m.Say | m.TryMove):
            self.write(m.Ok(message.id))
        elif isinstance(message, m.Sit):
            self.write(m.Seated(message.id, 0, "token"))

    def play(self, message: m.PlayMove) -> None:
        if message.asked in self.answers:
            self.write(m.Ok(message.id, self.answers[message.asked]))
            return
        if message.asked != self.asked():
            self.write(m.No(message.id, "too-late", "Too late."))
            return
        seat = self.seat()
        assert seat is not None
        self.match.play(seat, move_from(message.move))
        self.answers[message.asked] = self.match.n
        if self.swallow:
            self.swallow = False
            assert self.socket is not None
            self.socket.cut()
        else:
            self.show(message.id)

    def gone(self) -> None:
        self.socket = None


def at_a_table(name: str, story: Callable[[Alone, FakeRoom, Table], Awaitable[None]]) -> None:
    """Runs the story with a client at a table on a real socket."""

    async def run() -> None:
        alone = Alone(begun(name))
        async with fake_room(alone.visit) as room:
            transport = SocketTransport(Door(room.link), back_off=QUICK)
            async with Table(transport) as table:
                await story(alone, room, table)

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize("name", GAMES)
def test_random_moves_from_forms_play_any_game(name: str) -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        luck = Luck(5)
        for _ in range(60):
            while table.view is None or (not table.asked and table.view.ending is None):
                await table.changed()
            if not table.asked:
                break
            await table.move(random_move(table.view, luck))
            assert table.view == merged_view(alone)
        assert alone.match.is_over() or alone.match.n > 10

    at_a_table(name, story)


def merged_view(alone: Alone) -> object:
    """What the client should see, with the names of places as text."""
    from parlour.wire.merging import merge_views

    scene, meta = Scene.of(alone.match), alone.match.rules.metadata
    seat = alone.seat()
    return merge_views(
        scene.common(), scene.own(seat), game=meta.game_id, variant=meta.variant, viewer=seat
    ).view


def test_after_a_cut_the_client_comes_back_with_what_it_has_seen() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        while not table.asked:
            await table.changed()
        await table.move(random_move(table.view, Luck(1)))  # type: ignore[arg-type]
        seen = alone.match.n
        room.cut_all()
        while not table.transport.is_cut:
            await table.changed()
        while table.transport.is_cut:
            await table.changed()
        first, last = alone.hellos
        assert (first.seen, first.know) == (0, "")
        assert table.welcome is not None
        assert (last.seen, last.know) == (seen, table.welcome.know)
        assert first.ticket != last.ticket
        assert table.catalogue is not None

    at_a_table(GAMES[0], story)


def test_a_move_whose_answer_was_lost_is_sent_again_and_played_once() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        while not table.asked:
            await table.changed()
        alone.swallow = True
        await table.move(random_move(table.view, Luck(1)))  # type: ignore[arg-type]
        moves = [message for message in alone.heard if isinstance(message, m.PlayMove)]
        assert len(moves) == 2
        assert moves[0] == moves[1]
        assert alone.match.n == 1

    at_a_table(GAMES[0], story)


def test_talk_that_was_cut_off_is_not_said_twice() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        alone.hear = lambda frame: room.cut_all()  # type: ignore[method-assign]
        with pytest.raises(RoomError, match="The line broke") as caught:
            await table.say("Hello")
        assert caught.value.code == "line-cut"

    at_a_table(GAMES[0], story)


def test_a_refusal_is_an_error_with_the_rooms_code_and_sentence() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        with pytest.raises(RoomError, match="Too late") as caught:
            await table.move(Move("X"), asked=99)
        assert caught.value.code == "too-late"

    at_a_table(GAMES[0], story)


def test_everything_else_that_one_can_do_is_answered() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        assert await table.why() == {"X": "Because."}
        assert (await table.advice("hint")).say == [f"hint at {table.asked}"]
        assert await table.sit("Ann") == 0
        assert table.door.token == "token"
        await table.try_move(Move("X"))
        await table.do("begin")
        await table.say(preset="hello")
        kinds = [type(each) for each in alone.heard]
        assert kinds == [m.Why, m.Ask, m.Sit, m.TryMove, m.Do, m.Say]

    at_a_table(GAMES[0], story)


def test_a_client_sits_down_with_a_promise_and_opens_it_when_asked() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        from parlour.cards.seeds import value_commitment

        await table.sit("Ann")
        [promise] = [each.luck for each in alone.heard if isinstance(each, m.Sit)]
        alone.write(m.OpenLuck(["", promise], "y"))
        while not isinstance(alone.heard[-1], m.Luck):
            await asyncio.sleep(0.01)
        [promise] = [each.luck for each in alone.heard if isinstance(each, m.Sit)]
        assert value_commitment(bytes.fromhex(alone.heard[-1].value)) == promise

    at_a_table(GAMES[0], story)


def test_a_line_that_the_room_ends_for_good_is_not_taken_up_again() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        alone.write(m.Bye(m.BAD_MESSAGE, "That is no message."))
        assert alone.socket is not None
        alone.socket.close(m.BAD_MESSAGE, "")
        async for _ in table:
            pass
        with pytest.raises(RoomError, match="no message"):
            await table.why()
        assert len(alone.hellos) == 1

    at_a_table(GAMES[0], story)


def test_what_a_newer_room_says_beyond_us_is_let_go() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        assert alone.socket is not None
        alone.socket.write(b'{"t":"fireworks","colour":"red"}')
        alone.socket.write(msgspec.json.encode({"t": "pong", "at": 1, "now": 2, "zone": "UTC"}))
        assert await table.why()

    at_a_table(GAMES[0], story)


def test_a_wrong_link_or_a_silent_room_is_a_sentence() -> None:
    with pytest.raises(RoomError, match="is no table") as caught:
        Door("http://localhost:1/lobby")
    assert caught.value.code == "bad-link"

    async def silent() -> None:
        async with Table("http://127.0.0.1:9/t/x"):
            pass

    with pytest.raises(RoomError, match="Nobody answers"):
        asyncio.run(silent())


def test_a_table_that_is_not_there_is_the_rooms_own_sentence() -> None:
    async def run() -> None:
        alone = Alone(begun(GAMES[0]))
        async with fake_room(alone.visit) as room:
            with pytest.raises(RoomError, match="no such table"):
                async with Table(f"{room.address}/t/elsewhere"):
                    pass

    asyncio.run(run())


def test_after_a_game_another_value_is_promised_for_the_next_one() -> None:
    async def story(alone: Alone, room: FakeRoom, table: Table) -> None:
        await table.sit("Ann")
        [first] = [each.luck for each in alone.heard if isinstance(each, m.Sit)]
        alone.write(m.OpenLuck([first], "y"))
        alone.write(m.Seats("over", [], you=0))
        while len(promises := [each.luck for each in alone.heard if isinstance(each, m.Sit)]) < 2:
            await asyncio.sleep(0.01)
        assert promises[0] != promises[1]

    at_a_table(GAMES[0], story)


def test_a_room_that_was_cleared_out_gets_to_know_us_again() -> None:
    async def run() -> None:
        alone = Alone(begun(GAMES[0]))
        async with fake_room(alone.visit) as room:
            door = Door(room.link, key="of old")
            async with Table(door):
                assert door.key in room.people

    asyncio.run(run())
