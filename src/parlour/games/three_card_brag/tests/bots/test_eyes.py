"""What a bot reads off a view: purses, prices, cards, and the moves it can make of a stake."""

from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import laid, play, seated


def sight_of(position: ThreeCardBrag) -> Sight:
    """What the seat whose turn it is sees."""
    seat = position.turn
    return Sight(position.terms.rules, position.view(seat), position.moves(seat))


def test_a_blind_bot_knows_none_of_its_cards() -> None:
    assert sight_of(laid(["AS KS QS", "2C 3D 7H"])).me.public_cards() == []


def test_a_bot_that_looked_knows_its_hand() -> None:
    sight = sight_of(play(laid(["AS KS QS", "2C 3D 7H"]), "SEE_HAND"))
    assert sight.me.cards == parse_cards("AS KS QS")


def test_the_unseen_cards_are_all_but_those_in_sight() -> None:
    sight = sight_of(play(laid(["AS KS QS", "2C 3D 7H"]), "SEE_HAND"))
    assert len(sight.unseen()) == 49


def test_the_trump_is_pointed_at_and_lies_nowhere() -> None:
    sight = sight_of(laid(["AS KS QS", "2C 3D 7H"], trump="6H"))
    assert (sight.trump, sight.placed) == (parse_card("6H"), [])


def test_a_table_without_a_trump_has_none() -> None:
    assert sight_of(laid(["AS KS QS", "2C 3D 7H"])).trump == NO_TRUMP


def test_who_has_folded_is_no_rival() -> None:
    position = play(seated([100, 100, 100]), "FOLD")
    assert [rival.seat for rival in sight_of(position).rivals] == [2]


def test_a_card_taken_from_the_floor_is_known_in_the_rivals_hand() -> None:
    position = laid(["AS KS QS", "2C 3D 7H"], stock="9D")
    play(position, "CHECK", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 0")
    assert sight_of(position).rivals[0].public_cards() == parse_cards("9D")


def test_a_seen_rise_costs_twice_a_blind_one() -> None:
    me = sight_of(play(seated([100, 100]), "BET_BLIND 10")).me
    assert (me.cost(5), me.looking().cost(5)) == (15, 30)


def test_nobody_pays_more_than_there_is() -> None:
    assert sight_of(seated([20, 100])).me.cost(50) == 20


def test_looking_twice_costs_no_more_than_once() -> None:
    me = sight_of(play(seated([100, 100]), "BET_BLIND 10", "SEE_HAND")).me
    assert me.looking().price == me.price == 20


def test_opening_blind_is_a_blind_bet() -> None:
    assert sight_of(seated([100, 100])).raised_to(10) == Move("BET_BLIND", amount=10)


def test_opening_seen_is_a_bet_of_twice_the_stake() -> None:
    assert sight_of(play(seated([100, 100]), "SEE_HAND")).raised_to(10) == Move("BET", amount=20)


def test_a_raise_is_brought_within_the_limits() -> None:
    sight = sight_of(play(seated([100, 100]), "BET_BLIND 10"))
    assert [sight.raised_to(stake).amount for stake in (0, 1_000)] == [15, 100]


def test_who_cannot_raise_has_no_stakes() -> None:
    assert sight_of(play(seated([100, 12]), "BET_BLIND 10")).stakes() == (0, 0)


def test_staying_is_checking_calling_or_folding() -> None:
    opened = play(seated([100, 8], shortCall="fold"), "BET_BLIND 10")
    tables = [seated([100, 100]), play(seated([100, 100]), "BET_BLIND"), opened]
    assert [sight_of(table).staying().verb for table in tables] == ["CHECK", "CALL", "FOLD"]
