"""Does the planner's model agree with the engine? The same tournaments, played by bots and by the model.

    python bench/planner.py                                   # 60 entrants, a few formats of some games
    python bench/planner.py --repeat 40 --seed 2

Twenty each of random, easy and medium. Said for each format: the mean place of each level and the mean
length, by the engine and by the model; how far places are apart in percent of the field, and lengths in
percent. Exit code 1 where that is more than 10 % or 20 %.
"""

import argparse
import sys
from math import inf
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from parlour.engine.rules.finder import find_game
from parlour.lab.seeding import number_from
from parlour.lab.tournament.definition import TournamentDefinition, define_tournament
from parlour.lab.tournament.planner.candidates import Candidate, Wish
from parlour.lab.tournament.planner.model import DrawnPlay
from parlour.lab.tournament.planner.planner import Planner, Settings
from parlour.lab.tournament.results import TournamentResult
from parlour.lab.tournament.simulation import Simulation

PLAYERS: Final = ("random", "house:easy", "house:medium")
TRIALS: Final = (
    ("bastard-brag", "default", ("freeze-out, lives: 3", "Swiss, 3 rounds")),
    ("five-card-draw", "fixed-limit", ("freeze-out, chips: 100", "Swiss, 3 rounds")),
    ("three-card-brag", "default", ("Swiss, 3 rounds",)),
    ("big-c", "default", ("Swiss, 3 rounds",)),
)
MOST_PLACES: Final = 10.0
MOST_LENGTH: Final = 20.0
PACE: Final = 6_000


class Side(NamedTuple):
    """What one side says: the mean place of each level, and minutes."""

    places: list[float]
    minutes: float


class Agreement(NamedTuple):
    """Both sides of one format."""

    engine: Side
    model: Side
    entrants: int

    def places_off(self) -> float:
        """Return how far the places of a level are apart at most, in percent of the field."""
        apart = [abs(one - two) for one, two in zip(self.engine.places, self.model.places, strict=True)]
        return 100 * max(apart) / self.entrants

    def length_off(self) -> float:
        """Return how much longer or shorter the model is, in percent of the engine's length."""
        return 100 * (self.model.minutes / self.engine.minutes - 1)


def compare(planner: Planner, candidate: Candidate, *, repeat: int, seed: int) -> Agreement:
    """Play and draw so many tournaments."""
    entrants = planner.wish.entrants
    definition = define_tournament(candidate.regulations, entrants, PLAYERS, seed=seed, pace=PACE)
    engine = [Simulation(definition, number).run() for number in range(repeat)]
    model = [_draw_tournament(planner, candidate, definition, number) for number in range(3 * repeat)]
    return Agreement(_side(engine), _side(model), entrants)


def _draw_tournament(
    planner: Planner, candidate: Candidate, definition: TournamentDefinition, number: int
) -> TournamentResult:
    rungs = [float(entrant % len(PLAYERS)) for entrant in range(definition.entrants)]
    chance = Random(number_from("planner bench", definition.seed, number))
    house = float(len(PLAYERS) - 1)
    play = DrawnPlay(planner.model, rungs, chance, factors=candidate.factors, house=house)
    return Simulation(definition, number, play).run()


def _side(results: list[TournamentResult]) -> Side:
    levels = len(PLAYERS)
    places = [
        fmean(place for result in results for place in result.places[level::levels])
        for level in range(levels)
    ]
    return Side(places, fmean(result.milliseconds for result in results) / 60_000)


def make_planner(game: str, variant: str, entrants: int, chairs: int, seed: int) -> Planner:
    """Return a planner whose model is fitted to the players who are compared."""
    found = find_game(game)
    wish = Wish(found, found.rules(variant), variant, {}, entrants, 120.0, chairs, 15)
    return Planner(wish, PLAYERS, Settings(spread=0.5, seconds=PACE / 1_000, seed=seed, least_step=-inf))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python bench/planner.py", description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--entrants", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    agrees = True
    for game, variant, wanted in TRIALS:
        planner = make_planner(game, variant, options.entrants, 6, options.seed)
        for candidate in planner.candidates:
            if candidate.name.startswith(wanted):
                found = compare(planner, candidate, repeat=options.repeat, seed=options.seed)
                agrees &= found.places_off() <= MOST_PLACES and abs(found.length_off()) <= MOST_LENGTH
                _show(f"{game} {variant}, {candidate.name}", found)
    return 0 if agrees else 1


def _show(name: str, found: Agreement) -> None:
    print(name)
    for side, said in (("engine", found.engine), ("model", found.model)):
        places = " / ".join(f"{place:.1f}" for place in said.places)
        print(f"  {side:7} places {places}, {said.minutes:.0f} min")
    print(
        f"  apart: places {found.places_off():.1f} % of the field, length {found.length_off():+.0f} %",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
