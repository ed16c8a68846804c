"""Entry: who may enter, until when, and that one person enters once."""

from collections.abc import Callable

import pytest

from parlour.engine.errors import ParlourError
from parlour.tournaments import entry
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.log import rows
from parlour.tournaments.log.rows import Approved, Entered, Started, Withdrawn
from parlour.tournaments.log.state import State
from tests.tournaments.stage import FreezeOut, opened


def refusal(check: Callable[[], None]) -> str:
    with pytest.raises(ParlourError) as caught:
        check()
    assert caught.value.sentence.endswith(".")
    return caught.value.code


def test_a_person_enters_once() -> None:
    state = State(opened())
    for _ in range(2):
        direct(state, Entered("Ann", person="key"))
    assert [entrant.name for entrant in state.entrants] == ["Ann"]


def test_who_withdrew_before_the_start_may_enter_again() -> None:
    state = State(opened(entrants={"most": 2}))
    direct(state, Entered("Ann", person="key"))
    direct(state, Withdrawn(0))
    assert entry.entries_so_far(state) == 0
    assert draw_start(state) == Started(order=())
    direct(state, Entered("Ann", person="key"))
    assert draw_start(state) == Started(order=(0,))


def test_only_who_is_approved_is_in() -> None:
    state = State(opened(entry={"by": "approval"}))
    for name in ("Ann", "Bob", "Cat"):
        direct(state, Entered(name))
    direct(state, Approved(1))
    assert draw_start(state).order == (1,)


def test_better_rated_entrants_come_first_where_the_regulations_say_so() -> None:
    state = State(opened(seeding="rating"))
    for rating in (1200, 1500, 1200, 900):
        direct(state, Entered("somebody", rating=rating))
    order = draw_start(state).order
    assert order[0] == 1
    assert set(order[1:3]) == {0, 2}
    assert order[3] == 3


def test_a_full_tournament_takes_nobody_more() -> None:
    state = State(opened(entrants={"most": 2}))
    entry.check_entry(state)
    for name in ("Ann", "Bob"):
        direct(state, Entered(name))
    assert refusal(lambda: entry.check_entry(state)) == "tournament-full"


def test_kinds_that_may_not_enter_are_told() -> None:
    state = State(opened(entry={"who": ["people"]}))
    entry.check_entry(state, entry.PEOPLE)
    assert refusal(lambda: entry.check_entry(state, entry.BOTS)) == "wrong-entrant"


def test_late_entry_is_closed_from_its_level_on() -> None:
    story = FreezeOut(12, levels=[{"after_rounds": 1}], late_entry={"closed_from_level": 2})
    entry.check_entry(story.state)
    story.settle(1)
    story.settle(2)
    assert story.state.level == 2
    assert refusal(lambda: entry.check_entry(story.state)) == "entry-closed"


def test_late_entry_is_closed_once_hand_for_hand_has_begun() -> None:
    story = FreezeOut(14, prizes={"places": [1] * 10}, late_entry={"closed_from_level": 9})
    entry.check_entry(story.state)
    story.settle(1, {0: 3})
    assert refusal(lambda: entry.check_entry(story.state)) == "entry-closed"


def test_who_is_out_may_enter_again_so_often_and_so_long() -> None:
    story = FreezeOut(4, reentry={"closed_from_level": 2, "times": 1})
    who = story.at(1, 0).number
    assert refusal(lambda: entry.check_reentry(story.state, who)) == "not-out"
    story.settle(1, {0: 3})
    entry.check_reentry(story.state, who)
    story.take(rows.Reentered(who))
    story.settle(1)
    story.settle(1, {story.state.entrants[who].chair: 3})
    assert refusal(lambda: entry.check_reentry(story.state, who)) == "no-reentry"


def test_there_is_no_entry_after_the_start_unless_the_regulations_say_so() -> None:
    story = FreezeOut(4)
    assert refusal(lambda: entry.check_entry(story.state)) == "entry-closed"
    who = story.at(1, 0).number
    story.settle(1, {0: 3})
    assert refusal(lambda: entry.check_reentry(story.state, who)) == "entry-closed"


def test_nobody_withdraws_twice_or_after_going_out() -> None:
    story = FreezeOut(4)
    who, other = story.at(1, 0).number, story.at(1, 1).number
    entry.check_withdrawal(story.state, other)
    story.settle(1, {0: 3})
    assert refusal(lambda: entry.check_withdrawal(story.state, who)) == "not-in"
    story.take(Withdrawn(other))
    assert refusal(lambda: entry.check_withdrawal(story.state, other)) == "not-in"


def test_nobody_enters_what_is_over() -> None:
    story = FreezeOut(2)
    story.settle(1, {0: 3})
    assert refusal(lambda: entry.check_entry(story.state)) == "tournament-over"
