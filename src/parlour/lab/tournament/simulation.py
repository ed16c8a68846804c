"""A tournament played to its end: the plan decides, bots play what is ordered, and a virtual clock runs.

A deal takes its decisions times the pace, and the rest between rounds before it; of deals that end at the
same moment the table with the lowest number is settled first.
"""

import time
from collections.abc import Callable
from functools import cached_property
from heapq import heappop, heappush

from msgspec.structs import replace

from parlour.lab.tournament.definition import TournamentDefinition, opening_of
from parlour.lab.tournament.results import Movement, TournamentResult
from parlour.lab.tournament.table_play import PlaysOrders, TablePlay
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.formats import find_next_look, find_places
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
        self.rest = opened.regulations.clock.rest_seconds * _SECOND
        self.playing: list[tuple[int, int, Settled]] = []
        """What is played: when it ends, at which table, and what will come of it."""
        self.played = [0] * definition.entrants
        self.decisions = self.games = 0
        self.seconds = self.table_seconds = 0.0

    def run(self, told: Callable[[int], None] | None = None) -> TournamentResult:
        """Play it to the end and return how it went; report after each settlement how many are out."""
        began = time.thread_time()
        try:
            self._enter_all()
            self._take(draw_start(self.state))
            while self.state.status == RUNNING:
                self._take(self._next_fact())
                if told is not None:
                    told(len(self.state.outs))
        finally:
            self.seconds = time.thread_time() - began
        return self.result()

    def _enter_all(self) -> None:
        for entrant in range(self.definition.entrants):
            name, player = self.definition.name_of(entrant), self.definition.player_of(entrant)
            self._take(Entered(name=name, player=player))

    def _next_fact(self) -> Fact:
        """Return what happens next: the first table that settles, or that time has passed before that."""
        look = self._next_look(self.state) if self._next_look is not None else _NEVER
        is_due_first = self.state.now < look < (self.playing[0][0] if self.playing else _NEVER)
        if is_due_first:
            return Ticked(at=look)
        assert self.playing, "a tournament that runs has something to play"
        return heappop(self.playing)[-1]

    @cached_property
    def _next_look(self) -> Callable[[State], int] | None:
        return find_next_look(self.state.regulations.format.name)

    def _take(self, fact: Fact) -> None:
        """Take in a fact, and have played what is ordered after it."""
        rows = direct(self.state, fact)
        for row in rows:
            if type(row) is Deal:
                self._play(row)
            elif type(row) is Move and self.definition.with_moves:
                self.movements.append(_movement(row, self.state.now))
        if self.log is not None:
            self.log += rows

    def _play(self, order: Deal) -> None:
        """Play an order now; it will settle when the virtual clock says so."""
        began = time.thread_time()
        settled, decisions = self.table_play.play(order)
        self.table_seconds += time.thread_time() - began
        self.decisions += decisions
        self.games += 1
        for who in order.chairs:
            if who >= 0:
                self.played[who] += 1
        ends = self.state.now + self.rest + decisions * self.definition.pace
        heappush(self.playing, (ends, order.table, replace(settled, at=ends)))

    def result(self) -> TournamentResult:
        """Return how it went, or how it stands where it was broken off."""
        state, over = self.state, self.state.over
        places = over.places if over is not None else find_places(state.regulations.format.name)(state)
        return TournamentResult(
            number=self.number,
            places=tuple(places),
            prizes=over.prizes if over is not None else (),
            moves=tuple(entrant.moves for entrant in state.entrants),
            milliseconds=state.now,
            decisions=self.decisions,
            games=self.games,
            rounds=max(self.played),
            tables=state.floor.last,
            seconds=self.seconds,
            directing_seconds=self.seconds - self.table_seconds,
            is_over=over is not None,
            movements=tuple(self.movements),
            log=encode_log(self.log, DEALT_HERE).decode() if self.log is not None else "",
        )


def _movement(row: Move, at: int) -> Movement:
    return Movement(at, row.entrant, row.from_table, row.from_chair, row.table, row.chair, row.why)
