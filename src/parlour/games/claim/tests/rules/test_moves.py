"""Which moves are open, and when; the choice of a suit is counted, numbered, tested and described."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.engine.play.named_choices import OneSuit
from parlour.games.claim import GAME
from parlour.games.claim.rules.suit_choice import later_suits, sealed_choice
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import card, choose, deal_table, on_the_floor, rules_with


def opening(hand: str) -> OneSuit:
    return sealed_choice(DECLARE, terms_of(rules_with()), parse_cards(hand))


def wants_text(choice: OneSuit) -> str:
    return GAME.phrasebook().say(choice.wants(), GAME.hearer(rules_with()))


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
    [pool] = form.pools
    assert (pool.options, pool.suits, pool.least, pool.most) == ([0, 1, 2], ["S", "S", "D"], 0, 2)


def test_a_suit_that_is_not_held_asks_for_no_cards() -> None:
    [pool] = opening("AS KS 4D").form().pools
    assert [pool.of_suit(suit).options for suit in "CHSD"] == [[], [], [0, 1], [2]]


def test_a_later_declaration_asks_for_a_suit_alone() -> None:
    assert OneSuit(DECLARE, [0, 3], [[], []]).form().pools == []


def test_what_is_wanted_is_said_in_words() -> None:
    suits = "clubs, hearts, spades (cards 1, 2) or diamonds (cards 3)"
    laying = "and may lay cards that you hold of it"
    assert wants_text(opening("AS KS 4D")) == f"Declare a suit takes a suit, {laying}: {suits}."
    assert wants_text(OneSuit(DECLARE, [0, 3], [[], []])) == "Declare a suit takes a suit: clubs or diamonds."


def test_later_suits_are_those_nobody_has() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    assert later_suits(position, 1) == [0, 3]


def test_who_has_a_suit_gets_no_other() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    assert later_suits(position, 0) == []


def test_the_declaration_is_a_suit_or_silence() -> None:
    assert deal_table().moves(3).verbs() == [DECLARE, STAY_SILENT]


def test_before_the_first_floor_card_the_entitled_may_call_or_decline() -> None:
    position = choose(deal_table(), ["S", "", "", ""])
    assert (position.phase(), position.moves(0).verbs()) == ("blitz", [CALL_SHOWDOWN, DECLINE])


def test_before_the_first_floor_card_others_who_declared_can_only_decline() -> None:
    position = choose(deal_table(opener=1), ["", "D", "", ""])
    assert (position.to_act(), position.moves(1).verbs()) == ((1,), [DECLINE])


def test_an_undeclared_player_may_pick_up_declare_or_decline() -> None:
    assert on_the_floor().moves(0).verbs() == [PICK_UP, DECLARE, DECLINE]


def test_a_declared_player_may_not_declare_again() -> None:
    position = on_the_floor(declared=["C", "", "", ""])
    assert position.moves(0).verbs() == [PICK_UP, DECLINE]


def test_a_run_in_the_declared_suit_opens_the_call() -> None:
    position = on_the_floor(declared=["S", "", "", ""])
    assert position.moves(0).verbs() == [CALL_SHOWDOWN, PICK_UP, DECLINE]


def test_once_the_floor_card_is_taken_nobody_else_picks_up() -> None:
    position = on_the_floor()
    position.play(0, Move(PICK_UP))
    assert position.moves(1).verbs() == [DECLARE, DECLINE]


def test_a_pick_up_may_discard_any_one_card_held_before_or_none() -> None:
    moves = on_the_floor().moves(0)
    picks = [move.slots for move in moves if move.verb == PICK_UP]
    assert picks == [(), (0,), (1,), (2,)]


def test_the_card_just_taken_cannot_be_discarded() -> None:
    assert Move(PICK_UP, slots=(3,)) not in on_the_floor().moves(0)


def test_cards_are_not_laid_with_a_later_declaration() -> None:
    moves = on_the_floor().moves(0)
    assert Move(DECLARE, suit="S") in moves
    assert Move(DECLARE, slots=(0,), suit="S") not in moves


def test_a_hand_may_grow_to_many_cards() -> None:
    position = on_the_floor(["AS KS 4D 2H 3H 4H 5H 6H 7H 8H 9H 10H", "", "", ""], floor="7D")
    position.play(0, Move(PICK_UP))
    assert (len(position.hands[0]), position.hands[0][-1]) == (13, card("7D"))
