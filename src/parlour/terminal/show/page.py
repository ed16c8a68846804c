"""What one person has before them: a view with names, the latest news and a key for every move."""

import re
from functools import cached_property

from parlour.engine.show.form import Closed, Form, Pool
from parlour.engine.show.view import View, ZoneView
from parlour.match.match import Match
from parlour.match.sentences import named
from parlour.players.seat_words import GUEST, is_person
from parlour.terminal.ask.keys import HELP, LEAVE, keys_at, rules_key

YOU = "You"
VERB = re.compile(r"\b[A-Z]+(?:_[A-Z]+)*\b")


class Page:
    """A view as it is to be drawn; everything a screen needs and nothing that the viewer may not know."""

    def __init__(self, view: View, *, title: str, names: list[str], news: list[str]) -> None:
        self.view = view
        self.title = title
        self.names = names
        self.news = news

    @cached_property
    def keys(self) -> dict[str, str]:
        return keys_at(self.view)

    def name(self, seat: int) -> str:
        """The seat's name, with a word for the person who looks."""
        name = self.names[seat]
        if seat != self.view.viewer:
            return name
        return YOU if name == GUEST else f"{name} (you)"

    def named(self, text: str) -> str:
        """The text with names where it speaks of seats, and labels where it speaks of verbs."""
        return VERB.sub(lambda word: self.labels.get(word[0], word[0]), named(text, self.names))

    @cached_property
    def labels(self) -> dict[str, str]:
        """What every verb is called, open or closed."""
        named_forms: list[Form | Closed] = [*self.view.forms, *self.view.closed]
        return {each.verb: each.label for each in named_forms}

    def headline(self) -> str:
        """The game and the table's public numbers: `Name · round 1 · pot 30`."""
        return " · ".join([self.title, *(f"{name} {value:,}" for name, value in self.view.counters.items())])

    def prompt(self) -> str:
        return self.named(self.view.prompt)

    def notes(self) -> list[str]:
        return [self.named(note) for note in self.view.notes]

    def moves(self) -> list[tuple[str, str]]:
        """The key of every open move, and what it does."""
        return [(self.keys[form.verb], form.label) for form in self.view.forms]

    def services(self) -> list[tuple[str, str]]:
        """Keys that are no moves."""
        return [(HELP, "help"), (rules_key(self.keys), "the rules"), (LEAVE, "leave and save")]

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
        return self.zone_called(pool.zone)

    def zone_called(self, name: str) -> ZoneView | None:
        found = [zone for zone in (*self.own_zones(), *self.common_zones()) if zone.name == name]
        return found[0] if found else None


def page_of(match: Match, viewer: int | None, news: list[str]) -> Page:
    """What this viewer has before them in the match as it stands."""
    title = match.rules.metadata.display_name
    return Page(match.view(viewer), title=title, names=match.names(), news=news)


def lone_person(match: Match) -> int | None:
    """The seat of the only person; None when there are several, or bots alone."""
    people = [seat for seat, card in enumerate(match.seats) if is_person(card)]
    return people[0] if len(people) == 1 else None


def numbers(counters: dict[str, int]) -> list[str]:
    """Counters in words: `lives 3`, `coins 9,995`."""
    return [f"{name} {value:,}" for name, value in counters.items()]
