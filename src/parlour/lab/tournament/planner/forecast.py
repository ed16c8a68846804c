"""A forecast: how long a tournament with given regulations takes and how fair it is, by the planner's model.

`python -m parlour.lab.tournament.planner.forecast` reads a `Question` as JSON and writes a `Forecast`, or
nothing where there is no model of it: seconds of work, for which a room has a process of its own.
"""

import os
import sys
from contextlib import suppress
from math import inf
from typing import Any, Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.rules.game import Game
from parlour.lab.tournament.definition import rules_at
from parlour.lab.tournament.planner.candidates import Candidate, Wish, largest_stake
from parlour.lab.tournament.planner.model import usual_players
from parlour.lab.tournament.planner.planner import Planner, Settings
from parlour.tournaments.regulations.regulations import Entrants, Entry, Regulations

SPREAD: Final = 0.5
SECONDS: Final = 6.0
"""For a decision, and how far strengths are spread: as `parlour tournament plan` takes them to be."""
_NICE: Final = 10


class Question(msgspec.Struct, frozen=True):
    """Which tournament, and with how many entrants."""

    regulations: Regulations
    entrants: int
    repeat: int = 0
    """How often it is drawn; 0 as often as the planner does."""


class Forecast(msgspec.Struct, frozen=True):
    """Minutes on average and nine times of ten at most, and how often the strongest entrant wins."""

    minutes: float
    slow_minutes: float
    best_wins: float


def forecast_tournament(question: Question) -> Forecast:
    """Draw the tournament many times, and return what came of it."""
    regulations = _drawn_alike(question)
    game, rules = rules_at(regulations, 1)
    wish = Wish(
        *(game, rules, regulations.variant, regulations.changes, question.entrants, inf),
        chairs=regulations.chairs,
        rest=regulations.clock.rest_seconds,
    )
    seconds = min(SECONDS, regulations.clock.turn_seconds or SECONDS)
    planner = Planner(wish, usual_players(game), Settings(SPREAD, seconds, 1, question.repeat))
    figures = planner.figures(Candidate("forecast", regulations, _factors(regulations, game, rules)))
    return Forecast(figures.minutes.mean, figures.slow_minutes, figures.best_wins.mean)


def _drawn_alike(question: Question) -> Regulations:
    """Return the regulations without what is about entering: as many as are asked about begin at once."""
    return msgspec.structs.replace(
        question.regulations, entry=Entry(), entrants=Entrants(most=max(2, question.entrants)), apart=()
    )


def _factors(regulations: Regulations, game: Game, rules: Any) -> tuple[int, ...]:
    """Return how many times the first level's stakes are played for at each level."""
    first = largest_stake(game, rules)
    if not first:
        return ()
    stakes = [largest_stake(*rules_at(regulations, level)) for level in range(1, len(regulations.levels) + 2)]
    return tuple(max(1, round(stake / first)) for stake in stakes)


def main() -> None:
    """Answer one question, and let everything else on this machine go first."""
    with suppress(AttributeError, OSError):
        os.nice(_NICE)
    question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    with suppress(ParlourError):
        sys.stdout.buffer.write(msgspec.json.encode(forecast_tournament(question)))


if __name__ == "__main__":
    main()
