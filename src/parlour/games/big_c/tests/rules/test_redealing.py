"""What everybody knows of hidden cards is kept when they are dealt again."""

from collections import Counter
from typing import Any

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.laws.conservation import cards_on
from parlour.engine.play.move import Move
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.redealing import redeal
from parlour.games.big_c.tests.laid import (
    after,
    all_hands,
    change_card,
    hand_cards,
    lay_table,
    new_game,
    show_card,
    sizes,
    stock_cards,
)

TIMES = 60


def redeals(position: BigC, seat: int) -> list[BigC]:
    """Many deals that the seat cannot tell from this one."""
    twins = [position.copy() for _ in range(TIMES)]
    for number, twin in enumerate(twins):
        redeal(twin, seat, Luck(number))
        assert cards_on(twin) == cards_on(position)
        assert hand_cards(twin, seat) == hand_cards(position, seat)
    return twins


def stuck_leader(**switches: Any) -> BigC:
    """Seat 0 wins a round with its last natural card and passes the lead on, holding two jokers."""
    hands = ["2S JOKER JOKER", "3D 4D 6D 7D", "3C 4C 6C 8C"]
    return after(lay_table(hands, stock="9C KH 5H 7S", **switches), "2S", "PASS", "PASS", "PASS")


def test_a_redeal_deals_the_other_hands_again() -> None:
    position = new_game(4)
    assert all(hand_cards(twin, 0) != hand_cards(position, 0) for twin in redeals(position, 2))


def test_whoever_passed_the_lead_holds_only_jokers_in_every_redeal() -> None:
    position = stuck_leader()
    assert all(hand_cards(twin, 0) == [JOKER, JOKER] for twin in redeals(position, 1))


def test_that_is_still_known_rounds_later() -> None:
    position = after(stuck_leader(), "3D", "4C", "PASS", "6D", "PASS", "PASS")
    assert all(hand_cards(twin, 0) == [JOKER, JOKER] for twin in redeals(position, 2))


def test_cards_drawn_since_may_be_anything() -> None:
    position = stuck_leader(passDraws=True)
    assert all(hand_cards(twin, 0)[:2] == [JOKER, JOKER] for twin in redeals(position, 1))
    assert len({hand_cards(twin, 0)[2] for twin in redeals(position, 1)}) > 3


def test_known_jokers_are_forgotten_as_they_are_played() -> None:
    position = stuck_leader(passDraws=True)
    change_card(position, 0, 2, parse_card("KH"))
    position = after(position, "3D", "PASS", "PASS", "4D", "PASS", "PASS", "6D", "PASS", "PASS")
    assert position.jokers_shown[0] == 2
    position.turn = 0
    after(position, "KH JOKER")
    assert position.jokers_shown == [1, 0, 0]


def test_when_nobody_could_lead_everybody_is_known_to_hold_jokers() -> None:
    position = lay_table(["JOKER JOKER", "JOKER"])
    assert position.jokers_shown == [2, 1]


def test_somebody_holds_more_than_jokers_when_the_game_goes_on() -> None:
    position = after(lay_table(["JOKER JOKER", "3D"], stock="JOKER JOKER JOKER JOKER JOKER"), "PASS")
    assert all(hand_cards(twin, 1) == parse_cards("3D") for twin in redeals(position, 0))


def recycled_table() -> BigC:
    """Six cards that had been played lie in the stock again, but for the one that seat 1 has drawn since."""
    hands = ["5D 8H QS", "8C QD 9S", "KC JD 10D"]
    return after(lay_table(hands, stock="", played="3H 4H 6H 7C AH"), "5D", "8C", "PASS", "8H")


def test_cards_from_the_stock_are_not_in_hands_that_drew_none() -> None:
    position = recycled_table()
    returned = set(parse_cards("3H 4H 6H 7C AH 5D"))
    assert position.returned == parse_cards("3H 4H 6H 7C AH 5D")
    for twin in redeals(position, 0):
        assert not returned & set(hand_cards(twin, 2))
        assert not returned & set(hand_cards(twin, 1)[:-1])
        assert len(returned & set(hand_cards(twin, 1) + stock_cards(twin))) == len(returned)


def test_the_last_card_of_a_hand_that_drew_may_be_any_of_them() -> None:
    last = {hand_cards(twin, 1)[-1] for twin in redeals(recycled_table(), 0)}
    assert len(last & set(parse_cards("3H 4H 6H 7C AH 5D"))) > 3


def test_whoever_drew_knows_which_card_it_was() -> None:
    position = recycled_table()
    drawn = hand_cards(position, 1)[-1]
    assert all(drawn not in stock_cards(twin) for twin in redeals(position, 1))


def test_a_card_that_was_presented_is_not_one_from_the_stock() -> None:
    position = lay_table(["3D 9C", "7S", "KD"], stock="7S QH")
    show_card(position, 1, 0)
    position.recycled, position.drawn_since = True, [0, 1, 0]
    position.returned = parse_cards("7S")
    assert all(parse_card("7S") in stock_cards(twin) for twin in redeals(position, 1))


def test_a_returned_card_that_is_played_may_be_anywhere_again() -> None:
    position = recycled_table()
    drawn = hand_cards(position, 1)[-1]
    position.returned = [drawn]
    position.turn = 1
    position.owner = -1
    position.top = new_game().top
    position.play(1, Move("PLAY", cards=(drawn,)))
    assert position.returned == []


@pytest.mark.parametrize("seed", range(6))
def test_redeals_agree_with_the_record_where_no_card_has_a_twin(seed: int) -> None:
    """Without twins the true owner of every returned card is known, and the rules can be checked outright."""
    position = new_game(4, seed, decks=1, jokersPerDeck=1, handSize=9, halfPenalty=3, passDraws=True)
    luck, drew = Luck(seed), [False] * 4
    while not position.is_over():
        seat = position.to_act()[0]
        before = sizes(position)
        position.apply(seat, position.moves(seat).pick(luck))
        if position.recycled:
            drew = [drew[each] or sizes(position)[each] > before[each] for each in range(4)]
            check_record(position, drew, luck)


def check_record(position: BigC, drew: list[bool], luck: Luck) -> None:
    viewer = luck.below(4)
    twin = position.copy()
    redeal(twin, viewer, luck)
    untouched = [hand for hand, drawn in zip(all_hands(twin), drew, strict=True) if not drawn]
    assert not any(Counter(hand) & Counter(position.returned) for hand in untouched)


@pytest.mark.parametrize("seed", range(8))
def test_a_redeal_can_be_dealt_again_for_anybody(seed: int) -> None:
    """Many jokers, played cards that come back, and what one seat takes for possible, seen by the next."""
    rules = {"decks": 1, "jokersPerDeck": 8, "handSize": 4, "halfPenalty": 9, "passDraws": True}
    position, luck = new_game(4, seed, **rules), Luck(seed)
    cards = cards_on(position)
    for _ in range(80):
        if position.is_over():
            break
        position = position.copy()
        redeal(position, luck.below(4), luck)
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat).pick(luck))
        assert cards_on(position) == cards


def test_a_sealed_choice_is_sealed_again_for_everybody_else() -> None:
    position = new_game(3)
    position.play(1, Move("PRESENT", slots=(4,)))
    assert len({twin.picks[1] for twin in redeals(position, 0)}) > 3
    assert {twin.picks[1] for twin in redeals(position, 1)} == {4}
