"""The odds of a hand of Three Card Brag."""

from typing import Any

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import Chance, Equity, HandAsked, Odds, Option
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.odds.swap_odds import swap_odds
from parlour.games.three_card_brag.tests.laid import in_words


def odds_of(cards: str, floor: str | None = None, trump: str | None = "6H", **switches: Any) -> Odds:
    lying = {"trump": trump, "floor": floor}
    opened = {zone: parse_cards(card) for zone, card in lying.items() if card is not None}
    return swap_odds(GAME.rules(switches=switches), HandAsked(cards=parse_cards(cards), open=opened))


def label(named: Chance | Option) -> str:
    assert isinstance(named.label, Sentence)
    return in_words(named.label)


def test_a_rival_holds_one_of_18_424_hands() -> None:
    assert [chance.of for chance in odds_of("QS QD 7C").against] == [18_424] * 3


def test_three_threes_lose_to_nothing() -> None:
    assert [chance.ways for chance in odds_of("3S 3D 3C", trump=None).against] == [18_424, 0, 0]


def test_a_card_turn_never_makes_a_hand_worse_for_certain() -> None:
    drawn, kept = odds_of("QS QD 7C").options
    assert [label(drawn), label(kept)] == ["turn a card, swap if it helps", "keep the hand"]
    assert drawn.value > kept.value


def test_two_queens_and_the_trump_make_a_prial_of_a_pair() -> None:
    drawn = odds_of("QS QD 7C").options[0]
    assert {label(chance): chance.ways for chance in drawn.becomes} == {"prial": 3, "pair": 46}


def test_the_third_queen_on_the_floor_is_taken_for_the_odd_card() -> None:
    best = odds_of("QS QD 7C", floor="QC").options[0]
    assert (label(best), best.gives_up) == ("swap 7♣ for Q♣", ["7C"])


def test_without_a_deck_to_draw_from_the_hand_is_kept() -> None:
    options = odds_of("QS QD 7C", drawFromDeckAllowed=False).options
    assert [label(option) for option in options] == ["keep the hand"]


@pytest.mark.parametrize(("cards", "floor"), [("QS QD 7C", "QS"), ("QS QD JOKER", None), ("QS QD", None)])
def test_cards_that_cannot_lie_so_are_refused(cards: str, floor: str | None) -> None:
    with pytest.raises(BadRules):
        odds_of(cards, floor)


def equity(cards: str, rivals: int) -> Equity:
    return swap_odds(GAME.rules(), HandAsked(cards=parse_cards(cards), rivals=rivals)).equity


@pytest.mark.thorough
def test_a_hand_takes_less_from_two_rivals_than_from_one() -> None:
    one, two = equity("QS QD 7C", 1), equity("QS QD 7C", 2)
    assert (one.deals, two.share < one.share) == (None, True)


def test_rivals_for_whom_there_are_no_cards_are_refused() -> None:
    with pytest.raises(BadRules) as refused:
        equity("QS QD 7C", 17)
    assert refused.value.code == "too-many-rivals"
