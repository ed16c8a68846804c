"""Every game's moves have numbers: each its own, all of them legal, and none of few left out."""

from itertools import pairwise

import pytest

from parlour.adapters.actions import RUNGS, ActionTable
from parlour.adapters.course import Course
from parlour.engine.play.arrangements import Order
from parlour.engine.play.choices import Amount, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool
from tests.adapters.courses import moments, setting, settings

TABLE = ActionTable(["FOLD", "BET", "DEAL"], names_cards=False)


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_open_actions_are_legal_moves_each_under_one_number(name: str, variant: str, seats: int) -> None:
    for course in moments(setting(name, variant, seats), games=2):
        if course.is_over():
            continue
        moves, found = course.position.moves(course.acting()), course.open()
        assert all(move in moves for move in found.values())
        assert len(set(found.values())) == len(found)
        assert list(found) == sorted(found)
        assert max(found) < course.setting.actions.size


@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_every_move_of_a_verb_with_few_moves_can_be_made(name: str, variant: str, seats: int) -> None:
    for course in moments(setting(name, variant, seats), games=2):
        if course.is_over():
            continue
        reached = set(course.open().values())
        for choice in course.position.moves(course.acting()).choices:
            if choice.count() <= RUNGS:
                assert reached.issuperset(choice.nth(index) for index in range(choice.count()))


def test_a_verb_keeps_its_number_whatever_else_is_open() -> None:
    both = TABLE.open(Moves([Plain("FOLD"), Plain("DEAL")]))
    alone = TABLE.open(Moves([Plain("DEAL")]))
    assert both == {0: Move("FOLD"), 2 * RUNGS: Move("DEAL")}
    assert alone == {2 * RUNGS: Move("DEAL")}


def test_few_amounts_are_all_there() -> None:
    found = TABLE.open(Moves([Amount("BET", 4, 12, step=2)]))
    assert [move.amount for move in found.values()] == [4, 6, 8, 10, 12]


@pytest.mark.parametrize("high", [5 + RUNGS, 100, 10_000, 10**12])
def test_many_amounts_rise_from_the_lowest_to_the_highest(high: int) -> None:
    amounts = [move.amount for move in TABLE.open(Moves([Amount("BET", 5, high)])).values()]
    steps = [after - before for before, after in pairwise(amounts)]
    assert (amounts[0], amounts[-1], len(amounts)) == (5, high, RUNGS)
    assert min(steps) > 0
    assert steps[0] <= steps[-1]


def test_of_countless_orders_the_rungs_take_the_first_the_last_and_some_between() -> None:
    order = Order("DEAL", Pool("deal", "the deal", list(range(18)), least=18, most=18, ordered=True))
    moves = list(TABLE.open(Moves([order])).values())
    assert moves[0] == order.nth(0)
    assert moves[-1] == order.nth(order.count() - 1)
    assert len(set(moves)) == RUNGS


def test_an_action_has_a_name_for_people() -> None:
    place = setting("big-c")
    verbs = len(place.actions.verbs)
    assert place.actions.name(RUNGS + 7) == f"{place.actions.verbs[1]} rung 7"
    assert place.actions.name(verbs * RUNGS + 3) == "card action 3"


def test_only_games_that_name_cards_have_card_actions() -> None:
    draw, big_c = setting("five-card-draw").actions, setting("big-c").actions
    assert draw.size == len(draw.verbs) * RUNGS
    assert big_c.size > len(big_c.verbs) * RUNGS


def test_a_single_card_has_the_same_number_in_every_hand() -> None:
    numbers: dict[Move, set[int]] = {}
    for seed in range(20):
        course = Course(setting("big-c"), seed)
        while course.position.phase() == "presenting":
            course.play(min(course.open()))
        for action, move in course.open().items():
            if len(move.cards) == 1:
                numbers.setdefault(move, set()).add(action)
    assert len(numbers) > 40
    assert all(len(found) == 1 for found in numbers.values())
