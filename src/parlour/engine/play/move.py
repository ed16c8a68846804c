# parlour: hot
"""A move: one small value for all games, a verb with slots, cards, an amount or a suit as needed."""


class Move:
    """What a seat does; compares by value. An amount of 0 and a suit of "" mean none.

    >>> import parlour
    >>> parlour.Move("BET", amount=5) == parlour.Move("BET", amount=5)
    True
    >>> parlour.Move("SWAP_SINGLE", slots=(2, 0))
    <SWAP_SINGLE 2 0>
    """

    def __init__(
        self,
        verb: str,
        slots: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        amount: int = 0,
        suit: str = "",
    ) -> None:
        self.verb = verb
        self.slots = slots
        self.cards = cards
        self.amount = amount
        self.suit = suit

    def key(self) -> tuple[str, tuple[int, ...], tuple[int, ...], int, str]:
        """Return everything the move is, as one comparable value."""
        return (self.verb, self.slots, self.cards, self.amount, self.suit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        words = [self.verb, *map(str, self.slots), *map(str, self.cards)]
        if self.amount:
            words.append(str(self.amount))
        return f"<{' '.join(words)} {self.suit}".rstrip() + ">"

    def __reduce__(self) -> tuple[type["Move"], tuple[object, ...]]:
        return Move, self.key()
