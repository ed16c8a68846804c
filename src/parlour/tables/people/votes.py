"""Votes: what people at a table decide together: to pause, to take a move back, that somebody leaves."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from parlour.tables.log.rows import Pending
from parlour.tables.people.presence import is_away_for
from parlour.tables.people.pubsub import Put, Voted
from parlour.tables.refusals import refused
from parlour.wire.messages import Do, Vote

if TYPE_CHECKING:
    from parlour.tables.clock import Timer
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table


_FEWEST: Final = 2
"""Nobody decides alone about another."""
_KICK: Final = "kick"
_BY_MORE_THAN_HALF: Final = frozenset((_KICK, "close", "host"))
_BY_EVERYBODY: Final = frozenset(("undo", "end"))
"""What those are asked about too whose seats the house plays: it undoes what they have."""


def put_to_vote(
    session: "Session", message: Do, what: str, look: Callable[[], list[Pending]], *, about: int = -1
) -> None:
    """Asks the people whether rows are to be stored; `about` is the seat that it concerns."""
    table = session.table
    table.votes.ask(what, about, session.sits_at(), lambda: table.submit(look, urgent=True))
    session.answered(message.id, None, table.state.n)


class Votes:
    """At most one question to the people at a time; who asks has agreed, and bots have no say.

    A question whether somebody leaves goes before any other. Who asked in vain waits before asking again, so
    that nobody holds the others up with questions.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._vote: Vote | None = None
        self._voters: set[int] = set()
        self._agreed: set[int] = set()
        self._carry_out: Callable[[], None] = lambda: None
        self._timer: Timer | None = None
        self._waits: dict[tuple[str, bool], int] = {}
        self._asker = ("", False)

    def shown(self) -> Vote | None:
        return self._vote

    def ask(self, what: str, seat: int, asked_by: int, carry_out: Callable[[], None]) -> None:
        """Asks the people whether to do it: all of them, or more than half of those whom it is not about."""
        now, majority = self.table.clock.now(), what in _BY_MORE_THAN_HALF
        put = Put(what, seat, asked_by, majority, now + self.table.limits.vote)
        self._check_may_ask(put, now)
        if self._vote is not None:
            self._give_way()
        self.table.asides.tell(put)
        self._open(put, carry_out)

    def _check_may_ask(self, put: Put, now: int) -> None:
        if self._vote is not None and not _goes_before(put, self._vote):
            raise refused("vote-open")
        wait = self._waits.get(self._who(put), 0) - now
        if wait > 0:
            raise refused("asked-lately", seconds=1 + wait // 1000)
        voters, broadcast = self._asked_by(put), self.table.broadcast
        if put.what in _BY_EVERYBODY and not all(broadcast.is_anywhere(each) for each in voters):
            raise refused("somebody-away", minutes=self.table.limits.away // 60_000)
        if _needed(put, voters) > len(voters):
            raise refused("too-few")

    def _who(self, put: Put) -> tuple[str, bool]:
        """The person who asks, and whether it is about somebody's leaving, which is counted by itself."""
        return self.table.state.chairs[put.asked_by].person, put.what == _KICK

    def _give_way(self) -> None:
        """Drops the question for a more important one; it was not asked in vain."""
        self._waits.pop(self._asker, None)
        self._end()

    def overhear(self, put: Put) -> None:
        """Another process asks, and carries it out; people here may vote too."""
        if self._vote is not None and _goes_before(put, self._vote):
            self._give_way()
        if self._vote is None:
            self._open(put, lambda: None)

    def _asked_by(self, put: Put) -> set[int]:
        """Who has a say in this."""
        state, away = self.table.state, self.table.limits.away
        if put.what in _BY_EVERYBODY:
            return {seat for seat in state.persons() if not is_away_for(self.table, seat, away)}
        people = {put.asked_by, *(each for each in state.persons() if not state.chairs[each].house)}
        return people - {put.seat} if put.what == _KICK else people

    def _open(self, put: Put, carry_out: Callable[[], None]) -> None:
        self._voters = {put.asked_by, *self._asked_by(put)}
        self._agreed, self._carry_out = {put.asked_by}, carry_out
        self._asker = self._who(put)
        self._waits[self._asker] = self.table.clock.now() + self.table.limits.vote_again
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
            self._waits.pop(self._asker, None)
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
        if kinds & {"begin", "end", "undo", "kick", "close"}:
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


def _goes_before(put: Put, vote: Vote) -> bool:
    return put.what == _KICK and vote.what != _KICK


def _needed(put: Put, voters: set[int]) -> int:
    return max(len(voters) // 2 + 1, _FEWEST) if put.majority else len(voters)
