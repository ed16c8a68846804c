"""Numbered moves: the open forms of a view as a list to choose from, and what else may be named."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from typing import Final, NamedTuple

from parlour.engine.play.choices import growing_steps
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool, Span
from parlour.engine.show.view import View

MOST_OF_A_VERB: Final = 40
"""So many moves of one verb are numbered where they are all; of more, only a few."""
MOST_AMOUNTS: Final = 8


class Numbered(NamedTuple):
    """The moves in the order of their numbers, from 1 on; `partial` are forms that allow others too."""

    moves: list[Move]
    partial: list[Form]


def number_moves(view: View) -> Numbered:
    """Return a number for every open move, or for the sensible ones where there are very many."""
    found = Numbered([], [])
    for form in view.forms:
        moves, is_whole = _moves_of(form)
        found.moves.extend(moves)
        if not is_whole:
            found.partial.append(form)
    return found


def _moves_of(form: Form) -> tuple[list[Move], bool]:
    """Return moves that the form promises, and whether these are all of them."""
    if form.cards is not None:
        named = [Move(form.verb, cards=tuple(pick)) for pick in form.cards.sensible]
        return named, False
    if form.amount is not None:
        return _amounts(form.verb, form.amount)
    most = MOST_OF_A_VERB
    moves = list(islice(_places(form), most + 1))
    return (moves, True) if len(moves) <= most else (moves[: 1 if _is_order(form) else MOST_AMOUNTS], False)


def _is_order(form: Form) -> bool:
    return len(form.pools) == 1 and form.pools[0].ordered


def _amounts(verb: str, span: Span) -> tuple[list[Move], bool]:
    numbers = span.listed(MOST_OF_A_VERB) if span.also else []
    if numbers:
        return [Move(verb, amount=number) for number in numbers], True
    count = (span.high - span.low) // span.step + 1
    amounts = [*span.also, *(span.low + span.step * step for step in growing_steps(count, MOST_AMOUNTS))]
    return [Move(verb, amount=amount) for amount in dict.fromkeys(amounts)], count <= MOST_AMOUNTS


def _places(form: Form) -> Iterator[Move]:
    """Yield every way to fill in suits and places, plain verbs included."""
    for suit in form.suits or [""]:
        for slots in _slots([pool.of_suit(suit) if suit else pool for pool in form.pools]):
            yield Move(form.verb, slots=slots, suit=suit)


def _slots(pools: list[Pool]) -> Iterator[tuple[int, ...]]:
    if not pools:
        yield ()
        return
    for first in _picks(pools[0]):
        for rest in _slots(pools[1:]):
            yield (*first, *rest)


def _picks(pool: Pool) -> Iterator[tuple[int, ...]]:
    most = min(pool.most, len(pool.options))
    for size in range(pool.least, most + 1):
        yield from permutations(pool.options, size) if pool.ordered else combinations(pool.options, size)
