"""Votes: what people at a table decide together: to pause, to take a move back, that somebody leaves."""

from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.tables.clock import Clock, Timer
from parlour.tables.limits import TableLimits
from parlour.tables.log.queue import CommandQueue, MakeRows
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.presence import Absence
from parlour.tables.people.pubsub import PubSub, Put, Voted
from parlour.tables.people.session import Asker
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState
from parlour.wire.messages import Vote

_FEWEST: Final = 2
"""Nobody decides alone about another."""
_KICK: Final = "kick"
_BY_MORE_THAN_HALF: Final = frozenset((_KICK, "close", "host"))
_BY_EVERYBODY: Final = frozenset(("undo", "end"))
"""What those are asked about too whose seats the house plays: it undoes what they have."""


class Votes:
    """At most one question to the people at a time; who asks has agreed, and bots have no say.

    A question whether somebody leaves goes before any other. Who asked in vain waits before asking again, so
    that nobody holds the others up with questions.
    """

    def __init__(
        self,
        state: TableState,
        queue: CommandQueue,
        *,
        broadcast: Broadcast,
        absence: Absence,
        pubsub: PubSub,
        clock: Clock,
        limits: TableLimits,
    ) -> None:
        self.state = state
        self._queue = queue
        self._broadcast = broadcast
        self._absence = absence
        self._pubsub = pubsub
        self._clock = clock
        self._limits = limits
        self._voters: set[int] = set()
        self._agreed: set[int] = set()
        self._carry_out: Callable[[], None] = _do_nothing
        self._timer: Timer | None = None
        self._waits: dict[tuple[str, bool], int] = {}
        self._asker = ("", False)

    def put(self, asker: Asker, what: str, make_rows: MakeRows, *, about: int = -1) -> None:
        """Ask the people whether rows are to be stored; `about` is the seat that it concerns."""
        session, ident = asker
        self.ask(what, about, session.sits_at(), partial(self._queue.submit, make_rows, urgent=True))
        session.answered(ident, None, self.state.n)

    def shown(self) -> Vote | None:
        return self._broadcast.vote

    def ask(self, what: str, seat: int, asked_by: int, carry_out: Callable[[], None]) -> None:
        """Ask the people whether to do it: all of them, or more than half of those whom it is not about."""
        now, majority = self._clock.now(), what in _BY_MORE_THAN_HALF
        put = Put(what, seat, asked_by, majority, now + self._limits.vote)
        self._check_may_ask(put, now)
        if self._broadcast.vote is not None:
            self._give_way()
        self._pubsub.publish(put)
        self._open(put, carry_out)

    def _check_may_ask(self, put: Put, now: int) -> None:
        if self._broadcast.vote is not None and not _goes_before(put, self._broadcast.vote):
            raise table_refusal("vote-open")
        wait = self._waits.get(self._who(put), 0) - now
        if wait > 0:
            raise table_refusal("asked-lately", seconds=1 + wait // 1000)
        voters, broadcast = self._asked_by(put), self._broadcast
        if put.what in _BY_EVERYBODY and not all(broadcast.is_anywhere(each) for each in voters):
            raise table_refusal("somebody-away", minutes=self._limits.away // 60_000)
        if _votes_needed(put, voters) > len(voters):
            raise table_refusal("too-few")

    def _who(self, put: Put) -> tuple[str, bool]:
        """Return the person who asks, and whether it is about somebody's leaving, which is counted by
        itself."""
        return self.state.chairs[put.asked_by].person, put.what == _KICK

    def _give_way(self) -> None:
        """Drop the question for a more important one; it was not asked in vain."""
        self._waits.pop(self._asker, None)
        self._end()

    def overhear(self, put: Put) -> None:
        """Open the vote of another process, which carries it out; people here may vote too."""
        if self._broadcast.vote is not None and _goes_before(put, self._broadcast.vote):
            self._give_way()
        if self._broadcast.vote is None:
            self._open(put, _do_nothing)

    def _asked_by(self, put: Put) -> set[int]:
        """Return who has a say in this."""
        state, away = self.state, self._limits.away
        if put.what in _BY_EVERYBODY:
            return {seat for seat in state.persons() if not self._absence.is_away_for(seat, away)}
        people = {put.asked_by, *(each for each in state.persons() if not state.chairs[each].house)}
        return people - {put.seat} if put.what == _KICK else people

    def _open(self, put: Put, carry_out: Callable[[], None]) -> None:
        self._voters = {put.asked_by, *self._asked_by(put)}
        self._agreed, self._carry_out = {put.asked_by}, carry_out
        self._asker = self._who(put)
        self._waits[self._asker] = self._clock.now() + self._limits.vote_again
        needed = _votes_needed(put, self._voters)
        self._broadcast.vote = Vote(put.what, put.seat, put.asked_by, [put.asked_by], needed, put.until)
        self._timer = self._clock.call_at(put.until, self.drop)
        self._count()

    def take(self, seat: int, *, yes: bool) -> None:
        """Take in a yes or no; a no ends what can no longer come about."""
        if self._broadcast.vote is None:
            raise table_refusal("no-vote")
        if seat not in self._voters:
            raise table_refusal("not-yours")
        voted = Voted(seat, yes)
        self._pubsub.publish(voted)
        self.count(voted)

    def count(self, voted: Voted) -> None:
        """Count a vote from here or from another process; one that nobody waits for does not count."""
        if self._broadcast.vote is None or voted.seat not in self._voters:
            return
        if voted.yes:
            self._agreed.add(voted.seat)
        else:
            self._agreed.discard(voted.seat)
            self._voters.discard(voted.seat)
        self._count()

    def _count(self) -> None:
        assert self._broadcast.vote is not None
        vote = self._broadcast.vote
        if len(self._agreed) >= vote.needed:
            carry_out = self._carry_out
            self._waits.pop(self._asker, None)
            self._end()
            carry_out()
        elif len(self._voters) < vote.needed:
            self._end()
        else:
            agreed = sorted(self._agreed)
            self._broadcast.vote = Vote(vote.what, vote.seat, vote.asked_by, agreed, vote.needed, vote.until)
        self._broadcast.tell_seats()

    def rows_came(self, kinds: set[str]) -> None:
        """Drop what was asked about a game that is over, or about moves that are gone."""
        if kinds & {"begin", "end", "undo", "kick", "close"}:
            self.drop()

    def drop(self) -> None:
        """Ask the table no longer."""
        if self._broadcast.vote is not None:
            self._end()
            self._broadcast.tell_seats()

    def stop(self) -> None:
        """Drop the question and tell nobody: the table goes to sleep."""
        self._end()

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._broadcast.vote = self._timer = None
        self._carry_out = _do_nothing


def _do_nothing() -> None:
    pass


def _goes_before(put: Put, vote: Vote) -> bool:
    return put.what == _KICK and vote.what != _KICK


def _votes_needed(put: Put, voters: set[int]) -> int:
    return max(len(voters) // 2 + 1, _FEWEST) if put.majority else len(voters)
