"""Votes: what people at a table decide together (to pause, to take a move back, to ask somebody to leave)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.tables.clock import Timer
from parlour.tables.refusals import refused
from parlour.wire.messages import Vote

if TYPE_CHECKING:
    from parlour.tables.table import Table


_FEWEST = 2
"""Nobody decides alone about another."""


class Votes:
    """At most one question to the people at a time; who asks has agreed, and bots have no say."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._vote: Vote | None = None
        self._voters: set[int] = set()
        self._agreed: set[int] = set()
        self._carry_out: Callable[[], None] = lambda: None
        self._timer: Timer | None = None

    def shown(self) -> Vote | None:
        return self._vote

    def ask(
        self, what: str, seat: int, asked_by: int, carry_out: Callable[[], None], *, majority: bool = False
    ) -> None:
        """Asks the people whether to do it: all of them, or more than half of those whom it is not about."""
        if self._vote is not None:
            raise refused("vote-open")
        chairs = self.table.state.chairs
        people = {asked_by, *(each for each in self.table.state.persons() if not chairs[each].house)}
        self._voters = people - {seat} if majority else people
        needed = max(len(self._voters) // 2 + 1, _FEWEST) if majority else len(self._voters)
        if needed > len(self._voters):
            raise refused("too-few")
        until = self.table.clock.now() + self.table.limits.vote
        self._agreed, self._carry_out = {asked_by}, carry_out
        self._vote = Vote(what, seat, asked_by, [asked_by], needed, until)
        self._timer = self.table.clock.call_at(until, self.drop)
        self._count()

    def take(self, seat: int, *, yes: bool) -> None:
        """One says yes or no; a no ends what can no longer come about."""
        if self._vote is None:
            raise refused("no-vote")
        if seat not in self._voters:
            raise refused("not-yours")
        if yes:
            self._agreed.add(seat)
        else:
            self._agreed.discard(seat)
            self._voters.discard(seat)
        self._count()

    def _count(self) -> None:
        assert self._vote is not None
        vote = self._vote
        if len(self._agreed) >= vote.needed:
            self._end()
            self._carry_out()
        elif len(self._voters) < vote.needed:
            self._end()
        else:
            agreed = sorted(self._agreed)
            self._vote = Vote(vote.what, vote.seat, vote.asked_by, agreed, vote.needed, vote.until)
        self.table.tell_seats()

    def rows_came(self, kinds: set[str]) -> None:
        """What was asked about a game is not asked about another, nor about moves that are gone."""
        if kinds & {"begin", "end", "undo", "kick"}:
            self.drop()

    def drop(self) -> None:
        """The table is no longer asked."""
        if self._vote is not None:
            self._end()
            self.table.tell_seats()

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._vote = self._timer = None
