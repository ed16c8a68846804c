"""Choices by name."""

from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.engine.play.named_choices import OneCard, OneName
from parlour.engine.words.phrasebook import plainly
from parlour.engine.words.sentence import sentence_of

CARDS = OneCard("PLAY", "hand", parse_cards("QS 2C 2C"))
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


def test_a_named_thing_is_chosen_by_its_number() -> None:
    assert [RANKS.nth(index) for index in range(RANKS.count())] == [Move("ASK", (0,)), Move("ASK", (1,))]
    assert RANKS.holds(Move("ASK", slots=(1,)))
    assert not RANKS.holds(Move("ASK", slots=(2,)))
    assert not RANKS.holds(Move("ASK", slots=(-1,)))


def test_the_names_of_things_are_told() -> None:
    (pool,) = RANKS.form().pools
    assert pool.names == [sentence_of("rank.7"), sentence_of("rank.12")]
    assert plainly(RANKS.wants()) == "ASK takes one of these: seven or queen."
