"""What a bot reads from a view."""

from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.fields import ANY
from parlour.games.five_card_draw.rules.hands import PAIR
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, say


def sight(position: FiveCardDraw, seat: int) -> Sight:
    return Sight(position.switches, position.view(seat))


def test_the_own_hand_is_read() -> None:
    assert sight(laid(SPARE_HANDS[:2]), 1).category == PAIR


def test_the_spot_is_what_the_seat_faces() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "BET 1")
    spot = sight(position, 1).spot()
    assert (spot.bet, spot.mine, spot.pot, spot.limit, spot.low, spot.high) == (1, 0, 5, 2, 2, 2)


def test_without_room_to_raise_the_span_is_empty() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "BET 2")
    spot = sight(position, 1).spot()
    assert spot.low > spot.high


def test_rivals_are_those_still_in() -> None:
    position = laid(SPARE_HANDS[:4], variant="fixed-limit", chips=[100, 100, 3, 100])
    say(position, "BET 2", "FOLD", "CALL")
    assert sight(position, 3).rivals() == [0, 2]


def test_draws_are_counted_as_they_are_made() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    before = sight(position, 1).drew()
    say(position, "DRAW 2 3 4")
    assert (before, sight(position, 1).drew(), sight(position, 1).draws()) == ([ANY], [3], True)


def test_the_own_discards_are_remembered() -> None:
    position = laid(SPARE_HANDS[:2])
    thrown = position.hands[2:4]
    say(position, "CHECK", "CHECK", "DRAW 2 3", "DRAW 4")
    assert sight(position, 0).thrown() == thrown


def test_who_opens_is_known() -> None:
    position = laid(SPARE_HANDS[:2])
    assert [sight(position, seat).opens() for seat in range(2)] == [True, False]
