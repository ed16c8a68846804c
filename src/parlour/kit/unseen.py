# parlour: hot
"""Dealing again what a seat has not seen: the heart of `redeal` in every game.

Where everybody knows something about hidden cards (a void suit, a highest card), `redeal_within` deals again
within that knowledge. Neither looks at how the cards really lie: they are sorted first, so that the same luck
gives the same deal in all positions that the seat cannot tell apart.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.engine.show.audience import seat_sees

Fits = Callable[[int, int, int], bool]
"""Whether a card may lie in a pile (its number) at a place, for all that is known: (pile, place, card)."""
Broken = Callable[[list[list[int]]], int]
"""How many known facts the piles break that speak of several cards at once; 0 where they agree with all."""

TRIES: Final = 30
"""Whole deals that are tried first: each that fits is as likely as any other."""
SWAPS: Final = 20
"""Swaps per hidden card after which a deal has forgotten where it began."""
PATIENCE: Final = 200
"""Swaps per hidden card before a search for a deal that breaks no fact begins anew."""
DETOUR: Final = 0.05
"""How often such a search takes a swap that breaks more facts than before: now and then, lest it be stuck."""


def redeal_unseen(piles: list[list[int]], audiences: list[list[int]], seat: i64, luck: Luck) -> None:
    """Mix, in place, all the cards of these piles that the seat does not see."""
    unseen: list[int] = []
    for number in range(len(piles)):
        pile, known = piles[number], audiences[number]
        unseen += [pile[place] for place in range(len(pile)) if _is_hidden(known[place], seat)]
    unseen.sort()
    luck.shuffle(unseen)
    _lay_unseen(piles, audiences, seat, unseen)


def _lay_unseen(piles: list[list[int]], audiences: list[list[int]], seat: i64, cards: list[int]) -> None:
    """Put the cards where those lie that the seat does not see."""
    following: i64 = 0
    for number in range(len(piles)):
        pile, known = piles[number], audiences[number]
        for place in range(len(pile)):
            if _is_hidden(known[place], seat):
                pile[place] = cards[following]
                following += 1


def _is_hidden(audience: i64, seat: i64) -> bool:
    """Return the opposite of `seat_sees` on machine integers, for search redeals all the time."""
    return (audience >> seat) & 1 == 0


def redeal_within(
    piles: list[list[int]],
    audiences: list[list[int]],
    seat: int,
    luck: Luck,
    fits: Fits,
    broken: Broken | None = None,
) -> None:
    """Mix, in place, the cards that the seat does not see, each only where it fits, and breaking no fact.

    Whole deals are tried first, all equally likely. If none fits, the cards are matched with places where
    they fit, from a random beginning, and swapped in pairs as long as it takes to forget that beginning.
    """
    deal = _Deal(piles, audiences, seat, luck, fits, broken)
    for _attempt in range(TRIES):
        deal.mix()
        if deal.holds():
            return
    deal.match()
    while not deal.mended():
        deal.mix()
        deal.match()
    deal.swap_about()


class _Deal:
    """The hidden places of some piles, and cards that lie there for a try."""

    def __init__(
        self,
        piles: list[list[int]],
        audiences: list[list[int]],
        seat: int,
        luck: Luck,
        fits: Fits,
        broken: Broken | None,
    ) -> None:
        self.piles = piles
        self.luck = luck
        self.fits = fits
        self.broken = broken
        self.places = [
            (pile, place)
            for pile in range(len(piles))
            for place in range(len(piles[pile]))
            if not seat_sees(audiences[pile][place], seat)
        ]
        self.cards = [piles[pile][place] for pile, place in self.places]
        self.cards.sort()

    def lay(self) -> None:
        for number in range(len(self.cards)):
            pile, place = self.places[number]
            self.piles[pile][place] = self.cards[number]

    def mix(self) -> None:
        """Lay the cards in any order, whether they fit or not."""
        self.luck.shuffle(self.cards)
        self.lay()

    def may_lie(self, number: int, card: int) -> bool:
        """Return whether a card fits the hidden place of this number."""
        pile, place = self.places[number]
        return self.fits(pile, place, card)

    def holds(self) -> bool:
        for number in range(len(self.cards)):
            if not self.may_lie(number, self.cards[number]):
                return False
        return self.faults() == 0

    def faults(self) -> int:
        """Count the facts that the piles break as they lie."""
        return 0 if self.broken is None else self.broken(self.piles)

    def match(self) -> None:
        """Give every place a card that fits, changing as little as can be of the order they lie in.

        A place that has none takes one from another place, which takes one from a third, and so on until
        the last finds a card that nobody has: an augmenting path.
        """
        size = len(self.cards)
        holder = [-1] * size
        for place in range(size):
            if self.may_lie(place, self.cards[place]):
                holder[place] = place
        for place in range(size):
            if holder[place] != place and place not in holder:
                found = self.find_card(place, holder, [False] * size)
                assert found, "the true deal fits"
        matched = [0] * size
        for card in range(size):
            matched[holder[card]] = self.cards[card]
        self.cards = matched
        self.lay()

    def find_card(self, number: int, holder: list[int], tried: list[bool]) -> bool:
        """Find a card for the place: one that is free, or whose holder finds another."""
        for card in range(len(holder)):
            if tried[card] or not self.may_lie(number, self.cards[card]):
                continue
            tried[card] = True
            if holder[card] < 0 or self.find_card(holder[card], holder, tried):
                holder[card] = number
                return True
        return False

    def mended(self) -> bool:
        """Swap cards until no fact is broken; return False when patience has run out."""
        faults = self.faults()
        for _attempt in range(PATIENCE * len(self.cards)):
            if faults == 0:
                return True
            faults = self.swap(faults, DETOUR)
        return faults == 0

    def swap_about(self) -> None:
        """Swap cards that fit each other's places, breaking no fact, until the beginning is forgotten."""
        for _swap in range(SWAPS * len(self.cards)):
            self.swap(0, 0.0)

    def swap(self, faults: int, detour: float) -> int:
        """Swap two cards where both fit and no more facts are broken than before; count those broken."""
        one, other = self.luck.below(len(self.cards)), self.luck.below(len(self.cards))
        if not (self.may_lie(one, self.cards[other]) and self.may_lie(other, self.cards[one])):
            return faults
        self.exchange(one, other)
        now = self.faults()
        if now <= faults or self.luck.chance(detour):
            return now
        self.exchange(one, other)
        return faults

    def exchange(self, one: i64, other: i64) -> None:
        """Exchange two cards."""
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]
        self.put(one)
        self.put(other)

    def put(self, number: i64) -> None:
        pile, place = self.places[number]
        self.piles[pile][place] = self.cards[number]
