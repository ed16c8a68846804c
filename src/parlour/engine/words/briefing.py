"""A briefing: everything a viewer is told in words about the position before them."""

import msgspec

from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence
from parlour.engine.words.words import Price, Words


class Closed(msgspec.Struct, frozen=True):
    """A verb that is not open now, and what is missing beyond the rule itself."""

    verb: str
    why: Sentence | None


class Briefing(msgspec.Struct, frozen=True):
    """What is asked of the viewer, what they are told about their own cards, why moves are closed, and what
    open ones cost."""

    prompt: Sentence | None = None
    notes: list[Sentence] = []
    closed: list[Closed] = []
    prices: dict[str, Price] = {}


def briefing(words: Words, position: Position, viewer: int | None) -> Briefing:
    """Return what this viewer is told; the public is told nothing beyond the picture."""
    if viewer is None:
        return Briefing()
    notes = words.notes(position, viewer)
    if viewer not in position.to_act():
        return Briefing(notes=notes)
    verbs = position.moves(viewer).verbs()
    closed = _closed_moves(words, position, viewer, verbs)
    prices = _open_prices(words, position, viewer, verbs)
    return Briefing(words.prompt(position, viewer), notes, closed, prices)


def _closed_moves(words: Words, position: Position, seat: int, open_verbs: list[str]) -> list[Closed]:
    shut = [verb for verb in position.rules.move_labels if verb not in open_verbs]
    return [Closed(verb, words.why_not(position, seat, verb)) for verb in shut]


def _open_prices(words: Words, position: Position, seat: int, verbs: list[str]) -> dict[str, Price]:
    prices = {verb: words.price(position, seat, verb) for verb in verbs}
    return {verb: price for verb, price in prices.items() if price is not None}
