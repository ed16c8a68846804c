"""How long the plays of a Big-C hand take: membership, a uniform sample, the full list, and the form.

Usage: python bench/plays.py [--hands 200] [--games 20]

Medians and the slowest in milliseconds of process CPU time, for the mode that runs; for the compiled one put
build/compiled on PYTHONPATH. The form is that of everybody who plays upon something in random games. It is
made in three ways in turn: without the cards that are in some play, with them, and with them found play by
play, as it was done before for up to 400 plays; the latter two must say the same.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.moves import Moves
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.hands import NO_HAND, NOTHING
from parlour.games.big_c.rules.plays.choice import Plays, families_by_kind, plays_of, suggested_plays
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.rules.verbs import PLAY
from parlour.version import mode

LISTED = 13
MOST_LISTED = 400
SEATS = 4, 12


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
    move = plays_of(hand, NOTHING, terms).sample(luck)
    times = {
        "membership": took(lambda: plays_of(hand, NOTHING, terms).holds(move)),
        "sample": took(lambda: plays_of(hand, NOTHING, terms).sample(luck)),
    }
    if len(hand) <= LISTED:
        times["full list"] = took(lambda: list(Moves([plays_of(hand, NOTHING, terms)])))
    return times


def measure(size: int, jokers: int, hands: int) -> None:
    """Print one line for hands of this size."""
    luck, terms = Luck(size, jokers), terms_of(GAME.rules())
    seen = [time_questions(hand_of(luck, size, jokers), terms, luck) for _ in range(hands)]
    print(f"{size} cards, {jokers} jokers: {in_words(seen)}")


def in_words(seen: list[dict[str, float]]) -> str:
    words = []
    for what in seen[0]:
        times = [one[what] for one in seen]
        words.append(f"{what} {statistics.median(times):.3f} (slowest {max(times):.3f})")
    return f"{', '.join(words)} ms"


def asked_in_games(seats: int, games: int) -> list[Plays]:
    """Return what is asked in random games of those who play upon something."""
    found: list[Plays] = []
    for number in range(games):
        position, luck = GAME.begin(GAME.rules(), seats, FastShuffle(number)), Luck(number)
        assert isinstance(position, BigC)
        while acting := position.to_act():
            moves = position.moves(acting[0])
            if any(choice.verb == PLAY for choice in moves.choices) and position.top.kind != NO_HAND:
                found.append(Plays(position.hands[acting[0]].copy(), position.top, position.terms))
            position.play(acting[0], moves.pick(luck))
    return found


def time_form(asked: Plays) -> dict[str, float]:
    """Return what the form of one question costs in the three ways."""
    plain, whole, listed = (Plays(asked.holding, asked.old, asked.terms) for _ in range(3))
    times = {
        "without": took(lambda: suggested_plays(families_by_kind(plain.open))),
        "with": took(whole.form),
        "play by play": took(lambda: (suggested_plays(families_by_kind(listed.open)), by_listing(listed))),
    }
    form = whole.form().cards
    assert form is not None
    assert listed.count() > MOST_LISTED or by_listing(listed) == form.playable, asked.hand()
    return times


def by_listing(plays: Plays) -> list[int]:
    if plays.count() > MOST_LISTED:
        return []
    found = {card for index in range(plays.count()) for card in plays.nth(index).cards}
    return sorted(found) if len(found) < len(set(plays.hand())) else []


def measure_forms(seats: int, games: int) -> None:
    """Print one line for the forms at a table of so many seats."""
    asked = asked_in_games(seats, games)
    seen = [time_form(each) for each in asked]
    mean = {what: sum(each[what] for each in seen) / len(seen) for what in seen[0]}
    print(f"forms with {seats} seats, {len(seen)} questions: {in_words(seen)}")
    print(f"  on average {', '.join(f'{what} {each:.3f}' for what, each in mean.items())} ms")


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--hands", type=int, default=200)
    wishes.add_argument("--games", type=int, default=20)
    asked = wishes.parse_args()
    print(f"{mode()} mode")
    for size, jokers in ((13, 0), (13, 2), (30, 0), (30, 4), (30, 8)):
        measure(size, jokers, asked.hands)
    for seats in SEATS:
        measure_forms(seats, asked.games)


if __name__ == "__main__":
    main()
