"""The terms of a game are those of its rules."""

from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.terms import Terms


def test_switches_become_terms() -> None:
    terms = Terms(
        GAME.rules(switches={"allowPass": False, "knockAfterSwap": True, "maxTurns": 30, "jokers": 1})
    )
    assert (terms.allow_pass, terms.knock_after_swap, terms.max_turns, terms.jokers) == (False, True, 30, 1)


def test_scores_are_shared_by_games_under_the_same_rules() -> None:
    assert Terms(GAME.rules()).scores is Terms(GAME.rules()).scores
