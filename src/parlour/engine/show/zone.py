# parlour: hot
"""A place on the table where cards lie, each with its audience."""

from typing import Final

NO_OWNER: Final = -1


class Zone:
    """Cards in order with the audience of each; a pile is shown by its count alone."""

    def __init__(
        self,
        name: str,
        label: str,
        cards: list[int],
        audiences: list[int],
        owner: int = NO_OWNER,
        pile: bool = False,
    ) -> None:
        assert len(cards) == len(audiences), f"{name}: every card has an audience"
        self.name = name
        self.label = label
        self.cards = cards
        self.audiences = audiences
        self.owner = owner
        self.pile = pile
