"""A briefing: everything a viewer is told in words about the position before them."""

import msgspec

from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence
from parlour.engine.words.words import Words


class Closed(msgspec.Struct, frozen=True):
    """A verb that is not open now, and what is missing beyond the rule itself."""

    verb: str
    why: Sentence | None


class Briefing(msgspec.Struct, frozen=True):
    """What is asked of the viewer, what they are told about their own cards, and why moves are closed."""

    prompt: Sentence | None = None
    notes: list[Sentence] = []
    closed: list[Closed] = []


def briefing(words: Words, position: Position, viewer: int | None) -> Briefing:
    """Return what this viewer is told; the public is told nothing beyond the picture."""
    if viewer is None:
        return Briefing()
    notes = words.notes(position, viewer)
    if viewer not in position.to_act():
        return Briefing(notes=notes)
    return Briefing(words.prompt(position, viewer), notes, _closed_moves(words, position, viewer))


def _closed_moves(words: Words, position: Position, seat: int) -> list[Closed]:
    open_verbs = position.moves(seat).verbs()
    shut = [verb for verb in position.rules.move_labels if verb not in open_verbs]
    return [Closed(verb, words.why_not(position, seat, verb)) for verb in shut]
