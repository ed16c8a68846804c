"""Balanced betting: small games with known answers, ranges, and what the hard bot says by them."""

from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.bots.balanced import Tilt, balanced_betting
from parlour.games.five_card_draw.bots.betting_round import BettingRound, Stakes
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.bots.ranges import ranges_of
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import lay_table, rules_with, say

NOTHING, CATCHER, NUTS = range(3)
FULL_HOUSE = "QS QH QD 9C 9H"
RAGS = "10S 8D 6C 4H 2S"
LOW_PAIR = "5S 5D 10C 7H 2S"


def all_or_nothing(*, returned: bool) -> BettingRound:
    """The first player has the best hand or the worst, the second one between them; the pot is 8, a bet 4."""
    stakes = Stakes(pot=8, limit=4, fixed=False, raises=0, returned=returned, small=0, grows=1.0)
    played = BettingRound(stakes, [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]], [])
    played.solve(2_000)
    return played


def test_bluffs_and_folds_leave_the_other_no_choice() -> None:
    played = all_or_nothing(returned=True)
    assert played.shares("", NUTS)[1] == pytest.approx(1.0, abs=0.01)
    assert played.shares("", NOTHING)[1] == pytest.approx(1 / 3, abs=0.03)
    assert played.shares("b", CATCHER)[0] == pytest.approx(1 / 3, abs=0.03)


def test_where_uncalled_bets_are_points_fewer_hands_are_folded() -> None:
    assert all_or_nothing(returned=False).shares("b", CATCHER)[0] < 0.3


def test_a_fixed_limit_may_be_raised_as_often_as_the_rules_say() -> None:
    stakes = Stakes(pot=4, limit=2, fixed=True, raises=3, returned=True, small=0, grows=1.0)
    played = BettingRound(stakes, [[1.0], [1.0]], [])
    assert [played.words("b" * bets) for bets in range(6)] == ["kb", "fcb", "fcb", "fcb", "fc", ""]


def test_below_a_capped_total_a_small_bet_may_be_raised_to_it() -> None:
    stakes = Stakes(pot=4, limit=4, fixed=False, raises=0, returned=False, small=1, grows=1.0)
    played = BettingRound(stakes, [[1.0], [1.0]], [])
    assert [played.words(said) for said in ("", "s", "b", "ks", "sb")] == ["kbs", "fcb", "fc", "fcb", "fc"]


def test_what_nobody_should_come_to_hold_is_played_well_too() -> None:
    played = all_or_nothing(returned=False)
    assert played.shares("b", NUTS)[0] < 0.1


def test_few_cards_drawn_speak_for_a_good_hand() -> None:
    ranges = ranges_of(rules_with())
    groups, (pat, three) = ranges.between(0, 3)
    assert sum(pat[groups.count // 2 :]) > 0.6 > 0.4 > sum(three[groups.count // 2 :])


def test_now_and_then_anybody_stands_pat() -> None:
    groups, (pat, _) = ranges_of(rules_with()).between(0, 3)
    assert 0.05 < sum(pat[: groups.count // 2]) < 0.6


def test_better_hands_before_the_draw_win_more() -> None:
    ranges = ranges_of(rules_with())
    lowest, highest = (
        sum(won * share for won, share in zip(row, ranges.before.range, strict=True))
        for row in (ranges.duels[0], ranges.duels[-1])
    )
    assert lowest < -0.2 < 0.2 < highest


def count_verbs(position: FiveCardDraw, tilt: Tilt, times: int = 200) -> Counter[str]:
    """How often whoever is to act says what."""
    eyes = DrawEyes(position.switches, position.view(position.to_act()[0]))
    betting, luck = balanced_betting(position.switches), Luck(1)
    return Counter(betting.action(eyes, eyes.spot(), tilt, luck)[0] for _ in range(times))


def last_round(hands: list[str], *actions: str, variant: str = "default") -> FiveCardDraw:
    position = lay_table(hands, variant=variant)
    say(position, "CHECK", "CHECK", "DRAW 2 3 4", "DRAW 2 3 4")
    position.cards = lay_table(hands).cards[:]
    say(position, *actions)
    return position


def test_in_the_founding_match_no_pot_is_given_up_before_the_draw() -> None:
    position = lay_table([FULL_HOUSE, RAGS])
    say(position, "BET 2")
    assert count_verbs(position, Tilt())["FOLD"] == 0


def test_at_a_fixed_limit_nothing_is_folded_before_the_draw() -> None:
    position = lay_table([FULL_HOUSE, RAGS], variant="fixed-limit")
    say(position, "BET 2")
    assert count_verbs(position, Tilt())["FOLD"] > 150


@pytest.mark.parametrize("variant", ["default", "fixed-limit"])
def test_a_full_house_is_never_folded_after_the_draw(variant: str) -> None:
    assert count_verbs(last_round([RAGS, FULL_HOUSE], "BET 4", variant=variant), Tilt())["FOLD"] == 0


@pytest.mark.parametrize("said_before", ["BET 3, RAISE 4", "CHECK, BET 3, RAISE 4", "BET 1, RAISE 2"])
def test_a_full_house_is_not_folded_for_one_chip_after_bets_that_nobody_expects(said_before: str) -> None:
    position = last_round([FULL_HOUSE, FULL_HOUSE], *said_before.split(", "))
    assert count_verbs(position, Tilt(), times=400)["FOLD"] == 0


def test_at_a_fixed_limit_nothing_is_bluffed_with_and_a_low_pair_is_not() -> None:
    opening = [last_round([hand, FULL_HOUSE], variant="fixed-limit") for hand in (RAGS, LOW_PAIR)]
    rags, pair = (count_verbs(position, Tilt())["BET"] for position in opening)
    assert pair < 20 < 60 < rags


def test_in_the_founding_match_a_low_pair_is_bet_for_its_worth() -> None:
    assert count_verbs(last_round([LOW_PAIR, FULL_HOUSE]), Tilt())["BET"] > 180


def test_a_player_who_never_folds_is_not_bluffed() -> None:
    assert count_verbs(last_round([RAGS, FULL_HOUSE]), Tilt(bluffs=0.0))["BET"] == 0


def test_a_player_who_always_bets_is_called_with_anything() -> None:
    position = last_round([FULL_HOUSE, RAGS], "BET 4")
    assert count_verbs(position, Tilt())["FOLD"] > 0
    assert count_verbs(position, Tilt(folds=0.0))["FOLD"] == 0


def test_a_small_bet_is_raised_to_the_limit_with_a_full_house() -> None:
    position = last_round([RAGS, FULL_HOUSE], "BET 1")
    assert count_verbs(position, Tilt())["RAISE"] > 100


def test_bets_of_the_first_round_do_not_frighten_after_the_draw() -> None:
    raised = lay_table([FULL_HOUSE, RAGS], variant="fixed-limit")
    say(raised, "BET 2", "RAISE 4", "CALL", "DRAW", "DRAW", "BET 4")
    eyes = DrawEyes(raised.switches, raised.view(1))
    betting = balanced_betting(raised.switches)
    betting.action(eyes, eyes.spot(), Tilt(), Luck(1))
    assert (12, 16, 0, 0, 0) in betting.rounds
