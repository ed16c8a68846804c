"""The texts state only what is true: every number and example in them is played against the engine."""

import re
from itertools import combinations
from typing import Any

import pytest

from parlour.cards.codes import NO_SUIT, SPADES
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.rules import about
from parlour.games.claim import GAME
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import (
    calculate_penalty,
    card_sum,
    card_value,
    may_call,
    run_points,
    score,
)
from parlour.games.claim.rules.picture import SUIT_BADGES
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.settlement import NO_CALLER, Accounts, settle
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.rules.terms import Terms, terms_of
from parlour.games.claim.rules.verbs import DECLARE, PICK_UP
from parlour.games.claim.tests.laid import choose, deal_table, on_the_floor, rules_with

DEFAULT = terms_of(rules_with())
HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("default", {}),
    ("quick", {}),
    ("literal", {}),
    ("default", {"minimumShowdownPoints": 40, "A": 1, "shortestRun": 3}),
    ("default", {"undeclaredPay": "each", "undeclaredRule": "runsElseFaces", "suitOrder": "CDHS"}),
    ("default", {"undeclaredPay": "difference", "runningInScore": True, "budget": 500}),
    ("default", {"mustHoldSuit": True, "declareIsFree": True, "conflictPenalty": False}),
    (
        "default",
        {"K": 60, "3": 40, "wraparound": ["3-2-A"], "phases": ["declaration", "floorRounds", "showdown"]},
    ),
    ("default", {"wraparound": [], "oddPoints": "firstSeat"}),
    ("quick", {"handCap": 4, "declarationSeconds": 10, "countdown": 5, "turnSeconds": 20, "maxDeals": 2}),
]
SCORED = re.compile(r"^- (.+), (\w+) declared: (\d+) − (\d+) = (-?\d+)\.$", re.MULTILINE)
SILENT = re.compile(r"^- (.+), never declared: (-\d+)\.$", re.MULTILINE)
TABLE = re.compile(r"(\d+) cards each, (\d+) in the pile\.")


@pytest.fixture(params=HOUSES, ids=[f"{name} {' '.join(switches)}".strip() for name, switches in HOUSES])
def house(request: pytest.FixtureRequest) -> ClaimRules:
    variant, switches = request.param
    return GAME.rules(variant, switches=switches)


def model(rules: ClaimRules) -> str:
    return GAME.text(rules, "model")


def number(pattern: str, text: str) -> int:
    """The one number that the pattern finds."""
    found = re.findall(pattern, text)
    assert len(found) == 1, f"{pattern} is said once"
    return int(found[0].replace(",", ""))


def course_switches(rules: ClaimRules) -> dict[str, Any]:
    """The switches of a house that bear on the course of a deal."""
    flow, declaring = rules.game_flow, rules.declaring
    return {
        "handCap": flow.hand_cap,
        "mustHoldSuit": declaring.must_hold_suit,
        "declareIsFree": declaring.declare_is_free,
        "conflictPenalty": declaring.conflict_penalty,
    }


def test_no_blank_and_no_condition_is_left_over(house: ClaimRules) -> None:
    for audience in ("player", "model"):
        assert not re.search(r"[{}]|\[\w+!?=", GAME.text(house, audience))


def test_cards_and_budgets_are_dealt_as_said(house: ClaimRules) -> None:
    position = GAME.begin(house, 4, FastShuffle(1))
    assert isinstance(position, Claim)
    said = TABLE.search(model(house))
    assert said is not None
    assert [int(said[1]), int(said[2])] == [len(position.hands[0]), len(position.pile)]
    assert number(r"starts with a budget of ([\d,]+) points", model(house)) == position.budgets[0]


def test_examples_of_declared_hands_score_as_said(house: ClaimRules) -> None:
    terms = terms_of(house)
    found = SCORED.findall(model(house))
    assert len(found) == 3
    for hand, word, runs, against, worth in found:
        cards, suit = parse_cards(hand), SUIT_BADGES.index(word)
        made = (
            run_points(terms, cards, suit),
            calculate_penalty(terms, cards, suit),
            score(terms, cards, suit),
        )
        assert made == (int(runs), int(against), int(worth))


def test_examples_of_undeclared_hands_score_as_said(house: ClaimRules) -> None:
    terms = terms_of(house)
    found = SILENT.findall(model(house))
    assert len(found) == 2
    assert [score(terms, parse_cards(hand), NO_SUIT) for hand, _ in found] == [int(said) for _, said in found]


def test_a_whole_suit_scores_as_said(house: ClaimRules) -> None:
    whole = [card for card in pack() if 27 <= card <= 39]
    said = number(r"A whole suit scores ([\d,]+)\.", model(house))
    assert run_points(terms_of(house), whole, SPADES) == said


def test_card_values_are_as_said(house: ClaimRules) -> None:
    terms, text = terms_of(house), model(house)
    said = re.search(r"Values: ace (\d+), king (\d+), queen (\d+), jack (\d+), other", text)
    assert said is not None
    assert [card_value(terms, card) for card in parse_cards("AS KS QS JS")] == [
        int(value) for value in said.groups()
    ]


def test_runs_of_the_length_said_score_and_shorter_ones_do_not(house: ClaimRules) -> None:
    terms, shortest = terms_of(house), number(r"A run is (\d+) or more", model(house))
    run = parse_cards("4S 5S 6S 7S 8S")[:shortest]
    assert run_points(terms, run, SPADES) > 0
    assert run_points(terms, run[1:], SPADES) == 0


