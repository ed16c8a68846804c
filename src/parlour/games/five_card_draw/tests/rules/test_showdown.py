"""Who wins what: uncalled bets, side pots and odd chips."""

from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import Sentence
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.showdown import return_excess
from parlour.games.five_card_draw.rules.table import CHIPS, PAID, POINTS
from parlour.games.five_card_draw.tests.laid import (
    EQUAL_HANDS,
    SPARE_HANDS,
    Listener,
    lay_table,
    say,
    stand_pat,
)


def played_out(position: FiveCardDraw) -> Listener:
    """Nobody draws or bets any more."""
    listener = Listener()
    hand = position.hand
    while position.hand == hand and position.to_act():
        stand_pat(position, listener)
        if position.hand == hand and position.to_act():
            say(position, "CHECK", teller=listener)
    return listener


def winnings(listener: Listener) -> list[tuple[int, int, str]]:
    """Who won how much from which pot."""
    events = [event for event in listener.events if event.kind == "won"]
    return [(event.seat, event.amount, pot_name(event.fields["pot"])) for event in events]


def pot_name(pot: Sentence) -> str:
    return GAME.phrasebook().say(pot, Hearer())


def test_what_nobody_matched_goes_back() -> None:
    position = lay_table(SPARE_HANDS[:2])
    position.set_row(CHIPS, [90, 95])
    position.set_row(PAID, [10, 5])
    return_excess(position, None)
    assert (position.row(CHIPS), position.row(PAID)) == ([95, 95], [5, 5])


def test_nothing_goes_back_when_two_have_paid_the_same() -> None:
    position = lay_table(SPARE_HANDS[:3], variant="fixed-limit")
    position.set_row(CHIPS, [90, 90, 95])
    position.set_row(PAID, [10, 10, 5])
    return_excess(position, None)
    assert position.row(PAID) == [10, 10, 5]


def test_a_short_call_plays_for_what_it_could_match() -> None:
    position = lay_table(SPARE_HANDS[1::-1], chips=[100, 3])
    say(position, "BET 2", "CALL")
    played_out(position)
    assert (position.row(POINTS), position.ledger()) == ([0, 6], 103)


def test_the_uncalled_bet_is_part_of_the_pot() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "BET 2", "FOLD")
    assert position.row(POINTS) == [6, 0]


def test_the_best_hand_wins_only_what_it_could_reach() -> None:
    position = lay_table(SPARE_HANDS[:3], chips=[4, 100, 100], variant="fixed-limit")
    say(position, "BET 2", "RAISE 4", "CALL")
    listener = played_out(position)
    assert winnings(listener) == [(0, 12, "the main pot"), (1, 4, "side pot 1")]


def test_three_stacks_make_three_pots() -> None:
    hands = [SPARE_HANDS[seat] for seat in (1, 0, 2, 3)]
    position = lay_table(hands, chips=[5, 3, 100, 100], variant="fixed-limit")
    say(position, "BET 2", "CALL", "RAISE 4", "CALL", "CALL")
    listener = played_out(position)
    assert winnings(listener) == [(1, 12, "the main pot"), (0, 6, "side pot 1"), (2, 2, "side pot 2")]


def test_what_a_folded_player_paid_stays_in_the_pot() -> None:
    position = lay_table(SPARE_HANDS[:3], variant="fixed-limit")
    say(position, "BET 2", "CALL", "RAISE 4", "FOLD", "CALL")
    assert winnings(played_out(position)) == [(1, 16, "the pot")]


def test_one_pot_is_enough_where_all_have_paid_the_same() -> None:
    position = lay_table(SPARE_HANDS[:3], variant="fixed-limit")
    say(position, "BET 2", "CALL", "FOLD")
    assert winnings(played_out(position)) == [(0, 10, "the pot")]


def test_a_tie_is_split() -> None:
    position = lay_table(EQUAL_HANDS[:2])
    say(position, "BET 2", "CALL")
    played_out(position)
    assert position.row(POINTS) == [4, 4]


def test_an_odd_chip_goes_to_the_first_winner_from_the_first_speaker() -> None:
    position = lay_table([SPARE_HANDS[0], *EQUAL_HANDS[2:]], variant="fixed-limit", ante=3)
    say(position, "FOLD", "CHECK", "CHECK")
    assert [share[:2] for share in winnings(played_out(position))] == [(1, 5), (2, 4)]
