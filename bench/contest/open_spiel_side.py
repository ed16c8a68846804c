"""OpenSpiel's side: heads-up limit hold'em and dou dizhu, played from Python and in C++, and clones.

Its Python module has no call that plays random games and counts their decisions. Two that play them in C++:
`evaluate_bots` with its uniform random bots plays one whole game from the deal; and the Monte-Carlo
evaluator plays many from a position in which the cards are dealt already. Both count games, so their
decisions are games times the mean number of decisions of a game, taken from the same games played in Python.
"""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import pyspiel

from parlour.lab.speed.stopwatch import Work

HOLDEM: Final = (
    "universal_poker(betting=limit,numPlayers=2,numRounds=4,blind=1 2,raiseSize=2 2 4 4,firstPlayer=2 1 1 1,"
    "maxRaises=3 4 4 4,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1)"
)
DOU_DIZHU: Final = "dou_dizhu"
GAMES_COUNTED: Final = 1_500
GAMES_A_GO: Final = 20
CLONES: Final = 200
ROLLOUTS: Final = 200
INTO_THE_GAME: Final = 6


def play(state: Any, luck: random.Random, most: float = float("inf")) -> int:
    """Play random moves, at most so many, and return how many decisions they were."""
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            decisions += 1
    return decisions


def from_python(name: str) -> Work:
    game, luck = pyspiel.load_game(name), random.Random(1)
    return lambda number: (play(game.new_initial_state(), luck),)


@cache
def decisions_a_game(name: str) -> float:
    game, luck = pyspiel.load_game(name), random.Random(2)
    return sum(play(game.new_initial_state(), luck) for _ in range(GAMES_COUNTED)) / GAMES_COUNTED


def whole_games(name: str) -> Work:
    """Deal and play inside C++, a call for each game."""
    game, each = pyspiel.load_game(name), decisions_a_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def work(number: int) -> tuple[int]:
        for turn in range(GAMES_A_GO):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number * GAMES_A_GO + turn)
        return (round(GAMES_A_GO * each),)

    return work


def rollouts(name: str) -> Work:
    """Play alone inside C++, from one position with the cards dealt: less work than a whole game."""
    game, each = pyspiel.load_game(name), decisions_a_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1_000, False, 1, False)
    state, luck = game.new_initial_state(), random.Random(3)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])

    def work(number: int) -> tuple[int]:
        bot.mcts_search(state)
        return (round(ROLLOUTS * each),)

    return work


def clones(name: str) -> Work:
    """Return the work of cloning a position some moves into a game, called from Python for want of a loop."""
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(4)
    while state.is_terminal() or play(state, luck, INTO_THE_GAME) < INTO_THE_GAME:
        state = pyspiel.load_game(name).new_initial_state()

    def work(number: int) -> tuple[int]:
        for _ in range(CLONES):
            state.clone()
        return (CLONES,)

    return work


MEASURES: dict[str, Callable[[], Work]] = {
    f"{game}, {how}": partial(work, name)
    for game, name in (("limit hold'em", HOLDEM), ("dou dizhu", DOU_DIZHU))
    for how, work in (
        ("from Python", from_python),
        ("C++ loop", whole_games),
        ("C++ rollouts", rollouts),
        ("clones", clones),
    )
}
