"""A bot's chances: what its hand may become, and for how many unknown hands a rival counts."""

from itertools import combinations, pairwise

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.bots.chances import CARD_TURN, Odds, best_swap, in_slices
from parlour.games.three_card_brag.bots.fields import field_with
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bots.test_eyes import sight_of
from parlour.games.three_card_brag.tests.laid import laid, play

TO_CARDS = ("SEE_HAND", "CHECK", "SEE_HAND", "CHECK")


def odds_of(position: ThreeCardBrag) -> Odds:
    return Odds(sight_of(position))


def strengths(odds: Odds, *hands: str) -> list[int]:
    return [odds.strength(parse_cards(hand)) for hand in hands]


def test_a_card_turn_makes_a_hand_as_good_as_the_best_of_three() -> None:
    """The share of three-card hands below the best three of four cards, cubed, is spread about evenly."""
    odds, luck, cubes = odds_of(laid(["AS KS QS", "2C 3D 7H"])), Luck(5), []
    for _ in range(1_000):
        cards = pack(1)
        luck.shuffle(cards)
        best = max(odds.strength(list(three)) for three in combinations(cards[:4], 3))
        cubes.append(odds.field.share(best) ** CARD_TURN)
    assert sum(cubes) / len(cubes) == pytest.approx(0.5, abs=0.05)


def test_the_trump_in_hand_is_feared_no_more() -> None:
    odds = odds_of(play(laid(["6H 2S 3S", "2C 3D 7H"], trump="6H"), "SEE_HAND"))
    assert odds.field.hands() == 20_825


def test_a_trump_out_of_sight_may_be_anywhere() -> None:
    odds = odds_of(play(laid(["6S 2S 3S", "2C 3D 7H"], trump="6H"), "SEE_HAND"))
    assert odds.field.hands() == 22_100


def test_a_rival_with_a_card_from_the_floor_has_a_field_of_its_own() -> None:
    position = laid(["AS KS QS", "2C 3D 7H"], stock="9D")
    odds = odds_of(play(position, "CHECK", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 0"))
    wanted = field_with(odds.ranking, 0, odds.sight.trump, parse_card("9D"))
    assert odds.field_of(odds.sight.rivals[0]) is wanted


def test_a_seen_hand_has_49_cards_to_hope_for() -> None:
    assert len(odds_of(play(laid(["AS KS 2D", "2C 3D 7H"]), "SEE_HAND")).drawn()) == 49


def test_the_best_card_to_come_makes_the_best_hand_within_reach() -> None:
    odds = odds_of(play(laid(["AS KS 2D", "2C 3D 7H"]), "SEE_HAND"))
    assert odds.drawn()[-1] == strengths(odds, "AS KS QS")[0]


def test_a_card_on_the_floor_is_the_only_one_to_hope_for() -> None:
    odds = odds_of(play(laid(["AS KS 2D", "2C 3D 7H"], stock="QS"), *TO_CARDS, "DRAW_FROM_DECK"))
    assert odds.prospects() == strengths(odds, "AS KS QS")


def test_the_last_betting_knows_the_hand_as_it_is() -> None:
    odds = odds_of(play(laid(["AS KS 2D", "2C 3D 7H"]), *TO_CARDS, "PASS", "PASS"))
    assert odds.prospects() == strengths(odds, "AS KS 2D")


def test_without_a_stock_to_draw_from_nothing_is_hoped_for() -> None:
    odds = odds_of(play(laid(["AS KS 2D", "2C 3D 7H"], drawFromDeckAllowed=False), "SEE_HAND"))
    assert odds.prospects() == strengths(odds, "AS KS 2D")


def test_an_unseen_hand_may_be_anything_from_poor_to_excellent() -> None:
    odds = odds_of(laid(["AS KS QS", "2C 3D 7H"]))
    shares = [odds.field.share(strength) for strength in odds.blind_prospects()]
    assert shares == pytest.approx([(place / 20) ** (1 / 3) for place in range(1, 20, 2)], abs=0.01)


def test_a_better_hand_looked_at_never_has_worse_hopes() -> None:
    looks = odds_of(laid(["AS KS QS", "2C 3D 7H"])).looks()
    assert all(min(low) <= min(high) and sum(low) <= sum(high) for low, high in pairwise(looks))


def test_a_rival_who_stayed_blind_to_the_end_counts_for_one_hand() -> None:
    odds = odds_of(play(laid(["AS KS QS", "2C 3D 7H"]), "CHECK", "CHECK", "PASS", "PASS"))
    assert odds.hands_of(odds.sight.rivals[0]) == 1


def test_a_rival_who_looked_counts_for_three_hands() -> None:
    odds = odds_of(play(laid(["AS KS QS", "2C 3D 7H"]), *TO_CARDS, "PASS", "PASS"))
    assert odds.hands_of(odds.sight.rivals[0]) == CARD_TURN


def test_the_best_swap_keeps_the_pair() -> None:
    odds = odds_of(play(laid(["9S 4D 9C", "2C 3D 7H"], stock="KH"), *TO_CARDS, "DRAW_FROM_DECK"))
    assert best_swap(odds, parse_card("KH")) == (1, *strengths(odds, "9S KH 9C"))


def test_ten_slices_stand_for_fifty_strengths() -> None:
    assert in_slices(list(range(50))) == [2, 7, 12, 17, 22, 27, 32, 37, 42, 47]
