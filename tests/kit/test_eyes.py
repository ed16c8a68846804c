"""What every bot reads off its view."""

import pytest

from parlour.cards.codes import BACK
from parlour.engine.show.view import SeatView, View, ZoneView
from parlour.kit.eyes import Eyes


def view(viewer: int | None = 0) -> View:
    """Three seats, of which the last has folded; the viewer holds 1 2 and has seen one card of seat 1."""
    badges: list[list[str]] = [["dealer"], [], ["folded"]]
    return View(
        game="game",
        variant="variant",
        viewer=viewer,
        phase="playing",
        to_act=[0],
        seats=[SeatView(seat, {"coins": 10 * seat}, badges[seat]) for seat in range(3)],
        zones=[
            ZoneView("floor", None, [5], 1),
            ZoneView("trump", None, [5], 1, reprint=True),
            ZoneView("hand", 0, [1, 2], 2),
            ZoneView("hand", 1, [BACK, 4], 2),
        ],
        counters={"pot": 7},
        forms=[],
    )


def test_my_hand_is_that_of_my_seat_and_others_are_backs_where_unseen() -> None:
    eyes = Eyes(view())
    assert (eyes.me, eyes.hand, eyes.hands) == (0, [1, 2], [[1, 2], [BACK, 4], []])


def test_the_public_has_no_eyes_at_the_table() -> None:
    with pytest.raises(AssertionError):
        Eyes(view(None))


def test_who_has_folded_is_no_rival() -> None:
    assert Eyes(view()).rivals() == [1]


def test_counters_and_badges_are_found_by_name() -> None:
    eyes = Eyes(view())
    assert (eyes.counter("pot"), eyes.counter_of(2, "coins")) == (7, 20)
    assert (eyes.wearers("dealer"), eyes.wears(1, "dealer")) == ([0], False)
    assert (eyes.cards_on("floor"), eyes.cards_on("nowhere")) == ([5], [])


def test_unseen_is_the_pack_without_what_lies_in_sight() -> None:
    """The trump only points at a card of the floor, and does not count twice."""
    assert Eyes(view()).unseen([1, 2, 3, 4, 5, 5]) == [3, 5]
