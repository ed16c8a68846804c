"""What more imagined games would find: races of search, looked at after 10, 50, 200 and 800 deals.

Usage: PYTHONPATH=build/compiled python -m bench.ladder.races [--game NAME]... [--decisions N] [--seed N]

Some decisions of games between searches are raced at length. For each budget it says which share of its deals
the race used before it was decided, how often it left the house's move, how often its verdict was not that of
the largest budget, and what that cost. Cost is counted on other deals, in standard deviations of what a deal
brings, and by the imagined players' own measure: whether real ones think so too, only games tell
(`python -m bench.ladder.more_time`).
"""

import argparse
from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from bench.ladder.boards import SEEN, Board
from bench.ladder.more_time import TIME_RUNGS
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.players.deciding import decision
from parlour.players.house import house_bot
from parlour.players.kinds import maker_of
from parlour.players.search.budget import Budget
from parlour.players.search.imagining import Imagination
from parlour.players.search.opponents import opponent_model
from parlour.players.search.playouts import ALL_ALIKE
from parlour.players.search.race import Race
from parlour.players.search.race_search import ADVISER, Searcher

BUDGETS: Final = (10, 50, 200, 800)
PLAYER: Final = "search:10"
"""Who plays the games that decisions are taken from."""
ONE_IN: Final = 15
"""One decision in so many is raced: those of one deal say partly the same."""


class Replay(NamedTuple):
    """One decision: after how many deals it fell, the house's move, and verdict and cost for each budget."""

    deals: int
    advice: Move
    verdicts: list[Move]
    costs: list[float]
    house: float
    """What the house's move would cost."""


class Situation:
    """A seat that is to move: what it would race, and the deals that it imagines."""

    def __init__(self, game: Game, rules: Any, position: Position, luck: Luck) -> None:
        self.game = game
        self.position = position
        self.seat = position.to_act()[0]
        adviser = house_bot(game, rules, ADVISER, Luck(luck.bits()))
        self.searcher = Searcher(Budget(games=1), luck, game.thinking, adviser)
        self.imagination = Imagination(self.seat, game.thinking, self.dealt, luck)
        model = opponent_model(game, rules)
        self.guess = model.guess(self.seat, position.seats) if model else None

    def moves(self) -> list[Move]:
        """Return what races here, the house's move first; one alone where there is nothing to race."""
        listed = self.game.thinking.candidates(self.position.redealt(self.seat, Luck(1)), self.seat)
        advice = self.searcher.adviser.choose(self.position.view(self.seat), self.position.moves(self.seat))
        return [advice, *(move for move in listed if move != advice)] if len(listed) > 1 else [advice]

    def race(self, moves: list[Move]) -> Race:
        thinking = self.game.thinking
        return Race(self.seat, moves, self.searcher.luck, thinking, thinking.doubt(self.position))

    def run(self, race: Race) -> None:
        """Race over one deal more."""
        styles = self.guess.styles(self.searcher.luck) if self.guess else ALL_ALIKE
        race.run(self.imagination.likely_deal(styles), styles)

    def dealt(self, luck: Luck) -> Position:
        return self.position.redealt(self.seat, luck)


def situations(board: Board, seed: int) -> Iterator[Situation]:
    """Yield decisions of game after game, one in so many."""
    game, number = find_game(board.game), 0
    rules = game.rules(board.variant)
    while True:
        number += 1
        luck, position = Luck(seed + number), game.begin(rules, board.seats, FastShuffle(seed + number))
        players = [maker_of(PLAYER)(game, rules, Luck(luck.bits())) for _ in range(board.seats)]
        while not position.is_over():
            if luck.below(ONE_IN) == 0:
                yield Situation(game, rules, position, Luck(luck.bits()))
            seat = position.to_act()[0]
            position.apply(seat, decision(players[seat], position, seat))


def replay_race(situation: Situation, moves: list[Move]) -> Replay:
    """Run the race over as many deals as the largest budget has, and price its verdicts on others."""
    race, verdicts, deals = situation.race(moves), [], 0
    for number in range(1, BUDGETS[-1] + 1):
        if not race.is_decided():
            situation.run(race)
            deals = number
        if number in BUDGETS:
            verdicts.append(race.verdict())
    costs = costs_of(situation, [moves[0], *verdicts])
    return Replay(deals, moves[0], verdicts, costs[1:], costs[0])


def costs_of(situation: Situation, moves: list[Move]) -> list[float]:
    """Return how much less each of the moves brings than the last, on new deals."""
    distinct = [move for place, move in enumerate(moves) if move not in moves[:place]]
    if len(distinct) == 1:
        return [0.0] * len(moves)
    gains: list[list[float]] = [[] for _ in distinct]
    for _ in range(BUDGETS[-1]):
        race = situation.race(distinct)  # a new one for each deal: nothing drops out
        situation.run(race)
        for place, runner in enumerate(race.runners):
            gains[place] += runner.gains
    spread = pstdev([gain for each in gains for gain in each]) or 1.0
    means = [fmean(gains[distinct.index(move)]) for move in moves]
    return [(means[-1] - mean) / spread for mean in means]


def report(board: Board, replays: list[Replay]) -> Iterator[str]:
    house = fmean(replay.house for replay in replays)
    yield f"{board.title()}: {len(replays)} decisions; the house's move costs {house:.4f}"
    for place, budget in enumerate(BUDGETS):
        used = fmean(min(budget, replay.deals) / budget for replay in replays)
        left = fmean(replay.verdicts[place] != replay.advice for replay in replays)
        other = fmean(replay.verdicts[place] != replay.verdicts[-1] for replay in replays)
        cost = fmean(replay.costs[place] for replay in replays)
        yield (
            f"  {budget:4} games: {used:4.0%} used, leaves the house {left:4.0%}, "
            f"other verdict than {BUDGETS[-1]} {other:4.0%}, cost {cost:.4f}"
        )


def replays_of(board: Board, wanted: int, seed: int) -> list[Replay]:
    found: list[Replay] = []
    for situation in situations(board, seed):
        moves = situation.moves()
        if len(moves) > 1:
            found.append(replay_race(situation, moves))
        if len(found) == wanted:
            break
    return found


def main() -> None:
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--decisions", type=int, default=80)
    parser.add_argument("--seed", type=int, default=SEEN[-1])
    wishes = parser.parse_args()
    for board in dict.fromkeys(rung.board for rung in TIME_RUNGS):
        if not wishes.game or board.game in wishes.game:
            replays = replays_of(board, wishes.decisions, wishes.seed)
            print("\n".join(report(board, replays)), flush=True)


if __name__ == "__main__":
    main()
