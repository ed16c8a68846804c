# parlour: hot
"""A dozen plays for a front end to offer, and which cards of a hand are in any play at all."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import JOKER
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS
from parlour.games.big_c.rules.plays.families import Family
from parlour.games.big_c.rules.plays.kinds import OpenPlays
from parlour.games.big_c.rules.plays.parts import height_bits

MOST_OFFERED: Final = 12
_EVERY_FAMILY: Final = 1 << 30
_JOKERS: Final = 1
"""Jokers in a set of heights."""


def families_by_kind(plays: OpenPlays, most: i64 = _EVERY_FAMILY) -> list[list[Family]]:
    """Return the families of every kind that can be played, weak kinds first, and at most so many of each."""
    found: list[list[Family]] = []
    for kind in range(plays.first, plays.last + 1):
        families = plays.families(kind, most)
        if families:
            found.append(families)
    return found


def suggested_plays(by_kind: list[list[Family]]) -> list[list[int]]:
    """Return a dozen plays for a front end to offer: the cheapest of each kind in turn, weak kinds first."""
    wanted: list[int] = []
    for turn in range(MOST_OFFERED):
        wanted += [kind * MOST_OFFERED + turn for kind in range(len(by_kind)) if turn < len(by_kind[kind])]
    if len(wanted) > MOST_OFFERED:
        wanted = wanted[: MOST_OFFERED - 1] + wanted[-1:]
    return [_first_play(by_kind[place // MOST_OFFERED][place % MOST_OFFERED]) for place in sorted(wanted)]


def _first_play(family: Family) -> list[int]:
    """Return the first play of a family, low cards first and jokers last."""
    laid = family.play(0)
    return [CODES[i64(height)] for height in laid[family.jokers :]] + [JOKER] * int(family.jokers)


def playable_cards(hand: list[int], by_kind: list[list[Family]]) -> list[int]:
    """Return the cards of a hand that are in some play of these families; empty where all are."""
    missing = height_bits([HEIGHTS[card] for card in hand])
    for families in by_kind:
        for family in families:
            missing &= ~family.heights()
            if family.jokers > 0:
                missing &= ~_JOKERS
            if missing == 0:
                return []
    return sorted([card for card in set(hand) if not missing >> HEIGHTS[card] & 1])
