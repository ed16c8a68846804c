"""What a call or a card would bring."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.bots.eyes import Sight
from parlour.games.claim.bots.prospects import Prospects
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.tests.laid import card, on_the_floor


def prospects(position: Claim, seat: int = 0, samples: int = 40) -> Prospects:
    return Prospects(Sight(position.switches, position.view(seat)), Luck(3), samples)


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
