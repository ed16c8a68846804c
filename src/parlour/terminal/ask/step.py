"""One thing that a form asks for: a question, perhaps a default, and how to read the answer."""

from parlour.terminal.errors import Unclear


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


def is_number(word: str) -> bool:
    """Whether the word is written in a few plain digits."""
    return word.isascii() and word.isdigit() and len(word) < 16


def whole_number(word: str) -> int:
    """The number a word stands for; commas between thousands are fine."""
    digits = word.replace(",", "")
    if not is_number(digits):
        raise Unclear("not-a-number", f"{word} is not a whole number.")
    return int(digits)
