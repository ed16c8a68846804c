"""What a hand is up against, and what to throw away."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.bots.discards import best_draw
from parlour.games.five_card_draw.bots.fields import RivalField, Rivals, rival_deals, rivals
from parlour.games.five_card_draw.rules.hands import FLUSH, STRAIGHT, category, strength
from parlour.games.five_card_draw.rules.table import NOT_YET
from parlour.games.five_card_draw.tests.laid import rules_with

DEALS = rival_deals(rules_with())
LOW_STRAIGHT = strength(parse_cards("6S 5H 4D 3C 2S"))


def test_several_rivals_must_all_be_beaten() -> None:
    half = RivalField([1, 3])
    assert Rivals([half, half, half]).beaten(2) == 0.125


def test_a_player_who_stood_pat_has_a_straight_at_least() -> None:
    assert min(DEALS.field([], drew=0).strengths) >= strength(parse_cards("5S 4H 3D 2C AS"))


def test_standing_pat_is_more_dangerous_than_drawing_three() -> None:
    pat, three = DEALS.field([], drew=0), DEALS.field([], drew=3)
    assert pat.share(LOW_STRAIGHT) < 0.2 < 0.9 < three.share(LOW_STRAIGHT)


def test_before_the_draw_any_hand_is_possible() -> None:
    assert len(rivals(rules_with(), [NOT_YET], []).fields[0].strengths) == len(DEALS.strengths)


def test_a_rival_holds_no_card_that_is_seen() -> None:
    seen = parse_cards("AS AD KH 7C 2D")
    left = DEALS.from_others(seen)
    taken = {card for n, hand in enumerate(DEALS.dealt) if left >> n & 1 for card in hand}
    assert len(taken) == 47
    assert taken.isdisjoint(seen)


def test_my_aces_make_a_rivals_pairs_of_aces_rare() -> None:
    kings = strength(parse_cards("KS KD QH JC 9D"))
    anybody, without = DEALS.field([]), DEALS.field(parse_cards("AS AD AH 7C 2D"))
    assert without.share(kings) > anybody.share(kings) + 0.02


ANYBODY = rivals(rules_with(), [NOT_YET], [])


class Counting(Rivals):
    """Beaten half the time, and counts how often it was asked."""

    asked = 0

    def beaten(self, value: int) -> float:
        self.asked += 1
        return 0.5


@pytest.mark.parametrize("cards", ["KS KH KD 7C 7S", "JS 7D JH 7C AS", "9S 8D 7H 5C 2S", "AC KC QC JC 2D"])
def test_a_weak_hand_takes_no_more_thought_than_a_strong_one(cards: str) -> None:
    counting = Counting([])
    best_draw(parse_cards(cards), seen=[], rivals=counting, luck=Luck(1), most=5)
    assert counting.asked == 6 * 4 * 47


def choice(cards: str, most: int = 5) -> list[int]:
    return best_draw(parse_cards(cards), seen=[], rivals=ANYBODY, luck=Luck(1), most=most).thrown


@pytest.mark.parametrize("cards", ["AS AD KH 7C 2D", "KS KD AH 7C 2D"])
def test_no_kicker_is_kept_against_a_rival_who_holds_none_of_these_cards(cards: str) -> None:
    """The leads of three thrown over two are 0.001 and 0.004: seen in the mean, not in every draw."""
    hand = parse_cards(cards)
    others = rivals(rules_with(), [NOT_YET], hand)
    draws = [best_draw(hand, seen=[], rivals=others, luck=Luck(seed), most=5) for seed in range(15)]
    assert sum(draw.thrown == [2, 3, 4] for draw in draws) > 7


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("KS KH KD 7C 7S", []),
        ("JS 7D JH 7C AS", [4]),
        ("6S 5H 4D 3C 2S", []),
        ("KC QC JC 10C 2D", [4]),
    ],
)
def test_the_best_draw_is_the_one_that_wins_most(cards: str, thrown: list[int]) -> None:
    assert choice(cards) == thrown


def test_a_pair_of_aces_is_kept_rather_than_four_to_a_flush() -> None:
    assert not {0, 1} & set(choice("AC AD 7C 5C 3C"))


def test_no_more_are_thrown_than_may_be() -> None:
    assert len(choice("KD 9S QC KH 2S", most=1)) <= 1


def test_a_card_already_seen_cannot_come() -> None:
    hand = parse_cards("JS 7D JH 7C AS")
    full_houses = parse_cards("JD JC 7S 7H")
    free = best_draw(hand, seen=[], rivals=ANYBODY, luck=Luck(1), most=5).chance
    assert best_draw(hand, seen=full_houses, rivals=ANYBODY, luck=Luck(1), most=5).chance < free


def test_one_card_draws_are_counted_exactly() -> None:

    class Flushes(Rivals):
        def beaten(self, value: int) -> float:
            return float(category(value) >= FLUSH)

    draw = best_draw(parse_cards("AC 10C 7C 5C 3D"), seen=[], rivals=Flushes([]), luck=Luck(1), most=5)
    assert draw.thrown == [4]
    assert draw.chance == pytest.approx(9 / 47)


@pytest.mark.parametrize("cards", ["9S 8D 7H 5C 2S", "AS 2D 3H 5C KS"])
def test_inside_straights_are_drawn_to_where_nothing_less_wins(cards: str) -> None:
    class Straights(Rivals):
        def beaten(self, value: int) -> float:
            return float(category(value) == STRAIGHT)

    draw = best_draw(parse_cards(cards), seen=[], rivals=Straights([]), luck=Luck(1), most=5)
    assert draw.thrown == [4]
    assert draw.chance == pytest.approx(4 / 47)
