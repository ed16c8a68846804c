"""Betting: what is open, what it costs, and when a round is over."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.games.five_card_draw.rules.betting import (
    bet_or_raise,
    can_be_answered,
    open_round,
    price,
    raised_out,
)
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import BETS, CHIPS, FIRST_BETS, POINTS, next_able
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    Listener,
    lay_table,
    new_match,
    refusal,
    say,
    stand_pat,
)


def second_round(**switches: Any) -> FiveCardDraw:
    position = lay_table(SPARE_HANDS[:2], **switches)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    return position


def totals(position: FiveCardDraw, verb: str) -> tuple[int, int]:
    form = position.view(position.to_act()[0]).form(verb)
    assert form is not None and form.amount is not None
    return form.amount.low, form.amount.high


def open_verbs(position: FiveCardDraw) -> list[str]:
    return position.moves(position.to_act()[0]).verbs()


def test_a_first_bet_is_one_or_two() -> None:
    assert totals(new_match(), "BET") == (1, 2)


def test_a_second_round_bet_is_one_to_four() -> None:
    assert totals(second_round(), "BET") == (1, 4)


def test_a_bet_of_one_may_be_raised_to_the_limit() -> None:
    position = new_match()
    say(position, "BET 1")
    assert totals(position, "RAISE") == (2, 2)


def test_the_limit_itself_cannot_be_raised() -> None:
    position = new_match()
    say(position, "BET 2")
    assert open_verbs(position) == ["FOLD", "CALL"]
    assert refusal(position, "RAISE 3").endswith(" The limit of this round is 2.")


def test_a_player_who_checked_may_raise() -> None:
    position = second_round()
    say(position, "CHECK", "BET 2", "RAISE 4")
    assert (position.row(BETS), position.to_act()) == ([4, 2], (1,))


def test_a_raise_costs_only_the_difference() -> None:
    position = second_round()
    say(position, "BET 1", "RAISE 2", "RAISE 4")
    assert (position.row(CHIPS), position.pot()) == ([94, 96], 10)


def test_one_may_fold_without_a_bet() -> None:
    position = new_match()
    say(position, "FOLD")
    assert position.row(POINTS) == [0, 4]


def test_checking_against_a_bet_is_refused_with_the_bet() -> None:
    position = new_match()
    say(position, "BET 2")
    assert refusal(position, "CHECK") == (
        "Check: You may check while nobody has bet in this round. There is a bet of 2."
    )


def test_calling_nothing_is_refused() -> None:
    assert refusal(new_match(), "CALL").endswith(" There is no bet yet.")


def test_a_bet_beyond_ones_chips_is_not_offered() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[3, 100])
    assert totals(position, "BET") == (1, 1)


def test_a_call_takes_what_is_there() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[100, 3])
    say(position, "BET 2")
    assert price(position, 1) == 1


def test_nobody_may_raise_a_player_who_is_all_in() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[3, 100])
    say(position, "BET 1")
    assert (can_be_answered(position), open_verbs(position)) == (False, ["FOLD", "CALL"])
    assert refusal(position, "RAISE 2").endswith(" Nobody else has chips left to answer it.")


def test_a_fixed_bet_is_exactly_the_limit() -> None:
    assert totals(new_match(variant="fixed-limit"), "BET") == (2, 2)


def test_a_fixed_bet_may_be_raised_three_times() -> None:
    position = new_match(variant="fixed-limit")
    say(position, "BET 2", "RAISE 4", "RAISE 6", "RAISE 8")
    assert (raised_out(position), open_verbs(position)) == (True, ["FOLD", "CALL"])
    assert refusal(position, "RAISE 10").endswith(" The bet has been raised 3 times.")


def test_raises_are_counted_anew_in_the_second_round() -> None:
    position = new_match(variant="fixed-limit")
    say(position, "BET 2", "RAISE 4", "RAISE 6", "RAISE 8", "CALL")
    stand_pat(position)
    say(position, "BET 4", "RAISE 8")
    assert totals(position, "RAISE") == (12, 12)


def test_a_fixed_raise_must_be_paid_in_full() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[100, 5], variant="fixed-limit")
    say(position, "BET 2")
    assert refusal(position, "RAISE 4").endswith(" You have 3 chips left.")


def test_everybody_answers_a_raise() -> None:
    position = new_match(4, variant="fixed-limit")
    acted = []
    for action in ("CHECK", "BET 2", "CALL", "RAISE 4", "CALL", "CALL", "CALL"):
        acted.append(position.to_act()[0])
        say(position, action)
    assert (acted, position.phase()) == ([0, 1, 2, 3, 0, 1, 2], "drawing")


def test_a_folded_player_is_not_asked_again() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "BET 2", "FOLD", "RAISE 4")
    assert position.to_act() == (0,)


def test_a_player_left_alone_with_nothing_to_call_is_not_asked() -> None:
    position = lay_table(SPARE_HANDS[:3], chips=[2, 100, 100], variant="fixed-limit")
    say(position, "FOLD")
    assert (position.phase(), position.to_act()) == ("drawing", (0,))


def test_a_folded_hand_lies_among_the_discards() -> None:
    position = new_match(3, variant="fixed-limit")
    hand = position.hand_of(0)
    say(position, "FOLD")
    assert (position.discards(), position.discarders()) == (hand, [0] * 5)


def test_every_action_is_told() -> None:
    position, listener = lay_table(SPARE_HANDS[:2], chips=[100, 5]), Listener()
    say(position, "CHECK", "BET 1", "RAISE 2", "CALL", teller=listener)
    stand_pat(position)
    say(position, "BET 3", "CALL", teller=listener)
    told = [(event.kind, event.seat, event.amount) for event in listener.events]
    assert told[:4] == [("checked", 0, 0), ("bet", 1, 1), ("raised", 0, 2), ("called", 1, 1)]
    assert told[4:7] == [("bet", 0, 3), ("called-all-in", 1, 1), ("returned", 0, 2)]


def table_of(live: list[bool], purses: list[int]) -> FiveCardDraw:
    """A hand in which these seats are in, with these chips before them."""
    position = new_match(len(live), variant="fixed-limit")
    position.set_row(CHIPS, purses)
    position.live = sum(1 << seat for seat, is_in in enumerate(live) if is_in)
    return position


def owed_at_opening(live: list[bool], purses: list[int]) -> int:
    position = table_of(live, purses)
    open_round(position, FIRST_BETS)
    return position.waiting


def owed_after_raise(seat: int, live: list[bool], purses: list[int]) -> int:
    """How many answers are owed when the seat has raised and has so many chips left."""
    position = table_of(live, purses)
    position.numbers[CHIPS + seat] += 5
    bet_or_raise(position, seat, position.number(BETS, seat) + 5, None)
    return position.waiting


def test_nobody_is_asked_to_bet_alone() -> None:
    assert owed_at_opening([True, True], [0, 5]) == 0
    assert owed_at_opening([True, True], [1, 5]) == 2


def test_everybody_else_answers_a_raise_even_of_the_last_coins() -> None:
    assert owed_after_raise(0, [True, True, True], [5, 5, 5]) == 2
    assert owed_after_raise(0, [True, True, True], [0, 5, 5]) == 2


def next_unmarked(start: int, live: list[bool], purses: list[int], answered: list[bool]) -> int | None:
    """Who decides next where those who have answered are marked; None when nobody is left."""
    seats = [(start + step) % len(live) for step in range(len(live))]
    return next((seat for seat in seats if live[seat] and purses[seat] and not answered[seat]), None)


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 2)), min_size=2, max_size=6), st.integers(0, 5))
def test_counting_the_answers_owed_and_marking_those_given_ask_the_same_seats(
    seats: list[tuple[bool, int]], first: int
) -> None:
    """Everybody calls what the first seat has raised, who is as short of coins as anybody."""
    live, purses = [seat[0] for seat in seats], [seat[1] for seat in seats]
    raiser = first % len(seats)
    answered = [False] * len(seats)
    live[raiser], answered[raiser] = True, True
    turn = raiser
    for _ in range(owed_after_raise(raiser, live, purses)):
        turn = int(next_able(table_of(live, purses), turn))
        assert turn == next_unmarked(turn, live, purses, answered)
        answered[turn] = True
    assert next_unmarked(turn, live, purses, answered) is None
