"""A simulated world: a room that crashes and comes back, people who play in it, and the judge at the end."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.engine.show.view import View
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row
from parlour.tables.clock import LoopClock
from parlour.tables.log.entries import Moved, Open
from parlour.tables.log.rows import Pending, entry_of, row_of
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from parlour.tables.table import Table
from parlour.wire.messages import Hello
from tests.simulation.broken_store import BrokenStore
from tests.simulation.mix import Mix
from tests.simulation.network import SimulatedLine, Trace
from tests.simulation.people import SimulatedPerson
from tests.simulation.virtual_loop import VirtualLoop, run_virtually
from tests.tables.stories import brief_settings

TABLE = "sim"
MINUTES = 2
Plant = Callable[[Table], None]


class Report(NamedTuple):
    """What came of a seed."""

    seed: int
    game: str
    moves: int
    acknowledged: int
    crashes: int
    digest: str


class SimulatedRoom:
    """One process: a table in it, its store, and the lines to it."""

    def __init__(self, table: Table, store: BrokenStore) -> None:
        self.table = table
        self.store = store
        self.lines: list[SimulatedLine] = []

    def kill(self) -> None:
        """A killed process does nothing more: what the store or a timer says reaches nobody."""
        self.store.crash()
        table = self.table
        table.role.leads = False
        table._is_drained = True
        table.broadcast.stop()
        table.alarms.stop()
        table.bots.stop()
        table.broadcast.sessions.clear()
        for line in self.lines:
            line.session = None
            line.cut()


class World:
    """One table in one or two processes, through several lives of each."""

    def __init__(self, seed: int, plant: Plant | None = None) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        self.seed = seed
        self.luck = Luck(seed, 1)
        self.trace = Trace()
        self.clock = LoopClock(loop, loop.wall)
        self.disk = MemoryStore(now=self.clock.now)
        self.disk.beside().watch(self._hinted)
        self._hints = Luck(seed, 2)
        self.mix = Mix(self.clock.now)
        names = game_names()
        self.settings = any_settings(names[seed % len(names)], self.luck)
        self.rooms: list[SimulatedRoom | None] = [None] * (2 if seed % 3 == 2 else 1)
        self.downtimes: list[tuple[int, int]] = []
        self._leaderless: int | None = None
        self.crashes = 0
        self.is_calm = False
        self._plant = plant
        people = 1 + self.luck.below(self.settings.seats)
        self.people = [self._person(f"p{number}") for number in range(people)]
        self.onlooker = self._person("onlooker")

    def _person(self, name: str) -> SimulatedPerson:
        return SimulatedPerson(name, self.settings, self._dial, Luck(self.luck.bits(), 0), self.trace)

    async def begin(self) -> None:
        secret = int(self.luck.bits()).to_bytes(32, "big").hex()
        entry = Open(self.settings, "p0", self.settings.rules().digest, secret)
        self.disk.keep(Batch([row_of(Pending(entry), TABLE, 1, self.clock.now())]))
        for number in range(len(self.rooms)):
            await self.wake(number)

    async def wake(self, number: int) -> None:
        """A process comes up and finds what is on the disk."""
        store = BrokenStore(self.disk, self.luck, failures=0 if self.is_calm else 40)
        rows = await self.disk.rows(TABLE)
        table = Table(
            TABLE,
            store,
            rows,
            rules=self.settings.rules(),
            clock=self.clock,
            bots=RoomBots(pace=0.3),
            leads=False,
            shared=len(self.rooms) > 1,
            fresh=lambda: int(self.luck.bits()).to_bytes(32, "big"),
        )
        if self._plant is not None:
            self._plant(table)
        self.mix.watch(table, store)
        self.rooms[number] = SimulatedRoom(table, store)
        self.elect()
        self.trace.note("wake", str(len(rows)))

    def elect(self) -> None:
        """The first process that is up leads."""
        up = [room for room in self.rooms if room is not None]
        if up and self._leaderless is not None:
            self.downtimes.append((self._leaderless, self.clock.now()))
            self._leaderless = None
        for place, room in enumerate(up):
            if room.table.role.leads != (place == 0):
                room.table.lead(on=place == 0)

    def _hinted(self, table: str, n: int) -> None:
        """Processes are told of each other's rows; half of the notes are lost."""
        if len(self.rooms) > 1 and self._hints.below(2):
            asyncio.get_running_loop().call_later(self._hints.below(60) / 1000, self.hint)

    def hint(self) -> None:
        """Now and then somebody tells the processes what is on the disk."""
        for room in self.rooms:
            if room is not None:
                room.table.hint(len(self.disk._kept.rows[TABLE]))

    def _dial(self, person: SimulatedPerson, hello: Hello) -> SimulatedLine | None:
        up = [room for room in self.rooms if room is not None]
        if not up:
            return None
        room = up[self.luck.below(len(up))]
        line = SimulatedLine(person.name, Luck(self.luck.bits(), 0), self.trace, person.hear)
        line.session = room.table.visit(line, person=person.name, seat=None, hello=hello)
        room.lines.append(line)
        return line

    async def crash(self, number: int) -> None:
        """Kills a process in the middle of whatever it does, and brings it back after a while."""
        room = self.rooms[number]
        assert room is not None
        if room.table.role.leads:
            self._leaderless = self.clock.now()
        self.trace.note("crash", str(number))
        self.crashes += 1
        room.kill()
        self.rooms[number] = None
        await asyncio.sleep(2)
        self.elect()
        await asyncio.sleep(self.luck.below(100_000) / 1000)
        await self.wake(number)

    async def hints(self) -> None:
        while True:
            await asyncio.sleep(0.1 + self.luck.below(2_000) / 1000)
            self.hint()

    def first(self) -> Table:
        room = self.rooms[0]
        assert room is not None
        return room.table


