"""What one person has before them: a view in words, the latest news and a key for every move."""

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from parlour.engine.play.outcome import Outcome
from parlour.engine.show.form import Pool
from parlour.engine.show.view import ZoneView
from parlour.engine.words.keys import HELP, LEAVE, keys_of, rules_key
from parlour.engine.words.sentence import Sentence
from parlour.match.match import Match
from parlour.players.seat_words import GUEST, is_person
from parlour.terminal.words import TerminalWords


class TableSpeaker(Protocol):
    """Who says things at a table: a match's own speaker, or a room's catalogue."""

    def say(self, sentence: Sentence, viewer: int | None = None) -> str: ...

    def knows(self, key: str) -> bool: ...

    def label(self, group: str, name: str) -> str: ...

    def move_label(self, verb: str) -> str: ...

    def move_rule(self, verb: str) -> str: ...

    def ending(self, outcome: Outcome) -> str: ...


class Page:
    """A match as it is to be drawn; all that a screen needs and nothing that the viewer may not know."""

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        news: Sequence[str] = (),
        words: TerminalWords | None = None,
    ) -> None:
        self.words = words or TerminalWords()
        self.view = match.view(viewer)
        self.title: str = match.rules.metadata.display_name
        self.names = match.names()
        self.news = list(news)
        self.outcome: Outcome | None = match.outcome()
        self.speaker: TableSpeaker = match.speaker(self.words.language)
        self._briefing = match.briefing(viewer)
        self._verbs = list(match.rules.move_labels)

    @cached_property
    def keys(self) -> dict[str, str]:
        """The key of every verb of the game, open or closed; nobody else needs keys."""
        return keys_of(self._verbs) if self.view.forms else {}

    def name(self, seat: int) -> str:
        """The seat's name, with a word for the person who looks."""
        name = self.names[seat]
        if seat != self.view.viewer:
            return name
        return self.words("page.you") if name == GUEST else self.words("page.name-you", name=name)

    def say(self, sentence: Sentence) -> str:
        """A sentence of the game, as the viewer hears it."""
        return self.speaker.say(sentence, self.view.viewer)

    def label(self, verb: str) -> str:
        return self.speaker.move_label(verb)

    def rule(self, verb: str) -> str:
        return self.speaker.move_rule(verb)

    def open_verbs(self) -> list[str]:
        return [form.verb for form in self.view.forms]

    def closed_verbs(self) -> list[str]:
        return [closed.verb for closed in self._briefing.closed]

    def why_closed(self, verb: str) -> str:
        """The rule that keeps a verb closed, and what is missing just now."""
        [why] = [closed.why for closed in self._briefing.closed if closed.verb == verb]
        return self.rule(verb) if why is None else f"{self.rule(verb)} {self.say(why)}"

    def headline(self) -> str:
        """The game and the table's public numbers: `Name · round 1 · pot 30`."""
        return " · ".join([self.title, *self.numbers(self.view.counters)])

    def numbers(self, counters: dict[str, int]) -> list[str]:
        """Counters in words: `lives 3`, `coins 9,995`."""
        return [f"{self.counter(name)} {self.words.number(value)}" for name, value in counters.items()]

    def counter(self, name: str) -> str:
        return self.speaker.label("counter", name)

    def badges(self, seat: int) -> list[str]:
        return [self.speaker.label("badge", badge) for badge in self.view.seats[seat].badges]

    def prompt(self) -> str:
        asked = self._briefing.prompt
        return "" if asked is None else self.say(asked)

    def notes(self) -> list[str]:
        return [self.say(note) for note in self._briefing.notes]

    def ending(self) -> str:
        """Why the game is over."""
        return "" if self.outcome is None else self.speaker.ending(self.outcome)

    def moves(self) -> list[tuple[str, str]]:
        """The key of every open move, and what it does."""
        return [(self.keys[verb], self.label(verb)) for verb in self.open_verbs()]

    def services(self) -> list[tuple[str, str]]:
        """Keys that are no moves."""
        rules = rules_key(self.keys, self.words("word.rules"))
        keys = {"service.help": HELP, "service.rules": rules, "service.leave": LEAVE}
        return [(key, self.words(service)) for service, key in keys.items()]

    def zone_label(self, zone: ZoneView) -> str:
        """What a zone is called; the viewer's own as the viewer's own."""
        is_own = zone.owner is not None and zone.owner == self.view.viewer
        if is_own and self.speaker.knows(f"pool.{zone.name}"):
            return self.pool_label(zone.name)
        return self.speaker.label("zone", zone.name)

    def pool_label(self, zone: str) -> str:
        return self.speaker.label("pool", zone)

    def common_zones(self) -> list[ZoneView]:
        """What lies on the table and belongs to nobody."""
        return [zone for zone in self.view.zones if zone.owner is None]

    def zones_of(self, seat: int) -> list[ZoneView]:
        return [zone for zone in self.view.zones if zone.owner == seat]

    def own_zones(self) -> list[ZoneView]:
        return [] if self.view.viewer is None else self.zones_of(self.view.viewer)

    def is_numbered(self, zone: ZoneView) -> bool:
        """Whether some open move asks for places of this zone."""
        return any(self.pool_zone(pool) is zone for form in self.view.forms for pool in form.pools)

    def pool_zone(self, pool: Pool) -> ZoneView | None:
        """Where the pool's places lie: the viewer's own zone of that name, or the table's."""
        found = [zone for zone in (*self.own_zones(), *self.common_zones()) if zone.name == pool.zone]
        return found[0] if found else None


def lone_person(match: Match) -> int | None:
    """The seat of the only person; None when there are several, or bots alone."""
    people = [seat for seat, card in enumerate(match.seats) if is_person(card)]
    return people[0] if len(people) == 1 else None
