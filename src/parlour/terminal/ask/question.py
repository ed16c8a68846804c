"""A question about a move: how many words answer it, what is offered, and small matters of reading words."""

from collections.abc import Iterable

from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offered
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
        """Return what Enter alone stands for; "" when nothing does."""
        return ""

    def offered(self) -> Offered:
        """Return the same question for a drawn table."""
        raise NotImplementedError

    def is_forced(self) -> bool:
        """Return whether there is only one answer, so that nobody need be asked."""
        return False

    def in_numbers(self, words: list[str]) -> list[str]:
        """Return the words with numbers for names that may take several of them."""
        return words

    def narrow(self, details: Details) -> None:
        """Leave out what no longer goes with the answers so far."""

    def read(self, words: list[str], details: Details) -> None:
        """Put the answer among the details, or raise Unclear."""
        raise NotImplementedError

    def read_all(self, words: list[str], details: Details) -> None:
        """Count the words, then read them."""
        if not self.least <= len(words) <= self.most:
            raise Unclear("wrong-count", "unclear.count", count=self.how_many(), said=len(words))
        self.read(words, details)

    def how_many(self) -> str:
        if self.least == self.most:
            return f"{self.least}"
        return self.words("count.span", least=self.least, most=self.most)


def plainly(words: str) -> str:
    """Write words as they are compared: without capitals, dashes and underscores."""
    return words.lower().replace("_", " ").replace("-", " ")


def texts(words: Iterable[str]) -> list[Sentence]:
    """Return words as they stand, for a list in a sentence."""
    return [sentence_of("plain", text=word) for word in words]


def is_number(word: str) -> bool:
    """Return whether the word is written in a few plain digits."""
    return word.isascii() and word.isdigit() and len(word) < 16


def whole_number(word: str) -> int:
    """Return the number that a word stands for; commas between thousands are fine."""
    digits = word.replace(",", "")
    if not is_number(digits):
        raise Unclear("not-a-number", "unclear.number", word=word)
    return int(digits)
