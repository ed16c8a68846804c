"""Gap Bid by example: the numbers that are offered, on every way to ask for them."""

from parlour.cards.fair import FairShuffle
from parlour.engine import laws
from parlour.engine.show.marks import LEAST, MOST, amount_marks
from tests.toys.gap_bid import GAME
from tests.toys.gap_bid.rules.position import ALONE


def test_it_keeps_the_laws() -> None:
    laws.check(GAME, games=4)


def test_the_most_that_is_offered_may_lie_above_the_range() -> None:
    position = GAME.begin(GAME.rules(), 2, FairShuffle(bytes(32)))
    form = position.moves(0).forms()[0]
    assert form.amount is not None
    assert (form.amount.high, form.amount.most()) == (1, ALONE)
    assert amount_marks(position, 0, form) == [(0, LEAST), (ALONE, MOST)]
