"""What a bonus rule found in a hand: its points part by part, the cards they are for, and why, in words."""

import msgspec

from parlour.engine.words.sentence import Sentence


class BonusDetail(msgspec.Struct, frozen=True):
    """The bonus of one hand. `points` are the sum of the parts, each of which counts for something."""

    rule: str
    priority: int
    points: int
    parts: dict[str, int]
    cards: tuple[int, ...]
    description: Sentence
    """What was found, in any language: a game's phrasebook says it."""
