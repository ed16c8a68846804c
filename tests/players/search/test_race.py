"""The race itself: moves that fall behind drop out, and the house's move stays until the doubt is settled."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.players.search.race import FIRST_LOOK, Race, Runner
from tests.toys.dealt import deal_hands
from tests.toys.high_card import GAME as HIGH_CARD

HIGH, LOW = Move("PICK", slots=(1,)), Move("PICK", slots=(0,))


def runner(*gains: float) -> Runner:
    ran = Runner(HIGH)
    for gain in gains:
        ran.add(gain)
    return ran


def raced(moves: list[Move], deals: int, doubt: float = 1.0) -> Race:
    """One trick for one point: the ace of spades ties at worst, the two of clubs seldom wins."""
    position = deal_hands("2C AS 3D", "KH 5C 6D", switches={"target": 1})
    race, luck = Race(0, moves, Luck(1), HIGH_CARD.thinking, doubt), Luck(2)
    for _ in range(deals):
        race.run(position.redealt(0, luck))
    return race


def test_the_move_that_gains_most_wins_the_race() -> None:
    assert raced([LOW, HIGH], 40).verdict() == HIGH


def test_a_move_far_behind_drops_out() -> None:
    race = raced([LOW, HIGH], FIRST_LOOK)
    assert race.is_decided()
    assert [each.move for each in race.runners] == [HIGH]


def test_nothing_drops_out_at_the_first_glance() -> None:
    assert not raced([LOW, HIGH], FIRST_LOOK - 1).is_decided()


def test_the_first_move_stays_when_the_lead_is_in_doubt() -> None:
    assert raced([LOW, HIGH], 1, doubt=1e9).verdict() == LOW


def test_the_first_move_is_raced_against_until_the_doubt_is_settled() -> None:
    """A race that lost it at the usual distance would end in doubt, and more deals would change nothing."""
    doubtful = raced([LOW, HIGH], FIRST_LOOK, doubt=20.0)
    assert not doubtful.is_decided()
    assert doubtful.verdict() == LOW
    settled = raced([LOW, HIGH], 16 * FIRST_LOOK, doubt=5.0)
    assert settled.is_decided()
    assert settled.verdict() == HIGH


def test_a_lead_counts_only_deals_that_both_have_met() -> None:
    assert runner(2, 0, 2, 0, 9, 9).lead(runner(1, 1, 1, 1)) == 0


def test_the_surer_lead_is_the_greater_one() -> None:
    level = runner(0, 0, 0, 0)
    assert runner(1, 1, 1, 2).lead(level) > runner(5, -3, 4, -1).lead(level) > 0


def test_moves_that_always_gain_the_same_are_level() -> None:
    assert runner(1, 2, 3).lead(runner(1, 2, 3)) == 0
