"""Menus of moves: made once, and right."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.verbs import moves_to_bet, moves_to_draw


def test_a_menu_is_made_once() -> None:
    assert moves_to_bet(True, 3, 4) is moves_to_bet(True, 3, 4)


def test_menus_that_differ_are_kept_apart() -> None:
    menus = {
        id(moves_to_bet(facing, low, high)) for facing in (True, False) for low in (1, 2) for high in (2, 64)
    }
    assert len(menus) == 8


def test_without_a_bet_one_may_check_or_bet() -> None:
    assert list(moves_to_bet(False, 1, 2)) == [
        Move("FOLD"),
        Move("CHECK"),
        Move("BET", amount=1),
        Move("BET", amount=2),
    ]


def test_with_a_bet_one_may_call_or_raise() -> None:
    assert list(moves_to_bet(True, 4, 4)) == [Move("FOLD"), Move("CALL"), Move("RAISE", amount=4)]


def test_totals_are_left_out_where_there_are_none() -> None:
    assert moves_to_bet(True, 3, 2).verbs() == ["FOLD", "CALL"]


def test_a_wide_span_is_not_spelled_out() -> None:
    menu = moves_to_bet(False, 1, 1_000)
    assert (menu.count(), Move("BET", amount=777) in menu) == (1_002, True)


def test_there_are_32_ways_to_draw_up_to_five() -> None:
    assert len(set(moves_to_draw(5))) == moves_to_draw(5).count() == 32


def test_there_is_one_way_to_draw_none() -> None:
    assert list(moves_to_draw(0)) == [Move("DRAW")]


def test_every_draw_is_sampled() -> None:
    luck = Luck(1)
    assert len({moves_to_draw(5).sample(luck) for _ in range(500)}) == 32
