"""Draws: fixed by the seed and the name of what is drawn, and by nothing else."""

from collections import Counter

from parlour.tournaments.draws import Draws

SEED = bytes(range(32))


def test_a_draw_is_fixed_by_seed_and_name() -> None:
    assert Draws(SEED).order(range(8), "start") == [3, 4, 2, 0, 6, 1, 7, 5]
    assert Draws(SEED).one("abcdef", "dealer", 4, 1) == "c"


def test_another_seed_another_name_or_another_number_is_another_draw() -> None:
    draws = Draws(SEED)
    others = [
        draws.order(range(20), "break", 1),
        draws.order(range(20), "break", 2),
        draws.order(range(20), "final", 1),
        Draws(bytes(32)).order(range(20), "break", 1),
    ]
    assert len({tuple(each) for each in others}) == 4


def test_what_was_drawn_before_does_not_matter() -> None:
    draws = Draws(SEED)
    draws.order(range(50), "start")
    assert draws.order(range(9), "final", 2) == Draws(SEED).order(range(9), "final", 2)


def test_every_item_is_drawn_about_as_often() -> None:
    counts = Counter(Draws(SEED).one(range(6), "dealer", number) for number in range(6_000))
    assert all(900 < count < 1_100 for count in counts.values())
