"""Why a move is worth making: the chance among deals that fit, the price for the match, and what else."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import COINS
from parlour.games.three_card_brag.tests.laid import lay_table, play, set_row

RIVAL = "2C 7D KH"
FOLD, CALL = Move("FOLD"), Move("CALL")


def reasons(position: ThreeCardBrag, move: Move, chance: float | None = None) -> dict[str, Sentence]:
    told = GAME.words.reasons(position, position.turn, move, lambda: chance)
    return {reason.key: reason for reason in told}


def facing(bet: int, rounds: int = 1) -> ThreeCardBrag:
    """Seat 1 has looked and faces a bet by seat 0."""
    position = lay_table([RIVAL, "9S 9D 4H"])
    position.round = rounds
    return play(position, "SEE_HAND", f"BET {bet}", "SEE_HAND")


@pytest.mark.parametrize(("move", "chance"), [(FOLD, 0.05), (CALL, 0.95)])
def test_a_chance_and_a_price_are_told_for_a_call_and_a_fold(move: Move, chance: float) -> None:
    told = reasons(facing(20), move, chance)
    assert {"reason.fits", "reason.fits-match"} & told.keys()


@pytest.mark.parametrize(("move", "chance"), [(FOLD, 0.95), (CALL, 0.05)])
def test_no_chance_is_told_that_speaks_against_the_move(move: Move, chance: float) -> None:
    assert list(reasons(facing(20), move, chance)) == ["reason.holding", "reason.cost"]


def test_the_price_is_that_for_the_match() -> None:
    """Level on coins, a round ahead decides: a call pays sooner than by the coins alone."""
    told = reasons(facing(20), CALL, 0.95)["reason.fits-match"]
    assert told.fields["need"] < told.fields["alone"]


def test_whoever_is_safe_folds_for_that() -> None:
    position = facing(20, rounds=10)
    set_row(position, COINS, [1_000, 19_000])
    assert "reason.safe" in reasons(position, FOLD, 0.95)


def test_a_chance_falls_with_what_a_rival_pays() -> None:
    """Counted as hints count it: over deals that fit the bets."""
    thinking = GAME.thinking
    weights = []
    for bet in (10, 2000):
        position = facing(bet)
        twins = [position.redealt(1, Luck(seed)) for seed in range(200)]
        total = sum(thinking.weight(twin, 1) for twin in twins)
        won = sum(thinking.weight(twin, 1) * thinking.showdown(twin, 1, Luck(1)) for twin in twins)
        weights.append(won / total)
    assert weights[0] > weights[1]


def test_rivals_who_may_go_on_blind_are_a_reason_to_stay_among_several() -> None:
    position = play(lay_table([RIVAL, "3C 6D QH", "9S 9D 4H"]), "BET_BLIND 200", "CALL", "SEE_HAND")
    assert "reason.all-in" in reasons(position, CALL, 0.01)


def test_a_card_that_was_taken_must_be_swapped_in() -> None:
    looks = ["SEE_HAND", "CHECK"]
    position = play(lay_table([RIVAL, "9S 9D 9H"], stock="2D"), *looks, *looks, "DRAW_FROM_DECK", "PASS")
    play(position, "PICK_FROM_FLOOR")
    assert "reason.must-swap" in reasons(position, Move("SWAP_CARD", slots=(1,)))
