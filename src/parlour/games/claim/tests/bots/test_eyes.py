"""What a bot reads off its view."""

from parlour.cards.codes import BACK, NO_SUIT, SPADES
from parlour.engine.play.move import Move
from parlour.games.claim.bots.eyes import Sight
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import DECLINE, PICK_UP
from parlour.games.claim.tests.laid import card, on_the_floor, suit_of

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def table() -> Claim:
    return on_the_floor(HANDS, ["S", "", "H", ""], floor="QD")


def sight(position: Claim, seat: int = 0) -> Sight:
    return Sight(position.switches, position.view(seat))


def test_suits_are_read_off_the_badges() -> None:
    assert sight(table()).declared == [SPADES, NO_SUIT, suit_of("H"), NO_SUIT]


def test_a_suit_that_was_lost_is_not_one_that_is_held() -> None:
    position = table()
    position.wanted[1] = SPADES
    assert sight(position).declared[1] == NO_SUIT


def test_other_hands_are_backs_but_for_what_was_picked_up() -> None:
    position = table()
    position.play(0, Move(PICK_UP))
    assert sight(position, 1).hands[0] == [BACK, BACK, BACK, card("QD")]


def test_unseen_cards_are_all_but_mine_and_the_open_ones() -> None:
    unseen = sight(table()).unseen()
    assert len(unseen) == 52 - 3 - 1
    assert card("AS") not in unseen
    assert card("QD") not in unseen
    assert card("QS") in unseen


def test_a_pick_up_is_scored_with_its_discard() -> None:
    seen = sight(table())
    assert [seen.my_score(), seen.score_after(()), seen.score_after((2,))] == [50, 38, 42]


def test_no_floor_card_is_a_back() -> None:
    position = table()
    position.play(0, Move(PICK_UP))
    assert sight(position, 1).floor() == BACK


def test_those_after_me_are_yet_to_act() -> None:
    position = table()
    position.turn = position.first = 2
    position.play(2, Move(DECLINE))
    assert sight(position, 3).yet_to_act() == [0, 1]


def test_the_best_suit_scores_most_and_ties_go_to_the_higher_card() -> None:
    seen = sight(table(), 1)
    assert seen.best_suit([0, 1, 2, 3]) == SPADES


def test_a_lone_high_card_is_one_without_a_run() -> None:
    assert sight(table(), 1).lone_high_card(SPADES) == (0,)
    assert sight(table(), 0).lone_high_card(SPADES) == ()
    assert sight(table(), 0).lone_high_card(suit_of("C")) == ()
