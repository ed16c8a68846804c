"""Learning a match of Three Card Brag from its end."""

from parlour.games.three_card_brag.solver.chances import counted
from parlour.games.three_card_brag.solver.training import BragTraining
from parlour.players.solver.book import Book


def taught(rounds: int, steps: int) -> BragTraining:
    """After so many rounds in every stage, stopped after so many rounds in all."""
    training = BragTraining(counted(300))
    for _, _ in zip(range(steps), training.learn(rounds, None), strict=False):
        pass
    return training


def test_a_lead_in_rounds_is_worth_something() -> None:
    training = taught(12, 61)
    assert training.values["5,1"] > training.values["5,0"] > training.values["5,-1"]


def test_more_rounds_leave_less_to_exploit() -> None:
    assert taught(25, 251).exploitability() < taught(5, 51).exploitability()


def test_whoever_stops_early_keeps_the_last_rounds_of_the_match() -> None:
    training = taught(5, 13)
    keys = Book(training.pages()).places
    assert "1,0::" in keys
    assert "9,0::" not in keys


def test_nobody_folds_when_a_fold_loses_the_match() -> None:
    book = Book(taught(40, 41).pages())
    for bucket in range(5, 20):
        fold, *others = book.weights("1,0::b", bucket)
        assert fold < sum(others)
