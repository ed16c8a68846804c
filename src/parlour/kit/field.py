# parlour: hot
"""What a hand is up against: many hands in the order of their strengths, and how many of them it beats."""

from bisect import bisect_left, bisect_right
from itertools import accumulate


class Field:
    """So many hands of each strength; `strengths` rise, and a greater one wins.

    The field keeps no hands and knows no rules: a game makes it from all hands there are, or from a sample,
    and remembers it with its rules.
    """

    def __init__(self, counts: dict[int, int]) -> None:
        self.strengths = sorted([strength for strength in counts if counts[strength] > 0])
        self.ends = [0, *accumulate([counts[strength] for strength in self.strengths])]
        self.hands = self.ends[-1]

    def lower(self, strength: int) -> int:
        """Count the hands that are worth less: where in the order of all hands such a hand comes first."""
        return self.ends[bisect_left(self.strengths, strength)]

    def equal(self, strength: int) -> int:
        """Count the hands that are worth as much."""
        return self.upto(strength) - self.lower(strength)

    def upto(self, strength: int) -> int:
        """Count the hands that are worth no more."""
        return self.ends[bisect_right(self.strengths, strength)]

    def higher(self, strength: int) -> int:
        """Count the hands that are worth more."""
        return self.hands - self.upto(strength)

    def share(self, strength: int) -> float:
        """Return the share of hands that this strength beats, equal ones counting half."""
        return (self.lower(strength) + self.upto(strength)) / (2 * self.hands)

    def share_below(self, strength: int) -> float:
        """Return the share of hands that are worth less, equal ones not counted."""
        return self.lower(strength) / self.hands

    def shares(self) -> dict[int, float]:
        """Return the share of every strength there is, for those who ask often."""
        return {strength: self.share(strength) for strength in self.strengths}

    def strength_at(self, share: float) -> int:
        """Return the strength of the hand that stands at this share of the field, 0 to 1."""
        place = bisect_right(self.ends, share * self.hands) - 1
        return self.strengths[min(place, len(self.strengths) - 1)]


def field_of(strengths: list[int]) -> Field:
    """Return the field of hands whose strengths are listed one by one, in any order."""
    counts: dict[int, int] = {}
    for strength in strengths:
        counts[strength] = counts.get(strength, 0) + 1
    return Field(counts)
