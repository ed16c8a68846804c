# parlour: hot
"""Telling what happened: events with an audience for every card, and the teller who hears them."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.engine.show.audience import EVERYONE, veil
from parlour.engine.words.sentence import Sentence

NO_SEAT: Final = -1
"""The seat of an event that is nobody's."""


class Close:
    """How a deal was decided, for whoever draws it without knowing the game; all of it is public.

    `winners` and `beaten` are seats, the lowest of the beaten hands first. `amounts` are by seat what the
    showdown gave to its stack or took from it, from the first event of a kind in the picture's `showdowns`
    on. `hands` has by seat a short name of what everybody saw, or that it folded. `raised` are by zone
    (`hand@2`, `table`) the places of the cards that make a hand. `shown` are the seats whose hands lie open,
    the lowest first: where the game does not say, all that won or were beaten, if they are more than one.
    """

    def __init__(
        self,
        winners: list[int],
        beaten: list[int],
        amounts: list[int],
        hands: dict[int, Sentence] | None = None,
        raised: dict[str, tuple[int, ...]] | None = None,
        shown: list[int] | None = None,
    ) -> None:
        self.winners = winners
        self.beaten = beaten
        self.amounts = amounts
        self.hands: dict[int, Sentence] = hands or {}
        self.raised: dict[str, tuple[int, ...]] = raised or {}
        seats = beaten + winners
        self.shown: list[int] = (seats if len(seats) > 1 else []) if shown is None else shown


class Event:
    """Something that happened at the table; cards are only for their audiences, all else is public.

    The last event of a deal says with `close` how it was decided. It is told when all is paid and the hands
    that were shown lie open, and nothing of the next deal has happened: whoever hears it may copy the
    position to show what everybody sees then. A game without showdowns tells none.
    """

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
        close: Close | None = None,
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
        self.close = close

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
            close=self.close,
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
        """Hear an event, with all its cards."""
        raise NotImplementedError


class Listener(Teller):
    """A teller that keeps what it hears, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
