"""What may come of a hand, as a game counts it: exact chances, and what each choice is worth."""

import msgspec

from parlour.engine.errors import BadRules


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The hand that somebody asks about, and the cards that lie open beside it, zone by zone."""

    cards: list[int]
    open: dict[str, list[int]] = {}
    rivals: int = 1

    def one_open(self, zone: str) -> int | None:
        """The one card that lies open there; None where nothing does."""
        cards = self.open.get(zone, [])
        if len(cards) > 1:
            raise BadRules("wrong-open", f"There is one card in the zone {zone}, not {len(cards)}.")
        return cards[0] if cards else None


class Chance(msgspec.Struct, frozen=True, rename="camel"):
    """So many ways of all there are."""

    label: str
    ways: int
    of: int

    @property
    def share(self) -> float:
        return self.ways / self.of


class Option(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One thing to do with the hand: what it gives up, how often that helps, and what it is worth.

    `wins` is the exact chance against a hand as dealt; `value` orders the options, in the game's own measure.
    """

    label: str
    gives_up: list[str]
    value: float
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
    """How a hand stands, and what may be done with it, the best choice first."""

    cards: list[str]
    name: str
    against: list[Chance]
    equity: Equity
    value_means: str
    options: list[Option]


def best_first(options: list[Option]) -> list[Option]:
    """The options by value; of equal ones, the one that gives up least."""
    return sorted(options, key=lambda option: (-option.value, len(option.gives_up)))
