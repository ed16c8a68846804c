"""Brackets: who meets whom in single and double elimination, by seeds, and how far everybody came.

A bracket is a list of matches, each between two who come from somewhere: a seed, the winner or the loser of
an earlier match. The first seed is 1; 0 is nobody, whom the top seeds have as opponent in a bye.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache
from typing import Final, NamedTuple

NOBODY: Final = 0
OPEN: Final = -1
"""Who is not known yet."""

SEED, WINNER, LOSER = "seed", "winner", "loser"


class Source(NamedTuple):
    """Where somebody in a match comes from: a seed, or the winner or loser of the match of that number."""

    kind: str
    number: int


class Match(NamedTuple):
    """A match by its number: the two who meet, and how late it is to go out here (higher is better)."""

    number: int
    sources: tuple[Source, Source]
    stage: int
    loser_goes_on: bool = False
    only_if_upset: bool = False


class Slot(NamedTuple):
    """What is known of a match: its two seeds, who won and who lost; `OPEN` where that is not decided."""

    match: Match
    seeds: tuple[int, int]
    winner: int = OPEN
    loser: int = OPEN

    @property
    def is_ready(self) -> bool:
        """Return whether both are known and it is to be played."""
        return self.winner == OPEN and OPEN not in self.seeds


def seed_order(size: int) -> list[int]:
    """Return the seeds from the top of a bracket to its bottom; the best two can meet in the final only."""
    seeds = [1]
    while len(seeds) < size:
        sum_of_two = len(seeds) * 2 + 1
        seeds = [seed for each in seeds for seed in (each, sum_of_two - each)]
    return seeds


def first_matches(players: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the seeds who meet in the first round, from top to bottom, and the seeds who have a bye."""
    size = _size(players)
    seeds = seed_order(size)
    pairs = zip(seeds[::2], seeds[1::2], strict=True)
    return [pair for pair in pairs if max(pair) <= players], list(range(1, size - players + 1))


@cache
def single_bracket(players: int) -> tuple[Match, ...]:
    """Return the matches of a single elimination, in an order in which they can be played."""
    return tuple(_Builder(players).matches)


@cache
def double_bracket(players: int) -> tuple[Match, ...]:
    """Return the matches of a double elimination: who loses goes on below, and is out with the second loss.

    The winners of both halves meet in the final; if who came undefeated loses it, there is a second one.
    """
    builder = _Builder(players, double=True)
    builder.add_lower()
    return tuple(builder.matches)


def fill_bracket(
    matches: Sequence[Match],
    begun: Mapping[int, tuple[int, int]],
    winner_of: Callable[[int], int],
    gone: Set[int] = frozenset(),
) -> list[Slot]:
    """Return what is known of each match, by who sat down in those that have begun, and who has won them.

    A winner is `OPEN` while there is none, `NOBODY` where both lost. Who is gone loses what is not begun
    after their last match; who has no opponent wins.
    """
    slots: list[Slot] = []
    last = {seed: number for number in sorted(begun) for seed in begun[number]}
    for match in matches:
        slot = Slot(match, (_occupant(match.sources[0], slots), _occupant(match.sources[1], slots)))
        if match.number in begun:
            slot = slot._replace(seeds=_by_source(slot.seeds, begun[match.number]))
            slots.append(_with_winner(slot, winner_of(match.number)))
        else:
            left = {seed for seed in gone if last.get(seed, -1) < match.number}
            slots.append(_decide(slot, left, slots))
    return slots


def stages_reached(slots: Sequence[Slot]) -> dict[int, int]:
    """Return the stage of everybody's last decided match, and of the winner one more: later is better."""
    reached = {
        seed: slot.match.stage
        for slot in slots
        for seed in slot.seeds
        if slot.winner != OPEN and seed != NOBODY
    }
    last = _deciding(slots)
    return reached | {last.winner: last.match.stage + 1} if last.winner > NOBODY else reached


def seeds_out(slots: Sequence[Slot]) -> dict[int, int]:
    """Return who is out, and at which stage: in no match that is to come, and not the winner."""
    still_in = {seed for slot in slots if slot.winner == OPEN for seed in slot.seeds}
    if is_decided(slots):
        still_in.add(_deciding(slots).winner)
    return {seed: stage for seed, stage in stages_reached(slots).items() if seed not in still_in}


@cache
def usual_stages(matches: tuple[Match, ...]) -> list[int]:
    """Return the stages that all players reach if everybody plays, lowest first."""
    slots: list[Slot] = []
    for match in matches:
        both = _occupant(match.sources[0], slots), _occupant(match.sources[1], slots)
        seeds = (NOBODY, NOBODY) if match.only_if_upset else both
        slots.append(_with_winner(Slot(match, seeds), seeds[0] or seeds[1]))
    return sorted(stages_reached(slots).values())


