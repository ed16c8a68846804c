# parlour: hot
"""The scheduler of bots: one that owes a decision at a table thinks, and answers at a humane pace."""

import logging
import time
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final, NamedTuple
from zlib import crc32

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.match.log import BY_BOT, BY_CLOCK, BY_HOUSE
from parlour.players.deciding import TournamentNumbers
from parlour.tables.clock import Clock, Timer
from parlour.tables.log.entries import SITS_OUT
from parlour.tables.log.queue import CommandQueue
from parlour.tables.log.rows import Pending
from parlour.tables.people.presence import Presence
from parlour.tables.people.talk import Talk
from parlour.tables.play import answers
from parlour.tables.play.answers import FreshSeed
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.play.match_bots import MatchBots
from parlour.tables.play.model_bots import ModelBots, ModelRequest, is_model
from parlour.tables.play.workers import Task, Workers
from parlour.tables.role import Role
from parlour.tables.settings import is_quick
from parlour.tables.state import TableState

log = logging.getLogger(__name__)
_AHEAD: Final = 50
"""So many milliseconds before its answer a bot thinks, so that the time tells nothing of the thought."""
_AGAIN: Final = 500
_LONGEST: Final = 30_000
QUICKEST: Final = 800
SLOWEST: Final = 2_000
"""Milliseconds; somewhere between them people feel that somebody has thought."""
_QUICK: Final = 0.005
"""Once a decision has taken more seconds of the loop's time, a table has all of them made in the workers."""
_SHARE: Final = 0.8
"""So much of the time that a person would have is given to workers and models."""


FindNumbers = Callable[[str, str], TournamentNumbers | None]


def _find_no_numbers(tournament: str, name: str) -> TournamentNumbers | None:
    return None


class RoomBots:
    """What the bots of all tables share: the factor of their pace, and workers for those who think long.

    With `all_beside_loop` the workers have every bot from the start, also those known to be quick.
    """

    def __init__(
        self,
        *,
        pace: float = 1.0,
        workers: Workers | None = None,
        models: ModelBots | None = None,
        all_beside_loop: bool = False,
    ) -> None:
        self.pace = pace
        self.workers = workers
        self.models = models
        self.all_beside_loop = all_beside_loop
        self.tournament_numbers: FindNumbers = _find_no_numbers
        """Says how a tournament stands for whoever has this name in it; set by the room's tournaments."""

    def model_names(self) -> frozenset[str]:
        """Return the language models that may sit down."""
        return frozenset() if self.models is None else self.models.names


class ThinkingTime:
    """The pace of the bots at one table; the factor is 0 where nobody wants to wait.

    How long an answer takes is drawn from public numbers alone. A thought that takes longer than that is
    answered after whole beats, and so are all later ones of its seat.
    """

    def __init__(self, table: str, factor: float) -> None:
        self._table = table
        self.factor = factor
        self._beats: dict[int, int] = {}

    def delay(self, seat: int, asked: int) -> int:
        """Return how many milliseconds after the question a quick answer is given."""
        drawn = crc32(f"{self._table} {seat} {asked}".encode()) % (SLOWEST - QUICKEST)
        return int(self.factor * (QUICKEST + drawn))

    def after(self, seat: int, asked: int, thought: int) -> int:
        """Return the same for an answer that took so many milliseconds of thought."""
        beat = int(self.factor * SLOWEST)
        if not beat:
            return thought
        delay = self.delay(seat, asked)
        beats = max(ceil((thought - delay) / beat), self._beats.get(seat, 0))
        self._beats[seat] = beats
        return delay + beats * beat


class _Thought(NamedTuple):
    """What a bot is thinking about: the question, who thinks, and since when."""

    asked: int
    player: str
    began: int


