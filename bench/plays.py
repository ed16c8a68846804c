"""How long the plays of a Big-C hand take: membership, a uniform sample, and the full list.

Usage: python bench/plays.py [--hands 200]

Medians and the slowest in milliseconds of process CPU time, for the mode that runs; for the compiled one put
build/compiled on PYTHONPATH.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.play.moves import Moves
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.hands import NOTHING
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.version import mode

LISTED = 13


def hand_of(luck: Luck, size: int, jokers: int) -> list[int]:
    naturals = pack(4)
    luck.shuffle(naturals)
    return naturals[: size - jokers] + [0] * jokers


def took(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return 1_000 * (time.process_time() - began)


def time_questions(hand: list[int], terms: Terms, luck: Luck) -> dict[str, float]:
    """Return what each question about one hand costs."""
    move = Plays(hand, NOTHING, terms).sample(luck)
    times = {
        "membership": took(lambda: Plays(hand, NOTHING, terms).holds(move)),
        "sample": took(lambda: Plays(hand, NOTHING, terms).sample(luck)),
    }
    if len(hand) <= LISTED:
        times["full list"] = took(lambda: list(Moves([Plays(hand, NOTHING, terms)])))
    return times


def measure(size: int, jokers: int, hands: int) -> None:
    """Print one line for hands of this size."""
    luck, terms = Luck(size, jokers), terms_of(GAME.rules())
    seen = [time_questions(hand_of(luck, size, jokers), terms, luck) for _ in range(hands)]
    words = []
    for what in seen[0]:
        times = [one[what] for one in seen]
        words.append(f"{what} {statistics.median(times):.3f} (slowest {max(times):.3f})")
    print(f"{size} cards, {jokers} jokers: {', '.join(words)} ms")


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--hands", type=int, default=200)
    asked = wishes.parse_args()
    print(f"{mode()} mode")
    for size, jokers in ((13, 0), (13, 2), (30, 0), (30, 4), (30, 8)):
        measure(size, jokers, asked.hands)


if __name__ == "__main__":
    main()
