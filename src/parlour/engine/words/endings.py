"""How a game ended, as sentences: who won and where the viewer came in, and what decided it."""

from typing import Final

from parlour.engine.play.events import NO_SEAT
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import ONE_DEAL
from parlour.engine.words.sentence import Sentence, sentence_of

_LAST_SPELLED: Final = 13
"""Places and numbers of players up to this one are words."""


def ending_sentences(outcome: Outcome, viewer: int | None) -> list[Sentence]:
    """Return who won, as this viewer hears it, and what decided it; one deal alone, and a game without a
    result, are just over."""
    is_result = outcome.places and outcome.reason != ONE_DEAL
    return [_result(outcome, viewer), _reason(outcome)] if is_result else [_reason(outcome)]


def _reason(outcome: Outcome) -> Sentence:
    """Return what decided: of the first winner (`seat`), or of all who ended with nothing (`out`)."""
    winners, tallies = outcome.winners(), outcome.tallies
    out = [sentence_of("ending.out", seat=seat) for seat, tally in enumerate(tallies) if tally == 0]
    facts = {"seat": winners[0] if winners else NO_SEAT, "out": out}
    return Sentence(outcome.reason, facts | outcome.fields)


def _result(outcome: Outcome, viewer: int | None) -> Sentence:
    """Return who won, and the viewer's own place."""
    winners, places = outcome.winners(), outcome.places
    names = [sentence_of("result.name", seat=seat) for seat in winners if seat != viewer]
    if viewer in winners:
        return sentence_of("result.you-share", names=names) if names else sentence_of("result.you-win")
    key = "result.wins" if len(winners) == 1 else "result.share"
    if viewer is None or not places[viewer]:
        return sentence_of(key, seat=winners[0], names=names)
    count = sum(1 for place in places if place)
    own = {"place": _number_word("ordinal", places[viewer]), "count": _number_word("count", count)}
    return sentence_of(f"{key}-and-you", seat=winners[0], names=names, **own)


def _number_word(group: str, number: int) -> int | str:
    """Return the key of a number's word; large ones are written in digits."""
    return f"{group}.{number}" if number <= _LAST_SPELLED else number
