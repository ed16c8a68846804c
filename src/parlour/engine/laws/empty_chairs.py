"""The law of empty chairs: a deal with chairs on which nobody sits is the same deal without them."""

from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.events import NO_SEAT, Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.words.sentence import Sentence

_MOST_CHOICES: Final = 1 << 30
_SEATS: Final = frozenset(("seat", "other"))
"""The facts of a sentence that are seats."""


def empty_chairs_are_nobody(game: Game, rules: RulesAsset, start: Start, *, seed: int, limit: int) -> int:
    """Play a random deal with the empty chairs and without: players see, hear, may do and win the same."""
    seated = start.seated()
    if len(seated) == len(start.stacks) or rules.complaint(len(seated)):
        return 0
    ours = _Table(game, rules, start, seed)
    theirs = _Table(game, rules, _without_empty(start), seed)
    return _follow(ours, theirs, Luck(seed, stream=4), limit)


def _without_empty(start: Start) -> Start:
    """Return the same start at a table that has just the chairs that are taken."""
    seated = start.seated()
    dealer = NO_DEALER if start.dealer == NO_DEALER else seated.index(start.dealer)
    return Start(tuple(start.stacks[seat] for seat in seated), dealer)


class _Table:
    """One of two tables: a player's number is that of the chair among those that are taken.

    An empty chair has no number, so whatever names it is found.
    """

    def __init__(self, game: Game, rules: RulesAsset, start: Start, seed: int) -> None:
        self.game = game
        self.start = start
        self.chairs = start.seated()
        self.heard = Listener()
        self.position = game.begin(rules, len(start.stacks), FastShuffle(seed), self.heard, start)

    def number(self, seat: int | None) -> int | str | None:
        """Return the number of the player on this chair."""
        if seat is None or seat == NO_SEAT:
            return None
        return self.chairs.index(seat) if seat in self.chairs else f"the empty chair {seat}"

    def play(self, player: int, move: Move) -> None:
        self.position.apply(self.chairs[player], move, self.heard)

    def acting(self) -> list[int | str | None]:
        return [self.number(seat) for seat in self.position.to_act()]

    def choices(self, player: int) -> list[tuple[str, int]]:
        """Return what the player may do: each verb, and in how many ways."""
        choices = self.position.moves(self.chairs[player]).choices
        return [(each.verb, each.count()) for each in choices]

    def move(self, player: int, choice: int, index: int) -> Move:
        """Return a move by its number, for it may name places by their seats."""
        return self.position.moves(self.chairs[player]).choices[choice].nth(index)

    def seen(self, player: int | None) -> dict[str, Any]:
        """Return all that a player, or the public, is shown and told in words."""
        viewer = None if player is None else self.chairs[player]
        view, words = self.position.view(viewer), self.game.briefing(self.position, viewer)
        outcome = self.position.outcome()
        return {
            "phase": view.phase,
            "seats": [(view.seats[seat].counters, view.seats[seat].badges) for seat in self.chairs],
            "zones": [
                (zone.name, self.number(zone.owner), zone.cards, zone.count, zone.turned, zone.order)
                for zone in view.zones
            ],
            "counters": view.counters,
            "forms": [(form.verb, form.amount) for form in view.forms],
            "words": self.said([words.prompt, words.notes, [each.why for each in words.closed]]),
            "prices": [
                (verb, each.cost, each.rate, self.said(each.why)) for verb, each in words.prices.items()
            ],
            "places": outcome and [outcome.places[seat] for seat in self.chairs],
            "tallies": outcome and [outcome.tallies[seat] for seat in self.chairs],
            "next dealer": outcome and self.number(self.position.next_dealer()),
        }

    def told(self) -> list[Any]:
        """Return what was told since this was asked last."""
        told = [self._event(event) for event in self.heard.events]
        self.heard.events.clear()
        return told

    def _event(self, event: Event) -> list[Any]:
        """Return an event with its cards as the public and each player hear them."""
        cards = [event.seen_by(viewer).cards for viewer in (None, *self.chairs)]
        seats = [self.number(event.seat), self.number(event.other)]
        return [event.kind, *seats, event.amount, cards, self.said(event.fields)]

    def said(self, value: Any) -> Any:
        """Return sentences with players in the place of seats."""
        if isinstance(value, Sentence):
            return [value.key, self.said(value.fields)]
        if isinstance(value, dict):
            facts = value.items()
            return {name: self.number(each) if name in _SEATS else self.said(each) for name, each in facts}
        return [self.said(each) for each in value] if isinstance(value, list) else value


def _follow(ours: _Table, theirs: _Table, luck: Luck, limit: int) -> int:
    """Demand the same of both tables at every decision; return how many there were."""
    played = 0
    _compare(ours, theirs, luck)
    while not theirs.position.is_over() and played < limit:
        player = theirs.position.to_act()[0]
        choices = theirs.choices(player)
        _expect_same(ours, ours.choices(player), choices, f"choices of player {player}")
        choice = luck.below(len(choices))
        index = luck.below(min(choices[choice][1], _MOST_CHOICES))
        for table in (ours, theirs):
            table.play(player, table.move(player, choice, index))
        played += 1
        _compare(ours, theirs, luck)
    return played


def _compare(ours: _Table, theirs: _Table, luck: Luck) -> None:
    """Demand that somebody and the public see and hear the same, and nothing of an empty chair."""
    _expect_same(ours, ours.told(), theirs.told(), "events")
    _expect_same(ours, ours.acting(), theirs.acting(), "players to act")
    for player in (luck.below(len(theirs.chairs)), None):
        seen, other = ours.seen(player), theirs.seen(player)
        for what, shown in seen.items():
            _expect_same(ours, shown, other[what], what)


def _expect_same(table: _Table, ours: Any, theirs: Any, what: str) -> None:
    if ours != theirs:
        said = f"{what} from {table.start} are {ours}, and {theirs} without the empty chairs"
        raise BrokenLaw("empty-chairs-are-nobody", said)
