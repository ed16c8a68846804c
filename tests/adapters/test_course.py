"""A course is played by numbers, and can be copied, pickled and imagined otherwise."""

import copy
import pickle

import pytest

from parlour.adapters.course import Course
from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.laws.fingerprint import fingerprint
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
    assert fingerprint(twin.position) == fingerprint(course.position)
    assert (twin.log, twin.sealed) == (course.log, course.sealed)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_what_is_played_on_a_copy_does_not_reach_the_original(name: str, copied: type) -> None:
    course = halfway(name)
    before, log = fingerprint(course.position), course.log[:]
    twin = copied(course)
    assert fingerprint(twin.position) == before
    stepped(twin, Luck(7), 3)
    assert (fingerprint(course.position), course.log) == (before, log)


@pytest.mark.parametrize(("action", "code"), [(-1, "no-such-action"), (10**6, "no-such-action")])
def test_a_number_beyond_the_table_is_refused(action: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        halfway("bastard-brag").play(action)
    assert refused.value.code == code


def test_a_closed_action_is_refused_in_words_and_changes_nothing() -> None:
    course = Course(setting("bastard-brag"), 5)
    before = fingerprint(course.position)
    knock = course.setting.actions.verbs.index("KNOCK") * 32
    with pytest.raises(Refused, match=rf"Action {knock} \(KNOCK rung 0\) is closed to seat \d now"):
        course.play(knock)
    assert (fingerprint(course.position), course.log) == (before, [])


def test_an_imagined_course_cannot_be_pickled_as_if_it_had_been_dealt() -> None:
    with pytest.raises(AssertionError, match="imagined"):
        pickle.dumps(halfway("big-c").redealt(0, Luck(1)))


def test_imagining_leaves_the_course_as_it_is() -> None:
    course = halfway("five-card-draw")
    before = fingerprint(course.position)
    stepped(course.redealt(1, Luck(1)), Luck(2), 5)
    assert fingerprint(course.position) == before
