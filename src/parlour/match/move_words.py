"""Moves in words, as the seat that may make them sees the table: only that seat may hear them."""

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.cards.codes import BACK
from parlour.cards.notation import card_symbol
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool
from parlour.engine.show.view import View, ZoneView
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.match.match import Match
from parlour.match.sentences import Speaker
from parlour.tables.refusals import table_words


def move_in_words(move: Move, match: Match, seat: int, language: str) -> str:
    """Return a move of this seat: what it is called, with its cards or amount, or with what it picks."""
    speaker = match.speaker(language)
    picks = ", ".join(_picks(move, match, seat, speaker))
    keys = [("cards", move.cards), ("amount", move.amount), ("picks", picks)]
    detail = next((f"move.{name}" for name, value in keys if value), "move.plain")
    label = speaker.move_label(move.verb)
    return _say(detail, language, label=label, cards=move.cards, amount=move.amount, picks=picks)


def _picks(move: Move, match: Match, seat: int, speaker: Speaker) -> list[str]:
    """Return the suit that is chosen, and from each pool what is picked there."""
    suit = [speaker.label("suit", move.suit)] if move.suit else []
    if not move.slots:
        return suit
    view = match.view(seat)
    form = view.form(move.verb)
    assert form is not None, "a move that is open"
    return suit + [
        _picked_words(slots, pool, view, speaker) for slots, pool in _slots_by_pool(move.slots, form)
    ]


def _slots_by_pool(slots: Sequence[int], form: Form) -> Iterator[tuple[Sequence[int], Pool]]:
    """Yield the places that are picked from each pool; what the others leave is of the last one."""
    for pool in form.pools[:-1]:
        yield slots[: pool.most], pool
        slots = slots[pool.most :]
    yield slots, form.pools[-1]


def _picked_words(slots: Sequence[int], pool: Pool, view: View, speaker: Speaker) -> str:
    """Return options by their names, else cards by what they are, in words."""
    if pool.names:
        return ", ".join(speaker.say(pool.names[pool.options.index(slot)], view.viewer) for slot in slots)
    zone = view.zone(pool.zone, view.viewer if pool.mine else None)
    cards = " ".join(_card(slot, zone, speaker.language) for slot in slots)
    return _say("move.pool", speaker.language, pool=speaker.label("pool", pool.zone), cards=cards)


def _card(slot: int, zone: ZoneView, language: str) -> str:
    """Return a card by its name; by its place as it is shown where the seat sees but a back."""
    if slot < len(zone.cards) and zone.cards[slot] != BACK:
        return card_symbol(zone.cards[slot])
    shown = zone.order.index(slot) if slot in zone.order else slot
    return _say("move.place", language, number=shown + 1)


def _say(key: str, language: str, **fields: Any) -> str:
    return table_words(language).say(sentence_of(key, **fields), Hearer())
