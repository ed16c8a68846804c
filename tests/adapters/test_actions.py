"""Every game's moves have numbers: each its own, all of them legal, and none of few left out."""

from itertools import pairwise
from math import comb, factorial

import pytest

from parlour.adapters.actions import (
    CARD_ACTIONS,
    LISTED,
    RUNGS,
    ActionTable,
    card_action,
    card_moves,
    listed_moves,
)
from parlour.adapters.picks import Pick
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool
from tests.adapters.courses import moments, setting, settings

TABLE = ActionTable(["FOLD", "BET", "PASS", "DEAL"], {"PASS": 13}, names_cards=False)
HAND = list(range(13))


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_open_actions_are_legal_moves_each_under_one_number(name: str, variant: str, seats: int) -> None:
    for course in moments(setting(name, variant, seats), games=1):
        if course.is_over():
            continue
        moves, found = course.position.moves(course.acting()), course.open()
        assert len(set(found.values())) == len(found) > 0
        assert list(found) == sorted(found)
        assert max(found) < course.setting.actions.size
        assert all(isinstance(step, Pick) or step in moves for step in found.values())


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "variant", "seats"), settings())
def test_every_move_of_a_verb_with_few_moves_can_be_made(name: str, variant: str, seats: int) -> None:
    for course in moments(setting(name, variant, seats), games=1):
        if course.is_over() or course.picking is not None:
            continue
        for choice in course.position.moves(course.acting()).choices:
            if choice.count() <= RUNGS:
                reached = reached_by(course.setting.actions, Moves([choice]))
                assert set(reached) == {choice.nth(index) for index in range(choice.count())}
                assert len(reached) == choice.count()


def reached_by(table: ActionTable, moves: Moves, pick: Pick | None = None) -> list[Move]:
    """All moves that actions lead to, as often as they do."""
    found = []
    for step in table.open(moves, pick).values():
        found += [step] if isinstance(step, Move) else reached_by(table, moves, step)
    return found


@pytest.mark.parametrize(("least", "most"), [(3, 3), (0, 2), (1, 4), (12, 13), (13, 13)])
def test_every_set_of_places_can_be_picked_and_each_in_one_way(least: int, most: int) -> None:
    choice = Some("PASS", Pool("hand", HAND, least=least, most=most))
    reached = reached_by(TABLE, Moves([choice]))
    assert len(reached) == len(set(reached)) == choice.count()
    assert all(choice.holds(move) for move in reached)


def test_the_286_passes_of_three_cards_need_fourteen_numbers() -> None:
    choice = Some("PASS", Pool("hand", HAND, least=3, most=3))
    assert len(reached_by(TABLE, Moves([choice]))) == comb(13, 3) == 286
    assert TABLE.widths["PASS"] == 14


def test_every_order_of_places_can_be_picked_and_each_in_one_way() -> None:
    choice = Order("PASS", Pool("hand", [1, 3, 5, 7, 9], least=5, most=5, ordered=True))
    reached = reached_by(TABLE, Moves([choice]))
    assert len(reached) == len(set(reached)) == factorial(5)
    assert all(choice.holds(move) for move in reached)


def test_places_are_asked_in_rising_order_and_as_often_as_needed() -> None:
    moves = Moves([Plain("FOLD"), Some("PASS", Pool("hand", HAND, least=2, most=3))])
    first = TABLE.first["PASS"]
    assert [TABLE.name(action) for action in TABLE.open(moves)][:3] == [
        "FOLD rung 0",
        "PASS place 0",
        "PASS place 1",
    ]
    picked = TABLE.open(moves)[first + 9]
    assert picked == Pick("PASS", (9,))
    assert isinstance(picked, Pick)
    assert list(TABLE.open(moves, picked)) == [first + 10, first + 11, first + 12]


def test_who_may_choose_fewer_is_done_by_a_number_of_its_own() -> None:
    moves = Moves([Some("PASS", Pool("hand", HAND, least=0, most=3))])
    done = TABLE.first["PASS"] + 13
    assert TABLE.name(done) == "PASS done"
    assert TABLE.open(moves)[done] == Move("PASS")
    assert TABLE.open(moves, Pick("PASS", (4,)))[done] == Move("PASS", slots=(4,))


