"""The duplicate match: fair to both bots, repeatable, and sure of what it says."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import View
from tests.duel import Result, duel, interval, lead, win_shares

GAME = find_game("bastard-brag")
RULES = GAME.rules(switches={"lives": 1})


class RandomBot(Bot):
    """Plays anything."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


class FirstMoveBot(Bot):
    """Knocks when it can, and else plays the first move it finds."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return Move("KNOCK") if Move("KNOCK") in moves else next(iter(moves))


def test_a_bot_that_plays_itself_without_chance_comes_out_even() -> None:
    assert duel(GAME, RULES, FirstMoveBot, FirstMoveBot, pairs=10, seed=1) == Result(0, 0, 0)


def test_a_duel_is_repeatable() -> None:
    first, second = (duel(GAME, RULES, RandomBot, FirstMoveBot, pairs=10, seed=4) for _ in range(2))
    assert first == second


def test_exchanging_the_bots_turns_the_result_round() -> None:
    here = duel(GAME, RULES, RandomBot, FirstMoveBot, pairs=2, seed=4, seats=4)
    there = duel(GAME, RULES, FirstMoveBot, RandomBot, pairs=2, seed=4, seats=4)
    assert here.mean == -there.mean != 0


def test_a_draw_shares_the_win() -> None:
    assert win_shares(Outcome([1, 3, 1], [0, 0, 0], "")) == [0.5, 0, 0.5]


def test_the_lead_is_that_of_the_even_seats() -> None:
    assert lead([1, 0, 0.5, 0.5]) == 1


def test_the_interval_is_1_96_standard_errors_wide_on_either_side() -> None:
    result = interval([1.0, -1.0, 1.0, -1.0])
    assert result.mean == 0
    assert round(result.high, 6) == -round(result.low, 6) == round(1.96 * (4 / 3) ** 0.5 / 2, 6)


def test_a_result_reads_as_a_mean_with_its_interval() -> None:
    assert str(Result(0.5, 0.25, 0.75)) == "+0.500 (+0.250 to +0.750)"