def test_a_call_needs_the_points_said(house: ClaimRules) -> None:
    terms, least = (
        terms_of(house),
        number(r"declared suit score at least (\d+);", model(house)),
    )
    runs = [
        parse_cards(" ".join(f"{rank}S" for rank in range(low, top)))
        for low in range(2, 9)
        for top in range(low, 11)
    ]
    enough = [run_points(terms, hand, SPADES) >= least for hand in runs]
    assert [may_call(terms, hand, SPADES, 0) for hand in runs] == enough
    assert len(set(enough)) == 2


def test_the_debt_of_the_example_is_paid_as_said(house: ClaimRules) -> None:
    debt = number(r"never declared and scores −(\d+)\.", model(house))
    said = re.findall(r"(\d+) to seat (\d)", model(house))
    accounts = Accounts([60, 60, 60, -debt], [2, 1, 3, NO_SUIT], [house.settlement.budget] * 4)
    settle(accounts, terms_of(house), 0)
    assert [(str(amount), str(taker + 1)) for _, taker, amount in accounts.payments] == said


def test_a_caller_on_top_is_paid_as_said(house: ClaimRules) -> None:
    accounts = Accounts([60, 20, 20, 20], [2, 1, 3, 0], [house.settlement.budget] * 4)
    settle(accounts, terms_of(house), 0)
    assert bool(accounts.payments) == ("each lower declared seat pays the caller" in model(house))


def test_a_suit_must_be_held_where_the_text_says_so(house: ClaimRules) -> None:
    position = deal_table(["AS KS 4D", "2C 3C 4C", "5C 6C 7C", "8C 9C 10C"], **course_switches(house))
    refused = Move(DECLARE, suit="H") not in position.moves(0)
    assert refused == ("You must hold a card of the suit" in model(house))


def test_a_later_declaration_ends_the_turn_where_the_text_says_so(house: ClaimRules) -> None:
    position = on_the_floor(**course_switches(house))
    position.play(0, Move(DECLARE, suit="S"))
    assert (position.turn == 1) == ("is the whole turn" in model(house))


def test_losers_of_a_conflict_are_charged_as_said(house: ClaimRules) -> None:
    position = choose(deal_table(**course_switches(house)), ["S", "S", "H", "C"])
    assert (position.penalties[1] == 0) == ("lost its suit to another is not charged now" in model(house))


def test_hands_grow_as_far_as_said(house: ClaimRules) -> None:
    position = on_the_floor(["AS KS 4D 9H", "", "", ""], **course_switches(house))
    free = Move(PICK_UP) in position.moves(0)
    assert free == ("hands may grow without limit" in model(house))


def test_penalties_are_taken_off_where_the_text_says_so(house: ClaimRules) -> None:
    terms, cards = terms_of(house), parse_cards("4S 5S 6S")
    lower = score(terms, cards, SPADES, 10) < score(terms, cards, SPADES, 0)
    assert lower == ("penalties of the deal are subtracted" in model(house))


def test_the_game_has_as_many_deals_as_said(house: ClaimRules) -> None:
    position = GAME.begin(house, 4, FastShuffle(3))
    assert isinstance(position, Claim)
    deals = 0
    while not position.is_over() and deals < 6:
        show_hands(position, NO_CALLER, None)
        deals += 1
    said = re.search(r"The game ends after (\d+) deals", model(house))
    assert deals == (int(said[1]) if said else 6)


def test_clocks_are_those_of_the_rules(house: ClaimRules) -> None:
    said = re.search(
        r"\((\d+) seconds and a count of (\d+) in the declaration, (\d+) seconds a turn\)", model(house)
    )
    assert said is not None
    declaring = house.declaring
    clocks = [declaring.declaration_seconds, declaring.countdown, house.turn_seconds]
    assert [int(seconds) for seconds in said.groups()] == clocks


def test_the_suits_stand_in_the_order_of_the_title(house: ClaimRules) -> None:
    order = [SUIT_BADGES["CHSD".index(letter)] for letter in house.scoring_system.suit_order]
    assert " > ".join(order) in model(house)


def run_counts(terms: Terms) -> list[int]:
    """Hands with a run of three, with enough to call at once, and without any run."""
    hands = [list(hand) for hand in combinations(pack(), 3)]
    runs = [max(int(run_points(terms, hand, suit)) for suit in range(4)) for hand in hands]
    three = sum(1 for hand, run in zip(hands, runs, strict=True) if run == 3 * card_sum(terms, hand))
    return [three, sum(1 for run in runs if run >= 27), runs.count(0)]


@pytest.mark.thorough
@pytest.mark.parametrize("switches", [{}, {"shortestRun": 3}])
def test_the_example_odds_are_exact(switches: dict[str, int]) -> None:
    rules = rules_with(**switches)
    sentences = about.example_odds(GAME, rules, "en")
    for sentence, count in zip(sentences, run_counts(terms_of(rules)), strict=True):
        said = re.search(r": ([\d,]+) of 22,100 hands of three cards \(([\d.]+) %\)", sentence)
        assert said is not None
        assert (int(said[1].replace(",", "")), said[2]) == (count, f"{count / 221:.2f}")
