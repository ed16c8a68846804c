"""Places: picked by number or by card."""

import pytest

from parlour.cards.notation import card_text
from parlour.engine.show.form import Pool
from parlour.terminal.ask.places import PlacesStep
from parlour.terminal.ask.step import Details
from parlour.terminal.errors import Unclear
from tests.terminal.script import dealt, sight_at

SIGHT = sight_at(dealt())
HAND = SIGHT.own_zones()[0].cards
ONE = Pool("hand", "your hand", [0, 1, 2])
SOME = Pool("hand", "your hand", [0, 1, 2], least=0, most=2)
ALL = Pool("hand", "your hand", [0, 1, 2], least=3, most=3, ordered=True)


def picked(pool: Pool, *words: str) -> list[int]:
    details = Details()
    PlacesStep(pool, SIGHT).read_all(list(words), details)
    return details.slots


def test_places_are_counted_from_one() -> None:
    assert picked(ONE, "3") == [2]


def test_a_place_is_named_by_the_card_that_lies_there() -> None:
    assert picked(ONE, card_text(HAND[1]).lower()) == [1]


def test_the_order_is_kept_where_it_matters() -> None:
    assert picked(ALL, "3", "1", "2") == [2, 0, 1]


def test_the_order_is_sorted_where_it_does_not() -> None:
    assert picked(SOME, "3", "1") == [0, 2]


def test_none_may_be_picked_where_none_is_allowed() -> None:
    assert picked(SOME) == picked(SOME, "None") == []


def test_enter_alone_picks_none_where_none_is_allowed() -> None:
    assert PlacesStep(SOME, SIGHT).default() == "none"


def test_none_is_refused_where_one_must_be_picked() -> None:
    with pytest.raises(Unclear):
        picked(ONE, "none")


@pytest.mark.parametrize("word", ["0", "4", "x", "²", "99999999999999999999"])
def test_a_place_that_is_not_there_is_refused(word: str) -> None:
    with pytest.raises(Unclear):
        picked(ONE, word)


def test_a_card_that_lies_elsewhere_is_refused() -> None:
    elsewhere = next(card for card in range(1, 53) if card not in HAND)
    with pytest.raises(Unclear, match="does not lie there: choose 1, 2 or 3"):
        picked(ONE, card_text(elsewhere))


def test_a_place_named_twice_is_refused() -> None:
    with pytest.raises(Unclear, match="Place 1 is named twice"):
        picked(ALL, "1", "1", "2")


def test_too_few_places_are_refused() -> None:
    with pytest.raises(Unclear, match="Say 3, not 2"):
        picked(ALL, "1", "2")


def test_enter_takes_all_as_they_lie() -> None:
    assert PlacesStep(ALL, SIGHT).default() == "1 2 3"


def test_a_single_place_need_not_be_asked_for() -> None:
    assert PlacesStep(Pool("hand", "your hand", [1]), SIGHT).is_forced()


def test_an_order_of_several_must_be_asked_for() -> None:
    assert not PlacesStep(ALL, SIGHT).is_forced()


def test_the_question_shows_what_lies_where() -> None:
    question = PlacesStep(Pool("centre", "the centre", [0, 1, 2]), SIGHT).question()
    assert "2 ▒▒" in question


def test_places_with_names_are_asked_for_by_name() -> None:
    pool = Pool(
        "deal", "the deal", [0, 3], least=2, most=2, ordered=True, names=["seat 0 card 1", "seat 1 card 1"]
    )
    assert "4 Ada card 1" in PlacesStep(pool, SIGHT).question()
