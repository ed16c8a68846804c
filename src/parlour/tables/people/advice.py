"""Asking the house at a table: hints, the worth of a hand, and the lessons of a guided game.

Whoever asks for a hint is seen to have asked: that is stored before the answer is thought about.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.rules.guide import LEARNER
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import said
from parlour.match.match import Match
from parlour.match.store.file.move_json import move_tree
from parlour.players.guide import guide_of
from parlour.storage.rows import Row
from parlour.tables.allowance import Allowance
from parlour.tables.bots.advising import HAND, HINT, Given, given
from parlour.tables.bots.workers import Task
from parlour.tables.people.spoken_moves import move_in_words
from parlour.tables.question import check_question
from parlour.tables.refusals import refused, table_words
from parlour.tables.rows import entries
from parlour.tables.rows.drafts import Draft
from parlour.wire.messages import Advice, Ask, Notice

if TYPE_CHECKING:
    from parlour.tables.table import Table
    from parlour.tables.visitor import Visitor

_AT_ONCE: Final = 4
_EVERY: Final = 1_500
"""So many questions of one seat at once, and again every so many milliseconds one more."""
_LONGEST: Final = 30_000
_KEPT: Final = 32
_Key = tuple[int, str, int, str]
"""The seat, what it asked, the last row then, and its language."""


class Advisor:
    """The house as it answers the people of one table; the same question is thought about once."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._allowances: dict[int, Allowance] = {}
        self._answers: dict[_Key, Given] = {}

    def ask(self, visitor: "Visitor", message: Ask) -> None:
        """Answers, or refuses to."""
        seat = visitor.sits_at()
        if message.what == "lesson":
            visitor.tell(self._lesson(visitor, message.id))
            return
        self._check(seat, message)
        if message.what == HINT:
            look = partial(self._recorded, seat, message.asked)
            self.table.submit(look, partial(self._stored, visitor, message))
        else:
            self._answer(visitor, message)

    def _check(self, seat: int, message: Ask) -> None:
        settings = self.table.state.settings
        if message.what == HINT and not settings.has_hints():
            raise refused("no-hints")
        if message.what != HINT and not settings.counting:
            raise refused("no-counting")
        if not self.table.state.is_played():
            raise refused("not-playing")
        now = self.table.clock.now()
        if not self._allowances.setdefault(seat, Allowance(_AT_ONCE, _EVERY, now)).takes(now):
            raise refused("slow-down")

    def _recorded(self, seat: int, asked: int) -> list[Draft]:
        """That the seat asked, once for each question."""
        state = self.table.state
        check_question(state, seat, asked)
        if not asked:
            raise refused("too-late")
        return [] if state.advised.get(seat) == asked else [Draft(entries.Advised(asked), seat)]

    def _stored(self, visitor: "Visitor", message: Ask, error: ParlourError | None, n: int) -> None:
        if error is not None:
            visitor.answered(message.id, error, n)
            return
        self._answer(visitor, message)

    def told(self, rows: list[Row]) -> None:
        """Everybody hears who asked the house."""
        match = self.table.state.match
        for row in rows:
            if row.kind != "advised" or match is None:
                continue
            for each in self.table.watchers.visitors:
                hearer = Hearer(match.names(), each.seat)
                text = table_words(each.language).say(said("notice.advised", seat=row.seat), hearer)
                each.tell(Notice(text, row.seat))

    def _answer(self, visitor: "Visitor", message: Ask) -> None:
        """Thinks in a process of its own where there are any, for it may take a while."""
        seat, match = visitor.sits_at(), self.table.state.now_played()
        key = (seat, message.what, match.n, visitor.language)
        done = partial(self._given, visitor, message, key)
        workers = self.table.bots.shared.workers
        if key in self._answers:
            done(self._answers[key])
        elif workers is None:
            done(given(match, seat, message.what, visitor.language))
        else:
            task = Task(self.table.key, self.table.state.number, match, seat, "")
            workers.advise(task, (message.what, visitor.language), _LONGEST, done)

    def _given(self, visitor: "Visitor", message: Ask, key: _Key, found: Given | None) -> None:
        if found is None:
            visitor.answered(message.id, refused("no-advice"), 0)
            return
        if len(self._answers) >= _KEPT:
            self._answers.clear()
        self._answers[key] = found
        fields = msgspec.structs.asdict(found)
        if message.what == HAND and not found.say:
            fields["say"] = [table_words(visitor.language).say(said("advice.no-hand"), Hearer())]
        visitor.tell(Advice(message.id, **fields))

    def _lesson(self, visitor: "Visitor", ident: int) -> Advice:
        """What the guide says to the learner of the first game now; nothing while others are to act."""
        state = self.table.state
        is_first = state.settings.guided and state.number == 1
        if not is_first or visitor.seat != LEARNER or state.match is None:
            raise refused("no-lesson")
        return _lesson_at(state.match, ident, visitor.language)


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
    stray = speaker.say(said("guide.stray", verb=lesson.move.verb), LEARNER)
    called = move_in_words(lesson.move, match, LEARNER, language)
    return Advice(ident, say, move_tree(lesson.move), called, stray)
