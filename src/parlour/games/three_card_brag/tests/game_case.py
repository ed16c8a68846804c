"""The runner of worked endings: plays a round out to the standing of a case, and asks if that was all."""

from typing import Any

from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import ASKING, BONUS_POINTS, ROUNDS_WON
from parlour.games.three_card_brag.rules.verbs import BET_BLIND, CALL, CHECK, FOLD, PASS
from parlour.games.three_card_brag.tests.laid import lay_cards, lowest, open_verbs, seat_table, set_row
from parlour.games.three_card_brag.tests.round_case import fill_up

Case = dict[str, Any]
BEST = "3C 3D 3H"
NOT_OF_THE_END = {"ante": 0, "shortCall": "allIn", "bonusMode": "off"}
"""Switches that would change the standing on the way, and have no say in whether it ends the game."""


def game_over(case: Case) -> Case:
    """Whether the game is over after this round, and then who has won it."""
    position = played_out(case)
    outcome = position.outcome()
    if outcome is None:
        return {"over": False, "winner": None}
    winners = outcome.winners()
    return {
        "over": True,
        "winner": winners[0] if len(winners) == 1 else winners,
        "places": outcome.places,
    }


def played_out(case: Case) -> ThreeCardBrag:
    """The table after its winner took the last coin of all who have none, and everybody else folded."""
    winner = winner_of(case)
    position = set_up(case, winner)
    broke = [seat for seat, coins in enumerate(case["coins"]) if coins == 0]
    while position.round == case["round"] and position.stage != ASKING and not position.is_over():
        seat = position.turn
        wanted = [BET_BLIND if broke else CHECK, PASS] if seat == winner else [CALL, CHECK, PASS]
        position.play(seat, first_open(position, wanted if seat in (winner, *broke) else [FOLD]))
    return position


def winner_of(case: Case) -> int:
    """The richest of those who have won a round."""
    coins = case["coins"]
    won = case.get("rounds_won", [1] * len(coins))
    return max((seat for seat in range(len(coins)) if won[seat]), key=lambda seat: coins[seat])


def set_up(case: Case, winner: int) -> ThreeCardBrag:
    """The table before this round is won, by a winner with the best hand there is."""
    coins, switches = case["coins"], case.get("options", {}) | NOT_OF_THE_END
    before = [each or 1 for each in coins]
    before[winner] -= coins.count(0)
    if "max_rounds" in case:
        switches["rounds"] = case["max_rounds"]
    position = seat_table(before, **switches)
    named = [parse_cards(BEST) if seat == winner else [] for seat in range(len(coins))]
    lay_cards(position, fill_up(position, named, []), [])
    position.round = case["round"]
    set_row(position, BONUS_POINTS, case.get("bonus", [0] * len(coins)))
    set_row(position, ROUNDS_WON, case.get("rounds_won", [0] * len(coins)))
    position.numbers[ROUNDS_WON + winner] -= 1
    return position


def first_open(position: ThreeCardBrag, verbs: list[str]) -> Move:
    """The first of these verbs that is open, by its lowest amount."""
    return lowest(position, next(verb for verb in verbs if verb in open_verbs(position)))
