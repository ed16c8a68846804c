"""What a bot habits from a view, and what it remembers of its opponents."""

import pytest

from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.bots.opponents import Frequency, RivalHabits
from parlour.games.five_card_draw.rules.hands import PAIR
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import NOT_YET
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, lay_table, say, stand_pat


def eyes(position: FiveCardDraw, seat: int) -> DrawEyes:
    return DrawEyes(position.switches, position.view(seat))


def test_the_own_hand_is_read() -> None:
    assert eyes(lay_table(SPARE_HANDS[:2]), 1).category == PAIR


def test_the_spot_is_what_the_seat_faces() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "BET 1")
    spot = eyes(position, 1).spot()
    assert (spot.bet, spot.mine, spot.pot, spot.limit, spot.low, spot.high) == (1, 0, 5, 2, 2, 2)


def test_without_room_to_raise_the_span_is_empty() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "BET 2")
    spot = eyes(position, 1).spot()
    assert spot.low > spot.high


def test_rivals_are_those_still_in() -> None:
    position = lay_table(SPARE_HANDS[:4], variant="fixed-limit", chips=[100, 100, 3, 100])
    say(position, "BET 2", "FOLD", "CALL")
    assert eyes(position, 3).rivals() == [0, 2]


def test_draws_are_counted_as_they_are_made() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    before = eyes(position, 1).drew()
    say(position, "DRAW 2 3 4")
    assert (before, eyes(position, 1).drew(), eyes(position, 1).draws()) == ([NOT_YET], [3], True)


def test_the_own_discards_are_remembered() -> None:
    position = lay_table(SPARE_HANDS[:2])
    thrown = position.hand_of(0)[2:4]
    say(position, "CHECK", "CHECK", "DRAW 2 3", "DRAW 4")
    assert eyes(position, 0).thrown() == thrown


def test_who_opens_is_known() -> None:
    position = lay_table(SPARE_HANDS[:2])
    assert [eyes(position, seat).opens() for seat in range(2)] == [True, False]


def look(habits: RivalHabits, position: FiveCardDraw, seat: int) -> DrawEyes:
    eyes = DrawEyes(position.switches, position.view(seat))
    habits.look(eyes, eyes.spot())
    return eyes


def act(habits: RivalHabits, position: FiveCardDraw, verb: str, total: int = 0) -> None:
    """Seat 0 looks, acts, and remembers it."""
    eyes = look(habits, position, 0)
    habits.acted(eyes, eyes.spot(), (verb, total))
    say(position, f"{verb} {total}" if total else verb)


def after_a_bet(position: FiveCardDraw) -> RivalHabits:
    """Seat 0 has bet 2, and remembers it."""
    habits = RivalHabits(0.4)
    act(habits, position, "BET", 2)
    return habits


def test_a_share_begins_as_a_guess_and_follows_what_is_seen() -> None:
    share = Frequency(0.5)
    for _ in range(4):
        share.note(True)
    assert share.share() == pytest.approx(0.75)


def test_a_fold_is_noticed() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = after_a_bet(position)
    say(position, "FOLD")
    look(habits, position, 0)
    assert habits.folds.share() > 0.4


def test_a_call_is_noticed() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = after_a_bet(position)
    say(position, "CALL")
    stand_pat(position)
    look(habits, position, 0)
    assert habits.folds.share() < 0.4


def test_a_call_that_led_to_a_showdown_is_no_fold() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    habits = after_a_bet(position)
    say(position, "CALL")
    look(habits, position, 0)
    assert (position.hand, habits.folds.share() < 0.4) == (2, True)


def test_a_bet_is_noticed_once_a_round() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = RivalHabits(0.4)
    say(position, "BET 1")
    look(habits, position, 1)
    once = habits.bets.share()
    look(habits, position, 1)
    assert habits.bets.share() == once > 0.35


def test_a_check_is_noticed() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = RivalHabits(0.4)
    say(position, "CHECK")
    look(habits, position, 1)
    assert habits.bets.share() < 0.35


def test_acting_first_tells_nothing() -> None:
    habits = RivalHabits(0.4)
    look(habits, lay_table(SPARE_HANDS[:2]), 0)
    assert habits.bets.times == 4


def test_a_free_check_that_was_left_free_is_noticed_in_the_next_round() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = RivalHabits(0.4)
    act(habits, position, "CHECK")
    say(position, "CHECK")
    stand_pat(position)
    look(habits, position, 0)
    assert habits.bets.share() < 0.35


def test_a_check_that_was_bet_at_counts_as_one_bet() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = RivalHabits(0.4)
    act(habits, position, "CHECK")
    say(position, "BET 2")
    act(habits, position, "CALL")
    stand_pat(position)
    look(habits, position, 0)
    assert (habits.bets.share() > 0.35, habits.bets.times) == (True, 5)


def test_a_call_of_the_whole_limit_tells_nothing_about_bets() -> None:
    position = lay_table(SPARE_HANDS[:2])
    habits = after_a_bet(position)
    say(position, "CALL")
    stand_pat(position)
    look(habits, position, 0)
    assert habits.bets.times == 4
