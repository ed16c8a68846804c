"""Choices made again from their forms, so that whoever is shown a view has the moves that the game has.

A form says all about the engine's own choices. What it leaves open, such as which named cards go together,
the game itself reads from the view (`Game.choice_seen`).
"""

from parlour.cards.codes import SUITS
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.named_choices import OneCard, OneSuit
from parlour.engine.show.form import MOST_LISTED, CardsAsked, Form, Pool, Span
from parlour.engine.words.sentence import Sentence, sentence_of


class SpanChoice(Choice):
    """A verb with an amount of a span, those outside of its steps among them, in rising order."""

    def __init__(self, verb: str, span: Span) -> None:
        super().__init__(verb)
        self.below = sorted(amount for amount in set(span.also) if amount < span.low)
        self.above = sorted(amount for amount in set(span.also) if amount > span.high)
        self.steps = range(span.low, span.high + 1, span.step)
        self.span = span

    def count(self) -> int:
        return len(self.below) + len(self.steps) + len(self.above)

    def nth(self, index: int) -> Move:
        for amounts in (self.below, self.steps, self.above):
            if index < len(amounts):
                return Move(self.verb, amount=amounts[index])
            index -= len(amounts)
        raise AssertionError("the index lies within the count")

    def holds(self, move: Move) -> bool:
        return not (move.slots or move.cards or move.suit) and self.span.holds(move.amount)

    def form(self) -> Form:
        return Form(verb=self.verb, amount=self.span)

    def wants(self) -> Sentence:
        numbers = self.span.listed(MOST_LISTED)
        if numbers:
            return sentence_of("wants.number", verb=self.verb, numbers=numbers)
        return sentence_of("wants.amount", verb=self.verb, low=self.span.least(), high=self.span.most())


def choice_of(form: Form) -> Choice | None:
    """Return the choice that a form describes; None where it does not say all about its moves."""
    if form.cards is not None:
        return _cards_choice(form, form.cards)
    if form.suits:
        return _suit_choice(form)
    if form.amount is not None:
        return None if form.pools else _amount_choice(form.verb, form.amount)
    return _places_choice(form.verb, form.pools) if form.pools else Plain(form.verb)


def _cards_choice(form: Form, asked: CardsAsked) -> Choice | None:
    """Return the choice of one card where the form names each that may be played."""
    alone = (form.amount, form.pools, form.suits, asked.least, asked.most) == (None, [], [], 1, 1)
    named = bool(asked.playable) and asked.sensible == [[card] for card in asked.playable]
    return OneCard(form.verb, asked.zone, asked.playable) if alone and named else None


def _suit_choice(form: Form) -> Choice | None:
    if form.amount is not None or len(form.pools) > 1 or any(not pool.suits for pool in form.pools):
        return None
    laid = [[option for pool in form.pools for option in pool.of_suit(suit).options] for suit in form.suits]
    return OneSuit(form.verb, [SUITS.index(suit) for suit in form.suits], laid)


def _amount_choice(verb: str, span: Span) -> Choice | None:
    """Return the choice of an amount; None where one outside of the steps lies between them."""
    if not span.also:
        return Amount(verb, span.low, span.high, span.step)
    between = any(span.low <= amount <= span.high for amount in span.also)
    return None if between else SpanChoice(verb, span)


def _places_choice(verb: str, pools: list[Pool]) -> Choice | None:
    first = pools[0]
    if first.ordered and len(pools) == 1:
        whole = first.least == first.most == len(first.options)
        return Order(verb, first) if whole else None
    if all((pool.least, pool.most, pool.ordered) == (1, 1, False) for pool in pools):
        return Places(verb, pools)
    return Some(verb, first) if len(pools) == 1 else None
