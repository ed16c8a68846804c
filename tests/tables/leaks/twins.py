"""Twins: a table with the true cards, and one whose hidden cards are dealt anew, compared byte by byte."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import NamedTuple

from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.laws.fairplay import absurd_moves
from parlour.engine.laws.secrecy import all_seen_by, sentences_heard
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.play.position import Position
from parlour.match.match import Prepared
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row
from parlour.tables.log.entries import House
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from parlour.tables.table import Table
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import KEY, Guest, Paper, open_table, wake

LINES = (("en", 0), ("de", 0), ("en", 3))
"""The viewer's lines: their languages, and how many rows back each has seen the table."""


class Timed(Paper):
    """Paper that also notes when something came."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def write(self, frame: bytes) -> None:
        super().write(frame)
        self.times.append(round(asyncio.get_running_loop().time(), 6))


class LogPages(logging.Handler):
    """What is logged, at every level, with the fields that were chosen for it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.pages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields = getattr(record, "fields", {})
        self.pages.append(f"{record.levelname} {record.name} {record.getMessage()} {fields}")


@contextmanager
def logged() -> Iterator[list[str]]:
    """Everything that is logged meanwhile."""
    logger, pages = logging.getLogger("parlour"), LogPages()
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(pages)
    try:
        yield pages.pages
    finally:
        logger.removeHandler(pages)
        logger.setLevel(level)


async def recorded(settings: TableSettings, luck: Luck, most: int) -> list[Row]:
    """The rows of a game between people who play at random, so many moves of it."""
    store = MemoryStore()
    table = await open_table(settings, store=store)
    guests = [Guest(table, f"p{seat}") for seat in range(settings.seats)]
    host = Guest(table, "ann")
    for guest in guests:
        await guest.sit()
    await host.do("begin")
    while table.state.is_played() and table.state.now_played().n < most:
        acting = [guest for guest in guests if table.state.asked[guest.seat()]]
        await acting[0].play(acting[0].any_move(luck))
    table.drain()
    return await store.rows(KEY)


class Phase(NamedTuple):
    """What the viewer's lines, and the log, got in one part of an experiment."""

    name: str
    frames: list[list[tuple[float, bytes]]]
    log: list[str]


class Plan(NamedTuple):
    """What is done on both sides: a move that looks the same to the viewer, and what comes at the end."""

    viewer: int | None
    moves: list[tuple[int, Move]]
    bot: int | None
    """The seat on which a bot decides, so that its pace can be compared; else the clock runs out."""


class Side:
    """One of the twins: its table, everybody at it, and what the viewer gets."""

    def __init__(self, table: Table, plan: Plan, log: list[str]) -> None:
        self.table = table
        self.plan = plan
        self.log = log
        people = [f"p{seat}" for seat in range(table.state.settings.seats)]
        self.others = [Guest(table, person) for person in people]
        who, n = "onlooker" if plan.viewer is None else people[plan.viewer], table.state.n
        self.lines = [
            Guest(table, who, language=language, seen=n - back if back else 0, paper=Timed())
            for language, back in LINES
        ]
        self.phases: list[Phase] = []

    async def live(self) -> list[Phase]:
        """Every part of the plan, in order."""
        await self._after("come in")
        if self.plan.bot is None:
            await self._converse()
        await asyncio.sleep(100)
        await self._after("by itself")
        return self.phases

    async def _converse(self) -> None:
        self._talk()
        await self._after("talk")
        for seat, move in self.plan.moves:
            guest = self.others[seat]
            guest.say(messages.PlayMove(7, self.table.state.asked[seat], move_tree(move)))
        await self._after("move")
        self._talk()
        await self._after("talk again")

    async def _after(self, name: str) -> None:
        await asyncio.sleep(0.3)
        frames = []
        for line in self.lines:
            paper = line.paper
            assert isinstance(paper, Timed)
            frames.append(list(zip(paper.times, paper.frames, strict=True)))
            paper.times, paper.frames = [], []
        self.phases.append(Phase(name, frames, list(self.log)))
        self.log.clear()

    def _talk(self) -> None:
        """Asks for all that can be asked for without changing anything, and for nonsense."""
        line, viewer = self.lines[0], self.plan.viewer
        asked = 0 if viewer is None else self.table.state.asked[viewer]
        line.say(messages.Why(line.id()))
        line.say(messages.Ping(1))
        for what in ("hint", "hand"):
            line.say(messages.Ask(line.id(), what, asked))
        for number, move in enumerate(self._tries()):
            kind = messages.PlayMove if number % 5 == 4 else messages.TryMove
            line.say(kind(line.id(), asked, move_tree(move)))
        line.say(messages.Do(line.id(), "dance", text="7♠"))

    def _tries(self) -> list[Move]:
        """Moves that the viewer may not make."""
        match, viewer = self.table.state.now_played(), self.plan.viewer
        verbs = list(match.rules.move_labels)
        odd = [move for verb in verbs for move in (Move(verb), *absurd_moves(verb)[:2])]
        if viewer is None or viewer not in match.to_act():
            return odd[:20]
        moves = match.moves(viewer)
        return [move for move in odd if move not in moves][:20]


