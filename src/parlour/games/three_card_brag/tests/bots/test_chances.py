"""A bot's chances: what its hand may become, what rivals may hold, and how hands stand among all hands."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.bots.chances import Chances, Fields, fields_of
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, HandRanking
from parlour.games.three_card_brag.tests.bots.table import TO_CARDS, chances_of
from parlour.games.three_card_brag.tests.laid import lay_table, play, rules_with
from parlour.games.three_card_brag.thinking.opponent_model import CARD_TURN
from parlour.kit.field import Field


def strengths(chances: Chances, *hands: str) -> list[int]:
    return [chances.strength(parse_cards(hand)) for hand in hands]


def test_a_card_turn_makes_a_hand_as_good_as_the_best_of_three() -> None:
    """The share of three-card hands below the best three of four cards, cubed, is spread about evenly."""
    chances, luck, cubes = chances_of(lay_table(["AS KS QS", "2C 3D 7H"])), Luck(5), []
    for _ in range(1_000):
        cards = pack(1)
        luck.shuffle(cards)
        best = max(chances.strength(list(three)) for three in combinations(cards[:4], 3))
        cubes.append(chances.field.share(best) ** CARD_TURN)
    assert sum(cubes) / len(cubes) == pytest.approx(0.5, abs=0.05)


def test_the_trump_in_hand_is_feared_no_more() -> None:
    chances = chances_of(play(lay_table(["6H 2S 3S", "2C 3D 7H"], trump="6H"), "SEE_HAND"))
    assert chances.field.hands == 20_825


def test_a_trump_out_of_sight_may_be_anywhere() -> None:
    chances = chances_of(play(lay_table(["6S 2S 3S", "2C 3D 7H"], trump="6H"), "SEE_HAND"))
    assert chances.field.hands == 22_100


def test_a_rival_with_a_card_from_the_floor_has_a_field_of_its_own() -> None:
    position = lay_table(["AS KS QS", "2C 3D 7H"], stock="9D")
    chances = chances_of(play(position, "CHECK", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 0"))
    wanted = fields_of(position.terms.rules).holding(chances.eyes.trump, parse_card("9D"))
    assert chances.field_of(chances.eyes.others[0]) is wanted


def test_a_seen_hand_has_49_cards_to_hope_for() -> None:
    assert len(chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"]), "SEE_HAND")).drawn()) == 49


def test_the_best_card_to_come_makes_the_best_hand_within_reach() -> None:
    chances = chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"]), "SEE_HAND"))
    assert chances.drawn()[-1] == strengths(chances, "AS KS QS")[0]


def test_a_card_on_the_floor_is_the_only_one_to_hope_for() -> None:
    chances = chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"], stock="QS"), *TO_CARDS, "DRAW_FROM_DECK"))
    assert chances.prospects() == strengths(chances, "AS KS QS")


def test_the_last_betting_knows_the_hand_as_it_is() -> None:
    chances = chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"]), *TO_CARDS, "PASS", "PASS"))
    assert chances.prospects() == strengths(chances, "AS KS 2D")


def test_without_a_stock_to_draw_from_nothing_is_hoped_for() -> None:
    chances = chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"], drawFromDeckAllowed=False), "SEE_HAND"))
    assert chances.prospects() == strengths(chances, "AS KS 2D")


def test_an_unseen_hand_may_be_anything_from_poor_to_excellent() -> None:
    chances = chances_of(lay_table(["AS KS QS", "2C 3D 7H"]))
    shares = [chances.field.share(strength) for strength in chances.blind_prospects()]
    assert shares == pytest.approx([(place / 20) ** (1 / 3) for place in range(1, 20, 2)], abs=0.01)


def test_a_better_hand_looked_at_never_has_worse_hopes() -> None:
    looks = chances_of(lay_table(["AS KS QS", "2C 3D 7H"])).looks()
    assert all(min(low) <= min(high) and sum(low) <= sum(high) for low, high in pairwise(looks))


def test_a_rival_who_stayed_blind_to_the_end_counts_for_one_hand() -> None:
    chances = chances_of(play(lay_table(["AS KS QS", "2C 3D 7H"]), "CHECK", "CHECK", "PASS", "PASS"))
    assert chances.hands_of(chances.eyes.others[0]) == 1


def test_a_rival_who_looked_counts_for_three_hands() -> None:
    chances = chances_of(play(lay_table(["AS KS QS", "2C 3D 7H"]), *TO_CARDS, "PASS", "PASS"))
    assert chances.hands_of(chances.eyes.others[0]) == CARD_TURN


def test_the_best_swap_keeps_the_pair() -> None:
    chances = chances_of(play(lay_table(["9S 4D 9C", "2C 3D 7H"], stock="KH"), *TO_CARDS, "DRAW_FROM_DECK"))
    assert chances.best_swap(parse_card("KH")) == (1, *strengths(chances, "9S KH 9C"))


def test_ten_slices_stand_for_all_cards_to_come() -> None:
    chances = chances_of(play(lay_table(["AS KS 2D", "2C 3D 7H"]), "SEE_HAND"))
    assert chances.prospects() == [chances.drawn()[(2 * place + 1) * 49 // 20] for place in range(10)]


SIX = parse_card("6H")


def fields(**switches: Any) -> Fields:
    return fields_of(rules_with(**switches))


def strength(cards: str, trump: int = NO_TRUMP) -> int:
    return int(fields().ranking.strength(parse_cards(cards), 0, trump))


def holds_exactly(field: Field, hands: Sequence[tuple[int, ...]], ranking: HandRanking) -> bool:
    """Whether the field holds exactly these hands under the trump 6H."""
    strengths = sorted(int(ranking.strength(list(hand), 0, SIX)) for hand in hands)
    ends = [bisect_left(strengths, each) for each in field.strengths] + [len(strengths)]
    return field.ends == ends and field.strengths == sorted(set(strengths))


def test_the_natural_field_has_22100_hands() -> None:
    assert fields().whole(NO_TRUMP).hands == 22_100


@pytest.mark.parametrize(("jokers", "hands"), [(1, 23_426), (3, 26_235)])
def test_jokers_add_hands(jokers: int, hands: int) -> None:
    assert fields(jokers=jokers).whole(SIX).hands == hands


@pytest.mark.parametrize("scope", ["card", "rank"])
def test_the_whole_field_is_every_hand_read_with_the_trump(scope: str) -> None:
    made = fields(trumpScope=scope)
    assert holds_exactly(made.whole(SIX), list(combinations(pack(1), 3)), made.ranking)


def test_the_trumpless_field_is_every_hand_of_the_other_51_cards() -> None:
    others = [card for card in pack(1) if card != SIX]
    hands = list(combinations(others, 3))
    assert holds_exactly(fields().trumpless(SIX), hands, fields().ranking)


def test_a_field_with_a_card_is_every_hand_that_holds_it() -> None:
    ace = parse_card("AS")
    hands = [hand for hand in combinations(pack(1), 3) if ace in hand]
    assert holds_exactly(fields().holding(SIX, ace), hands, fields().ranking)


def test_the_best_hand_beats_all_but_half_of_its_equals() -> None:
    field = fields().whole(NO_TRUMP)
    assert field.share(strength("3C 3H 3S")) == 1 - 2 / 22_100


def test_three_hands_in_four_stand_below_the_lowest_pair() -> None:
    field = fields().whole(NO_TRUMP)
    assert field.share(strength("2C 2H 3S")) == pytest.approx(16_440 / 22_100, abs=0.001)


def test_the_hand_at_a_share_of_the_field_has_that_share() -> None:
    field = fields().whole(SIX)
    assert all(
        field.share(field.strength_at(share)) == pytest.approx(share, abs=0.01) for share in (0.1, 0.5, 0.9)
    )


def test_the_top_of_the_field_is_its_best_hand() -> None:
    assert fields().whole(SIX).strength_at(1.0) == strength("3C 3H 3S")