class BotScheduler:
    """The bots of one table."""

    def __init__(
        self,
        state: TableState,
        queue: CommandQueue,
        shared: RoomBots,
        *,
        presence: Presence,
        talk: Talk,
        clock: Clock,
        fresh: FreshSeed,
        role: Role,
        deadlines: Deadlines,
    ) -> None:
        self.state = state
        self.shared = shared
        self._deadlines = deadlines
        self._queue = queue
        self._presence = presence
        self._talk = talk
        self._clock = clock
        self._fresh = fresh
        self._role = role
        self._thinking_time = ThinkingTime(state.table, shared.pace)
        self._thoughts: dict[int, _Thought] = {}
        self._timers: dict[int, Timer] = {}
        self._made_bots = MatchBots()
        self._number = 0
        self._is_slow = False
        if shared.workers is not None and state.settings.changes:
            shared.workers.start()

    def look(self) -> None:
        """Let every bot that owes a decision think while somebody looks on and no deal is held back, and all
        others forget theirs."""
        state, is_watched = self.state, self._presence.is_on() and not self._deadlines.is_held
        if state.number != self._number:
            self.stop()
            self._number, self._made_bots = state.number, MatchBots()
        for seat, asked in enumerate(state.asked):
            player = state.chairs[seat].bot() if asked else ""
            is_on = bool(player and state.is_played() and not state.paused and is_watched)
            thought = self._thoughts.get(seat)
            if thought is not None and (not is_on or (thought.asked, thought.player) != (asked, player)):
                self._forget(seat)
            if is_on and seat not in self._thoughts:
                self._begin(seat, _Thought(asked, player, self._clock.now()))

    def _forget(self, seat: int) -> None:
        self._thoughts.pop(seat, None)
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def forget(self) -> None:
        """Make bots anew that have heard of moves which were taken back."""
        self._made_bots = MatchBots()
        if self.shared.models is not None:
            self.shared.models.take_back(self.state.table, self._number)

    def look_again(self) -> None:
        """Let whoever waits with an answer give it by the pace that holds now."""
        for seat in list(self._timers):
            self._forget(seat)
        self.look()

    def stop(self) -> None:
        """Let nobody think here any more."""
        if self.shared.workers is not None:
            self.shared.workers.forget(self.state.table, self._number)
        if self.shared.models is not None:
            self.shared.models.forget(self.state.table, self._number)
        for seat in list(self._thoughts):
            self._forget(seat)

    def _begin(self, seat: int, thought: _Thought) -> None:
        self._thoughts[seat] = thought
        self._thinking_time.factor = self.shared.pace
        if thought.player == SITS_OUT:
            self._later(seat, thought.began, partial(self._time_out, seat, thought))
            return
        if is_model(thought.player):
            self._ask_model(seat, thought)
            return
        workers = self._workers_for(seat, thought.player)
        if workers is not None:
            self._ask_worker(seat, thought, workers)
            return
        due = thought.began + self._thinking_time.delay(seat, thought.asked)
        self._later(seat, max(thought.began, due - _AHEAD), partial(self._think, seat, thought, due))

    def _time_out(self, seat: int, thought: _Thought) -> None:
        """Play what the clock would for a person who sits out, without waiting for it."""
        self._answer(seat, thought, self.state.now_played().position.on_timeout(seat), BY_CLOCK)

    def _later(self, seat: int, when: int, call: "partial[None]") -> None:
        self._timers[seat] = self._clock.call_at(when, call)

    def _workers_for(self, seat: int, player: str) -> Workers | None:
        """Return who thinks for this player; None where that is the loop."""
        workers = self.shared.workers
        if workers is None or self.shared.all_beside_loop:
            return workers
        return None if self._is_quick(seat, player) else workers

    def _is_quick(self, seat: int, player: str) -> bool:
        """Return whether this player decides on the loop; where there are no workers, everybody does."""
        if self.shared.workers is None:
            return True
        if self._is_slow or not is_quick(player, self.state.settings):
            return False
        try:
            return not self._made_bots.has_much_to_hear(self.state.now_played(), seat, player)
        except Exception:  # who cannot be made fails again when it is asked, and that is met there
            return True

    def _think(self, seat: int, thought: _Thought, due: int) -> None:
        """Think on the loop, which takes a millisecond."""
        move = self._choice(seat, thought.player)
        self._answer_at(seat, thought, self._or_clock(seat, move), due, self._by(move))

    def _by(self, move: Move | None) -> str:
        """Return by whom a bot's decision counts as made: in a tournament one that fails is absent."""
        return BY_HOUSE if move is None and self.state.tournament else BY_BOT

    def _or_clock(self, seat: int, move: Move | None) -> Move:
        """Return the move, or what the clock would play where there is none."""
        return self.state.now_played().position.on_timeout(seat) if move is None else move

    def _choice(self, seat: int, player: str) -> Move | None:
        """Return what the bot plays; None where it fails."""
        match, began = self.state.now_played(), time.thread_time()
        try:
            return self._made_bots.choice(match, seat, player)
        except Exception as error:
            log.warning("a bot failed", extra={"fields": {"seat": seat, "fault": type(error).__name__}})
            self._made_bots.forget(seat, player)
            return None
        finally:
            if time.thread_time() - began > _QUICK:
                self._go_to_workers()

    def _go_to_workers(self) -> None:
        """Let workers think for this table; they are started now, for the next thought is soon."""
        self._is_slow = True
        if self.shared.workers is not None:
            self.shared.workers.start()

    def _house_choice(self, seat: int) -> Move:
        """Return what is played for a bot without an answer: by the house if that is quick, or else by the
        clock."""
        player = answers.house_player(self.state)
        return self._or_clock(seat, self._choice(seat, player) if self._is_quick(seat, player) else None)

    def _ask_worker(self, seat: int, thought: _Thought, workers: Workers) -> None:
        workers.think(*self._task(seat, thought.player), partial(self._thought_out, seat, thought))

    def _task(self, seat: int, player: str) -> tuple[Task, int]:
        """Return a thought for the workers, and how many milliseconds it may take."""
        state, match = self.state, self.state.now_played()
        task = Task(self.state.table, state.number, match, seat, player)
        return task, min(_LONGEST, int(1000 * self._share(seat)))

    def _share(self, seat: int) -> float:
        """Return how many seconds a thinker has for the seat's decision."""
        return self.state.now_played().position.seconds(seat) * _SHARE

    def _ask_model(self, seat: int, thought: _Thought) -> None:
        """Ask a model for as long as the table's clock would give a person; without it the house chooses."""
        match, answered = self.state.now_played(), partial(self._model_has_answered, seat, thought)
        if self.shared.models is None:
            self._later(seat, thought.began, partial(answered, None, BY_HOUSE))
            return
        wanted = ModelRequest(
            *(self.state.table, self.state.number, match, seat, thought.player),
            *(self._talk.lately(), self._tournament_numbers(seat)),
        )
        self.shared.models.think(wanted, self._share(seat), answered)

    def _tournament_numbers(self, seat: int) -> TournamentNumbers | None:
        tournament = self.state.tournament
        if not tournament:
            return None
        return self.shared.tournament_numbers(tournament, self.state.chairs[seat].name)

    def _model_has_answered(self, seat: int, thought: _Thought, move: Move | None, by: str) -> None:
        """Play it at a humane pace; how long a model takes tells of its endpoint, and needs no hiding."""
        if self._thoughts.get(seat) != thought:
            return
        player = answers.house_player(self.state)
        workers = self._workers_for(seat, player) if move is None else None
        if workers is not None:
            workers.think(*self._task(seat, player), partial(self._house_has_answered, seat, thought, by))
            return
        move = self._or_clock(seat, self._choice(seat, player)) if move is None else move
        due = max(self._clock.now(), thought.began + self._thinking_time.delay(seat, thought.asked))
        self._later(seat, due, partial(self._answer, seat, thought, move, by))

    def _house_has_answered(self, seat: int, thought: _Thought, by: str, move: Move | None) -> None:
        """Play what a worker has chosen in place of a model; where that fails too, the clock's move."""
        if self._thoughts.get(seat) == thought:
            self._model_has_answered(seat, thought, self._or_clock(seat, move), by)

    def _thought_out(self, seat: int, thought: _Thought, move: Move | None) -> None:
        """Play what a worker has answered; where it failed, the house's own player chooses."""
        if self._thoughts.get(seat) != thought:
            return
        by = self._by(move)
        move = self._house_choice(seat) if move is None else move
        took = self._clock.now() - thought.began
        due = thought.began + self._thinking_time.after(seat, thought.asked, took)
        self._answer_at(seat, thought, move, due, by)

    def _answer_at(self, seat: int, thought: _Thought, move: Move, due: int, by: str) -> None:
        if due <= self._clock.now():
            self._answer(seat, thought, move, by)
        else:
            self._later(seat, due, partial(self._answer, seat, thought, move, by))

    def _answer(self, seat: int, thought: _Thought, move: Move, by: str) -> None:
        state, clock = self.state, self._clock

        def make_rows() -> list[Pending]:
            return answers.bot_answer(
                state, seat, thought.asked, move, by=by, now=clock.now(), fresh=self._fresh
            )

        def done(error: ParlourError | None, n: int) -> None:
            if error is not None and self._thoughts.get(seat) == thought:
                self._later(seat, clock.now() + _AGAIN, partial(self._retry, seat))

        self._queue.submit(make_rows, done, urgent=True)

    def _retry(self, seat: int) -> None:
        """Think once more about what could not be stored, or was refused."""
        self._forget(seat)
        if self._role.leads:
            self.look()
