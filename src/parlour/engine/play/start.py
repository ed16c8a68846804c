# parlour: hot
"""A start: what a deal goes on from, where a game is one deal of something longer, such as a tournament."""

from typing import Final, NamedTuple

from parlour.engine.play.outcome import places_by

NO_DEALER: Final = -1
"""The rules find a dealer, or chance decides who is next."""

ONE_DEAL: Final = "ending.one-deal"
"""The key of why a game that began from a start is over."""

_MOST: Final = 1_000_000_000_000
"""No stack is larger, so that what is reckoned with stacks stays far within 63 bits."""


class Start(NamedTuple):
    """What a deal goes on from: what each seat brings (0: the chair is empty), and who deals (-1: the rules
    find one)."""

    stacks: tuple[int, ...]
    dealer: int = NO_DEALER

    def is_empty(self, seat: int) -> bool:
        """Return whether nobody sits there."""
        return self.stacks[seat] == 0

    def seated(self) -> list[int]:
        """Return the seats that are taken."""
        return [seat for seat, stack in enumerate(self.stacks) if stack > 0]

    def complaint(self, seats: int) -> str:
        """Return what is wrong with it for so many seats, or ""."""
        if len(self.stacks) != seats:
            return f"A start for {seats} seats has {seats} stacks, not {len(self.stacks)}."
        if not all(0 <= stack <= _MOST for stack in self.stacks):
            return f"A stack is a number from 0 to {_MOST:,}."
        if len(self.seated()) < 2:
            return "A deal takes at least two seats with a stack."
        if self.dealer != NO_DEALER and self.dealer not in self.seated():
            return f"Nobody sits on chair {self.dealer}, so nobody can deal from there."
        return ""

    def places(self, stacks: list[int]) -> list[int]:
        """Return the place of each seat by its stack after the deal; of those who have lost all, who brought
        more is ahead, and an empty chair is behind everybody."""
        return places_by(
            [(after, 0 if after > 0 else brought) for after, brought in zip(stacks, self.stacks, strict=True)]
        )
