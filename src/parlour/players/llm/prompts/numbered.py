"""Numbered moves: the open forms of a view as a list to choose from, and what else may be named."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from types import MappingProxyType
from typing import Final, NamedTuple

from parlour.engine.play.choices import growing_steps
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.form import Form, Pool, Span
from parlour.engine.show.marks import CALL, LEAST, MOST, amount_marks
from parlour.engine.show.view import View
from parlour.engine.words.words import Price

MOST_OF_A_VERB: Final = 40
"""So many moves of one verb are numbered where they are all; of more, only a few."""
MOST_AMOUNTS: Final = 8
Marks = Mapping[str, Sequence[tuple[int, str]]]
"""By verb, amounts worth offering, each with the key of its name."""
_NO_MARKS: Final[Marks] = MappingProxyType({})
_NO_PRICES: Final[Mapping[str, Price]] = MappingProxyType({})


class Numbered(NamedTuple):
    """The moves in the order of their numbers, from 1 on; `partial` are forms that allow others too."""

    moves: list[Move]
    partial: list[Form]


def marks_of(position: Position, view: View) -> Marks:
    """Return the marks on all open amounts of the seat that looks."""
    assert view.viewer is not None, "a seat plays"
    asked = [form for form in view.forms if form.amount is not None]
    return {form.verb: amount_marks(position, view.viewer, form) for form in asked}


def number_moves(view: View, marks: Marks = _NO_MARKS, prices: Mapping[str, Price] = _NO_PRICES) -> Numbered:
    """Return a number for every open move, or for the sensible ones where there are very many.

    Of moves that come to the same under two verbs only the first has one.
    """
    found, partial = list[Move](), list[Form]()
    for form in view.forms:
        moves, is_whole = _moves_of(form, marks.get(form.verb, ()))
        new = [move for move in moves if not _is_repeated(move, found, marks, prices)]
        found += new
        if new and not is_whole:
            partial.append(form)
    return Numbered(found, partial)


def _is_repeated(move: Move, found: list[Move], marks: Marks, prices: Mapping[str, Price]) -> bool:
    """Return whether an amount is offered already: as much for as much, or as the call that it is."""
    price = prices.get(move.verb)
    if not move.amount or price is None:
        return False
    amounts = [0, move.amount] if (move.amount, CALL) in marks.get(move.verb, ()) else [move.amount]
    same = [each for each in found if each.verb != move.verb and each.amount in amounts and not each.slots]
    cost = price.of(move.amount)
    return any(each.verb in prices and prices[each.verb].of(each.amount) == cost for each in same)


def _moves_of(form: Form, marks: Sequence[tuple[int, str]]) -> tuple[list[Move], bool]:
    """Return moves that the form promises, and whether these are all of them."""
    if form.cards is not None:
        named = [Move(form.verb, cards=tuple(pick)) for pick in form.cards.sensible]
        return named, False
    if form.amount is not None:
        amounts, is_whole = _amounts(form.amount, marks)
        return [Move(form.verb, amount=amount) for amount in amounts], is_whole
    most = MOST_OF_A_VERB
    moves = list(islice(_places(form), most + 1))
    return (moves, True) if len(moves) <= most else (moves[: 1 if _is_order(form) else MOST_AMOUNTS], False)


def _is_order(form: Form) -> bool:
    return len(form.pools) == 1 and form.pools[0].ordered


def _amounts(span: Span, marks: Sequence[tuple[int, str]]) -> tuple[list[int], bool]:
    """Return the amounts to number, and whether these are all: of many those with a name, or growing ones."""
    numbers = span.listed(MOST_OF_A_VERB) if span.also else []
    if numbers:
        return numbers, True
    count = (span.high - span.low) // span.step + 1
    if count > MOST_AMOUNTS and any(name not in (LEAST, MOST, CALL) for _, name in marks):
        return [amount for amount, _ in marks], False
    steps = (span.low + span.step * step for step in growing_steps(count, MOST_AMOUNTS))
    return list(dict.fromkeys([*span.also, *steps])), count <= MOST_AMOUNTS


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
