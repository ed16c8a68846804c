"""The course of a round from phase to phase."""

from parlour.games.three_card_brag.rules.table import BETTING, CARDS, FINAL, OVER
from parlour.games.three_card_brag.tests.laid import play, seated


def test_a_round_goes_through_its_phases() -> None:
    position = seated([100, 100])
    stages = [position.stage]
    for words in (["BET_BLIND", "CALL"], ["PASS", "PASS"], ["CHECK", "CHECK"]):
        play(position, *words)
        stages.append(position.stage)
    assert stages == [BETTING, CARDS, FINAL, BETTING]


def test_a_showdown_in_the_first_phase_ends_the_round() -> None:
    assert play(seated([100, 100]), "SHOW_HAND").round == 2


def test_a_fold_passes_the_turn() -> None:
    assert play(seated([100, 100, 100]), "FOLD").turn == 1


def test_a_fold_of_the_only_other_player_ends_the_round() -> None:
    position = play(seated([100, 100, 100]), "FOLD", "FOLD")
    assert (position.round, position.rounds_won) == (2, [0, 0, 1])


def test_the_second_betting_starts_with_the_next_player_still_in() -> None:
    position = play(seated([100, 100, 100]), "FOLD", "BET_BLIND", "CALL", "PASS", "PASS")
    assert (position.stage, position.turn) == (FINAL, 1)


def test_the_game_is_over_after_the_last_round() -> None:
    position = seated([100, 100], rounds=2)
    assert play(position, "FOLD", "FOLD").stage == OVER
