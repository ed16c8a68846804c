"""The watched shuffle."""

from parlour.cards.fair import FairShuffle
from parlour.cards.pack import pack
from parlour.match.recorded_shuffle import WatchedShuffle
from tests.match.tables import SEED


def test_it_deals_what_the_fair_shuffle_deals_and_notes_it() -> None:
    fair, watched = pack(), pack()
    shuffle = WatchedShuffle(SEED)
    FairShuffle(SEED).order(fair, 3)
    shuffle.order(watched, 3)
    assert (watched, shuffle.deals) == (fair, [fair])


def test_it_draws_what_the_fair_shuffle_draws() -> None:
    drawn = [WatchedShuffle(SEED).below(1000, event) for event in range(9)]
    assert drawn == [FairShuffle(SEED).below(1000, event) for event in range(9)]
