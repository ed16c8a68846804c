"""Runners of the worked cases of Three Card Brag: each takes a case's input and returns what came of it."""

from typing import Any

from parlour.cards.codes import JOKER
from parlour.cards.notation import card_text, parse_card
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import CategoryRule, bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.hands.ties import stand_ins, tie_key
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.rounds import may_continue
from parlour.games.three_card_brag.rules.table import COINS
from parlour.games.three_card_brag.tests.game_case import game_over
from parlour.games.three_card_brag.tests.laid import all_cards, rules_with
from parlour.games.three_card_brag.tests.round_case import play_round

Case = dict[str, Any]

CATEGORIES = (
    "HIGH_CARD",
    "PAIR",
    "FLUSH",
    "STRAIGHT",
    "STRAIGHT_FLUSH",
    "ROYAL_FLUSH",
    "THREE_OF_A_KIND",
)


def rules_of(case: Case) -> ThreeCardBragRules:
    """The rules with the case's options set."""
    return rules_with(**case.get("options", {}))


def card_codes(cards: list[str | int]) -> list[int]:
    """Cards written as text or as codes."""
    return [card if isinstance(card, int) else parse_card(card) for card in cards]


def trump_of(case: Case) -> int:
    """The case's trump, unless its rules have none."""
    trump = case.get("trump")
    if trump is None or not rules_of(case).trump_system.use_trump:
        return NO_TRUMP
    return card_codes([trump])[0]


def read_hand(case: Case, cards: list[str | int]) -> HandReading:
    return HandReading(hand_ranking(rules_of(case)), card_codes(cards), trump_of(case))


def evaluate(case: Case) -> Case:
    reading = read_hand(case, case["cards"])
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    wilds = [
        card_text(stood)
        for card, stood in zip(reading.cards, made, strict=True)
        if reading.ranking.is_wild(card, reading.trump)
    ]
    return {
        "category": CATEGORIES[reading.category],
        "wild_as": wilds[0] if len(wilds) == 1 else wilds or None,
        "hand": [card_text(card) for card in made],
    }


def compare(case: Case) -> Case:
    """Strength first, and what parts equal strengths behind it."""
    keys = []
    for side in ("a", "b"):
        reading = read_hand(case, case[side])
        keys.append((reading.strength, tie_key(reading.ranking, reading.cards, reading.trump)))
    if keys[0] == keys[1]:
        return {"winner": "tie"}
    return {"winner": "a" if keys[0] > keys[1] else "b"}


def bonus(case: Case) -> Case:
    rules, reading = rules_of(case), read_hand(case, case["cards"])
    if rules.bonus_rules.bonus_mode == "off":
        return {"points": 0, "parts": {}}
    rule = bonus_book(rules).rule_for(reading)
    assert isinstance(rule, CategoryRule)
    found = rule.calculate_bonus(reading)
    return {"points": found.points, "parts": found.parts, "category": CATEGORIES[rule.category]}


def one_more(case: Case) -> Case:
    return {
        "may_continue": may_continue(case["rounds_won"], case["coins"], case["round"], case["max_rounds"])
    }


def deal(case: Case) -> Case:
    """The first round as it is dealt."""
    position = GAME.begin(rules_of(case), case["players"], FastShuffle(1))
    assert isinstance(position, ThreeCardBrag)
    pack, stock = all_cards(position), position.stock_list()
    return {
        "hand_size": (len(pack) - len(stock)) // case["players"],
        "draw_pile": len(stock),
        "trump_removed": position.trump not in (NO_TRUMP, *pack),
        "trump": None if position.trump == NO_TRUMP else card_text(position.trump),
        "coins": position.row(COINS),
        "pot": position.pot,
        "jokers": pack.count(JOKER),
        "to_act": position.turn,
        "cards_each": HAND,
    }


def config(case: Case) -> Case:
    """Whether a game can begin with these options."""
    try:
        GAME.begin(rules_of(case), case.get("players", 2), FastShuffle(1))
    except BadRules:
        return {"valid": False}
    return {"valid": True}


KINDS = {
    "evaluate": evaluate,
    "compare": compare,
    "bonus": bonus,
    "round": play_round,
    "may_continue": one_more,
    "game_over": game_over,
    "deal": deal,
    "config": config,
}
SKIPPED: dict[str, str] = {}
