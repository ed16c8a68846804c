"""What the table shows."""

from parlour.cards.notation import cards_text
from parlour.games.big_c.tests.laid import after, lay_table, new_game, seat_in_order

HANDS = ["5D 10D KS", "5C 9S QS", "9C 7H JS"]


def test_every_card_lies_in_one_zone() -> None:
    position = after(lay_table(HANDS), "5D", "5C")
    names = {zone.name: cards_text(zone.cards) for zone in position.zones() if zone.owner < 0}
    assert names["table"] == "5C"
    assert names["played"] == "5D"


def test_the_hand_on_top_and_passes_are_marked() -> None:
    position = after(lay_table(HANDS), "5D", "PASS")
    assert [position.badges(seat) for seat in range(3)] == [["on-top"], ["passed"], []]


def test_the_leader_is_marked() -> None:
    assert lay_table(HANDS).badges(0) == ["leads"]


def test_counters_tell_cards_and_the_place_in_the_order() -> None:
    position = lay_table(HANDS)
    seat_in_order(position, [2, 0, 1])
    assert position.seat_counters(0) == {"cards": 3, "order": 2}
    assert position.counters() == {"round": 1, "decks": 2}


def test_nobody_has_a_place_before_the_order_is_settled() -> None:
    assert new_game().seat_counters(0) == {"cards": 13}
