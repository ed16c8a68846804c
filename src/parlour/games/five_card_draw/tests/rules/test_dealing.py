"""The start of a hand: cards, antes and who acts first."""

import pytest

from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.dealing import begin_hand
from parlour.games.five_card_draw.rules.table import CHIPS, PAID, POINTS
from parlour.games.five_card_draw.tests.laid import (
    Listener,
    cards_held,
    new_match,
    rules_with,
    say,
    seat_table,
)


def test_five_cards_each_and_no_card_twice() -> None:
    position = new_match(6, variant="fixed-limit")
    assert len(cards_held(position)) == 30
    assert sorted(cards_held(position) + position.left_in_stock()) == pack()


def test_cards_go_out_one_at_a_time_from_the_first_to_act() -> None:
    position = new_match(3, variant="fixed-limit", seed=5)
    order = pack()
    position.shuffle.order_first(order, 3 * 10, 0)
    held = cards_held(position)
    assert [held[0], held[5], held[10], held[1]] == order[:4]


def test_everybody_pays_the_ante() -> None:
    position = new_match(ante=7)
    assert (position.row(CHIPS), position.row(PAID)) == ([93, 93], [7, 7])


def test_a_short_ante_is_all_in_and_the_excess_comes_back() -> None:
    position = seat_table(rules_with(), [100, 1])
    assert (position.row(CHIPS), position.row(PAID), position.phase()) == ([99, 0], [1, 1], "drawing")


def test_a_player_without_chips_gets_no_cards() -> None:
    position = seat_table(rules_with("fixed-limit"), [50, 0, 50])
    assert [position.holds_cards(seat) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize(("alternate", "firsts"), [(False, [0, 0, 0, 0]), (True, [0, 1, 2, 0])])
def test_the_first_turn_stays_or_goes_round(alternate: bool, firsts: list[int]) -> None:
    position = new_match(3, variant="fixed-limit", alternateFirst=alternate)
    found = []
    for _ in range(4):
        found.append(int(position.first))
        say(position, "FOLD", "FOLD")
    assert found == firsts


def test_the_first_turn_passes_over_those_without_chips() -> None:
    position = new_match(3, variant="fixed-limit")
    position.numbers[CHIPS + 1] = 0
    begin_hand(position, None)
    assert position.first == 2


def test_the_deal_is_told_with_its_ante_and_first_to_act() -> None:
    listener = Listener()
    seat_table(rules_with(ante=3), [100, 100], teller=listener)
    assert [(event.kind, event.seat, event.amount, event.fields) for event in listener.events] == [
        ("dealt", 0, 1, {"ante": 3})
    ]


def test_a_short_ante_is_told() -> None:
    listener = Listener()
    seat_table(rules_with(), [100, 1], teller=listener)
    told = [(event.kind, event.seat, event.amount) for event in listener.events[1:]]
    assert told == [("short-ante", 1, 1), ("returned", 0, 1)]


def test_where_chips_are_reset_everybody_has_them_again_and_is_told_so() -> None:
    position, listener = new_match(resetChips=True, ante=10), Listener()
    say(position, "FOLD", teller=listener)
    assert (position.row(CHIPS), position.row(POINTS)) == ([90, 90], [0, 20])
    assert [event.amount for event in listener.events if event.kind == "chips-reset"] == [100]