def any_settings(name: str, luck: Luck) -> TableSettings:
    """A small table of this game."""
    usual = brief_settings(name)
    players = usual.rules().players
    seats, fill = min(players.least + luck.below(3), players.most, 4), luck.below(4)
    return brief_settings(name, seats=seats, fill="random" if fill else "house:easy")


async def live(seed: int, plant: Plant | None = None) -> Report:
    """Some minutes of play and trouble, then a calm in which everybody can catch up; then the judge."""
    world = World(seed, plant)
    await world.begin()
    lives = [
        asyncio.ensure_future(person.live(sits=True, hosts=person.name == "p0")) for person in world.people
    ]
    lives.append(asyncio.ensure_future(world.onlooker.live(sits=False, hosts=False)))
    lives.append(asyncio.ensure_future(world.hints()))
    until = asyncio.get_running_loop().time() + 60 * MINUTES
    while asyncio.get_running_loop().time() < until:
        await asyncio.sleep(world.luck.below(120_000) / 1000)
        await world.crash(world.luck.below(len(world.rooms)))
    await calm(world)
    for task in lives:
        task.cancel()
    rows = await world.disk.rows(TABLE)
    judge(world, rows)
    moves = sum(row.kind == "move" for row in rows)
    acknowledged = sum(len(person.acknowledged) for person in world.people)
    return Report(seed, world.settings.game, moves, acknowledged, world.crashes, world.trace.digest())


async def calm(world: World) -> None:
    """Nothing breaks any more and nobody plays: everybody comes back and looks."""
    world.is_calm = True
    for person in [*world.people, world.onlooker]:
        person.is_quiet = True
    for number in range(len(world.rooms)):
        await world.crash(number)
    for room in world.rooms:
        if room is not None:
            room.table.role.leads = False
            room.table.bots.stop()
            room.table.alarms.stop()
    await asyncio.sleep(30)


def judge(world: World, rows: list[Row]) -> None:
    """Nothing acknowledged is lost or doubled, everybody sees what is there, no clock ran in a downtime."""
    table = world.first()
    assert table.state.n == len(rows), "the room knows all that is on the disk, and nothing else"
    moves = {row.n: entry_of(row) for row in rows if row.kind == "move"}
    answers = [(row.seat, moves[row.n].asked) for row in rows if row.kind == "move"]
    assert len(set(answers)) == len(answers), "a question was answered twice"
    found = {(row.seat, moves[row.n].asked): row.n for row in rows if row.kind == "move"}
    for person in world.people:
        for question, (move, seq) in person.acknowledged.items():
            assert question in found, f"{person.name}: {move} was acknowledged and is lost"
            n = found[question]
            assert moves[n].move() == move, f"{person.name}: another move than {move} was played"
            assert seq >= n, f"{person.name}: {move} was acknowledged before it was there"
    given = {answer for person in world.people for answer in person.given}
    for row in rows:
        if row.kind == "move" and row.by == "seat":
            answer = (row.seat, moves[row.n].asked, moves[row.n].move())
            assert answer in given, f"row {row.n}: nobody has given this answer to this question"
    for person in [*world.people, world.onlooker]:
        judge_view(person, table.state)
    judge_clocks(world, rows)
    world.mix.judge(rows)


def judge_view(person: SimulatedPerson, state: TableState) -> None:
    if state.match is None:
        return
    assert person.state is not None, f"{person.name} sees nothing"
    assert person.state.seq == state.n, f"{person.name} is behind"
    assert person.view is not None
    theirs, true = without_words(person.view), without_words(state.match.view(person.you))
    assert theirs == true, f"{person.name} does not see what is there"


def without_words(view: View) -> View:
    """The view without the names of places, which a client gets as text."""
    forms = [
        replace(form, pools=[replace(pool, names=[]) for pool in form.pools]) if form.pools else form
        for form in view.forms
    ]
    return replace(view, forms=forms)


def judge_clocks(world: World, rows: list[Row]) -> None:
    """Between a question and its time-out the seat had all its time while the room was up."""
    state = TableState(TABLE, world.settings.rules())
    for row in rows:
        if row.kind == "move" and row.by == "clock":
            entry: Moved = entry_of(row)
            asked_at = rows[entry.asked - 1].at
            had = row.at - asked_at - sum(_overlap(asked_at, row.at, *down) for down in world.downtimes)
            allowed = 1000 * state.now_played().position.seconds(row.seat)
            assert had >= allowed, f"row {row.n}: seat {row.seat} had {had} ms of {allowed}"
        state.fold(row)


def _overlap(begin: int, end: int, down: int, up: int) -> int:
    return max(0, min(end, up) - max(begin, down))


def run(seed: int, plant: Plant | None = None) -> Report:
    """One seed, from beginning to end."""
    return run_virtually(lambda: live(seed, plant))
