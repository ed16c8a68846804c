"""The odds of a hand of Five-Card Draw."""

from functools import cache

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import Asked, Odds, in_words
from parlour.engine.words.phrasebook import Hearer
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.odds.draw_odds import draw_odds


@cache
def odds_of(cards: str) -> Odds:
    """The odds in words."""
    odds = draw_odds(GAME.rules(), Asked(cards=parse_cards(cards)))
    return in_words(odds, lambda sentence: GAME.phrasebook().say(sentence, Hearer()))


def becomes(odds: Odds, label: str) -> dict[str, int]:
    option = next(option for option in odds.options if option.label == label)
    return {str(chance.label): chance.ways for chance in option.becomes}


def test_drawing_to_four_of_a_suit_makes_nine_flushes() -> None:
    ways = becomes(odds_of("AC 10C 7C 5C 3D"), "throw 3♦")
    assert ways == {"flush": 9, "pair": 12, "high card": 26}


def test_three_new_cards_to_a_pair_make_fours_45_times() -> None:
    ways = becomes(odds_of("AS AD KH 7C 2D"), "throw K♥ 7♣ 2♦")
    assert ways["four of a kind"] == 45
    assert sum(ways.values()) == 16_215


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("8S 8D KH 7C 2D", ["KH", "7C", "2D"]),
        ("8S 8H 8D KC 2S", ["KC", "2S"]),
        ("JS JH 7D 7C AS", ["AS"]),
        ("9H 8H 7H 6H 5H", []),
        ("9C 8C 7C 6C 2D", ["2D"]),
    ],
)
def test_the_best_discard_is_the_one_players_know(cards: str, best: list[str]) -> None:
    assert odds_of(cards).options[0].gives_up == best


def test_every_discard_is_counted() -> None:
    assert len(odds_of("AS AD KH 7C 2D").options) == 32


def test_what_the_hand_beats_ties_and_loses_to_are_all_hands_of_the_other_cards() -> None:
    against = odds_of("AS AD KH 7C 2D").against
    assert sum(chance.ways for chance in against) == 1_533_939
    assert [chance.of for chance in against] == [1_533_939] * 3


@pytest.mark.parametrize("asked", [{"cards": [1, 1, 2, 3, 4]}, {"cards": [1, 2]}])
def test_a_hand_that_cannot_be_dealt_is_refused(asked: dict[str, list[int]]) -> None:
    with pytest.raises(BadRules, match="five different cards"):
        draw_odds(GAME.rules(), Asked(**asked))  # type: ignore[arg-type]


def test_more_rivals_take_more_of_the_pots() -> None:
    asked = [Asked(cards=parse_cards("AS AD KH 7C 2D"), rivals=rivals) for rivals in (1, 2)]
    one, two = (draw_odds(GAME.rules(), each).equity for each in asked)
    assert (one.deals, two.rivals) == (None, 2)
    assert two.share == pytest.approx(one.share**2, abs=0.02)


def test_there_are_no_cards_for_ten_rivals() -> None:
    with pytest.raises(BadRules, match="no cards for 10 rivals"):
        draw_odds(GAME.rules(), Asked(cards=parse_cards("AS AD KH 7C 2D"), rivals=10))
