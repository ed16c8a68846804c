"""The short list of sensible plays."""

import pytest

from parlour.cards.notation import cards_text, parse_cards
from parlour.engine.play.move import Move
from parlour.games.big_c.rules.hands import NOTHING
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.plays.suggestions import MOST_OFFERED, suggested_plays
from parlour.games.big_c.rules.verbs import PLAY
from parlour.games.big_c.tests.laid import read, terms_with

HAND = "3D 4C 4S 6H 7D 8D 9C 9S 10D JH QD 2S JOKER"


def sensible(hand: str, old: str = "") -> list[str]:
    asked = Plays(parse_cards(hand), read(old) if old else NOTHING, terms_with()).form().cards
    assert asked is not None
    return [cards_text(cards) for cards in asked.sensible]


@pytest.mark.parametrize("old", ["", "3H", "3C 3H", "4D 5C 6D 7H 8S"])
def test_the_list_is_short_and_everything_on_it_may_be_played(old: str) -> None:
    plays = Plays(parse_cards(HAND), read(old) if old else NOTHING, terms_with())
    plays.count()
    listed = suggested_plays(plays.families)
    assert 0 < len(listed) <= MOST_OFFERED
    assert all(plays.holds(Move(PLAY, cards=tuple(cards))) for cards in listed)


def test_a_leader_is_offered_something_of_every_kind() -> None:
    assert {len(cards.split()) for cards in sensible(HAND)} == {1, 2, 3, 5}


def test_the_cheapest_comes_first() -> None:
    assert sensible(HAND, "3H")[0] == "4C"


def test_jokers_are_kept_where_natural_cards_will_do() -> None:
    assert sensible(HAND, "3C 3H")[0] == "4C 4S"


def test_the_strongest_single_is_on_the_list() -> None:
    assert "2S" in sensible(HAND, "3H")
