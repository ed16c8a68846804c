"""Dealing, drawing, and played cards that come back into the stock."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.pack import pack
from parlour.engine.laws.conservation import cards_on
from parlour.engine.playout import playout
from parlour.engine.show.audience import NOBODY, only
from parlour.games.big_c.rules.dealing import draw, draw_penalty, recycle
from parlour.games.big_c.tests.laid import (
    audiences_of,
    hand_cards,
    lay_table,
    new_game,
    played_cards,
    sizes,
)
from tests.size import games


@pytest.mark.parametrize(("seats", "undealt"), [(2, 82), (5, 97), (9, 99), (12, 60)])
def test_thirteen_cards_each_and_the_rest_is_the_stock(seats: int, undealt: int) -> None:
    position = new_game(seats)
    assert sizes(position) == [13] * seats
    assert position.left == undealt


def test_every_card_of_the_shoe_is_dealt_or_in_the_stock() -> None:
    assert cards_on(new_game(5)) == sorted(pack(3, 6))


def test_a_drawn_card_goes_to_the_end_of_the_hand_for_its_owner_alone() -> None:
    position = lay_table(["3D 4D", "5D"], stock="9C 9H")
    draw(position, 0, 1, None)
    assert cards_text(hand_cards(position, 0)) == "3D 4D 9H"
    assert audiences_of(position, 0)[-1] == only(0)


def test_a_draw_for_a_pass_never_brings_played_cards_back() -> None:
    position = lay_table(["3D", "5D"], stock="9C", played="KD KC")
    draw(position, 0, 2, None)
    assert (sizes(position)[0], len(position.played)) == (2, 2)


def test_when_the_stock_is_short_the_played_cards_go_in_for_a_penalty() -> None:
    position = lay_table(["3D", "5D"], stock="9C", played="KD KC")
    draw_penalty(position, 0, 2, None)
    assert (sizes(position)[0], position.left, played_cards(position)) == (3, 1, [])


def test_a_stock_that_is_large_enough_takes_no_played_cards() -> None:
    position = lay_table(["3D", "5D"], stock="9C 9H", played="KD KC")
    draw_penalty(position, 0, 2, None)
    assert (sizes(position)[0], len(position.played)) == (3, 2)


def test_what_is_still_missing_lapses() -> None:
    position = lay_table(["3D", "5D"], stock="", played="KD")
    draw_penalty(position, 0, 2, None)
    assert (sizes(position)[0], position.left, played_cards(position)) == (2, 0, [])


def test_nobody_knows_where_recycled_cards_lie() -> None:
    position = lay_table(["3D", "5D"], stock="", played="KD KC KH")
    recycle(position, None)
    stock = position.zones()[0]
    assert sorted(stock.cards) == sorted(parse_cards("KD KC KH"))
    assert stock.audiences == [NOBODY] * 3


TABLES = 4
RECYCLED = 250
TRIES = 2_000


@pytest.mark.parametrize("table", range(TABLES))
def test_no_card_is_lost_or_doubled_over_many_games_with_recycling(table: int) -> None:
    recycled = 0
    for seed in range(table * TRIES, (table + 1) * TRIES):
        position = new_game(6, seed, decks=1, handSize=8, passDraws=True, halfPenalty=3)
        before = cards_on(position)
        playout(position, Luck(seed))
        assert cards_on(position) == before
        recycled += position.recycled
        if recycled == games(RECYCLED):
            return
    raise AssertionError(f"only {recycled} games recycled")
