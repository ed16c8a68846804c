"""What a form asks for, one question at a time: places, cards, a suit, an amount."""

from typing import Final

from parlour.cards.codes import BACK, SUITS
from parlour.cards.notation import SUIT_SYMBOLS, BadCard, card_symbol, parse_card
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Page
from parlour.terminal.show.wording import joined

NONE: Final = "none"
SUIT_NAMES: Final = dict(zip(SUITS, ("clubs", "hearts", "spades", "diamonds"), strict=True))


class Details:
    """What has been answered so far."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.cards: list[int] = []
        self.amount = 0
        self.suit = ""


class Step:
    """Takes between least and most words of an answer."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def question(self) -> str:
        raise NotImplementedError

    def default(self) -> str:
        """What Enter alone stands for; "" when nothing does."""
        return ""

    def is_forced(self) -> bool:
        """Whether there is only one answer, so that nobody need be asked."""
        return False

    def read(self, words: list[str], details: Details) -> None:
        """Puts the answer among the details, or raises Unclear."""
        raise NotImplementedError

    def read_all(self, words: list[str], details: Details) -> None:
        """The same, after counting the words."""
        if not self.least <= len(words) <= self.most:
            raise Unclear("wrong-count", f"Say {self.how_many()}, not {len(words)}.")
        self.read(words, details)

    def how_many(self) -> str:
        return f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"


class PlacesStep(Step):
    """One place of a pool, some of them, or all of them in order."""

    def __init__(self, pool: Pool, page: Page) -> None:
        super().__init__(pool.least, pool.most)
        self.pool = pool
        zone = page.pool_zone(pool)
        self.cards = [] if zone is None else zone.cards
        self.names = [page.named(name) for name in pool.names]

    def question(self) -> str:
        places = " · ".join(self.described(option) for option in self.pool.options)
        return f"{self.what()} {self.pool.label}: {places}?"

    def what(self) -> str:
        if self.most == 1:
            return "Which place of"
        if self.pool.ordered:
            return "In which order the places of"
        return f"Which places ({self.how_many()}) of"

    def described(self, option: int) -> str:
        """A place by its number, with the card that lies there or its name."""
        if self.names:
            return f"{option + 1} {self.names[self.pool.options.index(option)]}"
        return (
            f"{option + 1} {card_symbol(self.cards[option])}" if option < len(self.cards) else f"{option + 1}"
        )

    def numbers(self) -> str:
        return joined([str(option + 1) for option in self.pool.options])

    def default(self) -> str:
        """As they lie, when the order of all is asked; the only place, when there is but one; else none."""
        if self.is_all():
            return " ".join(str(option + 1) for option in self.pool.options)
        return NONE if self.least == 0 else ""

    def read_all(self, words: list[str], details: Details) -> None:
        """Places, or the word for none of them where none will do."""
        named = [] if [word.lower() for word in words] == [NONE] else words
        super().read_all(named, details)

    def is_all(self) -> bool:
        return self.least == self.most == len(self.pool.options)

    def is_forced(self) -> bool:
        return self.is_all() and (self.most == 1 or not self.pool.ordered)

    def read(self, words: list[str], details: Details) -> None:
        picks: list[int] = []
        for word in words:
            picks.append(self.place(word, picks))
        details.slots.extend(picks if self.pool.ordered else sorted(picks))

    def place(self, word: str, picks: list[int]) -> int:
        """The place that a word names, which must be open and not named before."""
        option = whole_number(word) - 1 if is_number(word) else self.place_of_card(word, picks)
        if option not in self.pool.options:
            raise Unclear("unclear-place", f"There is no place {word}: choose {self.numbers()}.")
        if option in picks:
            raise Unclear("same-place", f"Place {option + 1} is named twice.")
        return option

    def place_of_card(self, word: str, picks: list[int]) -> int:
        """Where the card lies that the word names."""
        try:
            card = parse_card(word)
        except BadCard:
            raise Unclear(
                "unclear-place", f"{word} is neither a place nor a card: choose {self.numbers()}."
            ) from None
        for option in self.pool.options:
            if option < len(self.cards) and option not in picks and self.cards[option] == card != BACK:
                return option
        raise Unclear("card-not-there", f"{card_symbol(card)} does not lie there: choose {self.numbers()}.")


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


def steps_of(form: Form, page: Page) -> list[Step]:
    """Everything the form asks for, in the order in which it is asked."""
    steps: list[Step] = [SuitStep(form.suits)] if form.suits else []
    steps.extend(PlacesStep(pool, page) for pool in form.pools)
    if form.cards is not None:
        steps.append(CardsStep(form.cards))
    if form.amount is not None:
        steps.append(AmountStep(form.amount))
    return steps


def made_move(form: Form, details: Details) -> Move:
    """The move that the answers make."""
    return Move(form.verb, tuple(details.slots), tuple(details.cards), details.amount, details.suit)


def is_number(word: str) -> bool:
    """Whether the word is written in a few plain digits."""
    return word.isascii() and word.isdigit() and len(word) < 16


def whole_number(word: str) -> int:
    """The number a word stands for; commas between thousands are fine."""
    digits = word.replace(",", "")
    if not is_number(digits):
        raise Unclear("not-a-number", f"{word} is not a whole number.")
    return int(digits)
