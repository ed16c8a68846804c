"""The example hands and their exact chances, counted over every hand of three cards."""

import re
from itertools import combinations

from parlour.cards.pack import pack
from parlour.games.claim.rules.scoring import scores_of
from parlour.games.claim.tests.laid import rules_with

RULES = rules_with()
SCORES = scores_of(RULES.scoring_system)


def best_runs(hand: list[int]) -> int:
    return max(int(SCORES.positive(hand, suit)) for suit in range(4))


def counts() -> dict[str, int]:
    """Hands with a run of three, with enough to call at once, and without any run."""
    hands = [list(hand) for hand in combinations(pack(), 3)]
    runs = [best_runs(hand) for hand in hands]
    three = sum(1 for hand, run in zip(hands, runs, strict=True) if run == 3 * SCORES.faces(hand))
    return {"strong": three, "medium": sum(1 for run in runs if run >= 27), "weak": runs.count(0)}


def test_the_example_odds_are_exact() -> None:
    for name, count in counts().items():
        said = re.search(
            r": ([\d,]+) of 22,100 hands of three cards \(([\d.]+) %\)", RULES.example_hand_odds[name]
        )
        assert said is not None
        assert (int(said[1].replace(",", "")), said[2]) == (count, f"{count / 221:.2f}")
