"""Random moves from forms alone, for bots without a plan, tests and load generators."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.show.view import View


def random_move(view: View, luck: Luck) -> Move:
    """A move that fills in one of the open forms; all of them are equally likely.

    Cards that a form wants to be named are one of its sensible picks where it has any: what else would be
    legal, only the room knows.
    """
    assert view.forms, "somebody who is to act has an open form"
    form = view.forms[luck.below(len(view.forms))]
    if form.cards is not None and not form.cards.sensible and len(view.forms) > 1:
        form = next(each for each in view.forms if each is not form)
    return filled(form, view, luck)


def filled(form: Form, view: View, luck: Luck) -> Move:
    """The form filled in at random."""
    suit = form.suits[luck.below(len(form.suits))] if form.suits else ""
    slots: list[int] = []
    for pool in form.pools:
        slots += _places(pool.of_suit(suit), luck)
    cards = [] if form.cards is None else _cards(form.cards, view, luck)
    amount = 0 if form.amount is None else _amount(form.amount, luck)
    return Move(form.verb, tuple(slots), tuple(cards), amount, suit)


def _places(pool: Pool, luck: Luck) -> list[int]:
    picks = _some(pool.options, min(pool.least, pool.most), pool.most, luck)
    return picks if pool.ordered else sorted(picks)


def _cards(asked: CardsAsked, view: View, luck: Luck) -> list[int]:
    if asked.sensible:
        return asked.sensible[luck.below(len(asked.sensible))]
    held = [
        card
        for zone in view.zones
        if (zone.name, zone.owner) == (asked.zone, view.viewer)
        for card in zone.cards
    ]
    return _some(held, asked.least, min(asked.most, len(held)), luck)


def _some(things: list[int], least: int, most: int, luck: Luck) -> list[int]:
    """Between least and most of them, in any order."""
    left = list(things)
    return [left.pop(luck.below(len(left))) for _ in range(least + luck.below(most - least + 1))]


def _amount(span: Span, luck: Luck) -> int:
    """Small amounts more often than large ones, so that games go on."""
    steps = (span.high - span.low) // span.step
    return span.low + span.step * luck.below(luck.below(steps + 1) + 1)
