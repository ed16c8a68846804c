"""A match: one game between named seats, with its seed, its moves so far and what was told of them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.cards.fair import FairShuffle
from parlour.cards.seeds import fresh_seed
from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import Refused
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.printable import STAND_IN
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.words.briefing import Briefing
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence
from parlour.match.sentences import Speaker
from parlour.match.store.port import Store, Turn

_LONGEST_NAME = 24


class SeatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in front of a seat: a name, and who plays there (`me`, `house:hard`, `random`)."""

    name: str
    player: str


def name_complaint(name: str) -> str:
    """What is wrong with a name, or "" when it fits on a card and on any screen."""
    if not name.strip():
        return "a name has at least one letter"
    if len(name) > _LONGEST_NAME:
        return f"a name has at most {_LONGEST_NAME} letters"
    is_good = name.isprintable() and STAND_IN not in name
    return "" if is_good else "a name has only letters that can be printed"


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


class Match:
    """A game being played; everything that happens to it goes through `play`."""

    def __init__(
        self,
        game: Game,
        rules: Any,
        seats: Sequence[SeatCard],
        seed: bytes,
        shuffle: Shuffle | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = list(seats)
        self.seed = seed
        self.seed_given = False
        self.position = game.begin(rules, len(self.seats), shuffle or FairShuffle(seed))
        self.played: list[Turn] = []
        self.events: list[Event] = []
        self.store: Store | None = None
        self._speakers: dict[str, Speaker] = {}

    @classmethod
    def begin(cls, game: Game, rules: Any, seats: Sequence[SeatCard], seed: bytes | None = None) -> "Match":
        """A new match; without a seed it gets one that nobody can guess."""
        match = cls(game, rules, seats, fresh_seed() if seed is None else seed)
        match.seed_given = seed is not None
        return match

    def play(self, seat: int, move: Move) -> None:
        """Plays the move, or raises Refused (or BadSave when it cannot be kept) and changes nothing."""
        if not 0 <= seat < len(self.seats):
            raise Refused("not-your-turn", f"There is no seat {seat}.")
        after, listener = self.position.copy(), Listener()
        try:
            after.play(seat, move, listener)
        except Refused as error:
            raise self._explained(error, seat) from None
        if self.store is not None:
            self.store.enter(Turn(seat, move), after)
        self.position = after
        self.played.append(Turn(seat, move))
        self.events += listener.events

    def _explained(self, error: Refused, seat: int) -> "RefusedAtTable":
        """The refusal with all that the game can say about it, and with names."""
        sentence = self.game.refusal(error, self.position, seat)
        return RefusedAtTable(error.code, sentence, self.speaker().say(sentence))

    def view(self, viewer: int | None) -> View:
        """All that this viewer may know, as facts."""
        return self.position.view(viewer)

    def briefing(self, viewer: int | None) -> Briefing:
        """What this viewer is told in words; a speaker says it."""
        return self.game.briefing(self.position, viewer)

    def speaker(self, language: str = ENGLISH) -> Speaker:
        """Who says things at this table in that language."""
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game, self.rules, self.names(), language)
        return self._speakers[language]

    def lately(self, viewer: int | None, since: int = 0, language: str = ENGLISH) -> list[str]:
        """What has happened since so many events, in sentences, as this viewer may know it."""
        speaker = self.speaker(language)
        return [speaker.tell(event, viewer) for event in self.events[since:]]

    def names(self) -> list[str]:
        return [card.name for card in self.seats]

    def to_act(self) -> tuple[int, ...]:
        """Who owes a decision; nobody when the match is over."""
        return self.position.to_act()

    def moves(self, seat: int) -> Moves:
        """What a seat that is to act may do."""
        return self.position.moves(seat)

    def is_over(self) -> bool:
        return self.position.is_over()

    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    def from_the_start(self) -> "Match":
        """The same match before its first move."""
        return Match(self.game, self.rules, self.seats, self.seed)


class Step(NamedTuple):
    """One move of a replay, the match just after it, and what happened in sentences."""

    n: int
    seat: int
    move: Move
    match: Match
    sentences: list[str]


def replay(match: Match, viewer: int | None = None, language: str = ENGLISH) -> Iterator[Step]:
    """Every move in order, as this viewer may know it; the match of the steps goes on from step to step."""
    again = match.from_the_start()
    for n, turn in enumerate(match.played, start=1):
        heard = len(again.events)
        again.play(turn.seat, turn.move)
        yield Step(n, turn.seat, turn.move, again, again.lately(viewer, heard, language))
