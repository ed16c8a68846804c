"""Votes: what people at a table decide together (to pause, to take a move back, to ask somebody to leave)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.tables.clock import Timer
from parlour.tables.people.asides import Put, Voted
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
        put = Put(what, seat, asked_by, majority, self.table.clock.now() + self.table.limits.vote)
        if _needed(put, self._asked_by(put)) > len(self._asked_by(put)):
            raise refused("too-few")
        self.table.asides.tell(put)
        self._open(put, carry_out)

    def overhear(self, put: Put) -> None:
        """Another process asks, and carries it out; people here may vote too."""
        if self._vote is None:
            self._open(put, lambda: None)

    def _asked_by(self, put: Put) -> set[int]:
        """Who has a say in this."""
        chairs = self.table.state.chairs
        people = {put.asked_by, *(each for each in self.table.state.persons() if not chairs[each].house)}
        return people - {put.seat} if put.majority else people

    def _open(self, put: Put, carry_out: Callable[[], None]) -> None:
        self._voters = self._asked_by(put)
        self._agreed, self._carry_out = {put.asked_by}, carry_out
        needed = _needed(put, self._voters)
        self._vote = Vote(put.what, put.seat, put.asked_by, [put.asked_by], needed, put.until)
        self._timer = self.table.clock.call_at(put.until, self.drop)
        self._count()

    def take(self, seat: int, *, yes: bool) -> None:
        """One says yes or no; a no ends what can no longer come about."""
        if self._vote is None:
            raise refused("no-vote")
        if seat not in self._voters:
            raise refused("not-yours")
        voted = Voted(seat, yes)
        self.table.asides.tell(voted)
        self.count(voted)

    def count(self, voted: Voted) -> None:
        """A vote from here or from another process; one that nobody waits for does not count."""
        if self._vote is None or voted.seat not in self._voters:
            return
        if voted.yes:
            self._agreed.add(voted.seat)
        else:
            self._agreed.discard(voted.seat)
            self._voters.discard(voted.seat)
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

    def stop(self) -> None:
        """The table goes to sleep, and nobody is told of anything."""
        if self._timer is not None:
            self._timer.cancel()

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._vote = self._timer = None


def _needed(put: Put, voters: set[int]) -> int:
    return max(len(voters) // 2 + 1, _FEWEST) if put.majority else len(voters)
