"""What a form asks for, one question at a time: places, cards, a suit, an amount."""

from collections.abc import Iterable

from parlour.cards.codes import BACK, SUITS
from parlour.cards.notation import SUIT_SYMBOLS, BadCard, card_symbol, parse_card
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.words.sentence import Sentence, said
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords


class Details:
    """What has been answered so far."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.cards: list[int] = []
        self.amount = 0
        self.suit = ""


class Question:
    """Takes between least and most words of an answer."""

    def __init__(self, least: int, most: int, words: TerminalWords) -> None:
        self.least = least
        self.most = most
        self.words = words

    def text(self) -> str:
        raise NotImplementedError

    def default(self) -> str:
        """What Enter alone stands for; "" when nothing does."""
        return ""

    def is_forced(self) -> bool:
        """Whether there is only one answer, so that nobody need be asked."""
        return False

    def in_numbers(self, words: list[str]) -> list[str]:
        """The words with numbers for names that may take several of them."""
        return words

    def narrow(self, details: Details) -> None:
        """Leaves out what no longer goes with the answers so far."""

    def read(self, words: list[str], details: Details) -> None:
        """Puts the answer among the details, or raises Unclear."""
        raise NotImplementedError

    def read_all(self, words: list[str], details: Details) -> None:
        """The same, after counting the words."""
        if not self.least <= len(words) <= self.most:
            raise Unclear("wrong-count", "unclear.count", count=self.how_many(), said=len(words))
        self.read(words, details)

    def how_many(self) -> str:
        if self.least == self.most:
            return f"{self.least}"
        return self.words("count.span", least=self.least, most=self.most)


class PlacesQuestion(Question):
    """One place of a pool, some of them, or all of them in order: by number, by card or by name."""

    def __init__(self, pool: Pool, page: Page) -> None:
        super().__init__(pool.least, pool.most, page.words)
        self.pool = pool
        zone = page.pool_zone(pool)
        self.cards = [] if zone is None else zone.cards
        self.label = page.pool_label(pool.zone)
        self.names = [page.say(name) for name in pool.names]

    def narrow(self, details: Details) -> None:
        """Only places that go with the suit that was chosen, where they go with one."""
        self.pool = self.pool.of_suit(details.suit)
        self.most = self.pool.most

    def text(self) -> str:
        places = " · ".join(self._described(option) for option in self.pool.options)
        return self.words(self._key(), pool=self.label, places=places, count=self.how_many())

    def _key(self) -> str:
        if self.names:
            return "ask.one-name" if self.most == 1 else "ask.names"
        if self.most == 1:
            return "ask.one-place"
        return "ask.order" if self.pool.ordered else "ask.places"

    def _described(self, option: int) -> str:
        """A place by its number, with the card that lies there or its name."""
        if self.names:
            return f"{option + 1} {self.names[self.pool.options.index(option)]}"
        card = f" {card_symbol(self.cards[option])}" if option < len(self.cards) else ""
        return f"{option + 1}{card}"

    def default(self) -> str:
        """As they lie, when the order of all is asked; the only place, when there is but one; else none."""
        if self._is_all():
            return " ".join(str(option + 1) for option in self.pool.options)
        return self.words("word.none") if self.least == 0 else ""

    def _is_all(self) -> bool:
        return self.least == self.most == len(self.pool.options)

    def is_forced(self) -> bool:
        return self.most == 0 or (self._is_all() and (self.most == 1 or not self.pool.ordered))

    def in_numbers(self, words: list[str]) -> list[str]:
        """Names as the numbers of their places, the longest name first."""
        found: list[str] = []
        while words:
            size, number = self._named(words)
            found.append(number)
            words = words[size:]
        return found

    def _named(self, words: list[str]) -> tuple[int, str]:
        """How many words make up the next name, and its number; one word that is none stays as it is."""
        for size in range(len(words) if self.names else 0, 0, -1):
            option = self._option_named(plainly(" ".join(words[:size])))
            if option is not None:
                return size, str(option + 1)
        return 1, words[0]

    def _option_named(self, words: str) -> int | None:
        """The place of this name, or of the one name that begins like this."""
        names = [plainly(name) for name in self.names]
        found = [place for place, name in enumerate(names) if name == words]
        found = found or [place for place, name in enumerate(names) if name.startswith(words)]
        return self.pool.options[found[0]] if len(found) == 1 and not is_number(words) else None

    def read_all(self, words: list[str], details: Details) -> None:
        """Places, or the word for none of them where none will do."""
        none = len(words) == 1 and self.words.means(words[0], "word.none")
        super().read_all([] if none else self.in_numbers(words), details)

    def read(self, words: list[str], details: Details) -> None:
        picks: list[int] = []
        for word in words:
            picks.append(self._place(word, picks))
        details.slots.extend(picks if self.pool.ordered else sorted(picks))

    def _place(self, word: str, picks: list[int]) -> int:
        """The place that a word names, which must be open and not named before."""
        option = whole_number(word) - 1 if is_number(word) else self._place_of_card(word, picks)
        if option not in self.pool.options:
            raise Unclear("unclear-place", "unclear.no-place", word=word, places=self._numbers())
        if option in picks:
            raise Unclear("same-place", "unclear.same-place", place=option + 1)
        return option

    def _place_of_card(self, word: str, picks: list[int]) -> int:
        """Where the card lies that the word names."""
        if self.names:
            raise Unclear("unclear-place", "unclear.no-name", word=word, names=texts(self.names))
        try:
            card = parse_card(word)
        except BadCard:
            raise Unclear("unclear-place", "unclear.no-card", word=word, places=self._numbers()) from None
        for option in self.pool.options:
            if option < len(self.cards) and option not in picks and self.cards[option] == card != BACK:
                return option
        raise Unclear("card-not-there", "unclear.card-not-there", card=card, places=self._numbers())

    def _numbers(self) -> list[int]:
        return [option + 1 for option in self.pool.options]


class CardsQuestion(Question):
    """Cards to be named, or one of a few sensible picks by its number."""

    def __init__(self, asked: CardsAsked, words: TerminalWords) -> None:
        super().__init__(asked.least, asked.most, words)
        self.picks = asked.sensible

    def text(self) -> str:
        if not self.picks:
            return self.words("ask.cards", count=self.how_many())
        picks = [" ".join(card_symbol(card) for card in pick) for pick in self.picks]
        offered = " · ".join(f"{number} {pick}" for number, pick in enumerate(picks, start=1))
        return self.words("ask.cards-or-pick", count=self.how_many(), picks=offered)

    def read_all(self, words: list[str], details: Details) -> None:
        """Cards by name, or the number of a pick alone."""
        if len(words) == 1 and is_number(words[0]):
            details.cards.extend(self._pick(words[0]))
        else:
            super().read_all(words, details)

    def _pick(self, word: str) -> list[int]:
        if not 1 <= int(word) <= len(self.picks):
            raise Unclear("unclear-card", "unclear.pick", word=word)
        return self.picks[int(word) - 1]

    def read(self, words: list[str], details: Details) -> None:
        try:
            details.cards.extend(parse_card(word, place) for place, word in enumerate(words, start=1))
        except BadCard as error:
            raise Unclear("unclear-card", "unclear.card", why=str(error)) from None


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

    def read(self, words: list[str], details: Details) -> None:
        """A suit by its letter, its symbol, or the beginning of its name."""
        word = words[0]
        letter = SUITS[SUIT_SYMBOLS.index(word[:1])] if word[:1] in SUIT_SYMBOLS else word.upper()
        named = [suit for suit, name in self.names.items() if name.lower().startswith(word.lower())]
        found = [letter] if letter in self.names else named
        if len(found) != 1:
            raise Unclear("unclear-suit", "unclear.suit", word=word, suits=texts(self.names))
        details.suit = found[0]


class AmountQuestion(Question):
    """A number between two bounds; `min` and `max` say the bounds."""

    def __init__(self, span: Span, words: TerminalWords) -> None:
        super().__init__(1, 1, words)
        self.span = span

    def text(self) -> str:
        return self.words("ask.amount", bounds=self._bounds())

    def _bounds(self) -> Sentence:
        key = "bounds.steps" if self.span.step > 1 else "bounds.also" if self.span.also else "bounds"
        span = self.span
        return said(key, low=span.low, high=span.high, step=span.step, also=span.also)

    def default(self) -> str:
        return str(self.span.least())

    def read(self, words: list[str], details: Details) -> None:
        bounds = {"min": self.span.least(), "max": self.span.high}
        amount = bounds.get(words[0].lower())
        details.amount = whole_number(words[0]) if amount is None else amount
        if not self.span.holds(details.amount):
            raise Unclear("wrong-amount", "unclear.amount", amount=details.amount, bounds=self._bounds())


def questions_of(form: Form, page: Page) -> list[Question]:
    """Everything the form asks for, in the order in which it is asked."""
    questions: list[Question] = [SuitQuestion(form.suits, page.words)] if form.suits else []
    questions.extend(PlacesQuestion(pool, page) for pool in form.pools)
    if form.cards is not None:
        questions.append(CardsQuestion(form.cards, page.words))
    if form.amount is not None:
        questions.append(AmountQuestion(form.amount, page.words))
    return questions


def made_move(form: Form, details: Details) -> Move:
    """The move that the answers make."""
    return Move(form.verb, tuple(details.slots), tuple(details.cards), details.amount, details.suit)


def plainly(words: str) -> str:
    """Words as they are compared: without capitals, dashes and underscores."""
    return words.lower().replace("_", " ").replace("-", " ")


def texts(words: Iterable[str]) -> list[Sentence]:
    """Words as they stand, for a list in a sentence."""
    return [said("plain", text=word) for word in words]


def is_number(word: str) -> bool:
    """Whether the word is written in a few plain digits."""
    return word.isascii() and word.isdigit() and len(word) < 16


def whole_number(word: str) -> int:
    """The number a word stands for; commas between thousands are fine."""
    digits = word.replace(",", "")
    if not is_number(digits):
        raise Unclear("not-a-number", "unclear.number", word=word)
    return int(digits)