def test_more_places_than_were_ever_seen_leave_some_moves_that_stand_for_all() -> None:
    choice = Some("PASS", Pool("hand", list(range(40)), least=3, most=3))
    found = TABLE.open(Moves([choice]))
    assert len(found) == 14
    assert all(isinstance(step, Move) and choice.holds(step) for step in found.values())


def test_a_verb_keeps_its_number_whatever_else_is_open() -> None:
    both = TABLE.open(Moves([Plain("FOLD"), Plain("DEAL")]))
    alone = TABLE.open(Moves([Plain("DEAL")]))
    assert both == {0: Move("FOLD"), TABLE.first["DEAL"]: Move("DEAL")}
    assert alone == {TABLE.first["DEAL"]: Move("DEAL")}


def test_few_amounts_are_all_there() -> None:
    found = TABLE.open(Moves([Amount("BET", 4, 12, step=2)]))
    assert [step.amount for step in found.values() if isinstance(step, Move)] == [4, 6, 8, 10, 12]


@pytest.mark.parametrize("high", [5 + RUNGS, 100, 10_000, 10**12])
def test_many_amounts_rise_from_the_lowest_to_the_highest(high: int) -> None:
    found = TABLE.open(Moves([Amount("BET", 5, high)])).values()
    amounts = [step.amount for step in found if isinstance(step, Move)]
    steps = [after - before for before, after in pairwise(amounts)]
    assert (amounts[0], amounts[-1]) == (5, high)
    assert RUNGS / 2 < len(amounts) <= RUNGS
    assert min(steps) > 0
    assert steps[0] <= steps[-1]


def test_an_action_has_a_name_for_people() -> None:
    table = ActionTable(["FOLD", "BET"], {}, names_cards=True)
    assert table.name(RUNGS + 7) == "BET rung 7"
    assert table.name(2 * RUNGS + 3) == "card action 3"


def test_only_games_that_name_cards_have_card_actions() -> None:
    sizes = {cards: ActionTable(["LAY"], {}, names_cards=cards).size for cards in (False, True)}
    assert sizes == {False: RUNGS, True: RUNGS + CARD_ACTIONS}


def test_a_single_card_has_the_same_number_in_every_hand() -> None:
    table = ActionTable(["LAY"], {}, names_cards=True)
    hands = [Laying((7,), (8,)), Laying((3,), (7,), (9,))]
    numbers = [{step: action for action, step in table.open(Moves([hand])).items()} for hand in hands]
    assert numbers[0][Move("LAY", cards=(7,))] == numbers[1][Move("LAY", cards=(7,))]


class Laying(Choice):
    """A choice among these sets of cards."""

    def __init__(self, *plays: tuple[int, ...]) -> None:
        super().__init__("LAY")
        self.plays = plays

    def count(self) -> int:
        return len(self.plays)

    def nth(self, index: int) -> Move:
        return Move("LAY", cards=self.plays[index])


def test_the_first_and_the_last_of_like_moves_have_numbers_and_those_between_have_none() -> None:
    listed, others = card_moves(Laying((1, 9), (2, 9), (3, 9)))
    number = card_action((1, 9))
    assert listed == {number: Move("LAY", cards=(1, 9)), number + 1: Move("LAY", cards=(3, 9))}
    assert others == [Move("LAY", cards=(2, 9))]


def test_a_move_without_its_like_has_one_number() -> None:
    listed, others = card_moves(Laying((7,), (8,)))
    assert list(listed) == [card_action((7,)), card_action((8,))]
    assert others == []


def test_moves_of_other_sizes_are_not_alike() -> None:
    assert card_action((9,)) != card_action((1, 9))


def test_the_numbers_end_with_the_last_card_of_the_largest_size() -> None:
    assert card_action((52,) * 5) + 1 == CARD_ACTIONS - 1
    assert card_action((52,) * 9) == card_action((52,) * 5)


def test_of_too_many_moves_evenly_spaced_ones_are_looked_at() -> None:
    many = Laying(*((1 + number % 52,) for number in range(3 * LISTED)))
    assert len(listed_moves(many)) == LISTED
    assert listed_moves(many)[1] == many.nth(3)
