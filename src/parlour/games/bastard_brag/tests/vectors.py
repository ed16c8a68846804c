"""Runners of the worked cases of Bastard Brag: each takes a case's input and returns what came of it."""

from typing import Any

from mypy_extensions import i64, u8

from parlour.cards.codes import is_card
from parlour.cards.notation import card_text, cards_text, parse_card
from parlour.cards.vectors import vec
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.dealing import first_dealer, picks_dealer
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS, hand_scores
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.table import PLAYING
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.rules.verbs import KNOCK, SWAP_ALL, SWAP_SINGLE
from parlour.games.bastard_brag.tests.laid import (
    SPARE_HANDS,
    give_lives,
    in_play,
    lay_table,
    new_game,
    rules_with,
    seat_set,
)
from parlour.kit.turns import next_seat

Case = dict[str, Any]


def rules_of(case: Case) -> BastardBragRules:
    """The rules with the case's options set."""
    return rules_with(**case.get("options", {}))


def card_codes(cards: list[str | int]) -> list[int]:
    """Cards written as text or as codes."""
    return [card if isinstance(card, int) else parse_card(card) for card in cards]


def score(case: Case) -> Case:
    scores = hand_scores(rules_of(case))
    points = scores.score(card_codes(case["cards"]))
    return {"hand": GAME.phrasebook().say(sentence_of(scores.kind(points)), Hearer()), "score": points}


def decode(case: Case) -> Case:
    valid = is_card(case["code"])
    return {"valid": valid, "card": card_text(case["code"]) if valid else None}


def round_end(case: Case) -> Case:
    """Who loses and what is left; `hands` may stand for `scores`, and seats without lives are ignored."""
    rules, before = rules_of(case), case["lives"]
    live, shown = seat_set([lives > 0 for lives in before]), vec[i64](strengths(case, rules))
    losses = list(round_losses(shown, live, knocker=knocker_of(case), terms=terms_of(rules)))
    after = [max(0, lives - lost) for lives, lost in zip(before, losses, strict=True)]
    left = [seat for seat, lives in enumerate(after) if lives > 0]
    losers = [seat for seat, lost in enumerate(losses) if lost > 0]
    return {"losers": losers, "lives": after, "losses": losses, "winner": left[0] if len(left) == 1 else None}


def strengths(case: Case, rules: BastardBragRules) -> list[int]:
    if "hands" not in case:
        return [(points or 0) * KICKERS for points in case["scores"]]
    return [hand_scores(rules).strength(card_codes(hand)) if hand else 0 for hand in case["hands"]]


def knocker_of(case: Case) -> int:
    knocker = case.get("knocker")
    return NOBODY_KNOCKED if knocker is None else int(knocker)


def turn_of(case: Case) -> BastardBrag:
    """A turn in the middle of a round, as the case describes it."""
    alive: int = case.get("alive", 3)
    turns: int = case.get("turns_taken_this_round", alive)
    position = in_play(alive, turns=turns, **case.get("options", {}))
    if case.get("already_knocked"):
        position.knocker = 1
    position.has_swapped = bool(case.get("has_swapped"))
    return position


def can_knock(case: Case) -> Case:
    return {"valid": Move(KNOCK) in turn_of(case).moves(0)}


def turn_actions(case: Case) -> Case:
    return {"legal": turn_of(case).moves(0).verbs()}


def final_turn_actions(case: Case) -> Case:
    return turn_actions(case | {"already_knocked": True})


def final_turns(case: Case) -> Case:
    """Knocks, and notes who has a turn until the hands are shown."""
    seats = max(2, *case["alive_seats"]) + 1
    position = in_play(seats, turn=case["knocker"], turns=seats, **case.get("options", {}))
    give_lives(position, [int(seat in case["alive_seats"]) for seat in range(seats)])
    position.play(case["knocker"], Move(KNOCK))
    turns = []
    while position.stage == PLAYING:
        turns.append(position.turn)
        position.play(position.turn, Move(SWAP_SINGLE, slots=(0, 0)))
    return {"final_turns": turns}


def swap(case: Case) -> Case:
    """The hand and the centre after a swap, or as they were when it is refused."""
    hand, centre = cards_text(card_codes(case["hand"])), cards_text(card_codes(case["community"]))
    position = lay_table([hand, *SPARE_HANDS[:1]], centre, **case.get("options", {}))
    try:
        position.play(0, swap_move(case["action"]))
    except Refused:
        return {"valid": False, **table_case(position)}
    return {"valid": True, **table_case(position)}


def table_case(position: BastardBrag) -> Case:
    view = position.view(None)
    return {
        "hand": [card_text(card) for card in position.cards[:HAND]],
        "community": [card_text(card) for card in position.cards[position.centre :]],
        "face_up": [card >= 0 for card in view.zone("centre").cards],
    }


def swap_move(action: list[Any]) -> Move:
    """`[SWAP_SINGLE, hand, centre]`, or `[SWAP_ALL]` with an order as a list, one by one, or none."""
    verb, *places = action
    if places and isinstance(places[0], list):
        places = places[0]
    return Move(verb, slots=tuple(places or range(HAND) if verb == SWAP_ALL else places))


def find_first_dealer(case: Case) -> Case:
    cards = card_codes(case["cards"])
    if not any(picks_dealer(card) for card in cards):
        return {"dealer": None, "cards_dealt": len(cards)}
    dealer, shown_cards = first_dealer(vec[u8](cards), case["players"])
    return {"dealer": dealer, "cards_dealt": shown_cards}


def next_dealer(case: Case) -> Case:
    live = [lives > 0 for lives in case["lives"]]
    dealer = next_seat(case["dealer"], live)
    return {"dealer": dealer, "first_turn": next_seat(dealer, live)}


def config(case: Case) -> Case:
    """Whether a game can begin; every field but the players is a switch."""
    switches = {name: value for name, value in case.items() if name not in ("players", "options")}
    try:
        new_game(case.get("players", 2), **(switches | case.get("options", {})))
    except BadRules as error:
        return {"valid": False, "why": error.sentence}
    return {"valid": True, "why": ""}


KINDS = {
    "score": score,
    "decode": decode,
    "round_end": round_end,
    "can_knock": can_knock,
    "turn_actions": turn_actions,
    "final_turn_actions": final_turn_actions,
    "final_turns": final_turns,
    "swap": swap,
    "first_dealer": find_first_dealer,
    "next_dealer": next_dealer,
    "config": config,
}
SKIPPED: dict[str, str] = {}
