# parlour: hot
"""Luck: fast, repeatable random numbers for simulation and bots; never for cards that people play for.

A multiply-with-carry generator. Every step stays inside 63 bits, so interpreted and compiled code agree.
"""

from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import vec

MULTIPLIER: Final = 1791398085
WORD: Final = 0xFFFFFFFF
SCRAMBLE: Final = 0x45D9F3B
WEYL: Final = 0x9E3779B9
SIGN: Final = 0x80000000
WIDEST_DRAW: Final = 2147483648

Item = TypeVar("Item")


def _scramble(word: i64) -> i64:
    """Scramble 32 bits one to one, so that every bit hangs on every other."""
    word = (((word >> 16) ^ word) * SCRAMBLE) & WORD
    word = (((word >> 16) ^ word) * SCRAMBLE) & WORD
    return (word >> 16) ^ word


def _next_state(state: i64) -> i64:
    return MULTIPLIER * (state & WORD) + (state >> 32)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Luck:
    """A run of random numbers fixed by a seed (any integer) and a stream (0 to 2**63 - 1).

    >>> import parlour
    >>> luck, again = parlour.Luck(7), parlour.Luck(7)
    >>> [luck.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int, stream: i64 = 0) -> None:
        self._low: i64 = 0
        self._high: i64 = (stream >> 32) ^ (SIGN if seed < 0 else 0)
        self._absorb(stream & WORD)
        self._absorb_seed(seed if seed >= 0 else -seed)
        carry: i64 = 1 + self._high % (MULTIPLIER - 2)
        self.state: i64 = _next_state(_next_state((carry << 32) | self._low))

    def _absorb_seed(self, rest: int) -> None:
        while rest > WORD:
            self._absorb(rest & WORD)
            rest >>= 32
        if rest > 0:
            self._absorb(rest)

    def _absorb(self, word: i64) -> None:
        """Stir one word into the 64 bits held so far; two different states never become one."""
        self._low ^= word
        self._high ^= _scramble((self._low + WEYL) & WORD)
        self._low ^= _scramble((self._high + WEYL) & WORD)

    def bits(self) -> i64:
        """Return the next 32 random bits."""
        state = _next_state(self.state)
        self.state = state
        return (state & WORD) ^ (state >> 32)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1.

        Up to 2**31 it costs one multiplication, and each number's probability is off by less than 2**-32:
        a relative bias below limit / 2**32, nothing for cards. Wider limits are drawn without bias.
        """
        if limit < 1:
            raise ValueError(f"cannot draw below {limit}: the limit must be at least 1")
        if limit > WIDEST_DRAW:
            return self._below_wide(limit)
        narrow: i64 = limit
        return (self.bits() * narrow) >> 32

    def draw(self, limit: i64) -> i64:
        """Return the same number as `below`, for rules that ask for 1 to 2**31 and know it."""
        return (self.bits() * limit) >> 32

    def _below_wide(self, limit: int) -> int:
        size = (limit - 1).bit_length()
        while True:
            drawn = self._wide_bits(size)
            if drawn < limit:
                return drawn

    def _wide_bits(self, size: int) -> int:
        drawn = 0
        for _word in range((size + 31) // 32):
            drawn = (drawn << 32) | int(self.bits())
        return drawn >> (-size % 32)

    def chance(self, p: float) -> bool:
        """Return True with probability p."""
        return float(self.bits()) < p * 4294967296.0

    def pick(self, items: list[int]) -> int:
        """Return one of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, cards: list[Item]) -> None:
        """Put the cards into a random order, in place (Fisher–Yates)."""
        state = self.state
        place: i64 = len(cards) - 1
        while place > 0:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            other: i64 = (((state & WORD) ^ (state >> 32)) * (place + 1)) >> 32
            held = cards[place]
            cards[place] = cards[other]
            cards[other] = held
            place -= 1
        self.state = state

    def shuffle_first(self, cards: list[Item], count: i64) -> None:
        """Put so many cards, any of them in any order, first: a shuffle that stops when that is done."""
        state = self.state
        size: i64 = len(cards)
        for place in range(min(count, size - 1)):
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            other: i64 = place + ((((state & WORD) ^ (state >> 32)) * (size - place)) >> 32)
            held = cards[place]
            cards[place] = cards[other]
            cards[other] = held
        self.state = state

    def shuffle_packed(self, cards: vec[u8], count: i64) -> None:
        """Put so many packed cards first, the same as `shuffle_first` would of a list."""
        state = self.state
        size: i64 = len(cards)
        for place in range(min(count, size - 1)):
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            other: i64 = place + ((((state & WORD) ^ (state >> 32)) * (size - place)) >> 32)
            held = cards[place]
            cards[place] = cards[other]
            cards[other] = held
        self.state = state

    def shuffle_back_packed(self, cards: vec[u8], count: i64) -> None:
        """Put so many packed cards last, the same as a whole `shuffle` of a list would."""
        state = self.state
        place: i64 = len(cards) - 1
        end: i64 = max(place - count, 0)
        while place > end:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            other: i64 = (((state & WORD) ^ (state >> 32)) * (place + 1)) >> 32
            held = cards[place]
            cards[place] = cards[other]
            cards[other] = held
            place -= 1
        self.state = state

    def copy(self) -> "Luck":
        """Return a second generator that will draw the same numbers from here on."""
        twin = Luck(0)
        twin.state = self.state
        return twin
