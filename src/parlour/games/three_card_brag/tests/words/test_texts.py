"""The texts: true under every switch, complete, and with the asset's numbers in them."""

import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from parlour.cards.codes import HEARTS, RANKS, card_of
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.engine.rules import about
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.hands.ranking import (
    CATEGORY_KEYS,
    FLUSH,
    HIGH_CARD,
    NO_TRUMP,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    hand_ranking,
)
from parlour.games.three_card_brag.tests.laid import in_words, rules_with
from parlour.games.three_card_brag.words.text_numbers import text_numbers
from parlour.kit.transcript import Transcript

VERBS = {value for name, value in vars(verbs).items() if name.isupper() and value == name}
AUDIENCES = ("player", "model")
SWITCHES: list[tuple[str, Any]] = [
    ("ante", 7),
    ("maxRaise", 35),
    ("raiseLimit", "double"),
    ("shortCall", "fold"),
    ("showCost", "double"),
    ("openingShow", "price"),
    ("suitOrder", "CDHS"),
    ("trumpScope", "rank"),
    ("useTrump", False),
    ("ranking", "priority"),
    ("a23", "second"),
    ("a23", "high"),
    ("pairCompare", "highest"),
    ("suitTiebreak", False),
    ("naturalBeatsWild", True),
    ("drawFromDeckAllowed", False),
    ("swappedCard", "floor"),
    ("swapRequiresSeen", True),
    ("bonusMode", "off"),
    ("first", "winner"),
    ("bust", "eliminate"),
    ("jokers", 2),
    ("rounds", 3),
    ("initialPlayerCoins", 777),
    ("baseBet", 20),
    ("baseBlindMultiplier", 4),
]


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize(("switch", "value"), SWITCHES)
def test_a_switch_that_matters_changes_the_text(switch: str, value: Any, audience: str) -> None:
    assert GAME.text(rules_with(**{switch: value}), audience) != GAME.text(rules_with(), audience)


def test_the_clock_is_told_to_models() -> None:
    assert GAME.text(rules_with(timeoutAction="call"), "model") != GAME.text(rules_with(), "model")


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("variant", GAME.variants())
def test_no_blank_or_condition_is_left_open(variant: str, audience: str) -> None:
    text = GAME.text(rules_with(variant), audience)
    assert not re.search(r"[{}]|^\[", text, re.MULTILINE)


def test_without_a_trump_players_read_nothing_of_one() -> None:
    assert "rump" not in GAME.text(rules_with("british"), "player").replace("no trump", "")


def test_the_lowest_openings_follow_from_base_bet_and_multiplier() -> None:
    numbers = text_numbers(rules_with(baseBet=10, baseBlindMultiplier=3))
    assert (numbers["opening"], numbers["seenOpening"]) == (30, 60)


def test_a_rank_of_ones_own_is_told_in_its_order() -> None:
    order = ["PAIR", "FLUSH", "STRAIGHT", "STRAIGHT_FLUSH", "ROYAL_FLUSH", "THREE_OF_A_KIND", "HIGH_CARD"]
    rules = GAME.rules(change={"handRankings": {"order": order, "suitOrder": "CDHS"}})
    assert "pair, flush, straight, straight flush, royal flush, prial, high card" in GAME.text(
        rules, "player"
    )
    assert "clubs, diamonds, hearts, spades" in GAME.text(rules, "player")


@pytest.mark.parametrize("words", ["2 to 13", "ace is the highest", "higher cards win", "spades, hearts"])
def test_players_are_told_who_may_play_and_which_cards_win(words: str) -> None:
    assert words in GAME.text(rules_with(), "player")


def test_no_minute_is_promised_where_no_clock_runs() -> None:
    assert "60" not in GAME.text(rules_with(), "player", clock=False)
    assert "60 seconds for a decision" in GAME.text(rules_with(), "player")
    assert "Where a clock runs (60 s a turn)" in GAME.text(rules_with(), "model")


def test_numbers_are_filled_in() -> None:
    text = GAME.text(rules_with(initialPlayerCoins=12_345, baseBet=20, ante=7), "player")
    assert all(number in text for number in ("12,345", "stake of 20", "seen with 40", "ante of 7"))


