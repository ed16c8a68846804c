"""What a form asks for, one step at a time: places, cards, a suit, an amount."""

from typing import Final

from parlour.cards.codes import SUITS
from parlour.cards.notation import SUIT_SYMBOLS, BadCard, card_symbol, parse_card
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Span
from parlour.terminal.ask.places import PlacesStep
from parlour.terminal.ask.step import Details, Step, is_number, whole_number
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Sight
from parlour.terminal.show.wording import joined

SUIT_NAMES: Final = dict(zip(SUITS, ("clubs", "hearts", "spades", "diamonds"), strict=True))


class CardsStep(Step):
    """Cards to be named, or one of a few sensible picks by its number."""

    def __init__(self, asked: CardsAsked) -> None:
        super().__init__(asked.least, asked.most)
        self.asked = asked

    def question(self) -> str:
        if not self.asked.sensible:
            return f"Which cards, {self.how_many()}, for example 9D?"
        picks = [" ".join(card_symbol(card) for card in pick) for pick in self.asked.sensible]
        offered = " · ".join(f"{number} {pick}" for number, pick in enumerate(picks, start=1))
        return f"Which cards, by name ({self.how_many()}) or by number: {offered}?"

    def read_all(self, words: list[str], details: Details) -> None:
        """Cards by name, or the number of a pick alone."""
        if len(words) == 1 and is_number(words[0]):
            details.cards.extend(self.pick(words[0]))
        else:
            super().read_all(words, details)

    def pick(self, word: str) -> list[int]:
        number, picks = int(word), self.asked.sensible
        if not 1 <= number <= len(picks):
            raise Unclear("unclear-card", f"{word} is no card and not among the numbers offered.")
        return picks[number - 1]

    def read(self, words: list[str], details: Details) -> None:
        try:
            details.cards.extend(parse_card(word, place) for place, word in enumerate(words, start=1))
        except BadCard as error:
            raise Unclear("unclear-card", f"{error}.") from None


class SuitStep(Step):
    """One suit out of those allowed."""

    def __init__(self, suits: list[str]) -> None:
        super().__init__(1, 1)
        self.suits = suits

    def question(self) -> str:
        return f"Which suit: {joined([f'{suit} ({SUIT_NAMES[suit]})' for suit in self.suits])}?"

    def default(self) -> str:
        return self.suits[0] if len(self.suits) == 1 else ""

    def read(self, words: list[str], details: Details) -> None:
        letter = words[0][:1].upper()
        suit = SUITS[SUIT_SYMBOLS.index(letter)] if letter in SUIT_SYMBOLS else letter
        if suit not in self.suits:
            raise Unclear("unclear-suit", f"{words[0]} is not among the suits: {joined(self.suits)}.")
        details.suit = suit


class AmountStep(Step):
    """A number between two bounds; `min` and `max` say the bounds."""

    def __init__(self, span: Span) -> None:
        super().__init__(1, 1)
        self.span = span

    def question(self) -> str:
        return f"How much, {self.bounds()}?"

    def bounds(self) -> str:
        steps = f" in steps of {self.span.step:,}" if self.span.step > 1 else ""
        return f"from {self.span.low:,} to {self.span.high:,}{steps}"

    def default(self) -> str:
        return str(self.span.low)

    def read(self, words: list[str], details: Details) -> None:
        bounds = {"min": self.span.low, "max": self.span.high}
        amount = bounds.get(words[0].lower())
        details.amount = whole_number(words[0]) if amount is None else amount
        fits = self.span.low <= details.amount <= self.span.high
        if not fits or (details.amount - self.span.low) % self.span.step:
            raise Unclear("wrong-amount", f"{details.amount:,} does not do: {self.bounds()}.")


def steps_of(form: Form, sight: Sight) -> list[Step]:
    """Everything the form asks for, in the order in which it is asked."""
    steps: list[Step] = [SuitStep(form.suits)] if form.suits else []
    steps.extend(PlacesStep(pool, sight) for pool in form.pools)
    if form.cards is not None:
        steps.append(CardsStep(form.cards))
    if form.amount is not None:
        steps.append(AmountStep(form.amount))
    return steps


def made_move(form: Form, details: Details) -> Move:
    """The move that the answers make."""
    return Move(form.verb, tuple(details.slots), tuple(details.cards), details.amount, details.suit)
