"""Worked cases of floor rounds: a pile, perhaps a hand, and what the players did one after another.

A case ends with its round. Where the round was completed the table has turned the next card already, or shown
the hands of its only deal: what is told of it is the table before that card.
"""

from typing import Any

from mypy_extensions import u8

from parlour.cards.codes import BACK, NO_SUIT, SUITS
from parlour.cards.notation import card_text, parse_card
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import sentence_of
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import DECLARE, PICK_UP
from parlour.games.claim.tests.laid import on_the_floor

Case = dict[str, Any]


def floor_round(case: Case) -> Case:
    """Plays the actions from the seat that begins."""
    position, first = laid_for(case), case.get("first_seat", 0)
    try:
        for action in case["actions"]:
            act(position, action, case.get("discard"))
    except Refused as refused:
        return {"valid": False, "why": refused.sentence} | table_case(position, first)
    return {"valid": True} | table_case(position, first)


def laid_for(case: Case) -> Claim:
    """The pile with its first card turned; hands of the case, or none that matter."""
    first = case.get("first_seat", 0)
    hands = [" ".join(hand) for hand in case.get("hands", [[], [], [], []])]
    if "hand" in case:
        hands[first] = " ".join(case["hand"])
    position = on_the_floor(
        hands, case.get("declared"), floor="", **{"maxDeals": 1, **case.get("options", {})}
    )
    pile = [parse_card(card) for card in case["draw_pile"]]
    position.turn = position.first = first
    position.floor = parse_card(case["floor"]) if case.get("floor") else pile.pop(0)
    position.pile = vec[u8](pile[::-1])
    return position


def act(position: Claim, action: Any, discard: str | None) -> None:
    """One action by whoever is to act; the round that follows belongs to no case."""
    if position.round > 1:
        raise Refused("not-now", sentence_of("plain", text="the round is over"))
    seat = position.turn
    position.play(seat, move_of(position.hands[seat], words_of(action), discard))


def words_of(action: Any) -> list[str]:
    """An action as words: `"PICK_UP"`, `["PICK_UP", "2S"]`, `[0, "PICK_UP"]` or named fields."""
    if isinstance(action, str):
        return action.split()
    parts = action.values() if isinstance(action, dict) else action
    return [part for part in parts if isinstance(part, str)]


def move_of(hand: list[int], words: list[str], discard: str | None) -> Move:
    """The verb with a suit to declare, or with a card to discard named in it or beside it."""
    verb, *details = words
    if verb.startswith(DECLARE):
        return Move(DECLARE, suit=details[0][0].upper())
    if verb != PICK_UP:
        return Move(verb)
    gone = details[0] if details else discard
    return Move(PICK_UP, slots=(place_of(hand, gone),) if gone else ())


def place_of(hand: list[int], card: str) -> int:
    """Where the card lies in the hand; a place that does not exist when it is not held."""
    code = parse_card(card)
    return hand.index(code) if code in hand else len(hand)


def table_case(position: Claim, first: int) -> Case:
    """Everything a case may ask for; `hand` is that of the seat that began."""
    hands = [card_names(hand) for hand in position.hands]
    pile: list[int] = [*list(position.pile)[::-1], *position.passed]
    turned = [] if position.floor == BACK else [int(position.floor)]
    if position.round > 1:
        pile, turned = turned + pile, []
    return {
        "draw_pile": card_names(pile),
        "floor": card_text(turned[0]) if turned else None,
        "hand": hands[first],
        "hands": hands,
        "discards": card_names(position.discards),
        "declared": [None if suit == NO_SUIT else SUITS[suit] for suit in position.declared],
        "penalties": position.penalties,
        "legal": [] if position.is_over() else position.moves(position.turn).verbs(),
    }


def card_names(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]
