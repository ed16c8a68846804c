"""What a form asks for, one question at a time: places, cards, a suit, an amount."""

from parlour.cards.codes import SUITS
from parlour.cards.notation import SUIT_SYMBOLS
from parlour.engine.play.move import Move
from parlour.engine.show.form import MOST_LISTED, Form, Span
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.terminal.ask.named_cards import CardsQuestion
from parlour.terminal.ask.places import PlacesQuestion
from parlour.terminal.ask.question import Details, Question, texts, whole_number
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords


class SuitQuestion(Question):
    """One suit out of those allowed."""

    def __init__(self, suits: list[str], words: TerminalWords) -> None:
        super().__init__(1, 1, words)
        self.names = {suit: words.suit(suit) for suit in suits}

    def text(self) -> str:
        suits = self.words.either([f"{suit} ({name})" for suit, name in self.names.items()])
        return self.words("ask.suit", suits=suits)

    def default(self) -> str:
        return next(iter(self.names)) if len(self.names) == 1 else ""

    def offered(self) -> Offered:
        offers = [Offer(suit, name) for suit, name in self.names.items()]
        return Offered(self.words("ask.suit.brief"), offers, default=self.default())

    def read(self, words: list[str], details: Details) -> None:
        """Read a suit by its letter, its symbol, or the beginning of its name."""
        word = words[0]
        letter = SUITS[SUIT_SYMBOLS.index(word[:1])] if word[:1] in SUIT_SYMBOLS else word.upper()
        named = [suit for suit, name in self.names.items() if name.lower().startswith(word.lower())]
        found = [letter] if letter in self.names else named
        if len(found) != 1:
            raise Unclear("unclear-suit", "unclear.suit", word=word, suits=texts(self.names))
        details.suit = found[0]


class AmountQuestion(Question):
    """A number between two bounds; `min` and `max` say the bounds, `price` what it costs."""

    def __init__(self, span: Span, words: TerminalWords, *, asked: str = "", price: str = "") -> None:
        super().__init__(1, 1, words)
        self.span = span
        self.asked = asked
        self.price = price

    def text(self) -> str:
        return self._question() + (f" ({self.price})" if self.price else "")

    def _question(self) -> str:
        if self.asked:
            return self.words(
                "ask.amount.own", asked=sentence_of("plain", text=self.asked), bounds=self._bounds()
            )
        return self.words("ask.amount", bounds=self._bounds())

    def _bounds(self) -> Sentence:
        span = self.span
        numbers = span.listed(MOST_LISTED) if span.also else []
        if numbers:
            return sentence_of("bounds.single", amounts=numbers)
        key = "bounds.steps" if span.step > 1 else "bounds.also" if span.also else "bounds"
        return sentence_of(key, low=span.low, high=span.high, step=span.step, also=span.also)

    def default(self) -> str:
        return str(self.span.least())

    def is_forced(self) -> bool:
        """Return whether a bid has only one number; what costs coins is asked for all the same."""
        return bool(self.asked) and self.span.least() == self.span.most()

    def offered(self) -> Offered:
        bounds = {"min": self.span.least(), "max": self.span.most()}
        offers = [Offer(word, self.words.number(amount)) for word, amount in bounds.items()]
        return Offered(self.text(), offers, default=self.default())

    def read(self, words: list[str], details: Details) -> None:
        bounds = {"min": self.span.least(), "max": self.span.most()}
        amount = bounds.get(words[0].lower())
        details.amount = whole_number(words[0]) if amount is None else amount
        if not self.span.holds(details.amount):
            raise Unclear("wrong-amount", "unclear.amount", amount=details.amount, bounds=self._bounds())


def questions_of(form: Form, page: Page) -> list[Question]:
    """Return everything that the form asks for, in the order in which it is asked."""
    questions: list[Question] = [SuitQuestion(form.suits, page.words)] if form.suits else []
    questions.extend(PlacesQuestion(pool, page) for pool in form.pools)
    if form.cards is not None:
        questions.append(CardsQuestion(form.cards, page.words, page.cards_in(form.cards.zone)))
    if form.amount is not None:
        own, price = page.own_question(form.verb), page.price_reason(form.verb)
        questions.append(AmountQuestion(form.amount, page.words, asked=own, price=price))
    return questions


def move_of(form: Form, details: Details) -> Move:
    """Return the move that the answers make."""
    return Move(form.verb, tuple(details.slots), tuple(details.cards), details.amount, details.suit)
