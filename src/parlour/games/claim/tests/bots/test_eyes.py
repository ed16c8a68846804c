"""What a bot reads off its view, and what a call or a card would bring."""

from parlour.cards.codes import BACK, NO_SUIT, SPADES
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.bots.eyes import ClaimEyes
from parlour.games.claim.bots.prospects import ClaimProspects
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import DECLINE, PICK_UP
from parlour.games.claim.tests.laid import card, on_the_floor, rules_with, suit_of

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def table() -> Claim:
    return on_the_floor(HANDS, ["S", "", "H", ""], floor="QD")


def eyes(position: Claim, seat: int = 0) -> ClaimEyes:
    return ClaimEyes(rules_with(), position.view(seat))


def test_suits_are_read_off_the_badges() -> None:
    assert eyes(table()).declared == [SPADES, NO_SUIT, suit_of("H"), NO_SUIT]


def test_a_suit_that_was_lost_is_not_one_that_is_held() -> None:
    position = table()
    position.wanted[1] = SPADES
    assert eyes(position).declared[1] == NO_SUIT


def test_other_hands_are_backs_but_for_what_was_picked_up() -> None:
    position = table()
    position.play(0, Move(PICK_UP))
    assert eyes(position, 1).hands[0] == [BACK, BACK, BACK, card("QD")]


def test_unseen_cards_are_all_but_mine_and_the_open_ones() -> None:
    unseen = eyes(table()).unseen(pack())
    assert len(unseen) == 52 - 3 - 1
    assert card("AS") not in unseen
    assert card("QD") not in unseen
    assert card("QS") in unseen


def test_a_pick_up_is_scored_with_its_discard() -> None:
    seen = eyes(table())
    assert [seen.my_score(), seen.score_after(()), seen.score_after((2,))] == [50, 38, 42]


def test_no_floor_card_is_a_back() -> None:
    position = table()
    position.play(0, Move(PICK_UP))
    assert eyes(position, 1).floor() == BACK


def test_those_after_me_are_yet_to_act() -> None:
    position = table()
    position.turn = position.first = 2
    position.play(2, Move(DECLINE))
    assert eyes(position, 3).yet_to_act() == [0, 1]


def test_a_lone_high_card_is_one_without_a_run() -> None:
    assert eyes(table(), 1).lone_high_card(SPADES) == (0,)
    assert eyes(table(), 0).lone_high_card(SPADES) == ()
    assert eyes(table(), 0).lone_high_card(suit_of("C")) == ()


def prospects(position: Claim, seat: int = 0, samples: int = 40) -> ClaimProspects:
    return ClaimProspects(eyes(position, seat), Luck(3), samples)


def test_backs_become_unseen_cards_and_faces_stay() -> None:
    position = on_the_floor(["AS KS 4D", "QS 9H 2C", "", ""], ["S", "H", "", ""])
    position.known[1][1] = EVERYONE
    made = prospects(position)
    assert all(hands[0] == parse_cards("AS KS 4D") for hands in made.deals)
    assert all(hands[1][1] == card("9H") for hands in made.deals)
    assert len({hands[1][0] for hands in made.deals}) > 10


def test_no_card_is_dealt_twice() -> None:
    made = prospects(on_the_floor(["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]))
    assert all(len({card for hand in hands for card in hand}) == 12 for hands in made.deals)


def test_a_call_with_the_better_open_hand_gains_the_difference() -> None:
    position = on_the_floor(["AS KS QS", "2H 3H 4H", "", ""], ["S", "H", "D", "C"])
    position.known[1] = [EVERYONE] * 3
    assert prospects(position).gain_of_call() == (117 - 27) + 117 + 117


def test_a_call_against_a_better_open_hand_costs_the_difference() -> None:
    position = on_the_floor(["2H 3H 4H", "AS KS QS", "", ""], ["H", "S", "D", "C"])
    position.known[1] = [EVERYONE] * 3
    assert prospects(position).gain_of_call() == -(117 - 27)


def test_a_card_is_worth_the_run_it_makes_and_the_card_it_drives_out() -> None:
    position = on_the_floor(["2C 3C", "QS JS 9H", "", ""], ["C", "S", "", ""])
    position.known[1] = [EVERYONE] * 3
    assert prospects(position).gain_of_card(1, card("KS")) == (36 * 3 - 23 * 2) + 9


def test_a_card_that_only_harms_is_worth_nothing() -> None:
    position = on_the_floor(["2C 3C", "QS JS", "", ""], ["C", "S", "", ""])
    position.known[1] = [EVERYONE] * 2
    assert prospects(position).gain_of_card(1, card("KD")) == 0
