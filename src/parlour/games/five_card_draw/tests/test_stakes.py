"""Stakes of a tournament: ante and limits rise together."""

from parlour.games.five_card_draw import GAME


def test_ante_and_limits_rise_together() -> None:
    raised = GAME.changed(GAME.rules("fixed-limit"), GAME.raised(GAME.rules("fixed-limit"), 8)).betting
    assert (raised.ante, raised.first_limit, raised.second_limit) == (16, 16, 32)