def is_decided(slots: Sequence[Slot]) -> bool:
    """Return whether the bracket has come to its end."""
    return _deciding(slots).winner != OPEN


def _deciding(slots: Sequence[Slot]) -> Slot:
    """Return the match that the tournament's winner has won: the last that is played at all."""
    last = slots[-1]
    return slots[-2] if last.match.only_if_upset and last.seeds == (NOBODY, NOBODY) else last


def _occupant(source: Source, slots: Sequence[Slot]) -> int:
    if source.kind == SEED:
        return source.number
    slot = slots[source.number]
    return slot.winner if source.kind == WINNER else slot.loser


def _by_source(expected: tuple[int, int], seated: tuple[int, int]) -> tuple[int, int]:
    """Return the two who sat down in the order of where they come from."""
    is_swapped = seated[0] == expected[1] or seated[1] == expected[0]
    return (seated[1], seated[0]) if is_swapped else seated


def _decide(slot: Slot, gone: Set[int], slots: Sequence[Slot]) -> Slot:
    """Return the slot of a match that has not begun: somebody may win by walk-over, or it is not needed."""
    if slot.match.only_if_upset and slots[-1].winner in (slots[-1].seeds[0], NOBODY):
        return slot._replace(seeds=(NOBODY, NOBODY), winner=NOBODY, loser=NOBODY)
    if OPEN in slot.seeds:
        return slot
    return _with_winner(slot, _walk_over(slot.seeds, gone))


def _with_winner(slot: Slot, winner: int) -> Slot:
    if winner == OPEN:
        return slot
    others = [seed for seed in slot.seeds if seed != winner]
    return slot._replace(winner=winner, loser=others[0] if len(others) == 1 else NOBODY)


def _walk_over(seeds: tuple[int, int], gone: Set[int]) -> int:
    """Return who goes on without a game: `OPEN` where both are there, `NOBODY` where neither is."""
    there = [seed for seed in seeds if seed != NOBODY and seed not in gone]
    return OPEN if len(there) == 2 else there[0] if there else NOBODY


def _size(players: int) -> int:
    return 1 << max(1, (players - 1).bit_length())


class _Builder:
    """The matches of a bracket as they are laid out; a list of sources is a round, from top to bottom."""

    def __init__(self, players: int, double: bool = False) -> None:
        self.matches: list[Match] = []
        self.double = double
        self.losers: list[list[Source]] = []
        """The losers of the upper rounds."""
        seeds = seed_order(_size(players))
        self.upper = [Source(SEED, seed if seed <= players else NOBODY) for seed in seeds]
        while len(self.upper) > 1:
            self.upper = self._add_upper_round()

    def _add_upper_round(self) -> list[Source]:
        rounds = len(self.losers)
        stage = max(1, 2 * rounds) if self.double else rounds + 1
        winners = self._add_round(self.upper, stage, loser_goes_on=self.double)
        self.losers.append([Source(LOSER, winner.number) for winner in winners])
        return winners

    def _add_round(self, sources: Sequence[Source], stage: int, loser_goes_on: bool = False) -> list[Source]:
        """Add a round in which neighbours meet; return its winners."""
        numbers = range(len(self.matches), len(self.matches) + len(sources) // 2)
        pairs = zip(sources[::2], sources[1::2], strict=True)
        added = [
            Match(number, pair, stage, loser_goes_on) for number, pair in zip(numbers, pairs, strict=True)
        ]
        self.matches += added
        return [Source(WINNER, match.number) for match in added]

    def add_lower(self) -> None:
        """Add the rounds below, in turn among who is there and against who comes down; then the final."""
        lower, stage = self.losers[0], 1
        for number, losers in enumerate(self.losers[1:]):
            lower = self._add_round(lower, stage)
            coming = _cross(losers, number)
            lower = self._add_round(
                [each for pair in zip(lower, coming, strict=True) for each in pair], stage + 1
            )
            stage += 2
        first = len(self.matches)
        self.matches += [
            Match(first, (self.upper[0], lower[0]), stage, loser_goes_on=True),
            Match(first + 1, (Source(WINNER, first), Source(LOSER, first)), stage, only_if_upset=True),
        ]


def _cross(losers: list[Source], number: int) -> list[Source]:
    """Return those who come down so that who has met above meets below as late as can be."""
    half = len(losers) // 2
    return losers[half:] + losers[:half] if number % 2 else losers[::-1]
