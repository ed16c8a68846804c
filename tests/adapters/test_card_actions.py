"""Moves that name cards are numbered by how many and by the highest code."""

from parlour.adapters.card_actions import CARD_ACTIONS, LISTED, card_action, card_moves, listed_moves
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move


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
