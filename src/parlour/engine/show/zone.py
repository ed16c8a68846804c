# parlour: hot
"""A place on the table where cards lie, each with its audience."""

from typing import Final

NO_OWNER: Final = -1


class Zone:
    """Cards in order with the audience of each; a pile is shown by its count alone.

    A reprint shows cards that lie or lay elsewhere. A private zone is dealt to its owner alone or to nobody.
    """

    def __init__(
        self,
        name: str,
        cards: list[int],
        audiences: list[int],
        owner: int = NO_OWNER,
        pile: bool = False,
        reprint: bool = False,
        private: bool = False,
    ) -> None:
        assert len(cards) == len(audiences), f"{name}: every card has an audience"
        self.name = name
        self.cards = cards
        self.audiences = audiences
        self.owner = owner
        self.pile = pile
        self.reprint = reprint
        self.private = private
