"""What a house bot reads from its view of a Bastard Brag table, and nothing that the view does not show."""

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.show.view import SeatView, View
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import NOBODY_KNOCKED


class Sight:
    """The table as one seat knows it; `cards` lie in slots as on the table: hands, then centre."""

    def __init__(self, view: View, jokers: int) -> None:
        assert view.viewer is not None, "a bot sits at the table"
        self.me = view.viewer
        self.cards = slots_of(view)
        self.unseen = unseen_cards(self.cards, jokers)
        self.order = live_from(self.me, view.seats)
        self.turns = view.counters["turns"]
        self.knocker = knocker_of(view.seats)

    def hand(self) -> list[int]:
        return self.cards[HAND * self.me : HAND * self.me + HAND]

    def centre(self) -> list[int]:
        return self.cards[-HAND:]

    def laps(self) -> float:
        """How often the turn has gone round the table."""
        return self.turns / len(self.order)


def slots_of(view: View) -> list[int]:
    cards = [BACK] * (HAND * len(view.seats))
    for zone in view.zones:
        if zone.name == "hand" and zone.owner is not None:
            cards[HAND * zone.owner : HAND * zone.owner + HAND] = zone.cards
    return cards + view.zone("centre").cards


def unseen_cards(seen: list[int], jokers: int) -> list[int]:
    """The pack without what the bot sees."""
    rest = pack(1, jokers)
    for card in seen:
        if card != BACK:
            rest.remove(card)
    return rest


def live_from(seat: int, seats: list[SeatView]) -> list[int]:
    """The seats with lives in the order of their turns, beginning with this one."""
    return [each.seat for each in seats[seat:] + seats[:seat] if each.counters["lives"] > 0]


def knocker_of(seats: list[SeatView]) -> int:
    knockers = [each.seat for each in seats if "knocked" in each.badges]
    return knockers[0] if knockers else NOBODY_KNOCKED
