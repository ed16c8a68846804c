"""The blind bet: exactly the stake, or a rise."""

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.verbs import BET_BLIND, BlindBet


def amounts(choice: BlindBet) -> list[int]:
    return [choice.nth(index).amount for index in range(choice.count())]


def test_at_the_opening_every_stake_from_low_to_high_is_open() -> None:
    assert amounts(BlindBet(0, 5, 8)) == [5, 6, 7, 8]


def test_later_the_stake_itself_comes_first_and_then_the_rises() -> None:
    assert amounts(BlindBet(10, 15, 17)) == [10, 15, 16, 17]


def test_without_room_to_rise_only_the_stake_is_open() -> None:
    assert amounts(BlindBet(10, 15, 12)) == [10]


def test_exactly_the_numbered_moves_are_held() -> None:
    choice = BlindBet(10, 15, 17)
    held = [amount for amount in range(-5, 30) if choice.holds(Move(BET_BLIND, amount=amount))]
    assert held == amounts(choice)


def test_a_blind_bet_takes_nothing_but_an_amount() -> None:
    assert not BlindBet(0, 5, 8).holds(Move(BET_BLIND, slots=(1,), amount=5))


def test_no_stake_is_no_bet() -> None:
    assert not BlindBet(0, 5, 8).holds(Move(BET_BLIND))


def test_the_form_spans_from_the_lowest_to_the_highest() -> None:
    spans = [BlindBet(*numbers).form().amount for numbers in [(0, 5, 8), (10, 15, 17), (10, 15, 12)]]
    assert [(span.low, span.high) for span in spans if span is not None] == [(5, 8), (10, 17), (10, 10)]


def test_a_refusal_says_both_ways() -> None:
    wanted = "BET_BLIND takes 10 to match the stake or a stake from 15 to 17."
    assert BlindBet(10, 15, 17).wants() == wanted


def test_a_refusal_offers_no_rise_where_there_is_none() -> None:
    assert BlindBet(10, 15, 12).wants() == "BET_BLIND takes 10 to match the stake."
