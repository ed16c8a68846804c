"""The draw: what is thrown away, what comes, and what happens when the stock runs out."""

import pytest

from parlour.cards.pack import pack
from parlour.engine.errors import Refused
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import DREW
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    Listener,
    cards_held,
    hand_text,
    lay_stock,
    lay_table,
    new_match,
    refusal,
    say,
)


def at_the_draw() -> FiveCardDraw:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    return position


def six_at_the_draw() -> FiveCardDraw:
    position = new_match(6, variant="fixed-limit")
    say(position, *["CHECK"] * 6)
    return position


def test_new_cards_lie_where_the_old_ones_lay() -> None:
    position = at_the_draw()
    lay_stock(position, "7C 8S")
    say(position, "DRAW 0 3")
    assert hand_text(position, 0) == "7C KD 9H 8S 2C"


def test_all_five_may_go() -> None:
    position = at_the_draw()
    lay_stock(position, "3C 4C 5C 6C 7C")
    say(position, "DRAW 0 1 2 3 4")
    assert hand_text(position, 0) == "3C 4C 5C 6C 7C"


def test_standing_pat_keeps_the_hand() -> None:
    position = at_the_draw()
    say(position, "DRAW")
    assert (hand_text(position, 0), position.row(DREW)) == (SPARE_HANDS[0], [0, -1])


@pytest.mark.parametrize("slots", ["5", "1 1", "3 2", "-1"])
def test_places_must_exist_once_and_rise(slots: str) -> None:
    with pytest.raises(Refused) as refused:
        say(at_the_draw(), f"DRAW {slots}")
    assert refused.value.code == "wrong-details"


def test_nobody_folds_in_the_draw() -> None:
    assert refusal(at_the_draw(), "FOLD").endswith(" This is the draw.")


def test_the_first_speaker_draws_first() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "FOLD", "FOLD", "CHECK", "CHECK", "CHECK", "DRAW", "DRAW")
    assert (position.first, position.to_act()) == (1, (0,))


def test_five_draws_of_five_use_up_the_stock_and_the_discards_come_back() -> None:
    position = six_at_the_draw()
    listener = Listener()
    say(position, *["DRAW 0 1 2 3 4"] * 5, teller=listener)
    assert listener.kinds().count("reshuffled") == 1
    assert (len(position.left_in_stock()), len(position.discards())) == (17, 5)


def test_a_player_never_draws_what_it_is_throwing_away() -> None:
    position = six_at_the_draw()
    say(position, *["DRAW 0 1 2 3 4"] * 4)
    thrown = position.hand_of(4)
    say(position, "DRAW 0 1 2 3 4")
    assert not set(thrown) & set(position.hand_of(4)) and thrown == position.discards()


def test_no_card_is_lost_in_a_reshuffle() -> None:
    position = six_at_the_draw()
    say(position, *["DRAW 0 1 2 3 4"] * 6)
    assert sorted(cards_held(position) + position.left_in_stock() + position.discards()) == pack()


def test_a_draw_is_told_with_its_places_and_the_cards_for_one_seat() -> None:
    position, listener = at_the_draw(), Listener()
    say(position, "DRAW 3 4", teller=listener)
    (drawn,) = listener.events
    assert (drawn.slots, drawn.seen_by(1).cards) == ((3, 4), (-1, -1))
    assert list(drawn.seen_by(0).cards) == position.hand_of(0)[3:5]
