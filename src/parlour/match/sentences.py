"""Saying things at one table: its players' names, its moves' labels, the game's words, in some language."""

from collections.abc import Sequence

from parlour.engine.play.events import Event
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence


class Speaker:
    """Says sentences of one match to whoever looks; names are put in as they are and never read again."""

    def __init__(self, game: Game, rules: RulesAsset, names: Sequence[str], language: str = ENGLISH) -> None:
        self.language = language
        self._book = game.phrasebook(language)
        self._hearer = game.hearer(rules, language, names)

    def say(self, sentence: Sentence, viewer: int | None = None) -> str:
        """The sentence as this viewer hears it, who is "you" in it."""
        return self._book.say(sentence, self._hearer._replace(viewer=viewer))

    def tell(self, event: Event, viewer: int | None = None) -> str:
        """What happened, as far as this viewer may know it."""
        return self.say(event.sentence(viewer), viewer)

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
