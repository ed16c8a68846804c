"""What may come of a hand, as a game counts it: exact chances, and what each choice is worth."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.engine.errors import BadRules
from parlour.engine.words.sentence import Sentence

Label = Sentence | str
"""What something is called: a sentence as the game says it, text once it is put into words."""
_PRINTED: Final = 8
"""So many options are printed, the best; as many as the command line shows."""


class HandAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The hand that somebody asks about, and the cards that lie open beside it, zone by zone."""

    cards: list[int]
    open: dict[str, list[int]] = {}
    rivals: int = 1

    def one_open(self, zone: str) -> int | None:
        """Return the one card that lies open there; None where nothing does."""
        cards = self.open.get(zone, [])
        if len(cards) > 1:
            raise BadRules("wrong-open", f"There is one card in the zone {zone}, not {len(cards)}.")
        return cards[0] if cards else None


class Chance(msgspec.Struct, frozen=True, rename="camel"):
    """So many ways of all there are."""

    label: Label
    ways: int
    of: int

    @property
    def share(self) -> float:
        """Return the chance, from 0 to 1."""
        return self.ways / self.of


class Option(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One thing to do with the hand: what it gives up, how often that helps, and what it is worth.

    `wins` is the exact chance against a hand as dealt; `value` orders the options, in the game's own measure,
    and `error` is its standard error where it is sampled.
    """

    label: Label
    gives_up: list[str]
    value: float
    error: float = 0.0
    wins: float
    better: Chance
    becomes: list[Chance]


class Equity(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The share of the pots a hand takes from so many rivals; counted, or sampled with a standard error."""

    rivals: int
    share: float
    error: float
    deals: int | None


class Odds(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How a hand stands, and what may be done with it, the best choice first.

    >>> import parlour
    >>> odds = parlour.odds("three-card-brag", "AS AD 7C")
    >>> odds.name, round(odds.equity.share, 3)
    ('pair of aces, 7 kicker', 0.912)
    >>> print(parlour.odds("three-card-brag", "AS AD 7C"))
    AS AD 7C: pair of aces, 7 kicker; takes 91.2% of the pots against 1
    beats 16,794, ties with 0, loses to 1,630 of 18,424
    turn a card, swap if it helps: 0.915
    keep the hand: 0.912
    """

    cards: list[str]
    name: Label
    against: list[Chance]
    equity: Equity
    value_means: Label
    options: list[Option]

    def __str__(self) -> str:
        pots = f"takes {self.equity.share:.1%} of the pots against {self.equity.rivals}"
        hands = ", ".join(f"{each.label} {each.ways:,}" for each in self.against)
        options = [f"{each.label}: {each.value:,.3f}" for each in self.options[:_PRINTED]]
        lines = [f"{' '.join(self.cards)}: {self.name}; {pots}", f"{hands} of {self.against[0].of:,}"]
        return "\n".join([*lines, *options])


def best_first(options: list[Option]) -> list[Option]:
    """Sort the options by value; of equal ones, the one that gives up least comes first."""
    return sorted(options, key=lambda option: (-option.value, len(option.gives_up)))


def in_words(odds: Odds, say: Callable[[Sentence], str]) -> Odds:
    """Return the same odds with every sentence in words."""

    def text(label: Label) -> str:
        return label if isinstance(label, str) else say(label)

    def chance(each: Chance) -> Chance:
        return Chance(text(each.label), each.ways, each.of)

    def option(each: Option) -> Option:
        becomes = [chance(made) for made in each.becomes]
        return replace(each, label=text(each.label), better=chance(each.better), becomes=becomes)

    return replace(
        odds,
        name=text(odds.name),
        against=[chance(each) for each in odds.against],
        value_means=text(odds.value_means),
        options=[option(each) for each in odds.options],
    )
