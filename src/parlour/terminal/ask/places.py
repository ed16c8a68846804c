"""Places of a pool: one of them, some, or all in order; by number, by card or by name."""

from string import ascii_lowercase

from parlour.cards.codes import BACK
from parlour.cards.notation import BadCard, card_symbol, parse_card
from parlour.engine.show.form import Pool
from parlour.terminal.ask.question import Details, Question, is_number, plainly, texts, whole_number
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.page import Page


def pool_word(pool: Pool, option: int, number: int) -> str:
    """Return what is typed for an option of a pool: the number of its place, or the letter of its name."""
    if not pool.names or len(pool.options) > len(ascii_lowercase):
        return str(number)
    return ascii_lowercase[pool.options.index(option)]


class PlacesQuestion(Question):
    """One place of a pool, some of them, or all of them in order: by number, by card or by name."""

    def __init__(self, pool: Pool, page: Page) -> None:
        super().__init__(pool.least, pool.most, page.words)
        self.pool = pool
        zone = page.pool_zone(pool)
        self.cards = [] if zone is None else zone.cards
        self.places = [] if zone is None or pool.names else page.places(zone)
        self.label = page.pool_label(pool.zone)
        self.names = [page.say(name) for name in pool.names]

    def narrow(self, details: Details) -> None:
        """Leave only places that go with the suit that was chosen, where they go with one."""
        self.pool = self.pool.of_suit(details.suit)
        self.most = self.pool.most

    def text(self) -> str:
        places = " · ".join(self._describe(option) for option in self._in_order())
        return self.words(self._key(), places=places, **self._fields())

    def _key(self) -> str:
        if self.names:
            return "ask.one-name" if self.most == 1 else "ask.names"
        if self.most == 1:
            return "ask.one-place"
        return "ask.order" if self.pool.ordered else "ask.places"

    def _describe(self, option: int) -> str:
        """Return a place by its number, with the card that lies there; a name by its letter."""
        return f"{self._word(option)} {self._meaning(option)}".rstrip()

    def _word(self, option: int) -> str:
        """Return what is typed for a place; a name has a letter, as a number means a place of cards."""
        return pool_word(self.pool, option, self._number(option))

    def _meaning(self, option: int) -> str:
        if self.names:
            return self.names[self.pool.options.index(option)]
        return card_symbol(self.cards[option]) if option < len(self.cards) else ""

    def _number(self, option: int) -> int:
        """Return the number that stands for a place, counted as its zone is shown."""
        return self.places.index(option) + 1 if option in self.places else option + 1

    def _option(self, number: int) -> int:
        """Return the place that a number stands for."""
        return self.places[number - 1] if 0 < number <= len(self.places) else number - 1

    def _in_order(self) -> list[int]:
        """Return the options in the order in which they are shown."""
        return sorted(self.pool.options, key=self._number)

    def default(self) -> str:
        """Return the places as they lie where all are asked for, the word for none, or ""."""
        if self._is_all():
            return " ".join(self._word(option) for option in self._in_order())
        return self.words("word.none") if self.least == 0 else ""

    def _is_all(self) -> bool:
        return self.least == self.most == len(self.pool.options)

    def is_forced(self) -> bool:
        return self.most == 0 or (self._is_all() and (self.most == 1 or not self.pool.ordered))

    def in_numbers(self, words: list[str]) -> list[str]:
        """Replace names by the numbers of their places, the longest first; leave later answers."""
        found: list[str] = []
        while words and len(found) < self.most:
            size, number = self._next_name(words)
            found.append(number)
            words = words[size:]
        return found + words

    def _next_name(self, words: list[str]) -> tuple[int, str]:
        """Return how many words make up the next name, and its number; or the first word as it is."""
        lettered = [each for each in self.pool.options if self.names and self._word(each) == words[0].lower()]
        if lettered:
            return 1, str(self._number(lettered[0]))
        for size in range(len(words) if self.names else 0, 0, -1):
            option = self._option_named(plainly(" ".join(words[:size])))
            if option is not None:
                return size, str(self._number(option))
        return 1, words[0]

    def _option_named(self, words: str) -> int | None:
        """Return the place of this name, or of the one name that begins like this."""
        names = [plainly(name) for name in self.names]
        found = [place for place, name in enumerate(names) if name == words]
        found = found or [place for place, name in enumerate(names) if name.startswith(words)]
        return self.pool.options[found[0]] if len(found) == 1 and not is_number(words) else None

    def read_all(self, words: list[str], details: Details) -> None:
        """Read places, or the word for none of them where none will do."""
        none = len(words) == 1 and self.words.means(words[0], "word.none")
        super().read_all([] if none else self.in_numbers(words), details)

    def read(self, words: list[str], details: Details) -> None:
        picks: list[int] = []
        for word in words:
            picks.append(self._place(word, picks))
        details.slots.extend(picks if self.pool.ordered else sorted(picks))

    def _place(self, word: str, picks: list[int]) -> int:
        """Return the place that a word names, which must be open and not named before."""
        option = self._option(whole_number(word)) if is_number(word) else self._place_of_card(word, picks)
        if option not in self.pool.options:
            raise Unclear("unclear-place", "unclear.no-place", word=word, places=self._numbers())
        if option in picks:
            raise Unclear("same-place", "unclear.same-place", place=self._word(option))
        return option

    def _place_of_card(self, word: str, picks: list[int]) -> int:
        """Return where the card lies that the word names."""
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
        return [self._number(option) for option in self._in_order()]

    def offered(self) -> Offered:
        """Offer cards on the table to be picked there, and list what lies nowhere."""
        several, default, brief = (
            self.most > 1,
            self.default(),
            self.words(f"{self._key()}.brief", **self._fields()),
        )
        if self.cards and not self.names:
            return Offered(brief, pools={self.pool.zone: self._numbers()}, several=several, default=default)
        listed = [Offer(self._word(option), self._meaning(option)) for option in self._in_order()]
        return Offered(brief, listed, several=several, default=default)

    def _fields(self) -> dict[str, str]:
        return {"pool": self.label, "count": self.how_many()}
