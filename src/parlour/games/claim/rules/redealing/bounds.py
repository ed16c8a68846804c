# parlour: hot
"""Hidden cards drawn within what the charges of Claim say, every such deal equally likely.

A charge says of some hidden cards that none counts more than a value, or also that one counts just that. Let
the first that does be the first, the second or the third of them: in each case every card either has one
value or may have any up to one. Such sets of cards lie within each other or apart, so that, filled from the
inside outwards, a place always has as many cards to choose from, whichever were taken before. The product is
the number of deals of that case, and the case is drawn by it.

A seat was charged 9 when it held three hidden cards and nothing from the floor: none counts more than 9, one
counts just that. Unseen are cards that count 4, 7, 9, 9 and 12. The cases, by the first card that counts 9:

    first card   just 9, up to 9, up to 9    2 * 3 * 2 = 12 deals
    second card  up to 8, just 9, up to 9    2 * 2 * 2 =  8 deals
    third card   up to 8, up to 8, just 9    2 * 1 * 2 =  4 deals

That is 24 in all, each as likely as the other: a case is drawn by its deals, then each card within its bound.
"""

from bisect import bisect_left, bisect_right
from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.games.claim.rules.redealing.dealt import Dealt
from parlour.games.claim.rules.redealing.knowledge import note_index
from parlour.games.claim.rules.table import NO_CEILING

JUST: Final = 0
UP_TO: Final = 1

Bound = tuple[int, int, int]
"""A value, whether a card counts JUST that or anything UP_TO it, and the hidden place; sorted, inner ones
come first."""


class Bounds:
    """The cases that the charges leave open, and how many deals each has."""

    def __init__(self, dealt: Dealt) -> None:
        values = dealt.table.terms.values
        self.rising = dealt.unseen
        self.values = [values[card] for card in dealt.unseen]
        self.cases = [sorted(case) for case in _cases(dealt)]
        self.deals: list[int] = []
        if len(self.cases) > 1:
            self.deals = [_deals_of(case, self.values) for case in self.cases]

    def draw(self, luck: Luck) -> list[int]:
        """Draw all unseen cards in another order, first those for the hidden places, one by one."""
        case = self.cases[0] if len(self.cases) == 1 else self.cases[self._draw_case(luck)]
        cards = self.rising[:]
        taken = [0] * len(case)
        for filled, bound in enumerate(case):
            other = self._draw_place(cards, filled, bound, luck)
            cards[filled], cards[other] = cards[other], cards[filled]
            taken[bound[2]] = cards[filled]
        return taken + cards[len(case) :]

    def _draw_case(self, luck: Luck) -> int:
        ahead = luck.below(sum(self.deals))
        for number, deals in enumerate(self.deals):
            if ahead < deals:
                return number
            ahead -= deals
        raise AssertionError("the number lies within the sum")

    def _draw_place(self, cards: list[int], filled: int, bound: Bound, luck: Luck) -> int:
        """Draw where a card within the bound lies among those not taken."""
        value, kind, _ = bound
        reach = len(cards) if value == NO_CEILING else bisect_right(self.values, value)
        if kind == UP_TO:
            return filled + luck.below(reach - filled)
        wanted = self.rising[bisect_left(self.values, value) : reach]
        return luck.pick([place for place in range(filled, reach) if cards[place] in wanted])


def _cases(dealt: Dealt) -> list[list[Bound]]:
    """Return every way in which the charges can have come about, with the bounds of each hidden place."""
    by_seat = [dealt.ceilings(seat) for seat in range(dealt.table.seats)]
    ceilings = [by_seat[seat][place] for seat, place in dealt.hidden]
    cases: list[list[Bound]] = [[(ceiling, UP_TO, slot) for slot, ceiling in enumerate(ceilings)]]
    for seat in range(dealt.table.seats):
        for places in _exact_places(dealt, seat, ceilings):
            cases = [_case_of(case, places, first) for case in cases for first in range(len(places))]
    return cases


def _case_of(case: list[Bound], places: list[int], first: int) -> list[Bound]:
    """Return the case in which the first of these places to count just its ceiling is this one."""
    made = case[:]
    for earlier in places[:first]:
        made[earlier] = (case[earlier][0] - 1, UP_TO, earlier)
    slot = places[first]
    made[slot] = (case[slot][0], JUST, slot)
    return made


def _exact_places(dealt: Dealt, seat: int, ceilings: list[int]) -> list[list[int]]:
    """Return for every exact ceiling of the seat's hidden cards where the card that counts it may lie.

    In the example above it is [[0, 1, 2]].
    """
    table, last = dealt.table, 0
    found: list[list[int]] = []
    for kept in range(1, len(dealt.hands[seat]) + 1):
        index = note_index(table, seat, kept)
        ceiling = table.ceilings[index]
        if not table.is_exact[index] or ceiling == last or _is_seen(dealt, seat, kept, ceiling):
            continue
        last = ceiling
        places = [
            slot
            for slot, (owner, place) in enumerate(dealt.hidden)
            if owner == seat and ceilings[slot] == ceiling and dealt.kept_when(seat, place) <= kept
        ]
        found.append(places)
    return found


def _is_seen(dealt: Dealt, seat: int, kept: int, value: int) -> bool:
    """Return whether a card that the viewer sees counts just the ceiling."""
    held = dealt.hands[seat][len(dealt.hands[seat]) - kept :]
    return value in [dealt.table.terms.values[card] for card in held if card != BACK]


def _deals_of(case: list[Bound], values: list[int]) -> int:
    """Count the deals within these bounds."""
    deals = 1
    for filled, (value, kind, _) in enumerate(case):
        size = bisect_right(values, value)
        if kind == UP_TO:
            deals *= max(0, size - filled)
        else:
            same = len([bound for bound in case[:filled] if bound[0] == value and bound[1] == JUST])
            deals *= max(0, size - bisect_left(values, value) - same)
    return deals
