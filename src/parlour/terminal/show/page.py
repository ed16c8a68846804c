"""What one person has before them: a view in words, the latest news and a key for every move."""

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from parlour.engine.play.outcome import Outcome
from parlour.engine.show.form import Pool
from parlour.engine.show.picture import Picture
from parlour.engine.show.view import SeatView, ZoneView
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

    served: tuple[str, ...] = (
        "service.help",
        "service.rules",
        "service.hint",
        "service.worth",
        "service.leave",
    )
    """What can be asked for beside moves."""

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
        self.lesson: list[str] = []
        self.outcome: Outcome | None = match.outcome()
        self.speaker: TableSpeaker = match.speaker(self.words.language)
        self._briefing = match.briefing(viewer)
        self._verbs = list(match.rules.move_labels)
        self._main = main_counters(match.game.picture)
        if match.game.appraise is None and match.game.odds is None:
            self.served = tuple(service for service in self.served if service != "service.worth")

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

    def main_number(self, seat: SeatView) -> str:
        """The one counter of a seat that says most, or ""."""
        main = [name for name in seat.counters if name in self._main] or list(seat.counters)
        return self.words.number(seat.counters[main[0]]) if main else ""

    def badges(self, seat: int) -> list[str]:
        return [self.speaker.label("badge", badge) for badge in self.view.seats[seat].badges]

    def prompt(self) -> str:
        asked = [] if self._briefing.prompt is None else [self.say(self._briefing.prompt)]
        return " ".join([*self.lesson, *asked])

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
        counsel = {"service.hint": self.words("word.hint"), "service.worth": self.words("word.worth")}
        keys = {"service.help": HELP, "service.rules": rules, **counsel, "service.leave": LEAVE}
        is_word = rules == self.words("word.rules")
        bare = {*counsel, "service.rules"} if is_word else counsel
        labels = {service: "" if service in bare else self.words(service) for service in keys}
        return [(key, labels[service]) for service, key in keys.items() if service in self.served]

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

    def pool_zone(self, pool: Pool) -> ZoneView | None:
        """Where the pool's places lie: the viewer's own zone of that name, or the table's."""
        return self._zone_called(pool.zone)

    def is_pool(self, zone: ZoneView) -> bool:
        """Whether a move that asks for places of this name means this zone."""
        return self._zone_called(zone.name) is zone

    def _zone_called(self, name: str) -> ZoneView | None:
        found = [zone for zone in (*self.own_zones(), *self.common_zones()) if zone.name == name]
        return found[0] if found else None

    def cards_in(self, name: str) -> list[int]:
        """The cards of the zone that a move means by this name, as they are shown."""
        zone = self._zone_called(name)
        return [] if zone is None else [zone.cards[slot] for slot in self.places(zone)]

    def places(self, zone: ZoneView) -> list[int]:
        """The places of a zone in the order in which they are shown and counted; a hand in the game's own."""
        slots = list(range(len(zone.cards)))
        return list(zone.order) if sorted(zone.order) == slots else slots


def main_counters(picture: Picture) -> list[str]:
    """The counters of a seat that are shown where there is room for only one."""
    return [name for name, counter in picture.counters.items() if counter.main]


def lone_person(match: Match) -> int | None:
    """The seat of the only person; None when there are several, or bots alone."""
    people = [seat for seat, card in enumerate(match.seats) if is_person(card)]
    return people[0] if len(people) == 1 else None
