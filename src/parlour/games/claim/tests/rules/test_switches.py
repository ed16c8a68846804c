"""Every switch of the rules, flipped and seen to work."""

from importlib.resources import files

import pytest

from parlour.cards.codes import DIAMONDS, NO_SUIT, SPADES
from parlour.cards.notation import parse_cards
from parlour.engine import laws
from parlour.engine.play.move import Move
from parlour.engine.rules.loading import leaf_paths
from parlour.games.claim import GAME
from parlour.games.claim.rules.hands.points import highest, may_call, run_points, score
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.settlement import NO_CALLER
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP
from parlour.games.claim.tests.laid import choose, deal_table, hand_text, new_game, on_the_floor, rules_with

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def gains(position: Claim) -> list[int]:
    return [budget - 1352 for budget in position.budgets]


def test_minimum_showdown_points() -> None:
    assert Move(CALL_SHOWDOWN) in on_the_floor(HANDS, ["S", "", "", ""], minimumShowdownPoints=54).moves(0)
    assert Move(CALL_SHOWDOWN) not in on_the_floor(HANDS, ["S", "", "", ""], minimumShowdownPoints=55).moves(
        0
    )


@pytest.mark.parametrize("switch", ["A", "aceValue"])
def test_ace_value(switch: str) -> None:
    terms = terms_of(rules_with(**{switch: 1}))
    assert score(terms, parse_cards("AS KS 2D"), SPADES) == 26
    assert highest(terms, parse_cards("AS KH 2D")) == 13


def test_card_values_count_wherever_cards_are_counted() -> None:
    terms = terms_of(rules_with(**{"K": 50, "2": 20}))
    cards = parse_cards("AS KS 2D")
    assert score(terms, cards, SPADES) == (14 + 50) * 2 - 20
    assert highest(terms, cards) == 50


