"""The choice of a suit: counted, numbered, tested and described."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.games.claim.rules.suit_choice import SuitChoice, later_suits, sealed_choice
from parlour.games.claim.rules.verbs import DECLARE
from parlour.games.claim.tests.laid import on_the_floor


def opening(hand: str, must_hold: bool = False) -> SuitChoice:
    return sealed_choice(DECLARE, parse_cards(hand), must_hold)


def test_every_numbered_move_is_among_the_moves_and_none_comes_twice() -> None:
    choice = opening("AS KS 4D")
    moves = [choice.nth(index) for index in range(choice.count())]
    assert len(set(moves)) == choice.count() == 4 + 2 + 1 + 1
    assert all(choice.holds(move) for move in moves)


def test_a_sampled_move_is_among_the_moves() -> None:
    choice, luck = opening("AS KS 4D"), Luck(1)
    assert all(choice.holds(choice.sample(luck)) for _ in range(50))


def test_cards_of_the_declared_suit_may_be_laid() -> None:
    assert opening("AS KS 4D").holds(Move(DECLARE, slots=(0, 1), suit="S"))


def test_cards_of_another_suit_may_not_be_laid() -> None:
    assert not opening("AS KS 4D").holds(Move(DECLARE, slots=(2,), suit="S"))


def test_places_are_named_in_rising_order() -> None:
    assert not opening("AS KS 4D").holds(Move(DECLARE, slots=(1, 0), suit="S"))


def test_no_place_is_named_twice() -> None:
    assert not opening("AS KS 4D").holds(Move(DECLARE, slots=(1, 1), suit="S"))


def test_a_suit_is_one_letter() -> None:
    choice = opening("AS KS 4D")
    assert not any(choice.holds(Move(DECLARE, suit=suit)) for suit in ("", "X", "SD", "s"))


def test_an_amount_or_a_card_does_not_belong_to_a_declaration() -> None:
    choice = opening("AS KS 4D")
    assert not choice.holds(Move(DECLARE, suit="S", amount=1))
    assert not choice.holds(Move(DECLARE, suit="S", cards=(27,)))


def test_the_form_asks_for_a_suit_and_for_cards_to_lay() -> None:
    form = opening("AS KS 4D").form()
    assert form.suits == ["C", "H", "S", "D"]
    assert (form.pools[0].options, form.pools[0].least, form.pools[0].most) == ([0, 1, 2], 0, 3)


def test_a_later_declaration_asks_for_a_suit_alone() -> None:
    assert SuitChoice(DECLARE, [0, 3], [[], []]).form().pools == []


def test_what_is_wanted_is_said_in_words() -> None:
    assert opening("AS KS 4D").wants() == (
        "DECLARE takes a suit (C, H, S, D), and may lay places of your hand of that suit (0, 1, 2)."
    )


def test_later_suits_are_those_nobody_has() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    assert later_suits(position, 1) == [0, 3]


def test_who_has_a_suit_gets_no_other() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    assert later_suits(position, 0) == []
