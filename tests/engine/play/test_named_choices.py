"""Choices by name."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.notation import parse_cards
from parlour.engine.play.form_choices import choice_of
from parlour.engine.play.move import Move
from parlour.engine.play.named_choices import OneCard, OneName, OneNumber
from parlour.engine.show.form import Span
from parlour.engine.words.phrasebook import plainly
from parlour.engine.words.sentence import sentence_of
from tests.engine.choice_laws import SEEDS, numbers_its_moves, samples_its_moves

CARDS = OneCard("PLAY", "hand", parse_cards("QS 2C 2C"))
BIDS = OneNumber("BID", [5, 4, 2, 1, 0])
RANKS = OneName("ASK", "rank", [sentence_of("rank.7"), sentence_of("rank.12")])


def test_one_of_the_cards_is_played_and_twins_are_one() -> None:
    assert [CARDS.nth(index).cards for index in range(CARDS.count())] == [(2,), (38,)]
    assert CARDS.holds(Move("PLAY", cards=(38,)))


def test_no_other_card_no_two_cards_and_no_place_will_do() -> None:
    odd = [Move("PLAY"), Move("PLAY", cards=(3,)), Move("PLAY", cards=(2, 38)), Move("PLAY", (0,), (2,))]
    assert not any(CARDS.holds(move) for move in odd)


def test_a_card_is_asked_for_by_name_with_all_of_them_offered() -> None:
    asked = CARDS.form().cards
    assert asked is not None
    assert (asked.zone, asked.least, asked.most, asked.sensible) == ("hand", 1, 1, [[2], [38]])
    assert plainly(CARDS.wants()) == "PLAY takes one of these cards: 2♣ Q♠."


def test_numbers_rise_and_a_gap_is_none_of_them() -> None:
    assert [BIDS.nth(index).amount for index in range(BIDS.count())] == [0, 1, 2, 4, 5]
    assert BIDS.holds(Move("BID"))
    assert not BIDS.holds(Move("BID", amount=3))
    assert not BIDS.holds(Move("BID", slots=(1,), amount=1))
    assert plainly(BIDS.wants()) == "BID takes 0, 1, 2, 4 or 5."


def test_a_form_has_the_longest_run_of_numbers_and_the_others_beside_it() -> None:
    assert BIDS.form().amount == Span(0, 2, also=[4, 5])
    assert OneNumber("BID", [0, 2, 3, 4]).form().amount == Span(2, 4, also=[0])


@given(st.lists(st.integers(-5, 30), min_size=1, max_size=12), SEEDS)
def test_numbers_made_again_from_their_form_are_the_same(numbers: list[int], seed: int) -> None:
    choice = OneNumber("BID", numbers)
    again = choice_of(choice.form())
    assert again is not None
    assert [*map(again.nth, range(again.count()))] == [*map(choice.nth, range(choice.count()))]
    samples_its_moves(choice, seed)
    numbers_its_moves(choice)


def test_a_named_thing_is_chosen_by_its_number() -> None:
    assert [RANKS.nth(index) for index in range(RANKS.count())] == [Move("ASK", (0,)), Move("ASK", (1,))]
    assert RANKS.holds(Move("ASK", slots=(1,)))
    assert not RANKS.holds(Move("ASK", slots=(2,)))
    assert not RANKS.holds(Move("ASK", slots=(-1,)))


def test_the_names_of_things_are_told() -> None:
    (pool,) = RANKS.form().pools
    assert pool.names == [sentence_of("rank.7"), sentence_of("rank.12")]
    assert plainly(RANKS.wants()) == "ASK takes one of these: seven or queen."
