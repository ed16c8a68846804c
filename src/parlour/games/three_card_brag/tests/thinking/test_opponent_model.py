"""What a bet brings against a model of the rivals: chances, folds and calls in coins."""

import pytest

from parlour.games.three_card_brag.thinking.opponent_model import (
    Rival,
    bet_message,
    folding_share,
    outlook,
    unknown_hands,
)


def value(share: float, rivals: list[Rival], pot: int = 100) -> float:
    """What a hand that beats this share of every rival's hands wins of the pot."""
    seen = outlook([share] * len(rivals), rivals)
    return seen.win * (pot + seen.calls)


def unasked_rival(hands: float = 1.0) -> Rival:
    return Rival(hands, 0, 100)


def test_a_free_look_at_the_pot_is_worth_its_share() -> None:
    assert value(0.795, [unasked_rival()]) == pytest.approx(79.5)


def test_two_rivals_must_both_be_beaten() -> None:
    assert value(0.8, [unasked_rival(), unasked_rival()]) == pytest.approx(64)


def test_a_rival_who_counts_for_two_hands_is_like_two_rivals() -> None:
    assert value(0.8, [unasked_rival(2.0)]) == pytest.approx(64)


def test_two_rivals_asked_the_same_are_two_rivals() -> None:
    two = [Rival(1.0, 20, 120), Rival(1.0, 20, 120)]
    assert value(0.8, [Rival(1.0, 20, 120, 2)], 120) == pytest.approx(value(0.8, two, 120))


@pytest.mark.parametrize(("cheap", "dear"), [(0, 5), (5, 50), (50, 500)])
def test_rivals_fold_the_more_the_dearer_it_is(cheap: int, dear: int) -> None:
    assert folding_share(cheap, 100) < folding_share(dear, 100) < 1
    assert value(0.1, [Rival(1.0, cheap, 100)]) < value(0.1, [Rival(1.0, dear, 100)])


def test_nobody_folds_to_nothing() -> None:
    assert folding_share(0, 100) == 0


def test_a_bluff_lives_on_folds_alone() -> None:
    assert value(0.0, [Rival(1.0, 100, 200)], 200) == pytest.approx(200 * folding_share(100, 200))


def test_a_hand_above_the_folding_share_earns_calls() -> None:
    assert value(0.98, [Rival(1.0, 20, 120)], 120) > value(0.98, [unasked_rival()], 120)


@pytest.mark.parametrize(
    ("has_seen", "is_final", "may_draw", "hands"),
    [
        (False, False, True, 3),
        (False, True, True, 1),
        (True, True, True, 3),
        (True, False, False, 1),
        (False, False, False, 1),
    ],
)
def test_a_card_turn_counts_for_three_hands_unless_it_was_blind(
    has_seen: bool, is_final: bool, may_draw: bool, hands: int
) -> None:
    assert unknown_hands(has_seen, is_final, may_draw) == hands


def test_more_coins_speak_for_a_better_hand_and_antes_do_not() -> None:
    assert message(-5) == message(0) == 1
    assert 1 < message(10) < message(100)


def message(paid: int, answered: int = 0, coins: int = 1_000) -> float:
    return bet_message(paid, 5, answered=answered, coins=coins)


def test_who_has_paid_nearly_everything_against_ours_means_it() -> None:
    assert message(100, 100, 10_000) < message(100, 100, 50)


def test_a_bet_that_nobody_has_answered_may_be_made_on_anything() -> None:
    """However large it is: else whoever bets everything, whatever the cards, wins too many rounds."""
    assert message(1_000) == message(100_000) < message(1_000, answered=500)


def test_who_bets_on_nothing_wins_when_all_fold() -> None:
    seen = outlook([0.0], [Rival(1.0, 100, 200)])
    assert seen.alone == seen.win == pytest.approx(folding_share(100, 200))