@pytest.mark.parametrize("rank", ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"])
def test_every_rank_counts_what_the_rules_say(rank: str) -> None:
    terms = terms_of(rules_with(**{rank: 77}))
    assert highest(terms, parse_cards(f"{rank}S")) == 77


@pytest.mark.parametrize(
    ("joins", "points"),
    [("A-K 3-2-A", [117, 32, 54]), ("A-K", [117, 0, 54]), ("3-2-A", [50, 32, 32]), ("", [50, 0, 0])],
)
def test_wraparound_says_what_an_ace_joins(joins: str, points: list[int]) -> None:
    terms = terms_of(rules_with(wraparound=joins.split()))
    hands = ["AS KS QS", "AS 2S 9S", "AS KS 2S"]
    assert [run_points(terms, parse_cards(hand), SPADES) for hand in hands] == points


@pytest.mark.parametrize(
    ("names", "points"),
    [
        (["SequenceRule", "WraparoundSequenceRule"], 54 + 18),
        (["SequenceRule"], 18),
        (["WraparoundSequenceRule"], 54),
    ],
    ids=str,
)
def test_only_runs_of_the_listed_sequence_rules_score(names: list[str], points: int) -> None:
    listed = [{"ruleName": name, "priority": 100 - at} for at, name in enumerate(names)]
    terms = terms_of(rules_with(sequenceRules=listed))
    assert run_points(terms, parse_cards("AS KS 4S 5S"), SPADES) == points


@pytest.mark.parametrize(("order", "shares"), [("payersLeft", [7, 6, -20, 7]), ("firstSeat", [7, 7, -20, 6])])
def test_odd_points_of_a_forced_showdown(order: str, shares: list[int]) -> None:
    position = on_the_floor(["AS", "KH", "9C 8D 3C", "QC"], ["S", "H", "", "C"], maxDeals=1, oddPoints=order)
    show_hands(position, NO_CALLER, None)
    assert gains(position) == shares


def test_without_blitz_among_its_phases_a_deal_goes_on_with_the_floor() -> None:
    phases = ["declaration", "floorRounds", "showdown"]
    assert choose(deal_table(phases=phases), ["S", "H", "", ""]).phase() == "floor"
    assert (
        choose(deal_table(phases=["declaration", "blitz", *phases[1:]]), ["S", "H", "", ""]).phase()
        == "blitz"
    )


@pytest.mark.parametrize(("apart", "alike"), [(True, True), (False, False)])
def test_deals_apart_hang_on_nothing_that_was_drawn_before(apart: bool, alike: bool) -> None:
    """One table calls before the first floor card, the other plays five rounds first."""
    early, late = [new_game(seed=4, dealsApart=apart) for _ in range(2)]
    for position, rounds in ((early, 0), (late, 5)):
        choose(position, ["", "", "", ""])
        while position.round < rounds:
            position.play(position.turn, Move(DECLINE))
        show_hands(position, NO_CALLER, None)
    assert (early.hands == late.hands and early.pile == late.pile) is alike
    assert (early.dealer, early.opener) == (late.dealer, late.opener) or not alike


def test_shortest_run() -> None:
    terms = terms_of(rules_with(shortestRun=3))
    assert run_points(terms, parse_cards("AS KS 4S 5S 6S"), SPADES) == 45


def test_suit_order_decides_the_title() -> None:
    hands = ["2S 3S KS", "", "2C 3C KC", ""]
    titles = []
    for order in ("SHDC", "CDHS"):
        position = on_the_floor(hands, ["S", "", "C", ""], suitOrder=order)
        show_hands(position, NO_CALLER, None)
        titles.append(position.title)
    assert titles == [0, 2]


@pytest.mark.parametrize(("rule", "worth"), [("max", -34), ("runsElseFaces", -14)])
def test_undeclared_rule(rule: str, worth: int) -> None:
    terms = terms_of(rules_with(undeclaredRule=rule))
    assert score(terms, parse_cards("JH 9D 7S 4C 3C"), NO_SUIT) == worth


def test_undeclared_rule_counts_faces_when_there_is_no_run() -> None:
    terms = terms_of(rules_with(undeclaredRule="runsElseFaces"))
    assert score(terms, parse_cards("JH 9D 7S"), NO_SUIT) == -27


@pytest.mark.parametrize(("counts", "worth"), [(False, 50), (True, 36)])
def test_running_in_score(counts: bool, worth: int) -> None:
    terms = terms_of(rules_with(runningInScore=counts))
    assert score(terms, parse_cards("AS KS 4D"), SPADES, 14) == worth


def test_running_in_score_does_not_touch_the_right_to_call() -> None:
    terms = terms_of(rules_with(runningInScore=True))
    assert may_call(terms, parse_cards("AS KS 4D"), SPADES, 53)


@pytest.mark.parametrize(("collects", "gain"), [(True, [65, -12 - 50, -3, 0]), (False, [0, 0, 0, 0])])
def test_caller_collects(collects: bool, gain: list[int]) -> None:
    position = on_the_floor(
        ["AS KS 4D", "QS 2D", "KH QH 3D", ""], ["S", "D", "H", ""], maxDeals=1, callerCollects=collects
    )
    position.play(0, Move(CALL_SHOWDOWN))
    assert gains(position) == gain


@pytest.mark.parametrize(
    ("pay", "gain"),
    [
        ("split", [8 + 3, -23, 8 - 3, 7]),
        ("each", [23 + 3, -69, 23 - 3, 23]),
        ("difference", [73 + 3, -73 - 70 - 23, 70 - 3, 23]),
    ],
)
def test_undeclared_pay(pay: str, gain: list[int]) -> None:
    position = on_the_floor(
        ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C"], ["S", "", "H", "C"], maxDeals=1, undeclaredPay=pay
    )
    position.play(0, Move(CALL_SHOWDOWN))
    assert gains(position) == [gain[0] + 50, gain[1], gain[2], gain[3] - 50]


def test_budget() -> None:
    assert new_game(budget=200).budgets == [200] * 4


def test_must_hold_suit_in_the_sealed_declaration() -> None:
    moves = deal_table(HANDS, mustHoldSuit=True).moves(0)
    assert [Move(DECLARE, suit=suit) in moves for suit in "CHSD"] == [False, False, True, True]


def test_must_hold_suit_in_a_floor_round() -> None:
    moves = on_the_floor(HANDS, ["", "S", "", ""], mustHoldSuit=True).moves(0)
    assert [Move(DECLARE, suit=suit) in moves for suit in "CHSD"] == [False, False, False, True]


def test_must_hold_suit_closes_the_declaration_when_no_free_suit_is_held() -> None:
    moves = on_the_floor(HANDS, ["", "S", "D", ""], mustHoldSuit=True).moves(0)
    assert moves.verbs() == [PICK_UP, DECLINE]


def test_declare_is_free() -> None:
    position = on_the_floor(HANDS, declareIsFree=True)
    position.play(0, Move(DECLARE, suit="S"))
    assert position.to_act() == (0,)
    assert position.moves(0).verbs() == [CALL_SHOWDOWN, PICK_UP, DECLINE]


@pytest.mark.parametrize(("penalty", "running"), [(True, [0, 12, 13, 0]), (False, [0, 0, 13, 0])])
def test_conflict_penalty(penalty: bool, running: list[int]) -> None:
    position = choose(deal_table(HANDS, conflictPenalty=penalty), ["S", "S", "", "C"])
    assert position.penalties == running


def test_losers_of_a_conflict_are_charged_after_a_round_all_the_same() -> None:
    position = choose(deal_table(HANDS, conflictPenalty=False), ["S", "S", "", "C"])
    while position.round < 2:
        position.play(position.turn, Move(DECLINE))
    assert position.penalties == [0, 12, 26, 0]


def test_hand_cap_forces_a_discard() -> None:
    position = on_the_floor(HANDS, handCap=3)
    assert [move.slots for move in position.moves(0) if move.verb == PICK_UP] == [(0,), (1,), (2,)]
    position.play(0, Move(PICK_UP, slots=(2,)))
    assert hand_text(position, 0) == "AS KS 7D"


def test_hand_cap_leaves_smaller_hands_free() -> None:
    assert Move(PICK_UP) in on_the_floor(HANDS, handCap=4).moves(0)


def test_max_deals() -> None:
    position = on_the_floor(HANDS, ["S", "D", "H", "C"], maxDeals=2)
    position.play(0, Move(CALL_SHOWDOWN))
    assert not position.is_over()
    show_hands(position, NO_CALLER, None)
    assert position.is_over()


def test_clocks() -> None:
    position = new_game(declarationSeconds=10, countdown=5, turnSeconds=20)
    assert position.seconds(0) == 15
    assert choose(position, ["S", "", "", ""]).seconds(0) == 20


def test_every_switch_is_flipped_here() -> None:
    groups = ("declaring", "scoringSystem", "settlement", "gameFlow")
    switches = {path[-1] for path in leaf_paths(GAME.tree()) if path[0] in groups}
    switches -= {"type", "formula", "dealerRotation"}
    text = (files(__package__) / "test_switches.py").read_text(encoding="utf-8")
    assert not [switch for switch in switches if f"{switch}=" not in text and f'"{switch}"' not in text]


def test_an_ace_that_counts_1_still_joins_the_king() -> None:
    terms = terms_of(rules_with(A=1))
    assert run_points(terms, parse_cards("AD KD 2D"), DIAMONDS) == 28


@pytest.mark.parametrize(
    "switches",
    [
        {"mustHoldSuit": True, "handCap": 3, "undeclaredPay": "each", "shortestRun": 3},
        {"declareIsFree": True, "conflictPenalty": False, "undeclaredPay": "difference", "handCap": 5},
        {"runningInScore": True, "undeclaredRule": "runsElseFaces", "A": 1, "budget": 20},
        {"wraparound": ["3-2-A"], "K": 60, "3": 40, "phases": ["declaration", "floorRounds", "showdown"]},
    ],
    ids=" ".join,
)
def test_house_rules_together_keep_every_law(switches: dict[str, object]) -> None:
    rules = rules_with(maxDeals=1, **switches)
    laws.inspect(GAME, rules, seats=4, seed=3, every=4)
