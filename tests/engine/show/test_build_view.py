"""Views as they are drawn for each viewer."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.build_view import zone_view
from parlour.engine.show.view import Ending, ZoneView
from parlour.engine.show.zone import Zone
from tests.toys.dealt import deal_hands, fresh
from tests.toys.high_card.rules.position import HighCard

PICK = Move("PICK", slots=(0,))


@pytest.fixture
def position() -> HighCard:
    return fresh()


def test_everybody_sees_the_own_hand_and_the_backs_of_the_others(position: HighCard) -> None:
    view = position.view(1)
    assert view.zone("hand", 1).cards == parse_cards("KH 5C 6D")
    assert view.zone("hand", 0).cards == [BACK, BACK, BACK]


def test_the_public_sees_backs_only_and_is_asked_nothing(position: HighCard) -> None:
    view = position.view(None)
    assert [view.zone("hand", seat).cards for seat in (0, 1)] == [[BACK] * 3] * 2
    assert view.forms == []


def test_a_pile_is_shown_by_its_count_alone() -> None:
    zone = Zone("stock", [1, 2, 3], [EVERYONE, NOBODY, only(0)], pile=True)
    assert zone_view(zone, 0, []) == ZoneView("stock", None, [], 3, lying="pile")


def test_a_zone_shows_each_card_to_its_own_audience() -> None:
    zone = Zone("centre", [1, 2, 3], [EVERYONE, NOBODY, only(0)], owner=1)
    assert zone_view(zone, 0, []) == ZoneView("centre", 1, [1, BACK, 3], 3)


def test_forms_carry_what_the_moves_ask_for(position: HighCard) -> None:
    assert [form.pools[0].options for form in position.view(0).forms] == [[0, 1, 2]]


def test_a_seat_that_has_chosen_is_asked_nothing_more(position: HighCard) -> None:
    position.play(0, PICK)
    assert position.view(0).forms == []


def test_the_public_parts_are_the_same_for_all(position: HighCard) -> None:
    position.play(0, PICK)
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert (view.game, view.variant, view.viewer) == ("high-card", "default", viewer)
        assert (view.phase, view.to_act, view.counters) == ("choosing", [1], {"trick": 1})
        assert [seat.badges for seat in view.seats] == [["chosen"], []]
        assert [seat.counters for seat in view.seats] == [{"points": 0}] * 2


def test_the_ending_stands_in_the_view_once_the_game_is_over() -> None:
    position = deal_hands("AS 2C 3D", "KH 5C 6D", switches={"target": 1})
    assert position.view(None).ending is None
    position.play(0, PICK)
    position.play(1, PICK)
    assert position.view(None).ending == Ending([0], [1, 2], [1, 0], "ending.all-played")
