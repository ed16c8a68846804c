"""What one person has before them: a view in words, the latest news and a key for every move."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from parlour.engine.show.form import Form, Pool
from parlour.engine.show.picture import Picture
from parlour.engine.show.view import SeatView, ZoneView
from parlour.engine.show.zone import PAST
from parlour.engine.words.keys import HELP, LEAVE, rules_key
from parlour.engine.words.phrasebook import plainly
from parlour.engine.words.sentence import Sentence
from parlour.players.seat_words import GUEST
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.terminal.table.snapshot import Snapshot

_SERVICES = ("service.help", "service.rules", "service.hint", "service.worth", "service.leave")
"""What can be asked for beside moves."""


class Page:
    """A table as it is to be drawn; all that a screen needs and nothing that the viewer may not know.

    Why moves are closed is asked of the room only when somebody wants to know.
    """

    def __init__(
        self,
        now: "Snapshot",
        news: Sequence[str] = (),
        words: TerminalWords | None = None,
        why: Callable[[], dict[str, str]] = dict,
    ) -> None:
        assert now.picture is not None, "a page of a game"
        self.words = words or TerminalWords()
        self.view = now.picture.view
        self.title = now.catalogue.title
        self.names = now.names()
        self.news = list(news)
        self.lesson: list[str] = []
        self.outcome = now.outcome()
        clock = None if now.state is None else now.state.clock
        self.on_timeout = "" if clock is None else clock.timeout
        """What is played when the time is up, in words; "" where no clock runs."""
        self._picture = now.picture
        self._catalogue = now.catalogue
        self._why = why
        self._verbs = {verb.verb: verb for verb in now.catalogue.verbs}
        self._is_tournament = bool(now.tournament)
        self._main = main_counters(now.catalogue.picture)

    @cached_property
    def keys(self) -> dict[str, str]:
        """Return the key of every verb of the game, open or closed; nobody else needs keys."""
        return {verb.verb: verb.key for verb in self._catalogue.verbs} if self.view.forms else {}

    @cached_property
    def _reasons(self) -> dict[str, str]:
        return self._why()

    def name(self, seat: int) -> str:
        """Return the seat's name, with a word for the person who looks."""
        name = self.names[seat]
        if seat != self.view.viewer:
            return name
        return self.words("page.you") if name == GUEST else self.words("page.name-you", name=name)

    def say(self, sentence: Sentence) -> str:
        """Return a sentence that came as text."""
        return plainly(sentence)

    def label(self, verb: str) -> str:
        return self._verbs[verb].label

    def rule(self, verb: str) -> str:
        return self._verbs[verb].rule

    def open_verbs(self) -> list[str]:
        return [form.verb for form in self.view.forms]

    def closed_verbs(self) -> list[str]:
        return list(self._reasons)

    def why_closed(self, verb: str) -> str:
        """Return the rule that keeps a verb closed, and what is missing just now."""
        return self._reasons.get(verb) or self.rule(verb)

    def headline(self) -> str:
        """Return the game and the table's public numbers: `Name · round 1 · pot 30`."""
        return " · ".join([self.title, *self.numbers(self.view.counters)])

    def numbers(self, counters: dict[str, int]) -> list[str]:
        """Return counters in words: `lives 3`, `coins 9,995`."""
        return [f"{self.counter(name)} {self.words.number(value)}" for name, value in counters.items()]

    def counter(self, name: str) -> str:
        return self._catalogue.labels.counters.get(name, name)

    def main_number(self, seat: SeatView) -> str:
        """Return the one counter of a seat that says most, or ""."""
        main = [name for name in seat.counters if name in self._main] or list(seat.counters)
        return self.words.number(seat.counters[main[0]]) if main else ""

    def badges(self, seat: int) -> list[str]:
        labels = self._catalogue.labels.badges
        return [labels.get(badge, badge) for badge in self.view.seats[seat].badges]

    def prompt(self) -> str:
        return " ".join([*self.lesson, *([self._picture.prompt] if self._picture.prompt else [])])

    def notes(self) -> list[str]:
        return self._picture.notes

    def ending(self) -> str:
        """Return why the game is over."""
        return self._picture.ending

    def moves(self) -> list[tuple[str, str]]:
        """Return the key of every open move, and what it does and costs."""
        return [(self.keys[form.verb], self._priced_label(form)) for form in self.view.forms]

    def _priced_label(self, form: Form) -> str:
        """Return what a move is called, with its price where that hangs on nothing more."""
        price = self._picture.prices.get(form.verb)
        if price is None or price.rate or not price.cost:
            return self.label(form.verb)
        return f"{self.label(form.verb)} {self.words.number(price.cost)}"

    def price_reason(self, verb: str) -> str:
        """Return why the move costs what it costs; "" where nothing is said of it."""
        price = self._picture.prices.get(verb)
        return "" if price is None else price.why

    def services(self) -> list[tuple[str, str]]:
        """Return the keys that are no moves."""
        rules = rules_key(self.keys, self.words("word.rules"))
        counsel = {"service.hint": self.words("word.hint"), "service.worth": self.words("word.worth")}
        keys = {"service.help": HELP, "service.rules": rules, **counsel, "service.leave": LEAVE}
        is_word = rules == self.words("word.rules")
        bare = {*counsel, "service.rules"} if is_word else counsel
        labels = {service: "" if service in bare else self.words(service) for service in keys}
        if self._is_tournament:  # it goes on without whoever leaves
            labels["service.leave"] = self.words("live.leave")
        return [(keys[service], labels[service]) for service in _SERVICES if self._is_served(service)]

    def _is_served(self, service: str) -> bool:
        if service == "service.hint":
            return not self._is_tournament  # nobody is advised there
        return service != "service.worth" or self._catalogue.appraises

    def zone_label(self, zone: ZoneView) -> str:
        """Return what a zone is called; the viewer's own as the viewer's own."""
        labels = self._catalogue.labels
        is_own = zone.owner is not None and zone.owner == self.view.viewer
        if is_own and zone.name in labels.pools:
            return self.pool_label(zone.name)
        return labels.zones.get(zone.name, zone.name)

    def pool_label(self, zone: str) -> str:
        return self._catalogue.labels.pools.get(zone, zone)

    def own_question(self, verb: str) -> str:
        """Return what the game itself asks for the amount of this move; "" where it has no words for it."""
        return self._catalogue.labels.asks.get(verb, "")

    def seats(self) -> list[SeatView]:
        """Return the seats at which somebody sits; who has left since the deal is nobody there any more."""
        return [seat for seat in self.view.seats if not seat.empty and self.names[seat.seat]]

    def common_zones(self) -> list[ZoneView]:
        """Return what lies on the table and belongs to nobody."""
        return [zone for zone in self.view.zones if zone.owner is None]

    def zones_of(self, seat: int) -> list[ZoneView]:
        return [zone for zone in self.view.zones if zone.owner == seat]

    def own_zones(self) -> list[ZoneView]:
        return [] if self.view.viewer is None else self.zones_of(self.view.viewer)

    def pool_zone(self, pool: Pool) -> ZoneView | None:
        """Return where the pool's places lie: the viewer's own zone of that name, or the table's."""
        return self._zone_called(pool.zone)

    def is_pool(self, zone: ZoneView) -> bool:
        """Return whether a move that asks for places of this name means this zone."""
        return self._zone_called(zone.name) is zone

    def _zone_called(self, name: str) -> ZoneView | None:
        found = [zone for zone in (*self.own_zones(), *self.common_zones()) if zone.name == name]
        return found[0] if found else None

    def cards_in(self, name: str) -> list[int]:
        """Return the cards of the zone that a move means by this name, as they are shown."""
        zone = self._zone_called(name)
        return [] if zone is None else [zone.cards[slot] for slot in self.places(zone)]

    def places(self, zone: ZoneView) -> list[int]:
        """Return the places of a zone in the order shown and counted; a hand in the game's own."""
        slots = list(range(len(zone.cards)))
        return list(zone.order) if sorted(zone.order) == slots else slots


def is_taken_pile(zone: ZoneView) -> bool:
    """Return whether a zone is what a seat has out of play, such as its tricks: its count says enough."""
    return zone.owner is not None and zone.lying == PAST and not zone.reprint


def main_counters(picture: Picture) -> list[str]:
    """Return the counters of a seat that are shown where there is room for only one."""
    return [name for name, counter in picture.counters.items() if counter.main]
