"""Small tournaments that were really played, with their logs."""

from typing import Any

from msgspec.structs import replace

from parlour.lab.tournament.definition import TournamentDefinition, define_tournament
from parlour.lab.tournament.simulation import Simulation
from parlour.tournaments.formats import format_names
from parlour.tournaments.log.lines import ReadLog, decode_log
from parlour.tournaments.log.rows import Deal, Opened, Over, Row, Settled
from parlour.tournaments.regulations.text import regulations_from
from tests.tournaments.formats.setups import usual_fields

PACE = 6000

BY_GAME: dict[str, tuple[dict[str, Any], str]] = {
    "lives": ({"game": "bastard-brag", "format": {"name": "freeze-out"}}, "house:easy,random"),
    "coins": (
        {
            "game": "three-card-brag",
            "format": {"name": "freeze-out"},
            "stack": 60,
            "levels": [{"after_rounds": 4, "changes": {"betting": {"ante": 5}}}],
        },
        "random",
    ),
    "chips": (
        {
            "game": "five-card-draw",
            "variant": "fixed-limit",
            "format": {"name": "freeze-out"},
            "stack": 20,
            "levels": [{"after_rounds": 2, "changes": {"betting": {"ante": 5}}}],
        },
        "random",
    ),
    "a house fills up": (
        {
            "game": "claim",
            "variant": "quick",
            "format": {"name": "group-knockout", "go_on": 2},
            "chairs": 4,
            "fill": "random",
        },
        "random",
    ),
    "groups": ({"game": "big-c", "format": {"name": "group-knockout", "go_on": 2}, "chairs": 4}, "random"),
    "winners meet": ({"game": "big-c", "format": {"name": "shoot-out"}, "chairs": 4}, "random"),
    "single": (
        {"game": "five-card-draw", "format": {"name": "single-elimination", "best_of": 3}, "chairs": 2},
        "random",
    ),
    "double": (
        {"game": "five-card-draw", "format": {"name": "double-elimination"}, "chairs": 2},
        "random",
    ),
    "swiss of many": ({"game": "big-c", "format": {"name": "swiss", "rounds": 2}, "chairs": 4}, "random"),
    "swiss of two": ({"game": "bastard-brag", "format": {"name": "swiss"}, "chairs": 2}, "random"),
    "all meet": ({"game": "bastard-brag", "format": {"name": "round-robin"}, "chairs": 2}, "random"),
    "arena": ({"game": "bastard-brag", "format": {"name": "arena", "minutes": 20}, "chairs": 3}, "random"),
}
_NAMED = {fields["format"]["name"] for fields, _ in BY_GAME.values()}
BY_GAME |= {
    name: ({"game": "bastard-brag", **usual_fields(name)}, "random")
    for name in format_names()
    if name not in _NAMED
}
"""Every format that is found, and every game in a format that it can play, with who plays."""


def defined(what: str = "lives", entrants: int = 9, seed: int = 1, **changes: Any) -> TournamentDefinition:
    """A definition of one of these tournaments, with prizes for the first three."""
    fields, players = BY_GAME[what]
    tree = {"prizes": {"places": [50, 30, 20]}} | fields | changes
    regulations = regulations_from(tree)
    return define_tournament(regulations, entrants, players.split(","), seed=seed, pace=PACE)


def log_of(definition: TournamentDefinition, number: int = 0) -> ReadLog:
    """The log of a tournament, played to its end."""
    return decode_log(log_text(definition, number))


def log_text(definition: TournamentDefinition, number: int = 0) -> bytes:
    simulation = Simulation(replace(definition, with_log=True), number)
    simulation.log = simulation.log or [simulation.state.opened]
    return simulation.run().log.encode()


def check_log(rows: list[Row], definition: TournamentDefinition) -> None:
    """Stacks are conserved or only sink, whoever has none brings none, and places and prizes are whole."""
    opened, over = rows[0], rows[-1]
    assert isinstance(opened, Opened)
    assert isinstance(over, Over)
    stacks: dict[int, int] = {}
    orders: dict[tuple[int, int], Deal] = {}
    for row in rows:
        if isinstance(row, Deal):
            orders[row.table, row.number] = row
            for who, stack in zip(row.chairs, row.stacks, strict=False):
                assert stack == (stacks.get(who, opened.stack) if who >= 0 else 0)
        elif isinstance(row, Settled) and row.stacks:
            order = orders.pop((row.table, row.number))
            stacks |= {who: stack for who, stack in zip(order.chairs, row.stacks, strict=True) if who >= 0}
            assert sum(row.stacks) <= sum(order.stacks)
            assert min(row.stacks) >= 0
    check_places(over.places, definition.entrants)
    assert sum(over.prizes) == sum(opened.regulations.prizes.places[: definition.entrants])


def check_places(places: tuple[int, ...], entrants: int) -> None:
    """Everybody has a place, and where several share one the next are left out."""
    assert len(places) == entrants
    ordered = sorted(places)
    assert all(place == ordered.index(place) + 1 for place in ordered)
