"""Cards to be named: by name, by their places in the hand, or one of a few sensible picks by its letter."""

from collections.abc import Sequence
from string import ascii_lowercase

from parlour.cards.notation import BadCard, card_symbol, parse_card
from parlour.engine.show.form import CardsAsked
from parlour.terminal.ask.question import Details, Question, is_number
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.words import TerminalWords


class CardsQuestion(Question):
    """Cards of a zone, whose cards are given as they are shown and counted."""

    def __init__(self, asked: CardsAsked, words: TerminalWords, cards: Sequence[int] = ()) -> None:
        super().__init__(asked.least, asked.most, words)
        self.zone = asked.zone
        self.cards = cards
        self.picks = dict(zip(ascii_lowercase, asked.sensible, strict=False))

    def text(self) -> str:
        if not self.picks:
            return self.words(self._key(), count=self.how_many())
        offered = " · ".join(f"{letter} {_symbols(pick)}" for letter, pick in self.picks.items())
        return self.words(f"{self._key()}-or-pick", count=self.how_many(), picks=offered)

    def _key(self) -> str:
        return "ask.one-card" if self.most == 1 else "ask.cards"

    def offered(self) -> Offered:
        brief = self.words(f"{self._key()}.brief", count=self.how_many())
        offers = [Offer(letter, _symbols(pick)) for letter, pick in self.picks.items()]
        pools = {self.zone: range(1, len(self.cards) + 1)}
        return Offered(brief, offers, pools, several=self.most > 1)

    def read_all(self, words: list[str], details: Details) -> None:
        """Read cards by name or by place, or the letter of a pick alone."""
        pick = self.picks.get(words[0].lower()) if len(words) == 1 else None
        if pick is not None:
            details.cards.extend(pick)
        else:
            super().read_all(words, details)

    def read(self, words: list[str], details: Details) -> None:
        """Read each place once; a card of the same name as another is named as often as it is meant."""
        twice = [word for place, word in enumerate(words) if is_number(word) and word in words[:place]]
        if twice:
            raise Unclear("same-place", "unclear.same-place", place=twice[0])
        details.cards.extend([self._card(word, place) for place, word in enumerate(words, start=1)])

    def _card(self, word: str, place: int) -> int:
        if is_number(word) and self.cards:
            return self._card_at(int(word))
        try:
            return parse_card(word, place)
        except BadCard as error:
            raise Unclear("unclear-card", "unclear.card", why=str(error)) from None

    def _card_at(self, number: int) -> int:
        if not 1 <= number <= len(self.cards):
            raise Unclear("unclear-place", "unclear.no-place-to", word=number, last=len(self.cards))
        return self.cards[number - 1]


def _symbols(cards: Sequence[int]) -> str:
    return " ".join(card_symbol(card) for card in cards)
