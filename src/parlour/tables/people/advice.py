"""Asking the house at a table: hints, the worth of a hand, and the lessons of a guided game.

Whoever asks for a hint is seen to have asked: that is stored before the answer is thought about.
"""

from functools import partial
from typing import Final, NamedTuple

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.guide import LEARNER
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.match.match import Match
from parlour.match.move_words import seat_move_in_words
from parlour.players.guide import guide_of
from parlour.storage.rows import Row
from parlour.tables.clock import Clock
from parlour.tables.log import entries
from parlour.tables.log.queue import CommandQueue
from parlour.tables.log.rows import Pending
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.session import Session
from parlour.tables.play.advice_text import HAND, HINT, AdviceText, advice_text
from parlour.tables.play.answers import check_question
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.workers import Task
from parlour.tables.rate_limit import TokenBuckets
from parlour.tables.refusals import table_refusal, table_words
from parlour.tables.state import TableState
from parlour.wire.messages import Advice, Ask, Notice

_AT_ONCE: Final = 4
_EVERY: Final = 1_500
"""So many questions of one seat at once, and again every so many milliseconds one more."""
_LONGEST: Final = 30_000
_KEPT: Final = 32


class Asked(NamedTuple):
    """What the house was asked: by whom and on which chair, at which position, what, and in which language.

    Question and position are the rows that made them, 0 where nothing is asked. No other game has those rows,
    nor have moves in the place of those that were undone; so an answer is good there and then alone.
    """

    person: str
    seat: int
    question: int
    position: int
    what: str
    language: str


class Advisor:
    """The house as it answers the people of one table; the same question is thought about once."""

    def __init__(
        self, state: TableState, queue: CommandQueue, *, broadcast: Broadcast, clock: Clock, bots: RoomBots
    ) -> None:
        self.state = state
        self._queue = queue
        self._broadcast = broadcast
        self._clock = clock
        self._bots = bots
        self._rates = TokenBuckets(_AT_ONCE, 1 / _EVERY)
        self._answers: dict[Asked, AdviceText] = {}

    def ask(self, session: Session, message: Ask) -> None:
        """Answer, or refuse to."""
        seat = session.sits_at()
        if message.what == "lesson":
            session.tell(self._lesson(session, message.id))
            return
        self._check(seat, message)
        if message.what == HINT:
            make_rows = partial(self._record, session, seat, message.asked)
            self._queue.submit(make_rows, partial(self._stored, session, message))
        else:
            self._answer(session, message)

    def _check(self, seat: int, message: Ask) -> None:
        settings = self.state.settings
        if message.what == HINT and self.state.tournament:
            raise table_refusal("director-decides")
        if message.what == HINT and not settings.has_hints():
            raise table_refusal("no-hints")
        if message.what != HINT and not settings.counting:
            raise table_refusal("no-counting")
        if not self.state.is_played():
            raise table_refusal("not-playing")
        now, person = self._clock.now(), self.state.chairs[seat].person
        if not self._rates.takes(person, now):
            raise table_refusal("slow-down")

    def _record(self, session: Session, seat: int, asked: int) -> list[Pending]:
        """Return the row that the seat asked, once for each question."""
        state = self.state
        session.check_sits_at(seat)
        check_question(state, seat, asked)
        if not asked:
            raise table_refusal("too-late")
        return [] if state.advised.get(seat) == asked else [Pending(entries.AskedHouse(asked), seat)]

    def _stored(self, session: Session, message: Ask, error: ParlourError | None, n: int) -> None:
        if error is not None:
            session.answered(message.id, error, n)
            return
        self._answer(session, message)

    def rows_came(self, rows: list[Row]) -> None:
        """Tell everybody who asked the house."""
        match = self.state.match
        for row in rows:
            if row.kind != "advised" or match is None:
                continue
            for each in self._broadcast.sessions:
                hearer = Hearer(match.names(), each.seat)
                text = table_words(each.language).say(sentence_of("notice.advised", seat=row.seat), hearer)
                each.tell(Notice(text, row.seat))

    def _answer(self, session: Session, message: Ask) -> None:
        """Think in a process of its own where there are any, for it may take a while."""
        match, asked = self.state.now_played(), self._asked(session, message)
        done = partial(self._given, session, message, asked)
        workers = self._bots.workers
        if asked in self._answers:
            done(self._answers[asked])
        elif workers is None:
            done(advice_text(match, asked.seat, asked.what, asked.language))
        else:
            task = Task(self.state.table, self.state.number, match, asked.seat, "")
            workers.advise(task, (asked.what, asked.language), _LONGEST, done)

    def _asked(self, session: Session, message: Ask) -> Asked:
        """Return what the session asks, as the table stands."""
        state, seat = self.state, session.sits_at()
        rows = state.asked[seat], state.position_row()
        return Asked(state.chairs[seat].person, seat, *rows, message.what, session.language)

    def _stands(self, session: Session, message: Ask, asked: Asked) -> bool:
        """Return whether the session could ask the same now; others' sealed choices leave a question open."""
        if session.seat is None:
            return False
        now = self._asked(session, message)
        return asked == (now._replace(position=asked.position) if asked.question else now)

    def _given(self, session: Session, message: Ask, asked: Asked, found: AdviceText | None) -> None:
        """Tell the answer, unless its question is past: then it is nobody's, and not kept."""
        if not self._stands(session, message, asked):
            session.answered(message.id, table_refusal("too-late"), 0)
            return
        if found is None:
            session.answered(message.id, table_refusal("no-advice"), 0)
            return
        if len(self._answers) >= _KEPT:
            self._answers.clear()
        self._answers[asked] = found
        fields = msgspec.structs.asdict(found)
        if message.what == HAND and not found.say:
            fields["say"] = [table_words(session.language).say(sentence_of("advice.no-hand"), Hearer())]
        session.tell(Advice(message.id, **fields))

    def _lesson(self, session: Session, ident: int) -> Advice:
        """Return what the guide says to the learner of the first game now; nothing while others are to
        act."""
        state = self.state
        is_first = state.settings.guided and state.number == 1
        if not is_first or session.seat != LEARNER or state.match is None:
            raise table_refusal("no-lesson")
        return _lesson_at(state.match, ident, session.language)


def _lesson_at(match: Match, ident: int, language: str) -> Advice:
    guide, speaker = guide_of(match.game), match.speaker(language)
    if match.is_over():
        return Advice(ident, [speaker.say(sentence, LEARNER) for sentence in guide.goodbye()])
    lesson = guide.lesson(match)
    if lesson is None:
        return Advice(ident)
    say = [speaker.say(sentence, LEARNER) for sentence in lesson.sentences]
    if lesson.move is None:
        return Advice(ident, say)
    stray = speaker.say(sentence_of("guide.stray", verb=lesson.move.verb), LEARNER)
    called = seat_move_in_words(match, LEARNER, lesson.move, language)
    return Advice(ident, say, move_tree(lesson.move), called, stray)
