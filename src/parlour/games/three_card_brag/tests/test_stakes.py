"""Stakes of a tournament: bets rise, and there is an ante, so that nobody can wait for ever."""

from parlour.games.three_card_brag import GAME


def test_bets_rise_and_an_ante_comes_with_them() -> None:
    rules = GAME.changed(GAME.rules(), GAME.raised(GAME.rules(), 4))
    assert (rules.betting.base_bet, rules.betting.ante) == (20, 20)


def test_an_ante_and_a_limit_of_raises_that_are_there_rise_too() -> None:
    rules = GAME.rules(change={"betting": {"ante": 2, "maxRaise": 50}})
    assert GAME.raised(rules, 2) == {"betting": {"baseBet": 10, "ante": 4, "maxRaise": 100}}
