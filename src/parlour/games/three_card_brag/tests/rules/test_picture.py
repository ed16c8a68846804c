"""What the table shows: zones, counters and badges."""

from typing import Any

import pytest

from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.picture import badges, seat_counters, zones
from parlour.games.three_card_brag.tests.laid import lay_table, play, seat_table


def owners(zones: list[tuple[str, int]], name: str) -> list[int]:
    return [owner for zone, owner in zones if zone == name]


def zones_of(*moves: str, coins: tuple[int, ...] = (100, 100, 100), **switches: Any) -> list[tuple[str, int]]:
    position = play(seat_table(list(coins), **switches), *moves)
    return [(zone.name, zone.owner) for zone in zones(position)]


def test_every_player_dealt_in_has_a_hand_even_after_folding() -> None:
    assert owners(zones_of("FOLD", coins=(100, 0, 100, 100)), "hand") == [0, 2, 3]


def test_no_trump_no_zone_for_it() -> None:
    assert owners(zones_of(useTrump=False), "trump") == []


def test_the_trump_is_shown_to_all() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"], trump="6H")
    assert position.view(None).zone("trump").cards == [19]


def test_hands_shown_last_round_are_there_to_see() -> None:
    assert owners(zones_of("FOLD", "SHOW_HAND"), "shown") == [1, 2]


@pytest.mark.parametrize("shown", [0, 10, 12])
def test_a_hand_that_is_shown_opens_its_own_cards_alone(shown: int) -> None:
    """Thirteen hands are 39 cards, more than 32 bits."""
    position = seat_table([100] * 13, **{"players.most": 13})
    position.open_hand(shown)
    open_to_all = [seat for seat in range(13) if position.known(seat) == [EVERYONE] * 3]
    closed = [seat for seat in range(13) if EVERYONE not in position.known(seat)]
    assert (open_to_all, len(closed)) == ([shown], 12)


def test_the_stock_is_a_pile() -> None:
    stock = seat_table([100, 100]).view(0).zone("stock")
    assert (stock.cards, stock.count) == ([], 46)


def test_discards_show_a_player_what_that_player_gave_up() -> None:
    position = play(
        lay_table(["AS AD 4C", "KS KD 9H"]), "SEE_HAND", "BET", "CALL", "DRAW_FROM_DECK", "SWAP_CARD 2"
    )
    assert [position.view(viewer).zone("discards").cards for viewer in (0, 1)] == [[4], [-1]]


def test_a_seats_numbers() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND 20", "SEE_HAND")
    assert seat_counters(position, 1) == {"coins": 100, "paid": 0, "price": 40, "won": 0, "bonus": 0}


def test_no_bonus_is_shown_where_none_is_counted() -> None:
    assert "bonus" not in seat_counters(seat_table([100, 100], bonusMode="off"), 0)


def test_badges_tell_blind_from_seen() -> None:
    position = play(seat_table([100, 100]), "SEE_HAND")
    assert [badges(position, seat) for seat in (0, 1)] == [["seen", "first"], ["blind"]]


def test_badges_of_those_who_are_not_in_play() -> None:
    position = play(seat_table([100, 0, 20, 100]), "FOLD", "BET_BLIND 20")
    assert [badges(position, seat) for seat in range(3)] == [
        ["blind", "folded", "first"],
        ["out"],
        ["blind", "all-in"],
    ]


def test_the_tables_counters() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND 20")
    assert position.counters() == {"round": 1, "pot": 20, "stake": 20}
