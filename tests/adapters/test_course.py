"""A course under a setting: played by numbers, copied, pickled, imagined otherwise, and paid in the end."""

import copy
import pickle

import pytest

from parlour.adapters.course import Course
from parlour.adapters.payoffs import furthest, known_payoff, payoffs
from parlour.adapters.setting import set_up
from parlour.cards.luck import Luck
from parlour.engine.errors import BadRules, Refused, UnknownGame
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.finder import game_names
from tests.adapters.courses import setting, stepped


def halfway(name: str) -> Course:
    return stepped(Course(setting(name), 5), Luck(5), 9)


@pytest.mark.parametrize("name", game_names())
def test_a_pickled_course_goes_on_as_the_course_itself(name: str) -> None:
    course = halfway(name)
    twin = pickle.loads(pickle.dumps(course))
    for each in (course, twin):
        stepped(each, Luck(6), 20)
    assert twin.position.state() == course.position.state()
    assert (twin.log, twin.sealed) == (course.log, course.sealed)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_what_is_played_on_a_copy_does_not_reach_the_original(name: str, copied: type) -> None:
    course = halfway(name)
    before, log = course.position.state(), course.log[:]
    twin = copied(course)
    assert twin.position.state() == before
    stepped(twin, Luck(7), 3)
    assert (course.position.state(), course.log) == (before, log)


@pytest.mark.parametrize(("action", "code"), [(-1, "no-such-action"), (10**6, "no-such-action")])
def test_a_number_beyond_the_table_is_refused(action: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        halfway("bastard-brag").play(action)
    assert refused.value.code == code


def test_a_closed_action_is_refused_in_words_and_changes_nothing() -> None:
    course = Course(setting("bastard-brag"), 5)
    before = course.position.state()
    knock = course.setting.actions.first["KNOCK"]
    with pytest.raises(Refused, match=rf"Action {knock} \(KNOCK rung 0\) is closed to seat \d now"):
        course.play(knock)
    assert (course.position.state(), course.log) == (before, [])


def test_an_imagined_course_cannot_be_pickled_as_if_it_had_been_dealt() -> None:
    with pytest.raises(AssertionError, match="imagined"):
        pickle.dumps(halfway("big-c").redealt(0, Luck(1)))


def test_imagining_leaves_the_course_as_it_is() -> None:
    course = halfway("five-card-draw")
    before = course.position.state()
    stepped(course.redealt(1, Luck(1)), Luck(2), 5)
    assert course.position.state() == before


def drawing() -> Course:
    """Five-Card Draw where the first seat is asked what to throw away, one place being picked."""
    course = Course(setting("five-card-draw"), 5)
    verbs = course.setting.actions.first
    for _ in range(2):
        course.play(verbs["CHECK"])
    course.play(verbs["DRAW"] + 1)
    return course


def test_a_choice_of_several_places_is_the_same_seats_until_it_is_done() -> None:
    course = drawing()
    seat, hand = course.acting(), course.position.view(course.acting()).zone("hand", course.acting()).cards
    assert [course.setting.actions.name(action) for action in course.open()] == [
        *(f"DRAW place {place}" for place in (2, 3, 4)),
        "DRAW done",
    ]
    course.play(course.setting.actions.first["DRAW"] + 3)
    course.play(max(course.open()))
    after = course.position.view(seat).zone("hand", seat).cards
    assert course.acting() != seat
    assert [place for place in range(5) if after[place] != hand[place]] == [1, 3]


def test_what_is_picked_is_seen_by_the_picker_alone() -> None:
    begun, course = drawing(), drawing()
    course.play(course.setting.actions.first["DRAW"] + 3)
    seat, names = course.acting(), course.setting.layout.names
    picked = {
        names[place]
        for place, number in enumerate(course.numbers(seat))
        if number != begun.numbers(seat)[place]
    }
    assert picked == {"picked DRAW 3"}
    assert course.numbers(1 - seat) == begun.numbers(1 - seat)


def test_a_pick_is_copied_pickled_and_imagined_by_its_own_seat() -> None:
    course = drawing()
    seat = course.acting()
    for twin in (course.copy(), pickle.loads(pickle.dumps(course)), course.redealt(seat, Luck(1))):
        assert twin.open().keys() == course.open().keys()
    assert course.redealt(1 - seat, Luck(1)).picking is None


def test_the_same_rules_and_seats_share_a_setting() -> None:
    assert set_up("bastard-brag", seats=3) is set_up("Bastard Brag", seats=3)


def test_other_switches_make_another_setting() -> None:
    changed = set_up("bastard-brag", switches={"lives": 1})
    assert changed.rules.lives.lives == 1
    assert changed is not set_up("bastard-brag")


def test_a_variant_and_a_users_rules_hold_together() -> None:
    place = set_up("bastard-brag", variant="jokers-wild", rules={"lives": {"lives": 2}})
    assert (place.rules.jokers, place.rules.lives.lives) == (3, 2)
    assert place.rules.metadata.variant == "jokers-wild"


def test_the_fewest_sit_down_when_nobody_says_how_many() -> None:
    assert set_up("claim").seats == 4


def test_copies_of_a_setting_are_itself() -> None:
    place = set_up("bastard-brag")
    for twin in (copy.copy(place), copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert twin is place


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadRules, match="99 players"):
        set_up("bastard-brag", seats=99)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame):
        set_up("snap")


def test_places_pay_from_one_to_minus_one() -> None:
    assert payoffs(Outcome([2, 1, 3], [5, 9, 1], ""), "places") == [0.0, 1.0, -1.0]


def test_shared_places_share_what_they_pay() -> None:
    assert payoffs(Outcome([1, 1, 3], [5, 5, 1], ""), "places") == [0.5, 0.5, -1.0]


def test_tallies_pay_what_is_above_the_mean() -> None:
    assert payoffs(Outcome([1, 2], [12, 8], ""), "tallies") == [2.0, -2.0]


def test_a_payoff_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRules, match="places or tallies"):
        known_payoff("honour")


@pytest.mark.parametrize("kind", ["places", "tallies"])
def test_no_payoff_lies_beyond_its_bound(kind: str) -> None:
    assert max(payoffs(Outcome([1, 2, 2], [100_000, 0, 0], ""), kind)) <= furthest(kind)
