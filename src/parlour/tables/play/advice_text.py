"""What the house answers when it is asked, put into words: a hint, what a hand is worth, or its odds."""

from typing import Any, Final

import msgspec

from parlour.engine.odds import Label, Odds
from parlour.engine.play.move_json import move_tree
from parlour.match.match import Match
from parlour.match.move_words import seat_move_in_words
from parlour.match.sentences import Speaker

HINT: Final = "hint"
HAND: Final = "hand"
_OPTIONS: Final = 4
"""So many of the best things to do with a hand are listed."""


class AdviceText(msgspec.Struct, frozen=True):
    """What is said, and as needed the move that is meant; or how the hand stands. See wire's `Advice`."""

    say: list[str]
    move: dict[str, Any] | None = None
    called: str = ""
    chances: list[tuple[str, float]] = []
    options: list[tuple[str, float]] = []


def advice_text(match: Match, seat: int, what: str, language: str) -> AdviceText:
    """Return the answer to `what` for this seat, from what it may know alone."""
    from parlour.players.advice import worth  # here and below: most games end without advice

    speaker = match.speaker(language)
    if what == HINT:
        return _hint(match, seat, language)
    if what == HAND:
        return AdviceText([speaker.say(sentence, seat) for sentence in worth(match, seat) or []])
    return _odds(match, seat, speaker)


def _hint(match: Match, seat: int, language: str) -> AdviceText:
    from parlour.players.advice import hint

    found, speaker = hint(match, seat), match.speaker(language)
    reasons = [speaker.say(reason, seat) for reason in found.reasons]
    return AdviceText(reasons, move_tree(found.move), seat_move_in_words(match, seat, found.move, language))


def _odds(match: Match, seat: int, speaker: Speaker) -> AdviceText:
    """Return how the hand stands and what may be done with it, where the game counts that; it may take a
    while."""
    from parlour.players.advice import odds

    counted = odds(match, seat)
    if counted is None:
        return AdviceText([])
    return AdviceText([], chances=_chances(counted, speaker, seat), options=_options(counted, speaker, seat))


def _chances(counted: Odds, speaker: Speaker, seat: int) -> list[tuple[str, float]]:
    return [(_text(each.label, speaker, seat), round(each.share, 4)) for each in counted.against if each.ways]


def _options(counted: Odds, speaker: Speaker, seat: int) -> list[tuple[str, float]]:
    best = counted.options[:_OPTIONS] if len(counted.options) > 1 else []
    return [(_text(each.label, speaker, seat), round(each.value, 4)) for each in best]


def _text(label: Label, speaker: Speaker, seat: int) -> str:
    return label if isinstance(label, str) else speaker.say(label, seat)
