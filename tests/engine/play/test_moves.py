"""All legal moves of a seat as one object."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool
from tests.engine.choice_laws import SEEDS

HAND = Pool("hand", [0, 1, 2], least=1, most=3)
EVERY_KIND: list[Choice] = [
    Plain("FOLD"),
    Amount("RAISE", 10, 30, 10),
    Places("SWAP", [HAND, HAND]),
    Order("ARRANGE", HAND),
    Some("DISCARD", HAND),
]
ANY_MOVES = st.lists(st.sampled_from(EVERY_KIND), min_size=1, unique=True).map(Moves)


@given(ANY_MOVES)
def test_iterating_gives_as_many_different_moves_as_are_counted_and_all_are_members(moves: Moves) -> None:
    listed = list(moves)
    assert len(listed) == len(set(listed)) == moves.count()
    assert all(move in moves for move in listed)


@given(ANY_MOVES, SEEDS)
def test_samples_and_picks_are_members(moves: Moves, seed: int) -> None:
    luck = Luck(seed)
    assert moves.sample(luck) in moves
    assert moves.pick(luck) in moves


def test_a_sample_gives_every_move_the_same_chance_and_a_pick_every_verb() -> None:
    luck, moves = Luck(3), Moves([Plain("FOLD"), Amount("RAISE", 1, 9)])
    sampled = sum(moves.sample(luck).verb == "FOLD" for _ in range(2_000))
    picked = sum(moves.pick(luck).verb == "FOLD" for _ in range(2_000))
    assert 150 < sampled < 250
    assert 900 < picked < 1100


def test_only_moves_of_an_open_verb_are_members() -> None:
    moves = Moves([Plain("FOLD"), Amount("RAISE", 10, 30, 10)])
    assert Move("RAISE", amount=20) in moves
    assert Move("RAISE", amount=25) not in moves
    assert Move("KNOCK") not in moves
    assert "FOLD" not in moves


def test_moves_without_choices_are_false() -> None:
    assert Moves([Plain("FOLD")])
    assert not Moves([])
    assert Moves([]).count() == 0


def test_verbs_and_forms_come_in_the_order_of_the_choices() -> None:
    moves = Moves(EVERY_KIND)
    assert moves.verbs() == ["FOLD", "RAISE", "SWAP", "ARRANGE", "DISCARD"]
    assert [form.verb for form in moves.forms()] == moves.verbs()


def test_what_an_open_verb_wants_is_told_and_a_closed_one_wants_nothing() -> None:
    moves = Moves([Amount("RAISE", 1, 5)])
    assert moves.wanted("RAISE") == Amount("RAISE", 1, 5).wants()
    assert moves.wanted("FOLD") is None
