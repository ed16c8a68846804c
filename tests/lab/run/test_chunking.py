"""The pace of the work."""

from parlour.lab.run.chunking import GROWTH, Pace

MANY = 1_000_000


def test_the_first_chunk_is_one_deal() -> None:
    assert Pace().chunk(MANY, 2) == 1


def test_a_chunk_comes_to_take_a_second() -> None:
    pace = Pace()
    for _ in range(10):
        deals = pace.chunk(MANY, 2)
        pace.learn(deals, deals / 300)
    assert 295 <= pace.chunk(MANY, 2) <= 300


def test_one_lucky_deal_does_not_make_a_giant_chunk() -> None:
    pace = Pace()
    pace.learn(1, 0.000_001)
    assert pace.chunk(MANY, 2) == GROWTH


def test_a_deal_that_takes_minutes_is_a_chunk_by_itself() -> None:
    pace = Pace()
    pace.learn(1, 200.0)
    assert pace.chunk(MANY, 2) == 1


def test_towards_the_end_the_rest_is_shared() -> None:
    pace = Pace()
    pace.learn(1000, 1.0)
    assert pace.chunk(12, 3) == 2
