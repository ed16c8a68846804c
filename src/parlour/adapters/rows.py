"""Pieces of an observation: counters, words and cards as rows of whole numbers."""

from collections.abc import Iterable

from parlour.engine.show.view import View, ZoneView

CODE_SHIFT = 2


def with_presence(counters: list[str]) -> list[str]:
    return [name for counter in counters for name in (f"has {counter}", counter)]


def amounts(known: list[str], counters: dict[str, int]) -> list[int]:
    """Every known counter: whether it is there, and its amount."""
    return [number for name in known for number in (int(name in counters), counters.get(name, 0))]


def marks(known: list[str], words: list[str]) -> list[int]:
    """One 1 for every known word that is there."""
    return [int(name in words) for name in known]


def places(zone: str, room: int) -> list[str]:
    return [f"{zone} count", *(f"{zone} {place}" for place in range(room))]


def cards_row(zone: ZoneView | None, room: int) -> list[int]:
    if zone is None:
        return [0] * (room + 1)
    cards = [card + CODE_SHIFT for card in zone.cards[:room]]
    return [zone.count + 1, *cards, *[0] * (room - len(cards))]


def strangers(words: Iterable[str], known: list[str]) -> list[str]:
    return [word for word in words if word not in known]


def forms_row(verbs: list[str], view: View) -> list[int]:
    """Every verb: whether it is open to the viewer, and between which amounts."""
    row: list[int] = []
    for verb in verbs:
        form = view.form(verb)
        span = None if form is None else form.amount
        row += [int(form is not None), *([0, 0] if span is None else [span.low, span.high])]
    return row
