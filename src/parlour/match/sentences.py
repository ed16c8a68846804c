"""Telling what happened: events as sentences with names and cards, as one viewer may know them."""

import re

from parlour.cards.notation import cards_symbols
from parlour.engine.play.events import Event
from parlour.engine.rules.texts import spelled

BLANK = re.compile(r"\{(\w+)\}('s)?")
SEAT_WORDS = re.compile(r"\b[Ss]eat (\d+)\b")


def named(text: str, names: list[str]) -> str:
    """The text with names for seat numbers: "It is not seat 1's turn." becomes "It is not Ann's turn."."""

    def name_of(found: re.Match[str]) -> str:
        seat = int(found[1])
        return names[seat] if seat < len(names) else found[0]

    return SEAT_WORDS.sub(name_of, text)


def told(event: Event, sentence: str, names: list[str], viewer: int | None) -> str:
    """The event in this viewer's eyes, put into the sentence of its kind; the viewer is "you"."""
    blanks = filling(event.seen_by(viewer), names)
    seats = {"seat": event.seat, "other": event.other}

    def fill(blank: re.Match[str]) -> str:
        if viewer is not None and seats.get(blank[1]) == viewer:
            return you(possessive=bool(blank[2]), first=blank.start() == 0)
        return blanks[blank[1]] + (blank[2] or "")

    return BLANK.sub(fill, sentence)


def you(*, possessive: bool, first: bool) -> str:
    word = "your" if possessive else "you"
    return word.capitalize() if first else word


def filling(seen: Event, names: list[str]) -> dict[str, str]:
    """What each blank of a sentence stands for."""
    cards = list(seen.cards)
    blanks = {f"card{place}": cards_symbols([card]) for place, card in enumerate(cards, start=1)}
    return blanks | {
        "seat": names[seen.seat] if seen.seat >= 0 else "",
        "other": names[seen.other] if seen.other >= 0 else "",
        "cards": cards_symbols(cards),
        "amount": spelled(seen.amount),
        "slots": ", ".join(str(slot + 1) for slot in seen.slots),
        "text": named(seen.text, names),
    }
