"""Why a pot is worth staying in for, or not, in the sentences that all betting games share.

A chance is told only where it speaks for the move. Where it does not, the game says what else does, or
nothing but what staying costs.
"""

from typing import Final, NamedTuple

from parlour.engine.words.sentence import Sentence, sentence_of

CLOSE: Final = 5
"""So many wins in 100 more or fewer than pay for a call say nothing: imagined deals are no surer."""
_SAME: Final = 2
"""Prices so near to each other are told as one."""

_BLUFF: Final = 0.7
"""Up to this much of what would be its part among equals, a hand is too poor to be paid by worse ones."""


class Price(NamedTuple):
    """What staying costs, for how much, and from which chance to win it pays for the match."""

    cost: int
    pot: int
    pays_from: float

    def by_pot(self) -> float:
        """Return the chance from which it would pay if coins were all."""
        return self.cost / (self.pot + self.cost)


def percent(share: float) -> int:
    return round(100 * share)


def staying_cost(price: Price) -> Sentence:
    """Say what staying costs, and nothing about chances."""
    return sentence_of("reason.cost" if price.cost else "reason.free", cost=price.cost, pot=price.pot)


def call_or_fold(price: Price, chance: float, rivals: list[int], *, folds: bool) -> list[Sentence]:
    """Say how often the seat wins and from when on a call pays; nothing where that speaks against it."""
    wins, need = percent(chance), percent(price.pays_from)
    facts = {"wins": wins, "need": need, "cost": price.cost, "pot": price.pot, **_whom(rivals)}
    if abs(wins - need) <= CLOSE:
        return [sentence_of("reason.close", **facts)]
    if (wins < need) != folds:
        return []
    by_pot = percent(price.by_pot())
    if abs(by_pot - need) <= _SAME:
        return [sentence_of("reason.fits", **facts)]
    return [sentence_of("reason.fits-match", **facts, alone=by_pot)]


def bet_or_raise(pot: int, chance: float | None, rivals: list[int]) -> Sentence:
    """Say what a bet is for: it is paid by worse hands, or it is a bluff."""
    facts = {"pot": pot, **_whom(rivals)}
    if chance is None:
        return sentence_of("reason.bet", **facts)
    parts = chance * (len(rivals) + 1)
    if _BLUFF < parts < 1:
        return sentence_of("reason.bet", **facts)
    return sentence_of(
        "reason.bluff" if parts <= _BLUFF else "reason.bet-ahead", wins=percent(chance), **facts
    )


def _whom(rivals: list[int]) -> dict[str, int]:
    """Return the facts by which one rival is called by name, and several are counted."""
    return {"count": len(rivals), "seat": rivals[0]}
