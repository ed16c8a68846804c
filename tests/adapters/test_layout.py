"""Observations say all that a seat can see, and nothing else; a rehearsal finds what there is to see."""

import msgspec
import pytest

from parlour.adapters.course import Course
from parlour.adapters.layout import _amounts, _cards_row, _marks, _places, _strangers
from parlour.adapters.rehearsal import Watcher, rehearse
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.show.view import ZoneView
from parlour.engine.show.zone import Zone
from tests.adapters.courses import moments, seen, setting, settings, stepped
from tests.toys.high_card import GAME


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_two_positions_that_a_seat_can_tell_apart_have_different_observations(
    name: str, variant: str, seats: int
) -> None:
    views: dict[tuple[int, ...], object] = {}
    for course in moments(setting(name, variant, seats), games=2):
        for seat in range(seats):
            view = seen(course, seat)
            assert views.setdefault(tuple(course.numbers(seat)), view) == view


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_observation(
    name: str, variant: str, seats: int
) -> None:
    luck = Luck(4)
    for course in moments(setting(name, variant, seats), games=1):
        for seat in range(seats):
            assert course.redealt(seat, luck).numbers(seat) == course.numbers(seat)


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_every_number_has_a_name_of_its_own(name: str, variant: str, seats: int) -> None:
    layout = setting(name, variant, seats).layout
    assert len(set(layout.names)) == layout.size == len(Course(setting(name, variant, seats), 1).numbers(0))


def named(course: Course, seat: int) -> dict[str, int]:
    return dict(zip(course.setting.layout.names, course.numbers(seat), strict=True))


def test_cards_are_codes_plus_two_and_backs_are_one() -> None:
    course = Course(setting("five-card-draw"), 1)
    own = course.position.view(0).zone("hand", 0).cards
    row = named(course, 0)
    assert [row[f"seat 0 hand {place}"] for place in range(5)] == [card + 2 for card in own]
    assert [row[f"seat 1 hand {place}"] for place in range(5)] == [1] * 5
    assert row["seat 1 hand count"] == 6


def test_the_amounts_of_an_open_verb_can_be_read() -> None:
    course = Course(setting("three-card-brag"), 1)
    row, form = named(course, course.acting()), course.position.view(course.acting()).form("BET_BLIND")
    assert form is not None
    assert form.amount is not None
    assert (row["open BET_BLIND"], row["least BET_BLIND"]) == (1, form.amount.low)
    assert row["open RAISE"] == 0


def test_a_seat_sees_its_own_sealed_choice_and_no_other() -> None:
    courses = [Course(setting("claim"), 1) for _ in range(2)]
    seat = courses[0].acting()
    for course, action in zip(courses, list(courses[0].open())[:2], strict=True):
        course.play(action)
    own, others = ([course.numbers(viewer) for course in courses] for viewer in (seat, (seat + 1) % 4))
    assert own[0] != own[1]
    assert others[0] == others[1]


def test_the_ending_can_be_read() -> None:
    course = stepped(Course(setting("bastard-brag"), 1), Luck(1), 10_000)
    outcome = course.position.outcome()
    assert outcome is not None
    assert [named(course, 0)[f"seat {seat} place"] for seat in range(2)] == outcome.places


def test_what_the_rehearsal_has_not_met_leaves_a_checksum() -> None:
    course = Course(setting("bastard-brag"), 1)
    view = course.position.view(0)
    layout = course.setting.layout
    odd = [msgspec.structs.replace(view, phase=phase) for phase in ("night", "dawn")]
    assert layout.numbers(view)[-1] == 0
    assert 0 != layout.numbers(odd[0])[-1] != layout.numbers(odd[1])[-1] != 0


def test_a_counter_that_is_not_there_differs_from_one_that_is_nought() -> None:
    assert _amounts(["pot", "stake"], {"pot": 0}) == [1, 0, 0, 0]


def test_words_are_marked_in_the_order_of_the_vocabulary() -> None:
    assert _marks(["dealer", "out", "first"], ["first", "dealer"]) == [1, 0, 1]


def test_a_zone_that_is_not_there_differs_from_an_empty_one() -> None:
    assert _cards_row(None, 2) == [0, 0, 0]
    assert _cards_row(ZoneView("floor", None, [], 0), 2) == [1, 0, 0]


def test_cards_fill_their_room_and_no_more() -> None:
    zone = ZoneView("floor", None, parse_cards("AC 2C 3C"), 3)
    assert _cards_row(zone, 2) == [4, 3, 4]
    assert _cards_row(zone, 4) == [4, 3, 4, 5, 0]
    assert len(_places("floor", 4)) == 5


def test_words_that_are_not_known_are_found() -> None:
    assert _strangers(["dealer", "hero"], ["dealer", "out"]) == ["hero"]


def test_a_game_of_any_maker_can_be_rehearsed() -> None:
    words = rehearse(GAME, GAME.rules(), 2)
    assert "over" in words.phases
    assert "hand" in words.seat_zones
    assert len(words.reasons) > 0


def test_a_rehearsal_is_the_same_every_time() -> None:
    assert rehearse(GAME, GAME.rules(), 3) == rehearse(GAME, GAME.rules(), 3)


def test_the_rehearsal_sees_what_comes_late_in_a_long_game() -> None:
    assert "over" in setting("claim").layout.words.phases


def test_a_game_that_names_cards_is_recognised() -> None:
    assert setting("big-c").layout.words.names_cards
    assert not setting("claim").layout.words.names_cards


def test_verbs_that_take_several_places_are_recognised() -> None:
    assert setting("five-card-draw").layout.words.places == {"DRAW": 5}
    assert setting("three-card-brag").layout.words.places == {}


def room_of(*lengths: int, cards: int = 52, pile: bool = False) -> int:
    watcher = Watcher(cards)
    for length in lengths:
        watcher.measure(Zone("floor", [1] * length, [0] * length, pile=pile))
    return watcher.vocabulary().table_zones["floor"]


def test_a_zone_of_one_length_gets_just_that_room() -> None:
    assert room_of(0, 3, 3) == 3


def test_a_zone_of_varying_length_gets_room_to_spare_but_not_beyond_the_pack() -> None:
    assert room_of(1, 4) == 8
    assert room_of(1, 40) == 52


def test_a_pile_gets_no_room_for_cards() -> None:
    assert room_of(30, 20, pile=True) == 0
