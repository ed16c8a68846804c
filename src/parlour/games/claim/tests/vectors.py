"""Runners of the worked cases of Claim: each takes a case's input and returns what came of it."""

from typing import Any

from parlour.cards.codes import NO_SUIT, SUITS
from parlour.cards.notation import parse_card
from parlour.engine.errors import BadRules
from parlour.engine.play.move import Move
from parlour.games.claim import GAME
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.floor import is_exhausted
from parlour.games.claim.rules.hands.score import ScoreCalculator
from parlour.games.claim.rules.settlement import NO_CALLER, Accounts, settle, title_holder
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, STAY_SILENT
from parlour.games.claim.tests.floor_cases import floor_round
from parlour.games.claim.tests.laid import choose, deal_table, new_game, on_the_floor, rules_with, suit_of

Case = dict[str, Any]


def rules_of(case: Case) -> ClaimRules:
    """The rules with the case's options set."""
    return rules_with(**case.get("options", {}))


def card_codes(cards: list[str]) -> list[int]:
    return [parse_card(card) for card in cards]


def score(case: Case) -> Case:
    calculator, suit = ScoreCalculator(rules_of(case)), suit_of(case.get("declared"))
    found = calculator.calculate_score(card_codes(case["hand"]), suit, running_of(case))
    return {"score": found.total, "positive": found.positive, "penalty": found.penalty}


def running_of(case: Case) -> int:
    return int(case.get("accumulated_penalty", 0))


def can_call_showdown(case: Case) -> Case:
    """Tried on a turn of a floor round."""
    hand = " ".join(case["hand"])
    position = on_the_floor([hand, "", "", ""], floor="", **case.get("options", {}))
    position.declared[0] = suit_of(case.get("declared"))
    position.penalties[0] = running_of(case)
    return {"valid": Move(CALL_SHOWDOWN) in position.moves(0)}


def initial_declaration(case: Case) -> Case:
    """Everybody's sealed choice, and what the table looks like when all are in."""
    hands = [" ".join(hand) for hand in case["hands"]]
    position = deal_table(hands, opener=case.get("first_seat", 0), **case.get("options", {}))
    position.budgets = list(case.get("budgets", position.budgets))
    for seat, suit in enumerate(case["choices"]):
        position.play(seat, Move(DECLARE, suit=suit) if suit else Move(STAY_SILENT))
    return {
        "declared": letters(position.declared),
        "penalties": position.penalties,
        "budgets": position.budgets,
    }


def letters(suits: list[int]) -> list[str | None]:
    return [None if suit == NO_SUIT else SUITS[suit] for suit in suits]


def declare_intent(case: Case) -> Case:
    seat = case["seat"]
    hand = " ".join(case.get("hand", []))
    hands = [hand if at == seat else "" for at in range(4)]
    position = on_the_floor(hands, case["declared"], floor="", **case.get("options", {}))
    position.turn = seat
    return {"valid": Move(DECLARE, suit=case["suit"]) in position.moves(seat)}


def penalty_accrual(case: Case) -> Case:
    """The opening charge, and one more for each completed floor round without a declaration: all played."""
    position = deal_table([" ".join(case["hand"]), "", "", ""], **case.get("options", {}))
    position.budgets[0] = case.get("budget", position.budgets[0])
    choose(position, [case.get("declared") or "", "", "", ""])
    while position.round <= case.get("floor_rounds_completed", 0):
        position.play(position.turn, Move(DECLINE))
    return {"accumulated": position.penalties[0], "budget": position.budgets[0]}


def accounts_of(case: Case) -> Accounts:
    """The budgets, or the rules' own where the case does not say."""
    budgets = case.get("budgets") or [rules_of(case).settlement.budget] * len(case["scores"])
    return Accounts(case["scores"], [suit_of(suit) for suit in case["declared"]], budgets)


def settling(case: Case) -> Case:
    accounts, caller = accounts_of(case), case.get("caller")
    settle(
        accounts, terms_of(rules_of(case)), NO_CALLER if caller is None else caller, case.get("first_seat", 0)
    )
    return {
        "payments": [list(payment) for payment in accounts.payments],
        "budgets": accounts.budgets,
    } | winner(case)


def winner(case: Case) -> Case:
    suit_order = rules_of(case).scoring_system.suit_order
    return {"winner": title_holder(accounts_of(case), suit_order, case.get("first_seat", 0))}


def exhaustion(case: Case) -> Case:
    return {"exhausted": is_exhausted(case["draw_pile_size"], case.get("consecutive_unpicked", 0))}


def deal(case: Case) -> Case:
    """A fresh deal, or the reason why there is none."""
    try:
        position = new_game(**case.get("options", {}))
        GAME.begin(rules_of(case), case.get("players", 4), position.shuffle)
    except BadRules as error:
        return {"valid": False, "why": error.sentence}
    return {
        "valid": True,
        "hand_size": len(position.hands[0]),
        "draw_pile": len(position.pile),
        "budget": position.budgets[0],
        "dealer_plays": len(position.hands[position.dealer]) > 0,
    }


KINDS = {
    "score": score,
    "can_call_showdown": can_call_showdown,
    "initial_declaration": initial_declaration,
    "declare_intent": declare_intent,
    "penalty_accrual": penalty_accrual,
    "settle": settling,
    "winner": winner,
    "floor_round": floor_round,
    "exhaustion": exhaustion,
    "deal": deal,
}
SKIPPED: dict[str, str] = {}
