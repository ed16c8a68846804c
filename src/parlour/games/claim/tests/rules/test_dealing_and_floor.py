"""Deals and floor rounds: dealt, turned, picked up, passed, exhausted."""

from mypy_extensions import u8

from parlour.cards.codes import BACK, NO_SUIT
from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.floor import NO_DISCARD, close_round, is_exhausted, open_round, pick_up
from parlour.games.claim.rules.table import DECLARING, NOT_CHOSEN
from parlour.games.claim.tests.laid import (
    card,
    choose,
    deal_table,
    hand_text,
    new_game,
    on_the_floor,
    pile_text,
)


def test_the_top_card_of_the_pile_is_turned() -> None:
    position = deal_table(pile="7D 9C")
    open_round(position, None)
    assert (position.floor, pile_text(position, 1)) == (card("7D"), "9C")


def test_the_first_seat_is_drawn_anew_in_each_round_and_the_dealer_from_the_second_on() -> None:
    position = deal_table()
    dealer, seen = position.dealer, []
    open_round(position, None)
    assert position.dealer == dealer
    for _ in range(30):
        close_round(position, None)
        open_round(position, None)
        seen.append((position.dealer, position.first))
    assert {a for a, _ in seen} == {b for _, b in seen} == {0, 1, 2, 3}


def test_a_card_picked_up_joins_the_end_of_the_hand_for_all_to_know() -> None:
    position = on_the_floor(["KD QD 2S", "", "", ""], floor="7D")
    pick_up(position, 0, NO_DISCARD, None)
    assert hand_text(position, 0) == "KD QD 2S 7D"
    assert (position.known[0][-1], position.floor) == (EVERYONE, BACK)


def test_a_discard_goes_out_of_play_and_its_audience_with_it() -> None:
    position = on_the_floor(["KD QD 2S", "", "", ""], floor="7D")
    pick_up(position, 0, 2, None)
    assert hand_text(position, 0) == "KD QD 7D"
    assert (position.discards, position.discards_known) == ([card("2S")], [only(0)])


def test_a_card_known_to_all_is_still_known_when_discarded() -> None:
    position = on_the_floor(["KD QD 2S", "", "", ""], floor="7D")
    pick_up(position, 0, NO_DISCARD, None)
    position.floor = card("9C")
    pick_up(position, 0, 3, None)
    assert position.discards_known == [EVERYONE]


def test_a_card_nobody_takes_goes_under_the_pile() -> None:
    position = on_the_floor(floor="7D")
    close_round(position, None)
    assert (position.floor, pile_text(position).split()[-1], position.unpicked) == (BACK, "7D", 1)


def test_a_pick_up_begins_the_count_of_idle_rounds_again() -> None:
    position = on_the_floor(floor="7D")
    position.unpicked = 5
    pick_up(position, 0, NO_DISCARD, None)
    close_round(position, None)
    assert position.unpicked == 0


def test_passed_cards_come_again_in_their_order_when_the_pile_is_through() -> None:
    position = on_the_floor(floor="7D")
    position.pile, position.passed = vec[u8](), [card("9C"), card("2C")]
    close_round(position, None)
    open_round(position, None)
    assert (position.floor, pile_text(position)) == (card("9C"), "2C 7D")


def test_an_empty_pile_is_exhausted() -> None:
    assert is_exhausted(0, 0)


def test_a_pass_through_the_pile_without_a_pick_up_exhausts_it() -> None:
    assert [is_exhausted(3, unpicked) for unpicked in (0, 2, 3)] == [False, False, True]


def test_a_discard_is_told_to_those_who_know_the_card() -> None:
    position, listener = on_the_floor(["KD QD 2S", "", "", ""], floor="7D"), Listener()
    pick_up(position, 0, 2, listener)
    event = listener.events[0]
    assert event.seen_by(0).cards == (card("7D"), card("2S"))
    assert event.seen_by(1).cards == (card("7D"), BACK)


def test_everybody_gets_three_cards_and_forty_are_left() -> None:
    position = new_game()
    assert [len(hand) for hand in position.hands] == [3] * 4
    assert len(position.pile) == 40


def test_all_52_cards_are_there_once() -> None:
    position = new_game(seed=9)
    assert sorted([card for hand in position.hands for card in hand] + list(position.pile)) == list(
        range(1, 53)
    )


def test_a_hand_is_dealt_for_its_owner_alone() -> None:
    assert new_game().known == [[only(seat)] * 3 for seat in range(4)]


def test_chance_moves_the_dealer_and_the_first_seat_about() -> None:
    games = [new_game(seed=seed) for seed in range(60)]
    assert {(game.dealer, game.opener) for game in games} == {(a, b) for a in range(4) for b in range(4)}


def test_the_next_deal_clears_everything_but_the_budgets() -> None:
    position = choose(deal_table(), ["S", "", "H", ""])
    budgets, house = position.budgets[:], position.house
    deal(position, None)
    assert (position.stage, position.penalties, position.round) == (DECLARING, [0] * 4, 0)
    assert (position.declared, position.wanted) == ([NO_SUIT] * 4, [NOT_CHOSEN] * 4)
    assert (position.budgets, position.house) == (budgets, house)


def test_the_deal_is_told_with_its_number() -> None:
    position, listener = new_game(), Listener()
    deal(position, listener)
    assert [(event.kind, event.seat, event.other, event.amount) for event in listener.events] == [
        ("dealt", position.dealer, position.opener, 2)
    ]
