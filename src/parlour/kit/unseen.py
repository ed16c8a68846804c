# parlour: hot
"""Dealing again what a seat has not seen: the heart of `redealt` in every game."""

from parlour.cards.luck import Luck
from parlour.engine.show.audience import seat_sees


def redeal_unseen(piles: list[list[int]], audiences: list[list[int]], seat: int, luck: Luck) -> None:
    """Mixes, in place, all the cards of these piles that the seat does not see."""
    unseen = [
        pile[place]
        for pile, known in zip(piles, audiences, strict=True)
        for place in range(len(pile))
        if not seat_sees(known[place], seat)
    ]
    luck.shuffle(unseen)
    for pile, known in zip(piles, audiences, strict=True):
        for place in range(len(pile)):
            if not seat_sees(known[place], seat):
                pile[place] = unseen.pop()
