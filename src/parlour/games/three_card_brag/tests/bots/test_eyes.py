"""What a bot reads off a view: coins, prices, cards, and the moves it can make of a stake."""

from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP
from parlour.games.three_card_brag.tests.bots.table import eyes_of
from parlour.games.three_card_brag.tests.laid import lay_table, play, seat_table


def test_a_blind_bot_knows_none_of_its_cards() -> None:
    assert eyes_of(lay_table(["AS KS QS", "2C 3D 7H"])).mine.known_cards() == []


def test_a_bot_that_looked_knows_its_hand() -> None:
    eyes = eyes_of(play(lay_table(["AS KS QS", "2C 3D 7H"]), "SEE_HAND"))
    assert eyes.mine.cards == parse_cards("AS KS QS")


def test_the_unseen_cards_are_all_but_those_in_sight() -> None:
    eyes = eyes_of(play(lay_table(["AS KS QS", "2C 3D 7H"]), "SEE_HAND"))
    assert len(eyes.unseen_cards()) == 49


def test_the_trump_is_pointed_at_and_lies_nowhere() -> None:
    eyes = eyes_of(lay_table(["AS KS QS", "2C 3D 7H"], trump="6H"))
    assert (eyes.trump, eyes.placed()) == (parse_card("6H"), [])


def test_a_table_without_a_trump_has_none() -> None:
    assert eyes_of(lay_table(["AS KS QS", "2C 3D 7H"])).trump == NO_TRUMP


def test_who_has_folded_is_no_rival() -> None:
    position = play(seat_table([100, 100, 100]), "FOLD")
    assert [rival.seat for rival in eyes_of(position).others] == [2]


def test_a_card_taken_from_the_floor_is_known_in_the_rivals_hand() -> None:
    position = lay_table(["AS KS QS", "2C 3D 7H"], stock="9D")
    play(position, "CHECK", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 0")
    assert eyes_of(position).others[0].known_cards() == parse_cards("9D")


def test_a_seen_rise_costs_twice_a_blind_one() -> None:
    me = eyes_of(play(seat_table([100, 100]), "BET_BLIND 10")).mine
    assert (me.cost(5), me.after_looking().cost(5)) == (15, 30)


def test_nobody_pays_more_than_there_is() -> None:
    assert eyes_of(seat_table([20, 100])).mine.cost(50) == 20


def test_looking_twice_costs_no_more_than_once() -> None:
    me = eyes_of(play(seat_table([100, 100]), "BET_BLIND 10", "SEE_HAND")).mine
    assert me.after_looking().price == me.price == 20


def test_opening_blind_is_a_blind_bet() -> None:
    assert eyes_of(seat_table([100, 100])).raise_to(10) == Move("BET_BLIND", amount=10)


def test_opening_seen_is_a_bet_of_twice_the_stake() -> None:
    assert eyes_of(play(seat_table([100, 100]), "SEE_HAND")).raise_to(10) == Move("BET", amount=20)


def test_a_raise_is_brought_within_the_limits() -> None:
    eyes = eyes_of(play(seat_table([100, 100]), "BET_BLIND 10"))
    assert [eyes.raise_to(stake).amount for stake in (0, 1_000)] == [15, 100]


def test_who_cannot_raise_has_no_stakes() -> None:
    assert eyes_of(play(seat_table([100, 12]), "BET_BLIND 10")).stakes() == (0, 0)


def test_staying_is_checking_calling_or_folding() -> None:
    opened = play(seat_table([100, 8], shortCall="fold"), "BET_BLIND 10")
    tables = [seat_table([100, 100]), play(seat_table([100, 100]), "BET_BLIND"), opened]
    assert [eyes_of(table).stay().verb for table in tables] == ["CHECK", "CALL", "FOLD"]
