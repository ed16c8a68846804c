"""A tournament played to its end: the plan decides, bots play what is ordered, and a virtual clock runs.

A deal takes its decisions times the pace, one at least, and the rest between rounds before it; of deals that
end at the same moment the table with the lowest number is settled first. What is ordered is played when it
could end before whatever else settles next: many deals in a row, then many settlements, each with what it
needs still in the processor's caches. One by one, directing took twice as long among deals of house:medium.
"""

import time
from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush

from msgspec.structs import replace

from parlour.lab.tournament.definition import TournamentDefinition, opening_of
from parlour.lab.tournament.results import Movement, TournamentResult
from parlour.lab.tournament.table_play import PlaysOrders, TablePlay
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.formats import find_format
from parlour.tournaments.log.lines import encode_log
from parlour.tournaments.log.rows import Deal, Entered, Fact, Move, Row, Settled, Ticked
from parlour.tournaments.log.state import RUNNING, State

DEALT_HERE = "lab"
"""In the header of a log: every deal follows from the seed and from the players."""
_SECOND = 1_000
_NEVER = 1 << 60


class Simulation:
    """One tournament: its state, what is played, and what was counted so far."""

    def __init__(
        self, definition: TournamentDefinition, number: int = 0, table_play: PlaysOrders | None = None
    ) -> None:
        self.definition = definition
        self.number = number
        opened = opening_of(definition, number)
        self.state = State(opened)
        self.log: list[Row] | None = [opened] if definition.with_log and number == 0 else None
        self.movements: list[Movement] = []
        players = [definition.player_of(entrant) for entrant in range(definition.entrants)]
        self.table_play = table_play or TablePlay(opened.regulations, opened.secret, players)
        self.next_look = find_format(opened.regulations.format.name).next_look
        self.rest = opened.regulations.clock.rest_seconds * _SECOND
        self.ordered: list[tuple[int, Deal]] = []
        """What is to be played, with the time at which it begins."""
        self.playing: list[tuple[int, int, Settled]] = []
        """What was played: when it ends, at which table, and what will come of it."""
        self.played = Counter[int]()
        """How many deals, or games, were played by each entrant, and on chairs without one."""
        self.decisions = self.games = 0
        self.seconds = self.table_seconds = 0.0

    def run(self, told: Callable[[int], None] | None = None) -> TournamentResult:
        """Play it to the end and return how it went; report after each settlement how many are out."""
        began = time.perf_counter()
        try:
            self._enter_all()
            self._take(draw_start(self.state))
            while self.state.status == RUNNING:
                self._take(self._next_fact())
                if told is not None:
                    told(len(self.state.outs))
        finally:
            self.seconds = time.perf_counter() - began
        return self.result()

    def _enter_all(self) -> None:
        for entrant in range(self.definition.entrants):
            name, player = self.definition.name_of(entrant), self.definition.player_of(entrant)
            self._take(Entered(name=name, player=player))

    def _next_fact(self) -> Fact:
        """Return what happens next: the first table that settles, or that time has passed before that."""
        look = self.next_look(self.state) if self.next_look is not None else _NEVER
        if look <= self.state.now:
            look = _NEVER
        if self.ordered and min(look, self._next_end()) >= self.ordered[0][0] + self.definition.pace:
            self._play_ordered()
        if look < self._next_end():
            return Ticked(at=look)
        assert self.playing, "a tournament that runs has something to play"
        return heappop(self.playing)[-1]

    def _next_end(self) -> int:
        return self.playing[0][0] if self.playing else _NEVER

    def _take(self, fact: Fact) -> None:
        """Take in a fact, and note what is ordered after it."""
        rows = direct(self.state, fact)
        for row in rows:
            if type(row) is Deal:
                self.ordered.append((self.state.now + self.rest, row))
            elif type(row) is Move and self.definition.with_moves:
                self.movements.append(_movement(row, self.state.now))
        if self.log is not None:
            self.log += rows

    def _play_ordered(self) -> None:
        """Play what is ordered; each deal will settle when the virtual clock says so."""
        began = time.perf_counter()
        played = [self.table_play.play(order) for _, order in self.ordered]
        self.table_seconds += time.perf_counter() - began
        for (begins, order), (settled, decisions) in zip(self.ordered, played, strict=True):
            ends = begins + max(1, decisions) * self.definition.pace
            heappush(self.playing, (ends, order.table, replace(settled, at=ends)))
            self.decisions += decisions
            self.played.update(order.chairs)
        self.games += len(played)
        self.ordered.clear()

    def result(self) -> TournamentResult:
        """Return how it went, or how it stands where it was broken off."""
        state, over = self.state, self.state.over
        places = over.places if over is not None else find_format(state.regulations.format.name).places(state)
        return TournamentResult(
            number=self.number,
            places=tuple(places),
            prizes=over.prizes if over is not None else (),
            moves=tuple(entrant.moves for entrant in state.entrants),
            milliseconds=state.now,
            decisions=self.decisions,
            games=self.games,
            rounds=max((games for who, games in self.played.items() if who >= 0), default=0),
            tables=state.floor.last,
            seconds=self.seconds,
            directing_seconds=self.seconds - self.table_seconds,
            is_over=over is not None,
            movements=tuple(self.movements),
            log=encode_log(self.log, DEALT_HERE).decode() if self.log is not None else "",
        )


def _movement(row: Move, at: int) -> Movement:
    return Movement(at, row.entrant, row.from_table, row.from_chair, row.table, row.chair, row.why)
