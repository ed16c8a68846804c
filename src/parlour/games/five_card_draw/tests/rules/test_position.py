"""A match as the house sees it: turns, views, time-outs and copies."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.playout import playout
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.table import CHIPS
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, lay_table, new_match, say, stand_pat


def test_seat_0_has_the_first_word() -> None:
    assert new_match().to_act() == (0,)


def test_out_of_turn_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        new_match().play(1, Move("CHECK"))
    assert refused.value.code == "not-your-turn"


def test_time_out_checks_where_it_can() -> None:
    assert new_match().on_timeout(0) == Move("CHECK")


def test_time_out_folds_against_a_bet() -> None:
    position = new_match()
    say(position, "BET 1")
    assert position.on_timeout(1) == Move("FOLD")


def test_time_out_stands_pat() -> None:
    position = new_match()
    say(position, "CHECK", "CHECK")
    assert position.on_timeout(0) == Move("DRAW")


def test_a_copy_goes_its_own_way() -> None:
    position = new_match()
    say(position.copy(), "BET 2")
    assert (position.bet, position.row(CHIPS)) == (0, [98, 98])


def test_starting_chips_below_the_ante_begin_with_the_draw() -> None:
    position = new_match(startingChips=1)
    assert (position.phase(), position.pot()) == ("drawing", 2)


def test_a_match_over_has_nobody_to_act() -> None:
    position = lay_table(SPARE_HANDS[:2], target=4)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK")
    assert (position.to_act(), position.phase(), position.pot()) == ((), "over", 0)


@pytest.mark.parametrize("variant", GAME.variants())
def test_random_matches_are_short(variant: str) -> None:
    rules = GAME.rules(variant)
    for seats in range(rules.players.least, rules.players.most + 1):
        assert playout(new_match(seats, variant=variant, seed=seats), Luck(seats)) < 400
