"""Runners of the worked cases of Big-C: each takes a case's input and returns what came of it."""

from typing import Any

from parlour.cards.notation import card_text, parse_card
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS, SUIT_COUNT
from parlour.games.big_c.rules.compare import MISMATCH, footstool, penalty, relation
from parlour.games.big_c.rules.hands import NO_HAND, Reading, reading
from parlour.games.big_c.rules.plays.choice import may_lie
from parlour.games.big_c.rules.presenting import play_order
from parlour.games.big_c.rules.terms import Terms
from parlour.games.big_c.rules.verbs import PASS
from parlour.games.big_c.tests.flows import Flow
from parlour.games.big_c.tests.laid import (
    RANK_NAMES,
    RELATIONS,
    STOOLS,
    all_hands,
    deal_hands,
    lay_table,
    new_game,
    rules_with,
    sizes,
    terms_with,
)

Case = dict[str, Any]
KIND_NAMES = (
    None,
    "SINGLE",
    "PAIR",
    "TRIPLE",
    "TWO_PAIRS",
    "FLUSH",
    "STRAIGHT",
    "FULL_HOUSE",
    "FOUR_KIND",
    "FIVE_KIND",
    "STRAIGHT_FLUSH",
)


def terms_in(case: Case) -> Terms:
    return terms_with(**case.get("options", {}))


def read_cards(cards: list[str], under: Terms) -> Reading:
    return reading(tuple(parse_card(card) for card in cards), under)


def classify(case: Case) -> Case:
    """The kind of hand, its rank and its high card; a kind of null is no hand."""
    made = read_cards(case["cards"], terms_in(case))
    if made.kind == NO_HAND:
        return {"type": None, "rank": None, "high": None, "valid": False}
    rank = RANK_NAMES[(made.top - 1) // SUIT_COUNT]
    return {"type": KIND_NAMES[made.kind], "rank": rank, "high": card_text(CODES[made.top]), "valid": True}


def compare(case: Case) -> Case:
    under = terms_in(case)
    new = read_cards(case["new"], under)
    old = read_cards(case.get("old") or [], under)
    stands = MISMATCH if old.kind == NO_HAND else relation(new, old, under)
    return {"relation": RELATIONS[stands], "legal": may_lie(new, old, under)}


def stood_upon(case: Case) -> Case:
    under = terms_in(case)
    stool = footstool(read_cards(case["new"], under), read_cards(case["old"], under), under)
    return {"footstool": STOOLS[stool], "penalty": penalty(stool, under)}


def order_of_play(case: Case) -> Case:
    """The order by the cards presented: "random" with nothing left to present, null if they must go on."""
    shown = [[HEIGHTS[parse_card(card)] for card in cards] for cards in case["presented"]]
    seats = len(shown)
    one_way, other_way = play_order(shown, list(range(seats))), play_order(shown, list(range(seats))[::-1])
    tied = [seat for seat in range(seats) if shown.count(shown[seat]) > 1]
    if one_way == other_way:
        return {"order": one_way, "tied": tied}
    return {"order": "random" if case.get("exhausted") else None, "tied": tied}


def cards_presented(case: Case) -> Case:
    """Presents these cards at a table and looks for them in the hands afterwards."""
    hands = [[parse_card(card)] for card in case["presented"]]
    position = new_game(len(hands), **case.get("options", {}))
    deal_hands(position, hands)
    for seat in range(len(hands)):
        position.play(seat, Move("PRESENT", slots=(0,)))
    return {"returned_to_hand": all_hands(position) == hands}


def flow(case: Case) -> Case:
    return Flow(case).result()


def setup(case: Case) -> Case:
    """What is shuffled and dealt, or why nothing can be."""
    rules, seats = rules_with(**case.get("options", {})), case["players"]
    try:
        position = new_game(seats, **case.get("options", {}))
    except BadRules as error:
        return {"valid": False, "why": error.sentence}
    cards = sum(sizes(position)) + position.left
    return {
        "valid": True,
        "decks": rules.decks_for(seats),
        "cards": cards,
        "jokers": rules.jokers_for(seats),
        "hand_size": sizes(position)[0],
        "undealt": position.left,
    }


def chooser_must_play(case: Case) -> Case:
    """Whether a leader with this hand may pass."""
    position = lay_table([" ".join(case["hand"]), "3D"], **case.get("options", {}))
    return {"legal_pass": Move(PASS) in position.moves(0)}


def stuck(case: Case) -> Case:
    """What a leader with this hand may play, and whether the lead moves on."""
    others = [" ".join(hand) for hand in case.get("others", [["3D"]])]
    position = lay_table([" ".join(case["hand"]), *others], **case.get("options", {}))
    plays = position.plays(0).count()
    try:
        position.play(0, Move(PASS))
    except Refused:
        return {"legal_plays": plays, "lead_passes_to_next": False}
    return {"legal_plays": plays, "lead_passes_to_next": position.turn == 1 and position.is_lead()}


KINDS = {
    "classify": classify,
    "compare": compare,
    "footstool": stood_upon,
    "play_order": order_of_play,
    "play_order_cards": cards_presented,
    "flow": flow,
    "setup": setup,
    "chooser_must_play": chooser_must_play,
    "stuck": stuck,
}
SKIPPED: dict[str, str] = {}