class Experiment:
    """A moment of a game twice: as it was, and with everything that the viewer cannot see dealt anew.

    For the public the twin is one that some seat cannot tell apart, and the public even less.
    """

    def __init__(self, settings: TableSettings, rows: list[Row], viewer: int | None, luck: Luck) -> None:
        self.settings = settings
        self.rows = rows
        self.viewer = viewer
        self.luck = luck
        self.here = TableState.of(KEY, settings.rules(), rows).now_played()
        self.there = TableState.of(KEY, settings.rules(), rows).now_played()
        seat = luck.below(settings.seats) if viewer is None else viewer
        self.there.position = self.here.position.redealt(seat, luck)
        self.there.position.shuffle = self.here.position.shuffle

    def differences(self) -> list[str]:
        """Where the viewer could tell the twins apart."""
        plan = Plan(self.viewer, list(self._same_for_the_viewer()), self._bot())
        here, there = (self._lived(match.position, plan) for match in (self.here, self.there))
        return [name for one, other in zip(here, there, strict=True) for name in differing(one, other)]

    def _bot(self) -> int | None:
        """Every other time a bot decides for another seat, where somebody else is to decide."""
        others = [seat for seat in self.here.to_act() if seat != self.viewer]
        return others[0] if others and self.luck.below(2) else None

    def _lived(self, position: Position, plan: Plan) -> list[Phase]:
        rows = self.rows
        if plan.bot is not None:
            house = Pending(House("house:easy", "host"), plan.bot)
            rows = [*rows, row_of(house, KEY, len(rows) + 1, rows[-1].at)]
            plan = plan._replace(moves=[])

        async def story() -> list[Phase]:
            store = MemoryStore()
            store.keep(Batch(rows))
            with logged() as log:
                table = await wake(store, self.settings, pace=1.0)
                table.bots.stop()
                table.state.now_played().position = position.copy()
                table.lead(on=True)
                phases = await Side(table, plan, log).live()
            table.drain()
            return phases

        return run_virtually(story)

    def _same_for_the_viewer(self) -> Iterator[tuple[int, Move]]:
        """A move after which the viewer sees and hears the same in both deals, though other cards moved."""
        found = [
            (self._secrets(ways), seat, move)
            for seat in self.here.to_act()
            for move in {self.here.moves(seat).pick(self.luck) for _ in range(8)}
            if (ways := self._ways(seat, move)) and self._seen(ways[0]) == self._seen(ways[1])
        ]
        for _, seat, move in sorted(found, key=lambda each: (-each[0], each[1], repr(each[2])))[:1]:
            yield seat, move

    def _ways(self, seat: int, move: Move) -> list[Prepared]:
        try:
            return [match.prepare(seat, move) for match in (self.here, self.there)]
        except Refused:
            return []

    def _secrets(self, ways: list[Prepared]) -> int:
        """Whether something is told of cards that are not the same."""
        told = [[event.cards for event in way.events] for way in ways]
        return int(told[0] != told[1])

    def _seen(self, way: Prepared) -> object:
        told = sentences_heard(way.events, self.viewer)
        return all_seen_by(self.here.game, way.after, self.viewer), told, way.after.to_act()


class SealedExperiment(Experiment):
    """A moment of sealed choices twice, with the same cards and different choices of another seat."""

    def differences(self) -> list[str]:
        found = []
        for seat in self.here.to_act():
            choices = self._sealed_choices(seat) if seat != self.viewer else []
            lives = [self._lived(self.here.position, Plan(self.viewer, [choice], None)) for choice in choices]
            for here, there in pairwise(lives):
                pairs = zip(here[:-1], there[:-1], strict=True)
                found += [name for one, other in pairs for name in differing(one, other)]
        return found

    def _sealed_choices(self, seat: int) -> list[tuple[int, Move]]:
        """Up to three different choices that stay sealed."""
        moves = {self.here.moves(seat).pick(self.luck) for _ in range(8)}
        ordered = sorted(moves, key=repr)
        return [(seat, move) for move in ordered if self.here.prepare(seat, move).after.sealed()][:3]


def differing(here: Phase, there: Phase) -> list[str]:
    """What of a phase is not the same; of what comes by itself, which may show cards, only when it begins."""
    if here.name == "by itself":
        firsts = [[line[0][0] if line else None for line in phase.frames] for phase in (here, there)]
        return [] if firsts[0] == firsts[1] else ["when something comes by itself"]
    found = [] if here.frames == there.frames else [f"frames: {here.name}"]
    return found + ([] if here.log == there.log else [f"log: {here.name}"])
