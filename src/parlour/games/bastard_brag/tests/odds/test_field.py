"""Exact chances of a hand, how hands stand among all hands, and what two cards promise."""

from itertools import combinations

import pytest

from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.pack import pack
from parlour.engine.rules import about
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.odds.field import field_from, standing_of, whole_field
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import KICKERS, hand_scores
from parlour.games.bastard_brag.tests.laid import card, rules_with
from parlour.kit.field import Field, field_of

STANDING = standing_of(rules_with())


def share(hand: str) -> float:
    return STANDING.share(hand_scores(rules_with()).strength(parse_cards(hand)))


def field_against(rules: BastardBragRules, hand: list[int]) -> Field:
    """All the hands that one opponent may hold while you hold these cards."""
    rest = pack(1, rules.jokers)
    for held in hand:
        rest.remove(held)
    return field_from(rest, hand_scores(rules))


def example_odds(rules: BastardBragRules, hand: list[int]) -> str:
    """How a hand stands against one dealt from the rest of the pack, as rules.json says it."""
    scores, field = hand_scores(rules), field_against(rules, hand)
    strength, every = scores.strength(hand), field.hands
    name = GAME.phrasebook().say(sentence_of(scores.kind(strength // KICKERS)), Hearer())
    counts = [field.lower(strength), field.equal(strength), field.higher(strength)]
    lower, equal, higher = [f"{count:,} {{}} ({count / every:.2%})" for count in counts]
    others = f"of the {every:,} hands that the other {49 + rules.jokers} cards can make"
    standing = f"{lower.format('are lower')}, {equal.format('equal')} and {higher.format('higher')}"
    return f"{cards_text(hand)}, {name}: {others}, {standing}."


def test_the_whole_field_is_every_hand_of_the_pack() -> None:
    assert whole_field(rules_with()).hands == 22_100


def test_against_a_hand_stand_all_hands_of_the_other_49_cards() -> None:
    assert field_against(rules_with(), parse_cards("3S 3H 3D")).hands == 18_424


def test_nothing_is_higher_than_trip_threes() -> None:
    rules = rules_with()
    hand = parse_cards("3S 3H 3D")
    assert field_against(rules, hand).higher(hand_scores(rules).strength(hand)) == 0


def test_the_example_odds_follow_the_jokers() -> None:
    [strong, *_] = about.example_odds(GAME, rules_with(jokers=1), "en")
    assert strong == example_odds(rules_with(jokers=1), parse_cards("9S 10S JS"))


@pytest.mark.parametrize("variant", GAME.variants())
def test_the_example_odds_of_the_rules_are_exact(variant: str) -> None:
    rules = GAME.rules(variant)
    said = about.example_odds(GAME, rules, "en")
    assert [sentence.partition(",")[0] for sentence in said] == ["9S 10S JS", "9S 9D 4C", "KS 9D 4C"]
    for sentence in said:
        assert example_odds(rules, parse_cards(sentence.partition(",")[0])) == sentence


def test_the_best_hand_beats_all_but_its_equals() -> None:
    assert share("3S 3D 3C") == pytest.approx(1 - 2 / 22_100)


def test_equal_hands_count_half() -> None:
    """16,440 of 22,100 hands are nothing, and nothing is lower."""
    assert share("KS 9D 4C") == pytest.approx(16_440 / 22_100 / 2)


def test_two_cards_promise_what_they_make_with_a_third() -> None:
    pair, run, nothing = (
        STANDING.promise(card(one), card(other)) for one, other in [("9S", "9D"), ("9S", "10S"), ("2S", "9D")]
    )
    assert pair > run > nothing


def test_a_promise_does_not_depend_on_the_order() -> None:
    assert STANDING.promise(card("9S"), card("JD")) == STANDING.promise(card("JD"), card("9S"))


def test_two_jokers_promise_most() -> None:
    wild = standing_of(rules_with(jokers=2))
    assert wild.promise(0, 0) > wild.promise(0, card("9S")) > wild.promise(card("2S"), card("9D"))


def test_it_is_worked_out_once() -> None:
    assert standing_of(rules_with()) is standing_of(rules_with())


@pytest.mark.parametrize("jokers", range(3))
def test_counted_by_ranks_it_is_every_hand_laid_out(jokers: int) -> None:
    rules, hand = rules_with(jokers=jokers), parse_cards("KS 9D 4C")
    rest = [code for code in pack(1, jokers) if code not in hand]
    laid_out = field_of([hand_scores(rules).strength([*three]) for three in combinations(rest, 3)])
    counted = field_against(rules, hand)
    assert (counted.strengths, counted.ends) == (laid_out.strengths, laid_out.ends)
