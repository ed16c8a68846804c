"""Observations say all that a seat can see, and nothing else."""

import msgspec
import pytest

from parlour.adapters.course import Course
from parlour.cards.luck import Luck
from tests.adapters.courses import moments, seen, setting, settings, stepped


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_two_positions_that_a_seat_can_tell_apart_have_different_observations(
    name: str, variant: str, seats: int
) -> None:
    views: dict[tuple[int, ...], bytes] = {}
    for course in moments(setting(name, variant, seats), games=4):
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
