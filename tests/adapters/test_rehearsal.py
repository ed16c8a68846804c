"""A rehearsal finds the words, counters and zones of a game."""

from parlour.adapters.rehearsal import Watcher, rehearse
from parlour.engine.show.zone import Zone
from tests.adapters.courses import setting
from tests.toys.high_card import GAME


def test_a_game_of_any_maker_can_be_rehearsed() -> None:
    words = rehearse(GAME, GAME.rules(), 2)
    assert "over" in words.phases
    assert "hand" in words.seat_zones
    assert len(words.reasons) > 0


def test_a_rehearsal_is_the_same_every_time() -> None:
    assert rehearse(GAME, GAME.rules(), 3) == rehearse(GAME, GAME.rules(), 3)


def test_the_rehearsal_sees_what_comes_late_in_a_long_game() -> None:
    assert "over" in setting("claim").layout.words.phases


def test_a_game_that_names_cards_is_recognised() -> None:
    assert rehearse_names_cards("big-c")
    assert not rehearse_names_cards("claim")


def rehearse_names_cards(name: str) -> bool:
    place = setting(name)
    return rehearse(place.game, place.rules, place.seats).names_cards


def room_of(*lengths: int, cards: int = 52, pile: bool = False) -> int:
    watcher = Watcher(cards)
    for length in lengths:
        watcher.measure(Zone("floor", "floor", [1] * length, [0] * length, pile=pile))
    return watcher.vocabulary().table_zones["floor"]


def test_a_zone_of_one_length_gets_just_that_room() -> None:
    assert room_of(0, 3, 3) == 3


def test_a_zone_of_varying_length_gets_room_to_spare_but_not_beyond_the_pack() -> None:
    assert room_of(1, 4) == 8
    assert room_of(1, 40) == 52


def test_a_pile_gets_no_room_for_cards() -> None:
    assert room_of(30, 20, pile=True) == 0
