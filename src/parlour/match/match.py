# parlour: hot
"""A match: one game between named seats, with its seed, its moves so far and what was told of them.

`prepare` says what a move would lead to and `settle` makes it so, once whoever keeps the match has it;
`play` does both, for whoever keeps nothing.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from parlour.cards.fair import FairShuffle
from parlour.cards.seeds import fresh_seed
from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import Refused
from parlour.engine.play.events import Event, Listener, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.words.briefing import Briefing
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence
from parlour.match.log import BY_HOUSE, Advised, Turn, Turns
from parlour.match.provenance import Provenance, without_empty
from parlour.match.provenance import SeatCard as SeatCard
from parlour.match.provenance import name_complaint as name_complaint
from parlour.match.sentences import Speaker
from parlour.match.turn_log import TurnLog

KEPT_EVENTS: Final = 200
"""So many of the latest events are kept; those before them come from playing the moves again."""

_MARK_EVERY: Final = 128
_MARKS: Final = 4
"""After every so many moves the match is noted as it is, so many times at most: undos go on from there."""
QUICK_UNDO: Final = _MARK_EVERY * (_MARKS - 1)
"""So many moves can be taken back at any time without playing the whole match again."""


class RefusedAtTable(Refused):
    """A refusal that names the players; `said` is the same for any language."""

    def __init__(self, code: str, said: Sentence, text: str) -> None:
        super().__init__(code, said)
        self._text = text

    @property
    def sentence(self) -> str:  # type: ignore[override]
        return self._text

    def __reduce__(self) -> tuple[type["RefusedAtTable"], tuple[object, ...]]:  # type: ignore[override]
        return RefusedAtTable, (self.code, self.said, self._text)


class Closing(NamedTuple):
    """A position at the close of a deal, and how many events the match had told by then."""

    position: Position
    heard: int


class _Witness(Teller):
    """Hears what a move tells, and keeps the position as it is at the close of a deal."""

    def __init__(self, position: Position, events: list[Event], heard: int) -> None:
        self.events = events
        self.closings: list[Closing] = []
        self._position = position
        self._heard = heard

    def tell(self, event: Event) -> None:
        self.events.append(event)
        if event.close is not None:
            self.closings.append(Closing(self._position.copy(), self._heard + len(self.events)))


class Prepared:
    """A move that was found legal: the position and the events that it leads to, once it is settled, and the
    deals that it closes on the way."""

    def __init__(self, turn: Turn, after: Position, events: list[Event], closings: list[Closing]) -> None:
        self.turn = turn
        self.after = after
        self.events = events
        self.closings = closings


class Mark(NamedTuple):
    """A match as it was after n moves."""

    position: Position
    n: int
    events: list[Event]
    heard: int


class Match:
    """A game being played; everything that happens to it goes through `settle` and `undo`.

    `returns` counts how often moves were taken back: while it is the same, moves are only added. With a
    `start` it is one deal from there, and who is named on an empty chair is nobody.

    >>> import parlour
    >>> table = parlour.table("bastard-brag", ["easy", "easy"], seed=7, lives=1)
    >>> _ = table.play_out()
    >>> match = table.match
    >>> earlier = match.fork(2)
    >>> earlier.n, earlier.is_over()
    (2, False)
    """

    def __init__(
        self,
        game: Game,
        rules: Any,
        seats: Sequence[SeatCard],
        seed: bytes,
        shuffle: Shuffle | None = None,
        start: Start | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = list(seats)
        self.seed = seed
        self.start = start
        self.provenance = Provenance()
        self._turns = TurnLog()
        self.events: list[Event] = []
        self.heard = 0
        self.closings: list[Closing] = []
        """The deals that the last move closed; to be shown before what it led to."""
        self.advised: list[Advised] = []
        self._speakers: dict[str, Speaker] = {}
        self._marks: list[Mark] = []
        self.returns = 0
        listener = Listener()
        chance = shuffle or FairShuffle(seed)
        self.position = game.begin(rules, len(self.seats), chance, listener, start)
        self.seats = without_empty(self.seats, start)
        self._hear(listener.events)

    @classmethod
    def begin(
        cls,
        game: Game,
        rules: Any,
        seats: Sequence[SeatCard],
        seed: bytes | None = None,
        start: Start | None = None,
    ) -> "Match":
        """Return a new match; without a seed it gets one that nobody can guess."""
        match = cls(game, rules, seats, fresh_seed() if seed is None else seed, None, start)
        match.provenance = Provenance(given=seed is not None)
        return match

    @property
    def n(self) -> int:
        """Return how many moves have been settled; those taken back do not count."""
        return len(self._turns)

    @property
    def played(self) -> Sequence[Turn]:
        """Return the moves that have been settled, without those taken back."""
        return Turns(self._turns)

    def play(self, seat: int, move: Move, *, by: str = "seat", at: int = 0) -> None:
        """Play the move, or raise Refused and change nothing."""
        self.settle(self.prepare(seat, move, by=by, at=at))

    def prepare(self, seat: int, move: Move, *, by: str = "seat", at: int = 0) -> Prepared:
        """Return what this move leads to, or raise Refused; change nothing. See Turn for `by` and `at`."""
        turn, after = Turn(seat, move, by, at), self.position.copy()
        told = self._played_on(after, turn)
        return Prepared(turn, after, told.events, told.closings)

    def settle(self, prepared: Prepared, at: int = 0) -> None:
        """Make it so, at another time if need be; what was prepared before another move is void."""
        turn = prepared.turn
        self.position = prepared.after
        self._turns.append(turn.seat, turn.move, turn.by, at or turn.at)
        self._hear(prepared.events)
        self.closings = prepared.closings
        self._note()

    def follow(self, turn: Turn) -> None:
        """Play a turn that is kept already, or raise Refused; saves the copy that `prepare` makes."""
        told = self._played_on(self.position, turn)
        self._turns.append(turn.seat, turn.move, turn.by, turn.at)
        self._hear(told.events)
        self.closings = told.closings
        self._note()

    def _note(self) -> None:
        """Note the match as it is after every so many moves."""
        if self.n % _MARK_EVERY == 0:
            self._marks = [*self._marks[1 - _MARKS :], self.mark()]

    def _played_on(self, position: Position, turn: Turn) -> _Witness:
        """Play the turn on a position that is like ours, and return what happened; or raise Refused."""
        if not 0 <= turn.seat < len(self.seats):
            raise Refused("not-your-turn", f"There is no seat {turn.seat}.")
        witness = _Witness(position, _announcement(turn), self.heard)
        try:
            position.play(turn.seat, turn.move, witness)
        except Refused as error:
            raise self._explained(error, turn.seat) from None
        return witness

    def _hear(self, events: list[Event]) -> None:
        self.heard += len(events)
        self.events += events
        if len(self.events) > KEPT_EVENTS:
            del self.events[:-KEPT_EVENTS]

    def _explained(self, error: Refused, seat: int) -> "RefusedAtTable":
        """Return the refusal with all that the game can say about it, and with names."""
        sentence = self.game.refusal(error, self.position, seat)
        return RefusedAtTable(error.code, sentence, self.speaker().say(sentence))

    def view(self, viewer: int | None) -> View:
        """Return all that this viewer may know, as facts."""
        return self.position.view(viewer)

    def briefing(self, viewer: int | None) -> Briefing:
        """Return what this viewer is told in words; a speaker says it."""
        return self.game.briefing(self.position, viewer)

    def speaker(self, language: str = ENGLISH) -> Speaker:
        """Return who says things at this table in that language."""
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game, self.rules, self.names(), language)
        return self._speakers[language]

    def since(self, heard: int) -> tuple[list[Event], int]:
        """Return the events after so many, as far as they are kept, and how many of them are not."""
        missed = max(0, self.heard - len(self.events) - heard)
        return self.events[max(0, len(self.events) - (self.heard - heard)) :], missed

    def told(self, heard: int = 0) -> list[Event]:
        """Return all events after so many; where some are no longer kept, the moves are played again for
        them."""
        kept, missed = self.since(heard)
        return self._told_again()[heard : heard + missed] + kept if missed else kept

    def _told_again(self) -> list[Event]:
        """Return every event of the match, from the first deal on, from playing its moves again."""
        again, listener = self.from_the_start(), Listener()
        for turn in self.played:
            listener.events += _announcement(turn)
            again.position.apply(turn.seat, turn.move, listener)
        return again.events + listener.events

    def lately(self, viewer: int | None, since: int = 0, language: str = ENGLISH) -> list[str]:
        """Return what has happened since so many events, in sentences, as this viewer may know it."""
        speaker = self.speaker(language)
        return [speaker.tell(event, viewer) for event in self.told(since)]

    def names(self) -> list[str]:
        """Return the names of the players, seat by seat."""
        return [card.name for card in self.seats]

    def to_act(self) -> tuple[int, ...]:
        """Return who owes a decision; nobody when the match is over."""
        return self.position.to_act()

    def moves(self, seat: int) -> Moves:
        """Return what a seat that is to act may do."""
        return self.position.moves(seat)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.position.is_over()

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self.position.outcome()

    def from_the_start(self) -> "Match":
        """Return the same match before its first move."""
        return self.at(0)

    def at(self, n: int) -> "Match":
        """Return the same match after its first n moves, kept nowhere."""
        return self._again(self.seats, n)

    def fork(self, n: int, seats: Sequence[SeatCard] | None = None) -> "Match":
        """Return a new match that goes on from there with the same cards to come, which somebody may know by
        now."""
        forked = self._again(self.seats if seats is None else seats, n)
        forked.provenance = Provenance(given=True)
        return forked

    def advise(self, seat: int, *, at: int = 0) -> None:
        """Note that the seat asks the house about the next move; once for each, before it is answered."""
        advised = Advised(seat, self.n + 1, at)
        if any((each.seat, each.n) == (seat, advised.n) for each in self.advised):
            return
        self.advised.append(advised)

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back: everything is as it was before them, the count of events too.

        A bot that listens has heard too much then, and is to be made anew.
        """
        assert 0 <= moves <= self.n, f"there are {self.n} moves, and not {moves}"
        n = self.n - moves
        noted = [mark for mark in self._marks if mark.n <= n]
        mark = noted[-1] if noted else self.from_the_start().mark()
        turns = self.played[mark.n : n]
        self.return_to(mark)
        for turn in turns:
            self.follow(turn)

    def mark(self) -> Mark:
        """Return what it takes to return to here, while no move before it is taken back."""
        return Mark(self.position.copy(), self.n, self.events[:], self.heard)

    def return_to(self, mark: Mark) -> None:
        """Take back all moves since then; nobody is told."""
        self.returns += 1
        self._marks = [each for each in self._marks if each.n <= mark.n]
        self.position = mark.position.copy()
        self.events, self.heard, self.closings = mark.events[:], mark.heard, []
        self._turns.cut(mark.n)

    def _again(self, seats: Sequence[SeatCard], n: int) -> "Match":
        """Return another match of the same game and seed in which the first n moves are played again."""
        assert 0 <= n <= self.n, f"there are {self.n} moves, and not {n}"
        assert len(seats) == len(self.seats), "other names, but as many seats"
        again = Match(self.game, self.rules, seats, self.seed, None, self.start)
        again.provenance = self.provenance
        for turn in self.played[:n]:
            again.follow(turn)
        return again


def _announcement(turn: Turn) -> list[Event]:
    """Return what everybody is told before the move itself: that the house decides it for a bot."""
    return [Event("house-played", turn.seat)] if turn.by == BY_HOUSE else []


class Step(NamedTuple):
    """One move of a replay, the match just after it, and what happened in sentences."""

    n: int
    seat: int
    move: Move
    match: Match
    sentences: list[str]


def replay(match: Match, viewer: int | None = None, language: str = ENGLISH) -> Iterator[Step]:
    """Yield every move in order, as this viewer may know it; the match of the steps goes on from step to
    step.

    What was told of the first deal, before any move, is told by `from_the_start`.
    """
    again = match.from_the_start()
    for n, turn in enumerate(match.played, start=1):
        heard = again.heard
        again.play(turn.seat, turn.move, by=turn.by)
        yield Step(n, turn.seat, turn.move, again, again.lately(viewer, heard, language))
