"""Reading the others."""

import pytest

from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.opponents import Reads, Share
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, say, stand_pat


def look(reads: Reads, position: FiveCardDraw, seat: int) -> Sight:
    sight = Sight(position.switches, position.view(seat))
    reads.look(sight, sight.spot())
    return sight


def speak(reads: Reads, position: FiveCardDraw, verb: str, total: int = 0) -> None:
    """Seat 0 looks, says its word, and remembers it."""
    sight = look(reads, position, 0)
    reads.said(sight, sight.spot(), (verb, total))
    say(position, f"{verb} {total}" if total else verb)


def after_a_bet(position: FiveCardDraw) -> Reads:
    """Seat 0 has bet 2, and remembers it."""
    reads = Reads(0.4)
    speak(reads, position, "BET", 2)
    return reads


def test_a_share_begins_as_a_guess_and_follows_what_is_seen() -> None:
    share = Share(0.5)
    for _ in range(4):
        share.note(True)
    assert share.share() == pytest.approx(0.75)


def test_a_fold_is_noticed() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = after_a_bet(position)
    say(position, "FOLD")
    look(reads, position, 0)
    assert reads.folds.share() > 0.4


def test_a_call_is_noticed() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = after_a_bet(position)
    say(position, "CALL")
    stand_pat(position)
    look(reads, position, 0)
    assert reads.folds.share() < 0.4


def test_a_call_that_led_to_a_showdown_is_no_fold() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    reads = after_a_bet(position)
    say(position, "CALL")
    look(reads, position, 0)
    assert (position.hand, reads.folds.share() < 0.4) == (2, True)


def test_a_bet_is_noticed_once_a_round() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = Reads(0.4)
    say(position, "BET 1")
    look(reads, position, 1)
    once = reads.bets.share()
    look(reads, position, 1)
    assert reads.bets.share() == once > 0.35


def test_a_check_is_noticed() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = Reads(0.4)
    say(position, "CHECK")
    look(reads, position, 1)
    assert reads.bets.share() < 0.35


def test_having_the_first_word_tells_nothing() -> None:
    reads = Reads(0.4)
    look(reads, laid(SPARE_HANDS[:2]), 0)
    assert reads.bets.times == 4


def test_a_free_check_that_was_left_free_is_noticed_in_the_next_round() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = Reads(0.4)
    speak(reads, position, "CHECK")
    say(position, "CHECK")
    stand_pat(position)
    look(reads, position, 0)
    assert reads.bets.share() < 0.35


def test_a_check_that_was_bet_at_counts_as_one_bet() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = Reads(0.4)
    speak(reads, position, "CHECK")
    say(position, "BET 2")
    speak(reads, position, "CALL")
    stand_pat(position)
    look(reads, position, 0)
    assert (reads.bets.share() > 0.35, reads.bets.times) == (True, 5)


def test_a_call_of_the_whole_limit_tells_nothing_about_bets() -> None:
    position = laid(SPARE_HANDS[:2])
    reads = after_a_bet(position)
    say(position, "CALL")
    stand_pat(position)
    look(reads, position, 0)
    assert reads.bets.times == 4