def test_models_are_told_of_every_verb() -> None:
    text = GAME.text(rules_with(), "model")
    assert {verb for verb in VERBS if verb not in text} == set()


def test_every_verb_has_a_label_and_a_sentence() -> None:
    rules = rules_with()
    assert set(rules.move_labels) == set(rules.move_validity) == VERBS


@pytest.mark.parametrize("switches", [{}, {"jokers": 3, "ante": 5, "swappedCard": "floor"}], ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_there_are_words_for_whatever_a_game_says(switches: dict[str, Any], seed: int) -> None:
    rules = rules_with("lively", initialPlayerCoins=60, rounds=4, **switches)
    position, luck = GAME.begin(rules, 2 + seed % 2, FastShuffle(seed)), Luck(seed)
    written = Transcript(GAME, position, viewer=seed % 2)
    while position.to_act():
        (seat,) = position.to_act()
        closed = GAME.briefing(position, seat).closed
        assert all(in_words(reason.why) for reason in closed if reason.why is not None)
        written.play(seat, position.moves(seat).pick(luck))
    assert written.text().count("\n> ") > 3


def test_the_example_hands_of_the_model_text_are_what_they_are_called() -> None:
    [line] = [line for line in GAME.text(rules_with(), "model").splitlines() if line.startswith("Examples: ")]
    ranking = hand_ranking(rules_with())
    named = [part.strip(" .") for part in line.removeprefix("Examples: ").split(",")]
    assert len(named) == len(CATEGORY_KEYS)
    for part in named:
        kind, cards = part.rsplit(" ", 3)[0], " ".join(part.rsplit(" ", 3)[1:])
        category = ranking.category(int(ranking.strength(parse_cards(cards), 0, NO_TRUMP)))
        assert CATEGORY_KEYS[category] == kind.replace(" ", "-")


def test_a_card_from_the_stock_pairs_one_of_three_nearly_one_time_in_five() -> None:
    held = parse_cards("AS 7D 4C")
    rest = [card for card in pack() if card not in held]
    pairs = sum(RANKS[card] in {RANKS[each] for each in held} for card in rest)
    assert "nearly one time in five" in about.tips(GAME, rules_with(), "en")[-1]
    assert 1 / 5.6 < pairs / len(rest) < 1 / 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_tips_on_the_trump_and_the_stock_stay_where_they_hold(language: str) -> None:
    usual = len(about.tips(GAME, rules_with(), language))
    assert len(about.tips(GAME, rules_with(useTrump=False), language)) == usual - 1
    assert len(about.tips(GAME, rules_with(drawFromDeckAllowed=False), language)) == usual - 1


RULES_WITH_ODDS: list[dict[str, Any]] = [
    {"useTrump": False},
    {"useTrump": False, "jokers": 2},
    {},
    {"trumpScope": "rank", "jokers": 1},
]


@pytest.mark.thorough
@pytest.mark.parametrize("switches", RULES_WITH_ODDS)
def test_example_odds_are_exact(switches: dict[str, Any]) -> None:
    """Every hand of the pack under every trump is looked at."""
    rules = rules_with(**switches)
    ranking = hand_ranking(rules)
    trumps = [card_of(rank, HEARTS) for rank in range(2, 15)] if rules.trump_system.use_trump else [NO_TRUMP]
    found = Counter(
        ranking.category(int(ranking.strength(list(hand), 0, trump)))
        for trump in trumps
        for hand in combinations(pack(1, rules.jokers), 3)
    )
    levels = {
        "strong": (PRIAL, ROYAL_FLUSH, STRAIGHT_FLUSH),
        "medium": (STRAIGHT, FLUSH, PAIR),
        "weak": (HIGH_CARD,),
    }
    said = about.example_odds(GAME, rules, "en")
    for sentence, kinds in zip(said, levels.values(), strict=True):
        share = sum(found[kind] for kind in kinds) / found.total()
        assert f": {share:.2%} of all hands" in sentence
