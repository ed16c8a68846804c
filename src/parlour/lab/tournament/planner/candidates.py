"""Candidates: the regulations of every format that a game, so many entrants and so much time allow."""

from collections.abc import Iterator, Mapping
from math import log2
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from parlour.engine.errors import BadRules
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import laid_over
from parlour.tournaments.formats import FormatModule, Occasion, find_format, format_names
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import (
    MOST_STACK,
    Clock,
    Entrants,
    Format,
    Regulations,
    RulesLevel,
)

FEW: Final = 10
"""Up to here a stack is counted in lives; others than the usual are one life, and nearly twice as many."""
_PACES: Final = ((10, 3), (20, 4), (40, 6))
"""Where stakes rise: the stack, in what a seat loses in a deal on average, and rounds until they double."""


class Candidate(NamedTuple):
    """Regulations with a name in words; `factors` are by how much each level's stakes are multiplied."""

    name: str
    regulations: Regulations
    factors: tuple[int, ...] = ()


class Wish(NamedTuple):
    """What the organiser has: a game with its rules, entrants, minutes, chairs and rests between rounds."""

    game: Game
    rules: Any
    variant: str
    changes: Mapping[str, Any]
    entrants: int
    minutes: float
    chairs: int
    rest: int

    def has_deals(self) -> bool:
        """Return whether deals can go on from stacks, so that there can be a freeze-out."""
        return not self.game.start_complaint(self.rules)


def candidates(wish: Wish, *, game_minutes: float, slow_minutes: float, loss: float) -> list[Candidate]:
    """Return all that can be played.

    A whole game at a full table takes `game_minutes` on average, the slowest `slow_minutes`; `loss` is what
    an average seat loses in a deal.
    """
    occasion = Occasion(wish.entrants, wish.chairs, wish.minutes, game_minutes, slow_minutes)
    found: list[Candidate] = []
    for format_ in map(find_format, format_names()):
        if format_.carries_stacks:
            found[:0] = _of_stacks(wish, format_, loss)
        else:
            found += _of_games(wish, format_, occasion)
    return [candidate for candidate in found if _is_playable(candidate.regulations)]


def _is_playable(regulations: Regulations) -> bool:
    try:
        check_regulations(regulations)
    except BadRegulations:
        return False
    return True


def _regulations(wish: Wish, format_: Format, **others: Any) -> Regulations:
    return Regulations(
        game=wish.game.id,
        variant=wish.variant,
        changes=dict(wish.changes),
        format=format_,
        entrants=Entrants(most=wish.entrants),
        chairs=wish.chairs,
        clock=Clock(rest_seconds=wish.rest),
        **others,
    )


def _of_stacks(wish: Wish, format_: FormatModule, loss: float) -> Iterator[Candidate]:
    """Yield a format that carries stacks with stacks of several sizes."""
    if not wish.has_deals():
        return
    full, counter = wish.game.full_stack(wish.rules), wish.game.stack
    if full <= FEW:
        for stack in sorted({1, full, 2 * full - 1}):
            name = f"{format_.word('name')}, {counter}: {stack}"
            yield Candidate(name, _regulations(wish, Format(name=format_.name), stack=stack))
    elif wish.game.raised(wish.rules, 2):
        for times, rounds in _PACES:
            yield _rising(wish, format_, _round_number(times * loss), rounds)


def _rising(wish: Wish, format_: FormatModule, stack: int, rounds: int) -> Candidate:
    """Return a format whose stakes double every so many rounds, until two can play for everything."""
    factors = [1]
    while (factor := 2 * factors[-1]) * largest_stake(wish.game, wish.rules) <= stack * wish.entrants // 2:
        if not _are_rules(wish, factor):
            break
        factors.append(factor)
    rises = tuple(
        RulesLevel(after_rounds=rounds, changes=wish.game.raised(wish.rules, factor))
        for factor in factors[1:]
    )
    name = f"{format_.word('name')}, {wish.game.stack}: {stack:,}, stakes double every {rounds} rounds"
    regulations = _regulations(wish, Format(name=format_.name), stack=stack, levels=rises)
    first = wish.game.raised(wish.rules, 1)
    if wish.game.changed(wish.rules, first) != wish.rules:
        regulations = replace(regulations, changes=laid_over(regulations.changes, first))
    return Candidate(name, regulations, tuple(factors))


def largest_stake(game: Game, rules: Any) -> int:
    """Return the largest of all stakes, wherever in the rules it stands; 0 where nothing can be raised."""
    groups, amounts = [game.raised(rules, 1)], [0]
    while groups:
        for value in groups.pop().values():
            if isinstance(value, dict):
                groups.append(value)
            else:
                amounts.append(value)
    return max(amounts)


def _are_rules(wish: Wish, factor: int) -> bool:
    """Return whether the game can be played for so many times the stakes."""
    changes = laid_over(dict(wish.changes), wish.game.raised(wish.rules, factor))
    try:
        return not wish.game.rules(wish.variant, changes).complaint(wish.chairs)
    except BadRules:
        return False


def _round_number(amount: float) -> int:
    """Return 1, 2 or 5 with as many noughts as it takes to come near."""
    sizes = [digit * int(10**power) for power in range(9) for digit in (1, 2, 5)]
    return min(sizes, key=lambda size: abs(log2(size) - log2(max(1.0, min(amount, MOST_STACK)))))


def _of_games(wish: Wish, format_: FormatModule, occasion: Occasion) -> Iterator[Candidate]:
    """Yield what a format of whole games proposes."""
    for proposal in format_.propose(occasion):
        name = ", ".join(filter(None, (format_.word("name"), proposal.called)))
        yield Candidate(name, _regulations(wish, proposal.options))
