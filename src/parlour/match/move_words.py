"""Moves in the game's own words, as the seat that may make them sees the table: only that seat may hear them.

A game says `move.VERB` in its text files, and `move.VERB.none` of one that picks nothing. The blanks: `cards`
that are named, `amount`, `suit`, `count` of what is picked, `first` and `second` for what is picked from the
first and the second pool, and every zone of the table by its name. What a game says nothing of, and what a
host calls otherwise, is said by its label.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from parlour.cards.codes import BACK
from parlour.cards.notation import card_symbol
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Form, Pool
from parlour.engine.show.view import View, ZoneView
from parlour.engine.words.sentence import sentence_of
from parlour.match.sentences import Speaker

if TYPE_CHECKING:
    from parlour.match.match import Match

_POOLS: Final = ("first", "second", "third")


def move_in_words(move: Move, view: View, speaker: Speaker, *, as_it_lies: bool = False) -> str:
    """Return an open move of the viewer's with all that it takes.

    A card that the seat cannot see is said by its place, as the hand is shown or as it lies.
    """
    picks = list(_picks(move, view, speaker, as_it_lies=as_it_lies))
    key = _own_key(move, speaker)
    if not key:
        return _say_plainly(move, view, speaker, picks)
    zones: dict[str, Any] = {zone.name: zone.cards for zone in view.zones if zone.owner is None}
    facts = zones | dict(zip(_POOLS, picks, strict=False)) | _parts(move, view)
    return speaker.say(sentence_of(key, **facts), view.viewer)


def seat_move_in_words(match: "Match", seat: int, move: Move, language: str) -> str:
    """Return an open move of this seat, in a language; a plain one needs no look at the table."""
    speaker = match.speaker(language)
    if move == Move(move.verb) and not _own_key(move, speaker) and _is_plain(match.moves(seat), move.verb):
        return speaker.move_label(move.verb)
    return move_in_words(move, match.view(seat), speaker)


def _is_plain(moves: Moves, verb: str) -> bool:
    """Return whether a verb is all there is to a move: an amount of 0 would not show in it."""
    return Form(verb) in [choice.form() for choice in moves.choices if choice.verb == verb]


def _own_key(move: Move, speaker: Speaker) -> str:
    """Return the key of what the game says of the move; "" where its label is said."""
    if not speaker.has_own_words(move.verb):
        return ""
    picks_none = not move.slots and not move.cards
    ways = [f"move.{move.verb}.none", f"none.{move.verb}"] if picks_none else []
    return next((key for key in [*ways, f"move.{move.verb}"] if speaker.knows(key)), "")


def _parts(move: Move, view: View) -> dict[str, Any]:
    """Return what a move has; a number that it has not would be taken for the one that is counted."""
    parts = {"cards": move.cards, "suit": move.suit, "count": len(move.slots or move.cards)}
    return parts | ({"amount": move.amount} if _has_amount(move, view) else {})


def _has_amount(move: Move, view: View) -> bool:
    """Return whether a number is said with the move; it may be 0."""
    form = view.form(move.verb)
    return move.amount != 0 or (form is not None and form.amount is not None)


def _say_plainly(move: Move, view: View, speaker: Speaker, picks: list[str]) -> str:
    """Return the move's label, and behind it what it takes."""
    form = view.form(move.verb)
    pools = [] if form is None else [speaker.label("pool", pool.zone) for pool in form.pools]
    suit = [speaker.label("suit", move.suit)] if move.suit else []
    from_pools = [f"{pool}: {picked}" for pool, picked in zip(pools, picks, strict=False)]
    picked = ", ".join([*suit, *from_pools])
    keys = [("cards", move.cards), ("amount", _has_amount(move, view)), ("picks", picked)]
    detail = next((f"move.{name}" for name, value in keys if value), "move.plain")
    label = speaker.move_label(move.verb)
    said = sentence_of(detail, label=label, cards=move.cards, amount=move.amount, picks=picked)
    return speaker.say(said, view.viewer)


def _picks(move: Move, view: View, speaker: Speaker, *, as_it_lies: bool) -> Iterator[str]:
    """Yield what is picked from each pool: options by their names, cards by what they are."""
    form = view.form(move.verb)
    if form is None or not move.slots:
        return
    for slots, pool in _slots_by_pool(move.slots, form):
        if pool.names:
            named = (pool.names[pool.options.index(slot)] for slot in slots)
            yield ", ".join(speaker.say(name, view.viewer) for name in named)
        else:
            zone = view.zone(pool.zone, view.viewer if pool.mine else None)
            yield " ".join(_card(slot, zone, speaker, as_it_lies=as_it_lies) for slot in slots)


def _slots_by_pool(slots: Sequence[int], form: Form) -> Iterator[tuple[Sequence[int], Pool]]:
    """Yield the places that are picked from each pool; what the others leave is of the last one."""
    for pool in form.pools[:-1]:
        yield slots[: pool.most], pool
        slots = slots[pool.most :]
    yield slots, form.pools[-1]


def _card(slot: int, zone: ZoneView, speaker: Speaker, *, as_it_lies: bool) -> str:
    """Return a card by its name; by its place where the seat sees but a back."""
    if slot < len(zone.cards) and zone.cards[slot] != BACK:
        return card_symbol(zone.cards[slot])
    place = zone.order.index(slot) if not as_it_lies and slot in zone.order else slot
    return speaker.say(sentence_of("move.unseen", slots=[place]))
