"""Runners of the worked cases of Five-Card Draw: each takes a case's input and returns what came of it."""

from typing import Any

from parlour.cards.notation import card_text, cards_text, parse_card
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.bots.eyes import Spot
from parlour.games.five_card_draw.bots.house_opponent import house_decision, house_strength
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.betting import price
from parlour.games.five_card_draw.rules.hands import category, strength
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import BETS, CHIPS, FIRST_BETS, SECOND_BETS
from parlour.games.five_card_draw.rules.verbs import BET, CALL, DRAW, RAISE
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    lay_stock,
    lay_table,
    new_match,
    rules_with,
    seat_table,
)
from parlour.games.five_card_draw.tests.played_hand import PlayedHand

Case = dict[str, Any]
CATEGORIES = (
    "HIGH_CARD",
    "PAIR",
    "TWO_PAIR",
    "THREE_OF_A_KIND",
    "STRAIGHT",
    "FLUSH",
    "FULL_HOUSE",
    "FOUR_OF_A_KIND",
    "STRAIGHT_FLUSH",
    "ROYAL_FLUSH",
)
DEEP = 10_000


class Spelling:
    """A result that cases write in more than one way: a span as its ends, as a list, or as one number."""

    def __init__(self, *ways: Any) -> None:
        self.ways = ways

    def __eq__(self, other: object) -> bool:
        return other in self.ways

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return " or ".join(map(repr, self.ways))


def rules_of(case: Case) -> FiveCardDrawRules:
    """The rules with the case's options set."""
    return rules_with(**case.get("options", {}))


def card_codes(cards: list[str | int]) -> list[int]:
    """Cards written as text or as codes."""
    return [card if isinstance(card, int) else parse_card(card) for card in cards]


def evaluate(case: Case) -> Case:
    return {"category": CATEGORIES[category(strength(card_codes(case["cards"])))]}


def compare(case: Case) -> Case:
    a, b = strength(card_codes(case["a"])), strength(card_codes(case["b"]))
    return {"winner": "tie" if a == b else "a" if a > b else "b"}


def facing(case: Case) -> FiveCardDraw:
    """Seat 0's turn in the case's betting round, against a seat with chips enough for anything."""
    rules = rules_of(case)
    position = seat_table(rules, [DEEP, DEEP])
    position.stage = FIRST_BETS if case["round"] == 1 else SECOND_BETS
    position.turn = 0
    position.bet = case["current_bet"]
    position.set_row(BETS, [case["my_bet"], case["current_bet"]])
    position.set_row(CHIPS, [case.get("chips", DEEP), DEEP])
    unit = rules.betting.limit(case["round"])
    position.raises = case.get("raises", max(0, position.bet // unit - 1))
    return position


def legal(case: Case) -> Case:
    """Every open verb: nothing for those that take nothing, the cost of a call, the totals of the others."""
    position = facing(case)
    found: Case = {form.verb: None for form in position.moves(0).forms()}
    for verb in found:
        span = position.view(0).form(verb)
        if span is not None and span.amount is not None:
            found[verb] = totals(span.amount.low, span.amount.high)
    if CALL in found:
        cost = price(position, 0)
        found[CALL] = Spelling(cost, position.number(BETS, 0) + cost)
    return found


def totals(low: int, high: int) -> Spelling:
    return Spelling([low, high], list(range(low, high + 1)), low if low == high else None)


def hand(case: Case) -> Case:
    """A whole hand: antes, the actions in order, and the showdown as the case decides it."""
    played = PlayedHand(rules_of(case), case["chips"], case.get("scores"))
    played.lay(case.get("hands"), case.get("showdown"))
    for action in case["actions"]:
        try:
            played.act(action)
        except Refused as refused:
            return {"valid": False, "illegal": action, "why": refused.sentence}
    return {"valid": True, **played.result()}


def draw(case: Case) -> Case:
    """The hand after the draw; new cards lie where the old ones lay."""
    cards = card_codes(case["hand"])
    spare = next(hand for hand in SPARE_HANDS if not set(cards) & set(card_codes(list(hand.split()))))
    position = lay_table([cards_text(cards), spare], **case.get("options", {}))
    for _ in range(2):
        position.play(position.to_act()[0], Move("CHECK"))
    lay_stock(position, " ".join(card_text(card) for card in card_codes(case.get("deck", []))))
    try:
        position.play(0, Move(DRAW, slots=tuple(sorted(case["discard"]))))
    except Refused as refused:
        return {"valid": False, "why": refused.sentence}
    return {"valid": True, "hand": [card_text(card) for card in position.hand_of(0)]}


def ai_decision(case: Case) -> Case:
    rules = rules_of(case)
    position = facing(case)
    span = next((form.amount for form in position.view(0).forms if form.verb in (BET, RAISE)), None)
    spot = Spot(
        bet=case["current_bet"],
        mine=case["my_bet"],
        pot=case["pot"],
        limit=rules.betting.limit(case["round"]),
        low=span.low if span else 1,
        high=span.high if span else 0,
    )
    verb, total = house_decision(rules.house_opponent, case["strength"], spot)
    return {"action": verb, "to": total or None}


def ai_strength(case: Case) -> Case:
    return {"strength": house_strength(rules_of(case), CATEGORIES.index(case["category"]))}


def turn_order(case: Case) -> Case:
    """Plays hands that end at once until the case's hand, and looks who has the first word."""
    seats = case.get("players", 2)
    variant = "default" if seats == 2 else "fixed-limit"
    position = new_match(seats, variant=variant, **({"target": DEEP} | case.get("options", {})))
    while position.hand < case["hand_number"]:
        position.play(position.to_act()[0], Move("FOLD"))
    quiet = Move("CHECK")
    while case["round"] == 2 and position.stage != SECOND_BETS:
        position.play(position.to_act()[0], quiet if quiet in position.moves(0) else Move(DRAW))
    return {"first": position.to_act()[0]}


KINDS = {
    "evaluate": evaluate,
    "compare": compare,
    "legal": legal,
    "hand": hand,
    "draw": draw,
    "ai_decision": ai_decision,
    "ai_strength": ai_strength,
    "turn_order": turn_order,
}
SKIPPED: dict[str, str] = {}
