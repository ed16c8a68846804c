"""The deal that is being played, and how it would have gone with other cards and the same moves."""

from collections.abc import Callable, Mapping
from typing import Final

from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.audience import veil

NOT_YET: Final = -1
Change = Callable[[list[int]], None]
"""What is done, in place, to the cards in the order in which they come."""


class Recorded(Shuffle):
    """Another shuffle, and the order that it gave to the cards at each chance event."""

    def __init__(self, inner: Shuffle) -> None:
        self.inner = inner
        self.orders: dict[int, list[int]] = {}

    def order(self, cards: list[int], event: int) -> None:
        self.inner.order(cards, event)
        self.orders[event] = cards[:]

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        self.inner.order_first(cards, count, event)
        self.orders[event] = cards[:]

    def below(self, limit: int, event: int) -> int:
        self.orders.pop(event, None)
        return self.inner.below(limit, event)

    def deal_between(self, first: int, end: int) -> int:
        """Return the last chance event in which as many cards as ever were shuffled, or NOT_YET."""
        found = [(len(cards), event) for event, cards in self.orders.items() if first <= event < end]
        return max(found)[1] if found else NOT_YET


class ChangedShuffle(Shuffle):
    """The same chance, but in some shuffles the cards come otherwise."""

    def __init__(self, inner: Shuffle, changes: Mapping[int, Change]) -> None:
        self.inner = inner
        self.changes = changes

    def order(self, cards: list[int], event: int) -> None:
        self.inner.order(cards, event)
        if event in self.changes:
            self.changes[event](cards)

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        self.inner.order_first(cards, count, event)
        if event in self.changes:
            self.changes[event](cards)

    def below(self, limit: int, event: int) -> int:
        return self.inner.below(limit, event)


class Deal:
    """The deal that is being played: how it begins under another shuffle, and what has happened since."""

    def __init__(self, begin: Callable[[Shuffle], Position], chances: int) -> None:
        self.begin = begin
        self.chances = chances
        self.turns: list[PlayedMove] = []

    def order(self, position: Position) -> list[int]:
        """Return the order in which the cards of this deal came; empty before its first card."""
        shuffle, event = self._source(position)
        return shuffle.orders[event] if event != NOT_YET else []

    def otherwise(self, position: Position, change: Change, viewer: int) -> "OtherDeal":
        """Return the same deal from its beginning with its cards changed."""
        shuffle, event = self._source(position)
        return OtherDeal(self.begin(ChangedShuffle(shuffle.inner, {event: change})), viewer)

    def relabelled(self, position: Position, labels: Mapping[int, int], viewer: int) -> "OtherDeal":
        """Return the same deal with other cards for those that have labels, since each was shuffled last.

        A stock that is made of the discards is another shuffle of the same deal, before which they were seen.
        """
        shuffle, first = self._source(position)
        orders = {
            event: cards for event, cards in shuffle.orders.items() if first <= event < position.chances
        }
        changes = {event: _relabel(given) for event, given in _labels_of_each(orders, labels).items()}
        return OtherDeal(self.begin(ChangedShuffle(shuffle.inner, changes)), viewer)

    def _source(self, position: Position) -> tuple[Recorded, int]:
        assert isinstance(position.shuffle, Recorded), "a deal can be found again"
        return position.shuffle, position.shuffle.deal_between(self.chances, position.chances)


def _labels_of_each(orders: dict[int, list[int]], labels: Mapping[int, int]) -> dict[int, dict[int, int]]:
    """Return the labels of each shuffle: of the cards that came in none after it.

    All belong to the first one where cards change places between shuffles, as those may that nobody has seen.
    """
    last = {card: event for event in sorted(orders) for card in orders[event]}
    found = {event: {card: labels[card] for card in labels if last[card] == event} for event in orders}
    stays = all(given.keys() == set(given.values()) for given in found.values())
    return found if stays else {min(orders): dict(labels)}


def _relabel(labels: Mapping[int, int]) -> Change:
    def change(cards: list[int]) -> None:
        cards[:] = [labels.get(card, card) for card in cards]

    return change


class PlayedMove:
    """A move that was played, the position before it, and what it told."""

    def __init__(self, before: Position, seat: int, move: Move, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.events = events


class OtherDeal:
    """A deal with other cards, and whether one seat has seen and heard the same as in the true one."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.position = position
        self.viewer = viewer
        self.alike = True

    def follow(self, turns: list[PlayedMove], looks: set[int]) -> bool:
        """Play the moves, looking before those in `looks`; False where one would have been illegal."""
        position = self.position
        for number, turn in enumerate(turns):
            if turn.seat not in position.to_act() or turn.move not in position.moves(turn.seat):
                return False
            if number in looks:
                self.alike = self.alike and self.sees_the_same(turn.before)
            listener = Listener()
            position.apply(turn.seat, turn.move, listener)
            self.alike = self.alike and self._hears_the_same(turn.events, listener.events)
        return True

    def sees_the_same(self, other: Position) -> bool:
        return known_cards(self.position, self.viewer) == known_cards(other, self.viewer)

    def _hears_the_same(self, ours: list[Event], theirs: list[Event]) -> bool:
        return [_event_as_heard(event, self.viewer) for event in ours] == [
            _event_as_heard(event, self.viewer) for event in theirs
        ]


def _event_as_heard(event: Event, viewer: int) -> object:
    """Return all that the viewer is told by an event."""
    cards = veil(list(event.cards), list(event.audiences), viewer)
    return event.kind, event.seat, cards, event.amount, event.other, event.slots, event.fields


def known_cards(position: Position, viewer: int) -> list[object]:
    """Return every zone with the cards that the viewer knows in it, and backs for the others."""
    return [
        (zone.name, zone.owner, veil(zone.cards, zone.audiences, viewer))
        for zone in position.zones()
        if not zone.reprint
    ]
