"""Leads, plays, passes, footstools, and the end."""

import pytest

from parlour.cards.notation import cards_text
from parlour.engine.play.events import Listener
from parlour.engine.show.audience import EVERYONE
from parlour.games.big_c.rules.table import NO_OWNER, OVER
from parlour.games.big_c.tests.laid import (
    after,
    audiences_of,
    event_kinds,
    hand_text,
    laid_cards,
    lay_table,
    played_cards,
    refusal_of,
    seat_in_order,
    show_card,
    sizes,
    to_play,
)

THREE = ["5D 10D KS 2S", "6C 9S QS AD", "9C 7H JS AC"]


def test_turns_follow_the_order_of_play() -> None:
    position = lay_table(THREE)
    seat_in_order(position, [0, 2, 1])
    assert after(position, "5D").turn == 2


def test_a_hand_replaces_the_one_below() -> None:
    position = after(lay_table(THREE), "5D", "9S")
    laid, played = laid_cards(position), played_cards(position)
    assert (cards_text(laid), cards_text(played), position.owner) == ("9S", "5D", 1)


def test_a_pass_counts_for_that_turn_only() -> None:
    position = after(lay_table(THREE), "5D", "PASS", "9C", "10D")
    assert after(position, "AD").owner == 1


def test_when_all_others_have_passed_the_owner_leads() -> None:
    position = after(lay_table(THREE), "5D", "9S", "PASS", "PASS")
    assert (position.turn, position.owner, laid_cards(position)) == (1, NO_OWNER, [])
    assert cards_text(played_cards(position)) == "5D 9S"


@pytest.mark.parametrize(
    ("cards", "why"),
    [("4D", "4♦ is lower than 5♦."), ("3D", "3♦ is lower than 5♦."), ("6C 6C", "equals or beats what is")],
)
def test_what_is_not_good_enough_is_refused_and_why(cards: str, why: str) -> None:
    assert why in refusal_of(after(lay_table(["5D KS", "4D 6C 6C 3D"]), "5D"), cards)


def test_a_leader_may_not_pass() -> None:
    assert "You lead this round" in refusal_of(lay_table(THREE), "PASS")


def test_a_half_footstool_costs_the_owner_below_a_card() -> None:
    position = after(lay_table(["5D KS", "5C KD"]), "5D", "5C")
    assert sizes(position) == [2, 1]


def test_a_full_footstool_costs_two() -> None:
    assert sizes(after(lay_table(["7S KS", "7S KD"]), "7S", "7S")) == [3, 1]


def test_the_hands_on_the_table_are_not_recycled() -> None:
    position = after(lay_table(["5D 8H KS", "8C KD"], stock=""), "5D", "8C", "8H")
    assert hand_text(position, 1) == "5D KD"
    assert (cards_text(played_cards(position)), position.left) == ("8C", 0)


def test_the_first_without_cards_wins_at_once() -> None:
    position = after(lay_table(["5D KS", "9C", "3D 4D 6D"]), "5D", "9C")
    outcome = position.outcome()
    assert position.stage == OVER
    assert outcome is not None
    assert (outcome.places, outcome.tallies) == ([2, 1, 3], [-1, 0, -3])


def test_the_winning_play_may_be_a_footstool() -> None:
    position = after(lay_table(["5D KS", "5C"]), "5D", "5C")
    assert (position.stage, sizes(position)) == (OVER, [2, 0])


def test_a_leader_with_jokers_alone_passes_the_lead_on() -> None:
    position = after(lay_table(["2S JOKER", "3D 4D", "3C 4C"]), "2S", "PASS", "PASS", "PASS")
    assert (position.turn, position.owner) == (1, NO_OWNER)


@pytest.mark.parametrize(
    ("hands", "places"),
    [(["JOKER JOKER", "JOKER"], [2, 1]), (["JOKER", "JOKER"], [1, 1]), (["JOKER"] * 3, [1, 1, 1])],
)
def test_where_nobody_holds_anything_but_jokers_the_fewest_cards_win(
    hands: list[str], places: list[int]
) -> None:
    outcome = lay_table(hands).outcome()
    assert outcome is not None
    assert outcome.places == places


def test_of_two_twins_the_one_everybody_knows_is_played() -> None:
    position = lay_table(["7S 7S KD", "3D"])
    show_card(position, 0, 1)
    after(position, "7S")
    assert EVERYONE not in audiences_of(position, 0)


@pytest.mark.parametrize(
    ("plays", "kinds"),
    [
        (["5D", "PASS", "PASS"], ["led", "passed", "passed", "leads"]),
        (["5D", "9S"], ["led", "played"]),
        (["10D", "AD", "AC"], ["led", "played", "played", "half-footstool", "drew"]),
    ],
)
def test_what_is_told(plays: list[str], kinds: list[str]) -> None:
    assert event_kinds(lay_table(THREE), *plays) == kinds


@pytest.mark.parametrize(
    ("hands", "stock", "plays", "drawn"),
    [
        (["5D KS", "5C KD"], "3D 4D 6D", ["5D", "5C"], (1, 1)),
        (["5D KS", "5D KD"], "3D 4D 6D", ["5D", "5D"], (2, 2)),
        (["5D KS", "5D KD"], "3D", ["5D", "5D"], (2, 1)),
        (["5D KS", "5D KD"], "", ["5D", "5D"], (2, 0)),
        (["5D 8H KS", "8C KD"], "", ["5D", "8C", "8H"], (1, 1)),
    ],
)
def test_a_footstool_tells_the_penalty_due_and_the_cards_drawn(
    hands: list[str], stock: str, plays: list[str], drawn: tuple[int, int]
) -> None:
    position, listener = lay_table(hands, stock=stock), Listener()
    before = sum(sizes(position))
    for play in plays:
        position.play(position.turn, to_play(play), listener)
    [stool] = [event for event in listener.events if event.kind.endswith("footstool")]
    assert (stool.amount, stool.fields["drawn"]) == drawn
    assert sum(sizes(position)) - before + len(plays) == drawn[1]


def test_recycling_and_an_empty_stock_are_told() -> None:
    assert "recycled" in event_kinds(lay_table(["5D 8H KS", "8C KD"], stock=""), "5D", "8C", "8H")
    assert "drew-nothing" in event_kinds(lay_table(["5D KS", "5C KD"], stock=""), "5D", "5C")


def test_a_pass_is_free_once_played_cards_are_back_in_the_stock() -> None:
    position = lay_table(THREE, passDraws=True)
    assert position.pass_price() == 1
    position.recycled = True
    assert position.pass_price() == 0


def test_a_pass_cannot_cost_more_than_the_stock_has() -> None:
    assert lay_table(THREE, stock="", passDraws=True).pass_price() == 0
