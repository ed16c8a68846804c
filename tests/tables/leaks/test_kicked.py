"""Who was asked to leave keeps what they had seen, and gets nothing of what comes later, by any door."""

import asyncio
from typing import Any

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.client import Door
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.finder import find_game, game_names
from parlour.mcp_server.seat import Seat
from parlour.tables.settings import TableSettings
from parlour.wire.messages import PlayMove, Seated, State
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.worlds import Line, Said, World
from tests.tables.stage import KEY
from tests.tables.stories import brief_settings

CID = 2
BEFORE, AFTER = 5, 12
MANY = [name for name in game_names() if find_game(name).rules().players.most > CID]


def settings_of(name: str, **more: Any) -> TableSettings:
    seats = max(CID + 1, find_game(name).rules().players.least)
    return brief_settings(
        name, **{"seats": seats, "clock": "none", "spectators": False, "fill": "house:easy"} | more
    )


class Kicked(World):
    """A table at which p2 is voted out in the middle of the game, and the house plays on there."""

    async def play_on(self, luck: Luck, most: int) -> None:
        """People play at random, and the house where there is none, until there are so many moves more."""
        until = self.table.state.now_played().n + most
        while self.table.state.is_played() and self.table.state.now_played().n < until:
            asked = [seat for seat in self.table.state.persons() if self.table.state.asked[seat]]
            if asked:
                await self.play([Said(asked[0], self.of_seat(asked[0]).any_move(luck))])
            else:
                await asyncio.sleep(0.1)

    async def kick(self) -> None:
        """Before it Cid has given the chair's token to a friend, and got another ticket."""
        had = self.lines["p2"]
        self.token = next(each.token for each in had.messages() if isinstance(each, Seated))
        self.cids = [had, await self.line("friend", token=self.token)]
        self.ticket = (await self.room.ticket(KEY, "p2"))[0]
        await self.decide("p0", "kick", seat=CID)
        assert self.table.state.chairs[CID].bot(), "the house plays on"
        self.cids.append(await self.line_with(self.ticket, "p2"))
        for line in self.cids:
            line.taken()

    async def live(self) -> list[str]:
        """The chairs that Cid's lines have, and the states that they get, by every way in that there was."""
        late = [await self.line("p2"), await self.line("friend", token=self.token)]
        lines = self.cids + late
        chairs = [f"chair {line.session.seat}" for line in lines if line.session.seat is not None]
        return chairs + ["state" for line in lines for each in line.messages() if isinstance(each, State)]


async def kicked_at(world: Kicked, luck: Luck) -> None:
    await world.open()
    await world.do("p0", "begin")
    await world.play_on(luck, BEFORE)
    await world.kick()


def is_file(read: bytes) -> bool:
    """Whether this is not the code of a refusal."""
    return read.startswith(b"{")


def frames(read: bytes) -> list[bytes]:
    """The frames of a replay; nothing else has any."""
    if not read.startswith(b'{"game"'):
        return []
    return [msgspec.json.encode(frame) for frame in msgspec.json.decode(read)["frames"]]


def new_to(before: dict[str, bytes], later: dict[str, bytes]) -> list[str]:
    """What can be read later and could not before."""
    found = [name for name in later if set(frames(later[name])) - set(frames(before[name]))]
    return found + [name for name in ("export",) if is_file(later[name]) and later[name] != before[name]]


def learnt(name: str, reveal: str = "never", *, undo: bool = False) -> list[str]:
    """What Cid learns of the game after the kick: while it is on, and when it is over."""

    async def story() -> list[str]:
        world, luck = Kicked(settings_of(name, reveal=reveal), pace=0.0), Luck(51)
        await kicked_at(world, luck)
        before = await world.reads("p2")
        assert len(frames(before[f"replay {CID} False"])) == BEFORE + 1, "what was seen stays"
        if undo:
            await world.decide("p0", "undo")
        await world.play_on(luck, AFTER)
        assert world.table.state.now_played().n > BEFORE
        found = new_to(before, await world.reads("p2"))
        if not undo:
            await world.play_on(luck, 1_000)
            assert world.table.state.status == "over"
            found += new_to(before, await world.reads("p2"))
        return found + await world.live()

    return run_virtually(story)


@pytest.mark.parametrize("name", MANY)
def test_who_was_kicked_learns_nothing_of_what_comes_later(name: str) -> None:
    assert not learnt(name)


@pytest.mark.parametrize("name", MANY)
def test_nor_of_moves_that_take_the_place_of_those_that_were_undone(name: str) -> None:
    assert not learnt(name, undo=True)


def test_where_all_is_told_in_the_end_it_is_told_to_its_players() -> None:
    assert not learnt(MANY[0], "end")


def test_at_a_table_that_everybody_may_watch_a_kicked_person_sees_what_everybody_does() -> None:
    async def story() -> None:
        world, luck = Kicked(settings_of(MANY[0], spectators=True, reveal="never"), pace=0.0), Luck(52)
        await kicked_at(world, luck)
        await world.play_on(luck, 1_000)
        kicked, stranger = await world.reads("p2"), await world.reads("eve")
        own = f"replay {CID} False"
        assert new_to(stranger, kicked) == [own], "beside their own game up to the kick"
        assert len(frames(kicked[own])) == BEFORE + 1
        assert kicked["export"] == stranger["export"]

    run_virtually(story)


@pytest.mark.parametrize("is_cut", [False, True])
def test_a_move_that_waits_while_its_player_is_kicked_is_not_played(is_cut: bool) -> None:
    """The kick is being stored when the move comes in."""

    async def story() -> None:
        world, luck = Kicked(settings_of(MANY[0])), Luck(53)
        await world.open()
        await world.do("p0", "begin")
        while world.table.state.asked[CID] == 0:
            await world.play_on(luck, 1)
        n, cid = world.table.state.now_played().n, world.lines["p2"]
        move = cid.any_move(luck)
        await world.do("p0", "kick", seat=CID)
        world.lines["p1"].say_do("vote")
        cid.say(PlayMove(cid.id(), world.table.state.asked[CID], move_tree(move)))
        if is_cut:
            cid.session.gone()
        await asyncio.sleep(1)
        assert world.table.state.now_played().n == n
        assert is_cut or cid.messages()[-1].code == "not-seated"

    run_virtually(story)


async def program_on(line: Line) -> dict[str, Any]:
    """What a program is shown that looks through MCP at what this line has got."""
    seat = Seat(Door(f"http://room/t/{KEY}"))
    for message in line.messages():
        seat.table.hear(message)
    return seat.look()


@pytest.mark.parametrize("spectators", [True, False])
def test_a_program_that_was_kicked_sees_what_a_stranger_does_and_is_asked_nothing(spectators: bool) -> None:
    async def story() -> None:
        world, luck = World(settings_of(MANY[0], spectators=spectators)), Luck(54)
        await world.open()
        stranger = await world.come("eve")
        await world.do("p0", "begin")
        while not world.table.state.asked[CID]:
            seat = next(seat for seat in world.table.state.persons() if world.table.state.asked[seat])
            await world.play([Said(seat, world.of_seat(seat).any_move(luck))])
        before = await program_on(world.lines["p2"])
        assert before["decision"]
        await world.decide("p0", "kick", seat=CID)
        kicked, other = await program_on(world.lines["p2"]), await program_on(stranger)
        assert kicked == other
        assert (kicked["status"], kicked["decision"]) == ("no seat", 0)

    run_virtually(story)
