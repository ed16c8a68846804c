"""Asking for places: by number, counted from 1, or by the card that lies there."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.notation import BadCard, card_symbol, parse_card
from parlour.engine.show.form import Pool
from parlour.terminal.ask.step import Details, Step, is_number, whole_number
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Sight
from parlour.terminal.show.wording import joined

NONE: Final = "none"


class PlacesStep(Step):
    """One place of a pool, some of them, or all of them in order."""

    def __init__(self, pool: Pool, sight: Sight) -> None:
        super().__init__(pool.least, pool.most)
        self.pool = pool
        zone = sight.pool_zone(pool)
        self.cards = [] if zone is None else zone.cards
        self.names = [sight.named(name) for name in pool.names]

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
