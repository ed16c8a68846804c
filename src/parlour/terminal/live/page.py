"""A page made of what a room has sent: the view of any table, with the words of its catalogue."""

from collections.abc import Callable, Sequence
from functools import cached_property

from parlour.engine.play.outcome import Outcome
from parlour.engine.words.keys import LEAVE
from parlour.engine.words.phrasebook import plainly
from parlour.engine.words.sentence import Sentence
from parlour.terminal.live.remote import Snapshot
from parlour.terminal.show.page import Page, TableSpeaker, main_counters
from parlour.terminal.words import TerminalWords
from parlour.wire.catalogue import Catalogue


class CatalogueSpeaker:
    """Says what a catalogue has words for; all else comes from the room as text."""

    def __init__(self, catalogue: Catalogue) -> None:
        labels = catalogue.labels
        self._verbs = {verb.verb: verb for verb in catalogue.verbs}
        self._labels = {
            "zone": labels.zones,
            "pool": labels.pools,
            "counter": labels.counters,
            "badge": labels.badges,
            "phase": labels.phases,
        }

    def say(self, sentence: Sentence, viewer: int | None = None) -> str:
        """What came as text stays as it is."""
        return plainly(sentence)

    def knows(self, key: str) -> bool:
        group, _, name = key.partition(".")
        return name in self._labels.get(group, {})

    def label(self, group: str, name: str) -> str:
        return self._labels[group].get(name, name)

    def move_label(self, verb: str) -> str:
        return self._verbs[verb].label

    def move_rule(self, verb: str) -> str:
        return self._verbs[verb].rule

    def ending(self, outcome: Outcome) -> str:
        return outcome.reason


class LivePage(Page):
    """Why moves are closed is asked of the room only when somebody wants to know."""

    def __init__(
        self,
        now: Snapshot,
        news: Sequence[str],
        words: TerminalWords,
        why: Callable[[], dict[str, str]] = dict,
    ) -> None:
        assert now.picture is not None, "a page of a game"
        self.words = words
        self.view = now.picture.view
        self.title = now.catalogue.title
        self.names = now.names()
        self.news = list(news)
        self.outcome = _outcome(now)
        self.speaker: TableSpeaker = CatalogueSpeaker(now.catalogue)
        self._picture = now.picture
        self._catalogue = now.catalogue
        self._why = why
        self._main = main_counters(now.catalogue.picture)

    @cached_property
    def keys(self) -> dict[str, str]:
        return {verb.verb: verb.key for verb in self._catalogue.verbs} if self.view.forms else {}

    @cached_property
    def _reasons(self) -> dict[str, str]:
        return self._why()

    def services(self) -> list[tuple[str, str]]:
        """Nothing is saved here: the room keeps everything."""
        return [(key, self.words("live.leave") if key == LEAVE else what) for key, what in super().services()]

    def closed_verbs(self) -> list[str]:
        return list(self._reasons)

    def why_closed(self, verb: str) -> str:
        return self._reasons.get(verb) or self.rule(verb)

    def prompt(self) -> str:
        return self._picture.prompt

    def notes(self) -> list[str]:
        return self._picture.notes

    def ending(self) -> str:
        return self._picture.ending


def _outcome(now: Snapshot) -> Outcome | None:
    ending = None if now.picture is None else now.picture.view.ending
    return None if ending is None else Outcome(ending.places, ending.tallies, ending.reason, ending.fields)
