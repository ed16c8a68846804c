"""Why a move is worth making: the chance among deals that fit, the price in points, and what else."""

import pytest

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import POINTS
from parlour.games.five_card_draw.tests.laid import lay_table, say

HANDS = ["QC JD 8H 5S 3C", "2C 4D 7H 9S JC"]
FOLD, CALL = Move("FOLD"), Move("CALL")


def facing(variant: str = "default") -> FiveCardDraw:
    """Seat 1 faces a bet of 2 for a pot of 6."""
    position = lay_table(HANDS, variant=variant)
    say(position, "BET 2")
    return position


def reasons(position: FiveCardDraw, move: Move, chance: float | None = None) -> dict[str, Sentence]:
    told = GAME.words.reasons(position, position.to_act()[0], move, lambda: chance)
    return {reason.key: reason for reason in told}


@pytest.mark.parametrize(("variant", "need"), [("default", 12), ("fixed-limit", 25)])
def test_a_call_pays_at_half_the_odds_where_a_fold_gives_the_whole_pot(variant: str, need: int) -> None:
    told = reasons(facing(variant), CALL, 0.6)
    fields = (told.get("reason.fits") or told["reason.fits-match"]).fields
    assert fields["need"] == need


@pytest.mark.parametrize(("move", "chance"), [(FOLD, 0.9), (CALL, 0.01)])
def test_no_chance_is_told_that_speaks_against_the_move(move: Move, chance: float) -> None:
    told = reasons(facing("fixed-limit"), move, chance)
    assert "reason.cost" in told
    assert not [reason for reason in told.values() if "wins" in reason.fields]


def test_a_call_that_saves_the_match_says_so() -> None:
    position = facing()
    position.set_row(POINTS, [96, 10])
    assert "reason.lost-anyway" in reasons(position, CALL, 0.01)


def test_a_fold_does_not_tell_that_it_gives_the_match_away() -> None:
    position = facing()
    position.set_row(POINTS, [96, 10])
    assert "reason.target" not in reasons(position, FOLD, 0.01)


@pytest.mark.parametrize(("move", "chance", "told"), [(CALL, 0.01, True), (FOLD, 0.9, False)])
def test_the_balance_speaks_for_what_it_mostly_does(move: Move, chance: float, told: bool) -> None:
    """A pair of twos calls 94 times in 100."""
    position = lay_table(["QC JH 8H 5S 3C", "2C 2D 7H 9S JC"], variant="fixed-limit")
    say(position, "BET 2")
    assert ("reason.balanced" in reasons(position, move, chance)) is told
