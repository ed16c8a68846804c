# parlour: hot
"""Dealing again what a seat cannot see at Claim, within all that everybody was shown."""

from typing import Final

from parlour.cards.codes import SUITS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.games.claim.rules.declaration import seal
from parlour.games.claim.rules.hands.points import best_suit
from parlour.games.claim.rules.redealing.bounds import Bounds
from parlour.games.claim.rules.redealing.constraints import Constraints
from parlour.games.claim.rules.redealing.dealt import Dealt
from parlour.games.claim.rules.suit_choice import sealed_suits
from parlour.games.claim.rules.table import DECLARING, NOT_CHOSEN, ClaimTable
from parlour.games.claim.rules.verbs import DECLARE
from parlour.kit.unseen import redeal_within

_TRIES: Final = 500
"""Deals within the charges that are drawn before one is put together by swaps. In games of house bots three
are enough on average and twenty in all but one of a hundred cases; count calls of `Bounds.draw` to see."""
_SENSIBLE: Final = 0.9
"""How many of the choices that are sealed anew are sensible; the others are any."""


def redeal(table: ClaimTable, viewer: int, luck: Luck) -> None:
    """Mix, in place, what the viewer has not seen: any deal that agrees with what was shown can come.

    Also: what others have sealed is chosen anew from the hands they now have, mostly sensibly.
    """
    dealt = Dealt(table, viewer)
    pile = _deal_again(dealt, luck)
    luck.shuffle(pile)
    dealt.lay(pile)
    if table.stage == DECLARING:
        _seal_anew(table, viewer, luck)


def _deal_again(dealt: Dealt, luck: Luck) -> list[int]:
    """Fill the hidden places and return the cards left; deals that break a constraint do not count."""
    bounds, constraints = Bounds(dealt), Constraints(dealt)
    rest: list[int] = []
    for _ in range(_TRIES):
        rest = dealt.fill(bounds.draw(luck))
        if constraints.suits_broken(dealt.hands) == 0:
            return rest
    return _put_together(dealt, rest, constraints, luck)


def _put_together(dealt: Dealt, rest: list[int], constraints: Constraints, luck: Luck) -> list[int]:
    """Swap cards until a deal agrees with the declarations, where hardly any does; return the rest."""
    terms, seats = dealt.table.terms, int(dealt.table.seats)
    ceilings = [dealt.ceilings(seat) for seat in range(seats)]
    audiences = [
        [NOBODY if (seat, at) in dealt.hidden else EVERYONE for at in range(len(dealt.hands[seat]))]
        for seat in range(seats)
    ]

    def fits(pile: int, place: int, card: int) -> bool:
        return pile == seats or terms.values[card] <= ceilings[pile][place]

    def broken(piles: list[list[int]]) -> int:
        return constraints.broken(piles[:seats])

    known = [*audiences, [NOBODY] * len(rest)]
    redeal_within([*dealt.hands, rest], known, dealt.viewer, luck, fits, broken)
    return rest


def _seal_anew(table: ClaimTable, viewer: int, luck: Luck) -> None:
    for seat in range(table.seats):
        if seat != viewer and table.wanted[seat] != NOT_CHOSEN:
            seal(table, seat, _likely_choice(table, seat, luck))


def _likely_choice(table: ClaimTable, seat: int, luck: Luck) -> Move:
    """Choose the suit that makes most of the hand, or anything at all."""
    if not luck.chance(_SENSIBLE):
        return table.moves(seat).pick(luck)
    hand = table.hands[seat]
    suit = best_suit(table.terms, hand, sealed_suits(table.terms, hand))
    return Move(DECLARE, suit=SUITS[suit])
