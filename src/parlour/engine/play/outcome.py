# parlour: hot
"""How a game ended: who won, in which place each seat finished, and with what."""

from typing import Any


class Outcome:
    """Winners share place 1; tallies are what each seat ends with, higher is better; the reason is a key.

    >>> import parlour
    >>> parlour.table("bastard-brag", ["easy", "easy"], seed=7, lives=1).play_out()
    <Outcome: places [2, 1], tallies [0, 1], ending.one-left>
    """

    def __init__(
        self, places: list[int], tallies: list[int], reason: str, fields: dict[str, Any] | None = None
    ) -> None:
        self.places = places
        self.tallies = tallies
        self.reason = reason
        self.fields = fields or {}

    def winners(self) -> list[int]:
        """Return the seats in first place; several when they drew."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __repr__(self) -> str:
        return f"<Outcome: places {self.places}, tallies {self.tallies}, {self.reason}>"


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat when higher keys come first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
