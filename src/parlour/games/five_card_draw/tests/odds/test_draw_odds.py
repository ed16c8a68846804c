"""The odds of a hand of Five-Card Draw."""

from functools import cache

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked, Odds, in_words
from parlour.engine.words.phrasebook import Hearer
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.odds.draw_odds import draw_odds
from parlour.games.five_card_draw.rules.drawing import with_drawn
from parlour.games.five_card_draw.rules.hands import strength


@cache
def odds_of(cards: str) -> Odds:
    """The odds in words."""
    odds = draw_odds(GAME.rules(), HandAsked(cards=parse_cards(cards)))
    return in_words(odds, lambda sentence: GAME.phrasebook().say(sentence, Hearer()))


def becomes(odds: Odds, label: str) -> dict[str, int]:
    option = next(option for option in odds.options if option.label == label)
    return {str(chance.label): chance.ways for chance in option.becomes}


@pytest.mark.thorough
def test_drawing_to_four_of_a_suit_makes_nine_flushes() -> None:
    ways = becomes(odds_of("AC 10C 7C 5C 3D"), "throw 3♦")
    assert ways == {"flush": 9, "pair": 12, "high card": 26}


@pytest.mark.thorough
def test_three_new_cards_to_a_pair_make_fours_45_times() -> None:
    ways = becomes(odds_of("AS AD KH 7C 2D"), "throw K♥ 7♣ 2♦")
    assert ways["four of a kind"] == 45
    assert sum(ways.values()) == 16_215


@pytest.mark.thorough
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


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("cards", "best"), [("AS AD KH 7C 2D", ["KH", "7C", "2D"]), ("KS KD AH 7C 2D", ["AH", "7C", "2D"])]
)
def test_no_kicker_is_kept_for_a_rival_cannot_hold_my_cards(cards: str, best: list[str]) -> None:
    assert odds_of(cards).options[0].gives_up == best


@pytest.mark.thorough
def test_the_lead_of_three_thrown_over_two_is_what_it_was_refereed_to_be() -> None:
    three, two = odds_of("AS AD KH 7C 2D").options[:2]
    assert (three.gives_up, two.gives_up) == (["KH", "7C", "2D"], ["7C", "2D"])
    assert three.value - two.value == pytest.approx(0.0013, abs=0.0015)


@pytest.mark.thorough
def test_a_sampled_value_tells_its_standard_error() -> None:
    odds = odds_of("AS AD KH 7C 2D")
    assert all(0.001 < option.error < 0.005 for option in odds.options)
    assert "may be off by 0.00" in str(odds.value_means)


@pytest.mark.thorough
def test_values_agree_with_a_rival_who_is_dealt_and_drawn_card_by_card() -> None:
    """Card by card: both draw from one shuffled pack of what is left."""
    hand, luck = parse_cards("AS AD KH 7C 2D"), Luck(5)
    unseen, won = [card for card in pack() if card not in hand], 0.0
    for _ in range(4_000):
        luck.shuffle_first(unseen, 13)
        thrown = house_discards(GAME.rules().house_opponent, unseen[:5])
        rival = strength(with_drawn(unseen[:5], thrown, unseen[5:10]))
        mine = strength([*hand[:2], *unseen[10:13]])
        won += (mine > rival) + (mine == rival) / 2
    assert won / 4_000 == pytest.approx(odds_of("AS AD KH 7C 2D").options[0].value, abs=0.025)


def test_every_discard_is_counted() -> None:
    assert len(odds_of("AS AD KH 7C 2D").options) == 32


def test_what_the_hand_beats_ties_and_loses_to_are_all_hands_of_the_other_cards() -> None:
    against = odds_of("AS AD KH 7C 2D").against
    assert sum(chance.ways for chance in against) == 1_533_939
    assert [chance.of for chance in against] == [1_533_939] * 3


@pytest.mark.parametrize("asked", [{"cards": [1, 1, 2, 3, 4]}, {"cards": [1, 2]}])
def test_a_hand_that_cannot_be_dealt_is_refused(asked: dict[str, list[int]]) -> None:
    with pytest.raises(BadRules, match="five different cards"):
        draw_odds(GAME.rules(), HandAsked(**asked))  # type: ignore[arg-type]


@pytest.mark.thorough
def test_more_rivals_take_more_of_the_pots() -> None:
    asked = [HandAsked(cards=parse_cards("AS AD KH 7C 2D"), rivals=rivals) for rivals in (1, 2)]
    one, two = (draw_odds(GAME.rules(), each).equity for each in asked)
    assert (one.deals, two.rivals) == (None, 2)
    assert two.share == pytest.approx(one.share**2, abs=0.02)


@pytest.mark.thorough
def test_there_are_no_cards_for_ten_rivals() -> None:
    with pytest.raises(BadRules, match="no cards for 10 rivals"):
        draw_odds(GAME.rules(), HandAsked(cards=parse_cards("AS AD KH 7C 2D"), rivals=10))
