"""What every position can do, whatever the game."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.engine.errors import Refused
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from tests.toys.dealt import deal_hands, fresh
from tests.toys.high_card import GAME


class Backwards(Shuffle):
    """Turns the cards over and draws the number of the event."""

    def order(self, cards: list[int], event: int) -> None:
        cards.reverse()

    def below(self, limit: int, event: int) -> int:
        return event % limit


def bare(shuffle: Shuffle) -> Position:
    return Position(GAME.rules(), 2, shuffle)


def test_a_legal_move_is_played_and_told() -> None:
    position, listener = fresh(), Listener()
    position.play(0, Move("PICK", slots=(0,)), listener)
    assert position.to_act() == (1,)
    assert [(event.kind, event.seat) for event in listener.events] == [("sealed", 0)]


def test_an_illegal_move_is_refused_untold_and_changes_nothing() -> None:
    position, listener = fresh(), Listener()
    before = position.state()
    with pytest.raises(Refused):
        position.play(0, Move("PICK", slots=(3,)), listener)
    assert position.state() == before
    assert listener.events == []


def test_a_game_is_over_when_nobody_is_to_act() -> None:
    position = deal_hands("AS 2C 3D", "KH 5C 6D", switches={"target": 1})
    assert not position.is_over()
    position.play(1, Move("PICK", slots=(0,)))
    position.play(0, Move("PICK", slots=(0,)))
    assert position.is_over()


def test_a_view_is_built_for_the_viewer() -> None:
    position = fresh()
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert view.viewer == viewer
        assert view.seats == [position.seat_view(seat) for seat in range(2)]
        assert view.zones == [position.zone_view(zone, viewer) for zone in position.zones()]


def test_every_chance_event_has_its_own_number() -> None:
    position = bare(Backwards())
    assert [position.drawn(10), position.drawn(10), position.drawn(2)] == [0, 1, 0]
    assert position.chances == 3


def test_cards_come_in_the_order_of_the_shuffle() -> None:
    position = bare(Backwards())
    assert position.shuffled([1, 2, 3]) == [3, 2, 1]
    assert position.chances == 1


def test_a_deal_takes_its_cards_from_the_front_of_the_shuffle() -> None:
    position = bare(Backwards())
    assert position.dealt([1, 2, 3], 2)[:2] == [3, 2]
    assert position.chances == 1


def test_two_shuffles_of_one_game_differ_and_a_replay_repeats_them() -> None:
    position, again = bare(FastShuffle(7)), bare(FastShuffle(7))
    first, second = position.shuffled([*range(52)]), position.shuffled([*range(52)])
    assert first != second
    assert [again.shuffled([*range(52)]), again.shuffled([*range(52)])] == [first, second]


def test_a_game_that_says_nothing_more_has_no_badges_counters_seals_or_books() -> None:
    position = bare(Backwards())
    assert (position.badges(0), position.counters(), position.seat_counters(0)) == ([], {}, {})
    assert (position.sealed(), position.ledger()) == (0, 0)


def test_a_seat_has_the_seconds_of_the_rules_and_the_first_open_move_when_they_are_over() -> None:
    assert fresh().seconds(0) == 30
    assert fresh().on_timeout(0) == Move("PICK", slots=(0,))


def test_a_redeal_has_another_chance_and_leaves_the_original_alone() -> None:
    position = fresh()
    before, twin = position.state(), fresh().redealt(0, Luck(1))
    assert position.state() == before
    assert twin.shuffled([*range(52)]) != position.shuffled([*range(52)])
