# parlour: hot
"""Telling what happened: events with an audience for every card, and the teller who hears them."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.engine.show.audience import EVERYONE, veil
from parlour.engine.words.sentence import Sentence

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
        fields: dict[str, Any] | None = None,
    ) -> None:
        assert len(cards) == len(audiences), f"{kind}: every card told has an audience"
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.audiences = audiences
        self.amount = amount
        self.other = other
        self.slots = slots
        self.fields: dict[str, Any] = fields or {}

    def seen_by(self, viewer: int | None) -> "Event":
        """Return the same event with backs for the cards this viewer may not see."""
        shown = tuple(veil(list(self.cards), list(self.audiences), viewer))
        return self._with(shown, self.audiences)

    def opened(self) -> "Event":
        """Return the same event with all its cards for everybody, as told of a game that is over."""
        return self._with(self.cards, (EVERYONE,) * len(self.cards))

    def _with(self, cards: tuple[int, ...], audiences: tuple[int, ...]) -> "Event":
        return Event(
            self.kind,
            self.seat,
            cards,
            audiences,
            amount=self.amount,
            other=self.other,
            slots=self.slots,
            fields=self.fields,
        )

    def sentence(self, viewer: int | None) -> Sentence:
        """Return the event as this viewer may hear it."""
        shown = veil(list(self.cards), list(self.audiences), viewer)
        facts: dict[str, Any] = {f"card{place}": card for place, card in enumerate(shown, start=1)}
        facts |= {"seat": self.seat, "other": self.other, "cards": shown}
        facts |= {"amount": self.amount, "slots": self.slots}
        return Sentence(f"event.{self.kind}", facts | self.fields)


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
