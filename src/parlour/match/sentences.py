"""Saying things at one table: its players' names, its moves' labels, the game's words, in some language."""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.engine.play.events import Event
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import not_public, veil
from parlour.engine.words.phrasebook import ENGLISH, Hearer
from parlour.engine.words.sentence import Sentence

_CARD = [f"card{place}" for place in range(1, 53)]


class Speaker:
    """Says sentences of one match to whoever looks; names are put in as they are and never read again."""

    def __init__(self, game: Game, rules: RulesAsset, names: Sequence[str], language: str = ENGLISH) -> None:
        self.language = language
        self._book = game.phrasebook(language)
        self._hearer = game.hearer(rules, language, names)
        self._hearers: dict[int | None, Hearer] = {None: self._hearer}
        self._named: set[int] = set()
        self._public = self._hearer._replace(named=self._named)

    def say(self, sentence: Sentence, viewer: int | None = None) -> str:
        """The sentence as this viewer hears it, who is "you" in it."""
        return self._book.say(sentence, self._as(viewer))

    def _as(self, viewer: int | None) -> Hearer:
        if viewer not in self._hearers:
            self._hearers[viewer] = self._hearer._replace(viewer=viewer)
        return self._hearers[viewer]

    def tell(self, event: Event, viewer: int | None = None) -> str:
        """What happened, as far as this viewer may know it."""
        return self._book.tell(f"event.{event.kind}", _facts(event, viewer), self._as(viewer))

    def telling(self, event: Event) -> "Telling":
        """What happened, to be told to several viewers."""
        return Telling(self, event)

    def tell_all(self, event: Event, viewers: Iterable[int | None]) -> list[str]:
        """What happened, as each of these viewers may know it; made once for all who hear the same."""
        telling = Telling(self, event)
        return [telling.to(viewer) for viewer in viewers]

    def publicly(self, event: Event) -> tuple[str, set[int]]:
        """What the public hears, and the seats that the sentence names."""
        self._named.clear()
        said = self._book.tell(f"event.{event.kind}", _facts(event, None), self._public)
        return said, self._named.copy()

    def ending(self, outcome: Outcome) -> str:
        """Why the game is over."""
        return self.say(Sentence(outcome.reason, outcome.fields))

    def knows(self, key: str) -> bool:
        return key in self._book

    def label(self, group: str, name: str) -> str:
        """What a zone, a pool, a badge, a counter or a phase is called."""
        return self._book.label(group, name)

    def move_label(self, verb: str) -> str:
        """What a move is called."""
        return self._hearer.labels[verb]

    def move_rule(self, verb: str) -> str:
        """When a move may be made, by the rules in force."""
        return self._hearer.whens[verb]


class Telling:
    """What happened, for everybody: one sentence, and others only for whom it names or who see more cards."""

    def __init__(self, speaker: Speaker, event: Event) -> None:
        self._speaker = speaker
        self._event = event
        self.public, self._named = speaker.publicly(event)
        self._see_more = not_public(list(event.audiences)) if event.audiences else 0

    def is_public_for(self, viewer: int | None) -> bool:
        """Whether this viewer hears and sees just what the public does."""
        return viewer is None or (viewer not in self._named and not self._see_more >> viewer & 1)

    def to(self, viewer: int | None) -> str:
        """What happened, as far as this viewer may know it."""
        return self.public if self.is_public_for(viewer) else self._speaker.tell(self._event, viewer)


def _facts(event: Event, viewer: int | None) -> dict[str, Any]:
    """What `Event.sentence` says, without a sentence."""
    facts: dict[str, Any] = {"seat": event.seat, "other": event.other}
    facts["amount"], facts["slots"] = event.amount, event.slots
    cards: Sequence[int] = event.cards
    if cards:
        cards = veil(list(cards), list(event.audiences), viewer)
        for place, card in enumerate(cards):
            facts[_CARD[place] if place < len(_CARD) else f"card{place + 1}"] = card
    facts["cards"] = cards
    return facts | event.fields if event.fields else facts
