"""The targets: what Parlour wants to be how many times as fast as, and whether it is."""

from typing import Final, NamedTuple

from bench.contest.race import Entry, Result

POKERKIT_DRAW: Final = (Entry("PokerKit", "draw"),)
HOLDEM_LOOP: Final = (Entry("OpenSpiel", "limit hold'em, C++ loop"),)
HOLDEM_ROLLOUTS: Final = (Entry("OpenSpiel", "limit hold'em, C++ rollouts"),)
HOLDEM_CLONES: Final = (Entry("OpenSpiel", "limit hold'em, clones"),)
DOUDIZHU: Final = (Entry("RLCard", "doudizhu, its own loop"),)
DOUDIZHU_BARE: Final = (Entry("RLCard", "doudizhu"),)
DOU_DIZHU_PYTHON: Final = (Entry("OpenSpiel", "dou dizhu, from Python"),)
DOU_DIZHU_LOOP: Final = (Entry("OpenSpiel", "dou dizhu, C++ loop"),)
DOU_DIZHU_CLONES: Final = (Entry("OpenSpiel", "dou dizhu, clones"),)
PHEVALUATOR: Final = (
    Entry("evaluators", "phevaluator"),
    Entry("evaluators", "phevaluator, five cards"),
)


class Target(NamedTuple):
    """Ours is to be at least so many times the fastest of theirs."""

    what: str
    ours: str
    against: str
    theirs: tuple[Entry, ...]
    times: float


class Verdict(NamedTuple):
    target: Target
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def is_met(self) -> bool:
        return self.ratio >= self.target.times

    def words(self) -> str:
        """Return `met`, or by how much it was missed."""
        if self.is_met:
            return "met"
        return f"missed: {100 * (1 - self.ratio / self.target.times):.0f} % short"


PUBLIC: Final = "phevaluator, public function"
TARGETS: Final = (
    Target("five-card draw, decisions", "draw", "PokerKit, five-card draw", POKERKIT_DRAW, 150),
    Target("five-card draw, decisions", "draw", "OpenSpiel, limit hold'em, C++ loop", HOLDEM_LOOP, 3),
    Target("five-card draw, decisions", "draw", "OpenSpiel, limit hold'em, C++ rollouts", HOLDEM_ROLLOUTS, 2),
    Target("Big-C, decisions", "big-c", "RLCard, doudizhu, its own loop", DOUDIZHU, 50),
    Target("Big-C, decisions", "big-c", "RLCard, doudizhu, no observations", DOUDIZHU_BARE, 50),
    Target("Big-C, decisions", "big-c", "OpenSpiel, dou dizhu from Python", DOU_DIZHU_PYTHON, 1),
    Target("Big-C, decisions", "big-c", "OpenSpiel, dou dizhu, C++ loop", DOU_DIZHU_LOOP, 1),
    Target("five-card draw, copies", "draw copies from Python", "OpenSpiel, limit hold'em", HOLDEM_CLONES, 1),
    Target("Big-C, copies", "big-c copies from Python", "OpenSpiel, dou dizhu", DOU_DIZHU_CLONES, 1),
    Target("five cards, one at a time", "five", PUBLIC, PHEVALUATOR, 4),
    Target("five cards, numpy batch", "five in batches", PUBLIC, PHEVALUATOR, 40),
    Target("three cards with jokers, one at a time", "three", PUBLIC, PHEVALUATOR, 4),
    Target("three cards with jokers, numpy batch", "three in batches", PUBLIC, PHEVALUATOR, 40),
)


def verdicts(result: Result) -> list[Verdict]:
    return [
        Verdict(
            target,
            result[Entry("Parlour", target.ours)],
            max(result[entry] for entry in target.theirs),
        )
        for target in TARGETS
    ]
