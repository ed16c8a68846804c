"""The deal: cards, trump, antes and the first actor."""

from collections import Counter
from typing import Any

import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.show.audience import NOBODY
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.dealing import deal_round
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import BLIND_COINS, CARDS, COINS, PROGRESS
from parlour.games.three_card_brag.tests.laid import Listener, all_cards, play, rules_with, seat_table


def begin_table(seats: int, seed: int = 1, **switches: Any) -> ThreeCardBrag:
    position = GAME.begin(rules_with(**switches), seats, FastShuffle(seed))
    assert isinstance(position, ThreeCardBrag)
    return position


def test_thirteen_players_leave_a_stock_of_thirteen() -> None:
    position = begin_table(13)
    assert (len(all_cards(position)), position.left) == (52, 13)


def test_the_trump_stays_in_the_pack() -> None:
    position = begin_table(4)
    assert sorted(all_cards(position)) == position.full_pack()


def test_any_card_may_be_trump() -> None:
    trumps = Counter(begin_table(2, seed).trump for seed in range(400))
    assert sorted(trumps) == list(range(1, 53))


def test_every_round_has_a_trump_of_its_own() -> None:
    position = begin_table(2)
    trumps = set()
    for _ in range(6):
        trumps.add(position.trump)
        play(position, "FOLD")
    assert len(trumps) > 3


def test_nobody_has_seen_a_card_at_the_deal() -> None:
    position = begin_table(3)
    assert [position.known(seat) for seat in range(3)] == [[NOBODY] * 3] * 3


def test_the_first_actor_goes_round() -> None:
    position = begin_table(3)
    firsts = []
    for _ in range(4):
        firsts.append(position.first)
        play(position, "FOLD", "FOLD")
    assert firsts == [0, 1, 2, 0]


def test_a_seat_without_coins_is_not_dealt_in() -> None:
    position = seat_table([100, 0, 100])
    assert [zone.owner for zone in position.zones() if zone.name == "hand"] == [0, 2]


def test_the_next_seat_goes_first_for_one_that_is_out() -> None:
    assert seat_table([0, 100, 100]).first == 1


def test_antes_go_into_the_pot_and_are_no_bet() -> None:
    position = seat_table([100, 100, 100], ante=5)
    assert (position.pot, position.stake, position.row(COINS)) == (15, 0, [95, 95, 95])


def test_antes_are_blind_money() -> None:
    position = seat_table([100, 100], ante=5)
    assert (position.row(BLIND_COINS), position.row(PROGRESS)) == ([5, 5], [0, 0])


def test_who_cannot_pay_the_ante_is_all_in_with_the_rest() -> None:
    position = seat_table([100, 3, 100], ante=5)
    assert (position.coins(1), position.pot, position.is_live(1)) == (0, 13, True)


def test_when_antes_leave_one_purse_the_cards_decide() -> None:
    assert seat_table([100, 3], ante=5).stage == CARDS


def test_shown_hands_stay_in_sight_for_a_round() -> None:
    position = seat_table([100, 100])
    hands = [position.hand(0), position.hand(1)]
    play(position, "SHOW_HAND")
    assert [zone.cards for zone in position.zones() if zone.name == "shown"] == hands


def test_a_round_that_ends_by_folds_shows_nothing() -> None:
    position = play(seat_table([100, 100]), "SHOW_HAND", "FOLD")
    assert not [zone for zone in position.zones() if zone.name == "shown"]


@pytest.mark.parametrize(
    ("switches", "kinds"),
    [
        ({}, ["dealt", "trump"]),
        ({"useTrump": False}, ["dealt"]),
        ({"ante": 5}, ["dealt", "trump", "antes"]),
    ],
)
def test_the_deal_is_told(switches: dict[str, Any], kinds: list[str]) -> None:
    position = seat_table([100, 100], **switches)
    listener = Listener(position)
    deal_round(position, listener)
    assert [event.kind for event in listener.events] == kinds


def test_without_trump_there_is_none() -> None:
    assert begin_table(2, useTrump=False).trump == NO_TRUMP
