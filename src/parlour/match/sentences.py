# parlour: hot
"""Saying things at one table: its players' names, its moves' labels, the game's words, in some language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from parlour.engine.play.events import Event
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE, not_public, veil
from parlour.engine.words.endings import ending_sentences
from parlour.engine.words.phrasebook import ENGLISH, Draft, Hearer, LookedUpFacts
from parlour.engine.words.sentence import Sentence

_PUBLIC = frozenset({"seat", "other", "amount", "slots"})
_PLACES = {f"card{place + 1}": place for place in range(52)}
"""What single cards of an event are called; no sentence names more of them."""
_MOST_SAID: Final = 500
_pack: Final[Any] = msgspec.msgpack.Encoder().encode
"""Facts as bytes: equal bytes are said alike, and 1 and True are not equal as they are to a dict."""


class Speaker:
    """Says sentences of one match to whoever looks; names are put in as they are and never read again."""

    def __init__(
        self,
        game: Game,
        rules: RulesAsset,
        names: Sequence[str],
        language: str = ENGLISH,
    ) -> None:
        self.language = language
        self._book = game.phrasebook(language)
        self._hearer = game.hearer(rules, language, names)
        self._renamed = game.renamed_moves(rules)
        self._hearers: dict[int | None, Hearer] = {None: self._hearer}
        self._said: dict[tuple[int | None, bytes], str] = {}
        self.forms: dict[tuple[int, Moves], msgspec.Raw] = {}
        """Forms of lasting moves as `Scene` encodes them, by the seat that hears the names of places."""

    def say(self, sentence: Sentence, viewer: int | None = None) -> str:
        """Return the sentence as this viewer hears it, who is "you" in it; what was said lately is kept."""
        key = viewer, _pack(sentence)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._book.say(sentence, self._as(viewer))
        return said

    def _as(self, viewer: int | None) -> Hearer:
        found = self._hearers.get(viewer)
        if found is None:
            found = self._hearers[viewer] = self._hearer.on_seat(viewer)
        return found

    def tell(self, event: Event, viewer: int | None = None) -> str:
        """Return what happened, as far as this viewer may know it."""
        return self._draft(event, viewer).to(viewer)

    def telling(self, event: Event) -> "Telling":
        """Return what happened, to be told to several viewers."""
        return Telling(event, self._draft)

    def tell_all(self, event: Event, viewers: Iterable[int | None]) -> list[str]:
        """Return what happened, as each of these viewers may know it; made once for all who hear the same."""
        telling = Telling(event, self._draft)
        public, others = telling.public, telling.others
        return [
            public if viewer is None or not others >> viewer & 1 else telling.to(viewer) for viewer in viewers
        ]

    def _draft(self, event: Event, viewer: int | None) -> Draft:
        return self._book.draft(f"event.{event.kind}", _EventFacts(event, viewer), self._as(viewer))

    def ending(self, outcome: Outcome, viewer: int | None = None) -> tuple[str, str]:
        """Return how the game ended for this viewer, and what decided it, where there is a result."""
        said = [self.say(sentence, viewer) for sentence in ending_sentences(outcome, viewer)]
        return said[0], " ".join(said[1:])

    def knows(self, key: str) -> bool:
        return key in self._book

    def label(self, group: str, name: str) -> str:
        """Return what a zone, a pool, a badge, a counter or a phase is called."""
        return self._book.label(group, name)

    def move_label(self, verb: str) -> str:
        """Return what a move is called."""
        return self._hearer.labels[verb]

    def has_own_words(self, verb: str) -> bool:
        """Return whether moves of this verb may be said in the game's words, not in those of a host."""
        return verb not in self._renamed

    def move_rule(self, verb: str) -> str:
        """Return when a move may be made, by the rules in force."""
        return self._hearer.whens[verb]


class Telling:
    """What happened, for everybody: one sentence, made again only for whoever sees other cards."""

    def __init__(self, event: Event, draft: Callable[[Event, int | None], Draft]) -> None:
        self._event = event
        self._draft = draft
        self._shared = shared = draft(event, None)
        self._apart = shared.apart if _is_open(event) else shared.apart | not_public(list(event.audiences))
        self.public = shared.to(None)
        self.others = shared.seats | self._apart
        """Who hears or sees something else than the public, as bits."""

    def heard_as(self, viewer: int | None) -> int | None:
        """Return the viewer, or None (the public) where they hear and see just what the public does."""
        return viewer if viewer is not None and self.others >> viewer & 1 else None

    def to(self, viewer: int | None) -> str:
        """Return what happened, as far as this viewer may know it."""
        if viewer is None or not self.others >> viewer & 1:
            return self.public
        draft = self._draft(self._event, viewer) if self._apart >> viewer & 1 else self._shared
        return draft.to(viewer)


class _EventFacts(LookedUpFacts):
    """What `Event.sentence` says."""

    def __init__(self, event: Event, viewer: int | None) -> None:
        self._event = event
        self._viewer = viewer
        self._cards: Sequence[int] | None = None

    def get(self, name: str, default: Any = None) -> Any:
        event = self._event
        if event.fields and name in event.fields:
            return event.fields[name]
        if name == "seat":
            return event.seat
        if name == "cards":
            return self._seen()
        if name in _PUBLIC:
            return getattr(event, name)
        place = _PLACES.get(name, 99)
        return self._seen()[place] if place < len(event.cards) else default

    def _seen(self) -> Sequence[int]:
        """Return the cards as the viewer sees them."""
        if self._cards is None:
            self._cards = self._veiled(self._event)
        return self._cards

    def _veiled(self, event: Event) -> Sequence[int]:
        if _is_open(event):
            return event.cards
        return veil(list(event.cards), list(event.audiences), self._viewer)


def _is_open(event: Event) -> bool:
    """Return whether everybody sees all of its cards."""
    return event.audiences.count(EVERYONE) == len(event.audiences)
