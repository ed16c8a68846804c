"""Filling in a form at random from what it offers, as a front end that knows no game would."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool, Span


def filled_form(form: Form, luck: Luck) -> Move | None:
    """Return a move that the form promises; None where cards must be named, for then it promises nothing."""
    if form.cards is not None:
        return None
    suit = form.suits[luck.below(len(form.suits))] if form.suits else ""
    slots: list[int] = []
    for pool in form.pools:
        slots += _pick_options(pool.of_suit(suit) if suit else pool, luck)
    return Move(form.verb, tuple(slots), (), _amount(form.amount, luck), suit)


def _pick_options(pool: Pool, luck: Luck) -> list[int]:
    """Pick so many options as the pool wants, in rising order unless the order matters."""
    options = pool.options[:]
    luck.shuffle(options)
    picked = options[: pool.least + luck.below(min(pool.most, len(options)) - pool.least + 1)]
    return picked if pool.ordered else sorted(picked)


def _amount(span: Span | None, luck: Luck) -> int:
    if span is None:
        return 0
    index = luck.below((span.high - span.low) // span.step + 1 + len(span.also))
    return span.also[index] if index < len(span.also) else span.low + (index - len(span.also)) * span.step
