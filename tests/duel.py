"""A duplicate match of two bots: every deal is played twice, the second time with seats exchanged."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.lab.playing import play_out

BotWithLuck = Callable[[Luck], Bot]
Score = Callable[[Outcome], list[float]]

WITHIN = 1.96
FAR_APART = 1_000_003


@dataclass(frozen=True)
class Result:
    """How much more the first bot scored in a game than the second, with a 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ({self.low:+.3f} to {self.high:+.3f})"


def win_shares(outcome: Outcome) -> list[float]:
    """One win, shared by those who drew."""
    winners = outcome.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


def duel(
    game: Game,
    rules: RulesAsset,
    first: BotWithLuck,
    second: BotWithLuck,
    *,
    pairs: int,
    seed: int,
    seats: int = 2,
    score: Score = win_shares,
) -> Result:
    """Plays so many deals twice each; the bots sit at every other seat, then the other way round."""
    gains = []
    for number in range(pairs):
        shuffle, luck = FastShuffle(seed * FAR_APART + number), Luck(seed, number)
        there = play_game(game, rules, [first, second] * (seats // 2), shuffle, luck.copy())
        back = play_game(game, rules, [second, first] * (seats // 2), shuffle, luck.copy())
        gains.append((lead(score(there)) - lead(score(back))) / 2)
    return interval(gains)


def play_game(
    game: Game, rules: RulesAsset, makers: list[BotWithLuck], shuffle: FastShuffle, luck: Luck
) -> Outcome:
    """One game to its end, each bot knowing what its seat may know and nothing else."""
    bots = [maker(Luck(luck.bits(), seat)) for seat, maker in enumerate(makers)]
    position = game.begin(rules, len(makers), shuffle)
    play_out(position, bots)
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def lead(scores: list[float]) -> float:
    """What the even seats scored beyond the odd ones."""
    return sum(scores[0::2]) - sum(scores[1::2])


def interval(gains: list[float]) -> Result:
    mean = fmean(gains)
    margin = WITHIN * stdev(gains) / sqrt(len(gains))
    return Result(mean, mean - margin, mean + margin)
