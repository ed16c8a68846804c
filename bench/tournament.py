"""What a freeze-out costs in the lab: per entrant, per round, how much of it is directing; beside a sketch.

Usage: python bench/tournament.py [--entrants 100,1000,10000] [--players house:easy] [--least 2000]
           [--turns 3] [--game bastard-brag] [--sketch FILE]

CPU time of this process. Every size is played until at least so many entrants have played in all, for small
tournaments differ. All sizes take turns, so that a busy machine disturbs them alike; the best turn counts.
FILE is a prototype with a class Freeze(entrants, stack, chairs, seed), whose `begin` and `settle` return the
tables to be dealt; it takes turns too, and its deals are played by the same bots in the same way. Directing
is what is not playing: the plan, the log's rows and the queue. Run it with the compiled build:
PYTHONPATH=build/compiled.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from importlib.util import module_from_spec, spec_from_file_location
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from parlour.engine.text_table import Sheet, aligned_lines
from parlour.lab.tournament.definition import TournamentDefinition, define_tournament, opening_of
from parlour.lab.tournament.simulation import Simulation
from parlour.lab.tournament.table_play import TablePlay
from parlour.tournaments.log.rows import Deal, Settled
from parlour.tournaments.regulations.regulations import Entrants, Format, Regulations
from parlour.version import mode

PACE = 6000


class Cost(NamedTuple):
    """CPU seconds of some tournaments, of which directing, for so many entrants and rounds."""

    seconds: float
    directing: float
    entrants: int
    rounds: int

    def per_entrant(self) -> float:
        return 1e6 * self.seconds / self.entrants

    def per_round(self) -> float:
        return 1e6 * self.seconds / self.rounds


def define(game: str, player: str, entrants: int) -> TournamentDefinition:
    """Return freeze-outs of one player and so many entrants."""
    regulations = Regulations(
        game=game, format=Format(name="freeze-out"), entrants=Entrants(most=max(entrants, 2))
    )
    return define_tournament(regulations, entrants, [player], seed=1, pace=PACE)


def cost_of_plan(definition: TournamentDefinition, number: int) -> Cost:
    """Play one tournament by the plan."""
    simulation = Simulation(definition, number)
    began = time.process_time()
    result = simulation.run()
    seconds = time.process_time() - began
    share = result.directing_seconds / result.seconds
    return Cost(seconds, share * seconds, definition.entrants, result.games)


def cost_of_sketch(freeze_of: Callable[..., Any], definition: TournamentDefinition, number: int) -> Cost:
    """Play one tournament by the prototype, with the same bots and the same queue."""
    opened = opening_of(definition, number)
    players = [definition.player_of(who) for who in range(definition.entrants)]
    table_play = TablePlay(opened.regulations, opened.secret, players)
    began, wall, playing = time.process_time(), time.perf_counter(), 0.0
    freeze = freeze_of(definition.entrants, opened.stack, opened.regulations.chairs, number)
    rounds, now, queue = 0, 0, list[tuple[int, int, tuple[int, ...], int]]()
    waiting = freeze.begin()
    while waiting or queue:
        for table in waiting:
            order = _order(freeze, table)
            dealt = time.perf_counter()
            settled, decisions = table_play.play(order)
            playing += time.perf_counter() - dealt
            rounds += 1
            stacks = _stacks_after(order, settled)
            heappush(queue, (now + decisions * PACE, table, stacks, settled.next_dealer))
        now, table, stacks, dealer = heappop(queue)
        waiting = freeze.settle(table, stacks, dealer)
    seconds = time.process_time() - began
    share = 1 - playing / (time.perf_counter() - wall)
    return Cost(seconds, share * seconds, definition.entrants, rounds)


def _order(freeze: Any, table: int) -> Deal:
    """Return what the prototype has a table play; who would deal may have moved away."""
    chairs = tuple(freeze.chairs[table])
    stacks = tuple(freeze.stack[who] if who >= 0 else 0 for who in chairs)
    turns = ((freeze.office[table] + step) % len(chairs) for step in range(len(chairs)))
    dealer = next(chair for chair in turns if chairs[chair] >= 0)
    return Deal(table, freeze.legs[table], chairs, stacks, dealer)


def _stacks_after(order: Deal, settled: Settled) -> tuple[int, ...]:
    """Return the stacks after a deal, with -1 for a chair that was open: somebody may have come since."""
    return tuple(stack if who >= 0 else -1 for who, stack in zip(order.chairs, settled.stacks, strict=True))


def add_up(costs: Iterator[Cost]) -> Cost:
    """Return the cost of all together."""
    seconds, directing, entrants, rounds = map(sum, zip(*costs, strict=True))
    return Cost(seconds, directing, entrants, rounds)


def measure(options: argparse.Namespace) -> dict[tuple[int, str], Cost]:
    """Return the best cost of every size, by the plan and by the prototype, who take turns."""
    ways: dict[str, Callable[[TournamentDefinition, int], Cost]] = {"plan": cost_of_plan}
    if options.sketch:
        freeze_of = load_freeze(Path(options.sketch))
        ways["sketch"] = lambda definition, number: cost_of_sketch(freeze_of, definition, number)
    best: dict[tuple[int, str], Cost] = {}
    add_up(cost_of_plan(define(options.game, options.players, 20), number) for number in range(3))
    for _ in range(options.turns):
        for size in map(int, options.entrants.split(",")):
            definition, often = define(options.game, options.players, size), ceil(options.least / size)
            for name, play in ways.items():
                cost = add_up(play(definition, number) for number in range(often))
                best[size, name] = min(best.get((size, name), cost), cost)
    return best


def load_freeze(path: Path) -> Callable[..., Any]:
    """Return the class of a prototype in a file."""
    spec = spec_from_file_location("sketch", path)
    assert spec is not None, f"{path} is no module"
    assert spec.loader is not None, f"{path} is no module"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    freeze: Callable[..., Any] = module.Freeze
    return freeze


def report(best: dict[tuple[int, str], Cost]) -> Iterator[str]:
    """Yield the figures, and the ratios that are promised."""
    rows = [
        [
            f"{size:,}",
            name,
            f"{cost.seconds:.2f}",
            f"{cost.rounds:,}",
            f"{cost.per_entrant():.0f}",
            f"{cost.per_round():.0f}",
            f"{1e6 * cost.directing / cost.rounds:.0f}",
            f"{100 * cost.directing / cost.seconds:.1f} %",
        ]
        for (size, name), cost in best.items()
    ]
    columns = [
        "entrants",
        "by",
        "CPU s",
        "rounds",
        "µs an entrant",
        "µs a round",
        "directing µs",
        "directing",
    ]
    yield from aligned_lines(Sheet("", columns, rows))
    each = [cost.per_entrant() for (_, name), cost in best.items() if name == "plan"]
    yield f"Cost per entrant, dearest size to cheapest: {max(each) / min(each):.2f} (at most 1.3)"
    for (size, name), cost in best.items():
        if name == "sketch":
            ratio = best[size, "plan"].per_round() / cost.per_round()
            yield f"CPU per round beside the sketch, {size:,} entrants: {ratio:.2f} (at most 1.5)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/tournament.py")
    parser.add_argument("--game", default="bastard-brag")
    parser.add_argument("--players", default="house:easy")
    parser.add_argument("--entrants", default="100,1000,10000")
    parser.add_argument("--least", type=int, default=2000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--sketch", default="")
    options = parser.parse_args()
    print(f"{options.game}, {options.players}, {mode()}")
    for line in report(measure(options)):
        print(line)


if __name__ == "__main__":
    main()
