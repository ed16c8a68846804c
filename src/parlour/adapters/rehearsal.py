"""A rehearsal: a few seeded random games, watched to learn which words, numbers and zones a game shows.

It is the same for the same rules and seats on every machine, so that what is laid out after it is fixed too.
"""

from typing import Final

import msgspec

from parlour.adapters.picks import is_of_places
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.laws.conservation import cards_on
from parlour.engine.play.choices import Choice
from parlour.engine.play.position import Position
from parlour.engine.playout import playout
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.zone import NO_OWNER, Zone

GAMES: Final = 96
DECISIONS: Final = 6000
"""So many games and decisions are watched, whichever is reached first."""
IN_A_ROW: Final = 200
"""So many decisions of one game are watched; long games are then left, but for the first few of them."""
TO_THE_END: Final = 4
SPARE: Final = 2
"""A zone of varying length gets as many times the places it was seen to need."""


class Vocabulary(msgspec.Struct, frozen=True):
    """What a game shows: names in the order in which they came up, zones with the places they may need.

    `places` are those of verbs that take several at once.
    """

    phases: list[str]
    counters: list[str]
    seat_counters: list[str]
    badges: list[str]
    reasons: list[str]
    table_zones: dict[str, int]
    seat_zones: dict[str, int]
    places: dict[str, int]
    names_cards: bool


def rehearse(game: Game, rules: RulesAsset, seats: int) -> Vocabulary:
    """Return what comes up in games at random."""
    watcher = Watcher(len(cards_on(game.begin(rules, seats, FastShuffle(0)))))
    number = 0
    while number < GAMES and watcher.decisions < DECISIONS:
        position, luck = game.begin(rules, seats, FastShuffle(number)), Luck(number, 1)
        watcher.follow(position, luck)
        if number < TO_THE_END:
            playout(position, luck)
            watcher.watch(position)
        number += 1
    return watcher.vocabulary()


class Watcher:
    """Writes down every name that it has not met before."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.decisions = 0
        self.names: dict[str, dict[str, None]] = {
            kind: {} for kind in ("phases", "counters", "seat_counters", "badges", "reasons")
        }
        self.lengths: dict[tuple[bool, str], set[int]] = {}
        self.options: dict[str, set[int]] = {}
        self.names_cards = False

    def follow(self, position: Position, luck: Luck) -> None:
        """Watch the first decisions of a game, and its end if it comes to that."""
        for _ in range(IN_A_ROW):
            self.watch(position)
            if playout(position, luck, limit=1) == 0:
                return
            self.decisions += 1

    def watch(self, position: Position) -> None:
        self.note("phases", [position.phase()])
        self.note("counters", position.counters())
        for seat in range(position.seats):
            self.note("seat_counters", position.seat_counters(seat))
            self.note("badges", position.badges(seat))
        for zone in position.zones():
            self.measure(zone)
        for seat in position.to_act():
            for choice in position.moves(seat).choices:
                self.look_at(choice)
        outcome = position.outcome()
        self.note("reasons", [] if outcome is None else [outcome.reason])

    def look_at(self, choice: Choice) -> None:
        self.names_cards |= bool(choice.nth(0).cards)
        if is_of_places(choice):
            self.options.setdefault(choice.verb, set()).add(1 + max(choice.options, default=0))

    def note(self, kind: str, names: list[str] | dict[str, int]) -> None:
        self.names[kind] |= dict.fromkeys(names)

    def measure(self, zone: Zone) -> None:
        shown = 0 if zone.pile else len(zone.cards)
        self.lengths.setdefault((zone.owner == NO_OWNER, zone.name), set()).add(shown)

    def vocabulary(self) -> Vocabulary:
        names = {kind: list(found) for kind, found in self.names.items()}
        return Vocabulary(
            **names,
            table_zones=self.zones(True),
            seat_zones=self.zones(False),
            places={verb: self.room(seen) for verb, seen in self.options.items()},
            names_cards=self.names_cards,
        )

    def zones(self, of_table: bool) -> dict[str, int]:
        """Return how many places each zone needs."""
        return {name: self.room(seen) for (ours, name), seen in self.lengths.items() if ours == of_table}

    def room(self, lengths: set[int]) -> int:
        """Return as many as it always holds when it holds any; some to spare where that varies."""
        varies = len(lengths - {0}) > 1
        return min(self.cards, SPARE * max(lengths)) if varies else max(lengths)
