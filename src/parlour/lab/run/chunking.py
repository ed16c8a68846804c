"""The pace of the work: how many deals a worker is given at a time, so that a chunk takes about a second."""

from math import ceil
from typing import Final

CHUNK_SECONDS: Final = 1.0
GROWTH: Final = 4


class Pace:
    """Learns from every finished chunk; begins with a single deal."""

    def __init__(self) -> None:
        self.deals = 0
        self.seconds = 0.0
        self.largest = 1

    def learn(self, deals: int, seconds: float) -> None:
        self.deals += deals
        self.seconds += seconds
        self.largest = max(self.largest, deals)

    def chunk(self, left: int, workers: int) -> int:
        """How many deals to hand out next: about a second's worth, less when the end is near."""
        fair_share = ceil(left / (2 * workers))
        return max(1, min(self.second_worth(), fair_share))

    def second_worth(self) -> int:
        if not self.seconds:
            return 1
        return min(GROWTH * self.largest, int(CHUNK_SECONDS * self.deals / self.seconds))
