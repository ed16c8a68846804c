"""High Card by example."""

from collections.abc import Iterator

from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from tests.toys.dealt import deal_hands, fresh


def pick(slot: int) -> Move:
    return Move("PICK", slots=(slot,))


def kinds(events: list[Event]) -> Iterator[str]:
    return (event.kind for event in events)


def test_nothing_is_shown_until_all_have_chosen() -> None:
    position, listener = fresh(), Listener()
    position.play(1, pick(0), listener)
    assert position.sealed() == 1
    assert [*kinds(listener.events)] == ["sealed"]
    position.play(0, pick(0), listener)
    assert position.sealed() == 0
    assert [*kinds(listener.events)] == ["sealed", "sealed", "showed", "showed", "won"]


def test_the_highest_card_takes_the_point() -> None:
    position = fresh()
    position.play(0, pick(0))
    position.play(1, pick(0))
    assert position.points == [1, 0]


def test_equal_cards_take_no_point() -> None:
    position = deal_hands("AS 2C 3D", "AH 5C 6D")
    position.play(0, pick(0))
    position.play(1, pick(0))
    assert position.points == [0, 0]


def test_a_card_beats_a_pass() -> None:
    position = deal_hands("2C AS 3D", "KH 5C 6D", variant="passing")
    position.play(0, pick(0))
    position.play(1, Move("PASS"))
    assert position.points == [1, 0]


def test_when_all_cards_are_gone_the_most_points_win() -> None:
    position = deal_hands("2C 3C AS", "2D 3D KH")
    for _ in range(3):
        position.play(0, pick(0))
        position.play(1, pick(0))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]
