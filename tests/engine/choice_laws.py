"""What every kind of choice must keep, and what to try it with."""

from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Choice

SEEDS = st.integers(0, 2**32)
OPTIONS = st.lists(st.integers(0, 12), min_size=1, max_size=5, unique=True)


def numbers_its_moves(choice: Choice) -> None:
    """From 0 to count - 1, every move is held and all are different."""
    moves = [choice.nth(index) for index in range(choice.count())]
    assert moves
    assert all(choice.holds(move) and move.verb == choice.verb for move in moves)
    assert len(set(moves)) == len(moves)


def samples_its_moves(choice: Choice, seed: int) -> None:
    """A sample is one of the numbered moves, and so is what random play picks."""
    moves = {choice.nth(index) for index in range(choice.count())}
    assert choice.sample(Luck(seed)) in moves
    assert choice.pick(Luck(seed)) in moves
