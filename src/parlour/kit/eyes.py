"""A bot's eyes: what every bot reads off the view of its seat, and nothing that the view does not show."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.show.view import View

AWAY: Final = frozenset(("folded", "out"))
"""Who wears one of these badges plays no further part in the deal."""


class Eyes:
    """The table through one seat's eyes; a game's eyes extend it with the words of the game.

    `seated` are the seats on which anybody sits.
    """

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a bot sits at the table"
        self.view = view
        self.me = view.viewer
        self.seated = [seat.seat for seat in view.seats if not seat.empty]
        self.hands: list[list[int]] = [[] for _ in view.seats]
        for zone in view.zones:
            if zone.name == "hand" and zone.owner is not None:
                self.hands[zone.owner] = zone.cards
        self.hand = self.hands[self.me]

    def rivals(self) -> list[int]:
        """Return the other seats that are still in the deal."""
        seats = self.view.seats
        return [seat for seat in self.seated if seat != self.me and AWAY.isdisjoint(seats[seat].badges)]

    def counter(self, name: str) -> int:
        """Return a counter of the table."""
        return self.view.counters[name]

    def counter_of(self, seat: int, name: str) -> int:
        """Return a counter of a seat."""
        return self.view.seats[seat].counters[name]

    def wears(self, seat: int, badge: str) -> bool:
        return badge in self.view.seats[seat].badges

    def wearers(self, badge: str) -> list[int]:
        """Return the seats with this badge."""
        return [seat.seat for seat in self.view.seats if badge in seat.badges]

    def cards_on(self, zone: str) -> list[int]:
        """Return the cards of a zone that belongs to nobody, none where it is not on the table."""
        for each in self.view.zones:
            if each.name == zone and each.owner is None:
                return each.cards
        return []

    def placed(self) -> list[int]:
        """Return every card that the seat sees where it lies."""
        zones = [zone.cards for zone in self.view.zones if not zone.reprint]
        return [card for cards in zones for card in cards if card != BACK]

    def unseen(self, pack: list[int]) -> list[int]:
        """Return the cards of the pack that could lie anywhere, in the pack's order."""
        rest = pack[:]
        for card in self.placed():
            rest.remove(card)
        return rest
