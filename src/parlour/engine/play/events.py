# parlour: hot
"""Telling what happened: events with an audience for every card, and the teller who hears them."""

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.show.audience import veil

NO_SEAT: Final = -1


class Event:
    """Something that happened at the table; cards are only for their audiences, all else is public."""

    def __init__(
        self,
        kind: str,
        seat: int = NO_SEAT,
        cards: tuple[int, ...] = (),
        audiences: tuple[int, ...] = (),
        amount: int = 0,
        other: int = NO_SEAT,
        slots: tuple[int, ...] = (),
        text: str = "",
    ) -> None:
        assert len(cards) == len(audiences), f"{kind}: every card told has an audience"
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.audiences = audiences
        self.amount = amount
        self.other = other
        self.slots = slots
        self.text = text

    def seen_by(self, viewer: int | None) -> "Event":
        """The same event with backs for the cards this viewer may not see."""
        shown = tuple(veil(list(self.cards), list(self.audiences), viewer))
        return Event(
            self.kind, self.seat, shown, self.audiences, self.amount, self.other, self.slots, self.text
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears every event; games call it only when there is one, so that silence costs nothing."""

    def tell(self, event: Event) -> None:
        raise NotImplementedError


class Listener(Teller):
    """A teller that keeps what it hears, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
