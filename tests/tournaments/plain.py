"""A state as plain values, all of them: two states are the same when these are."""

from typing import Any

from parlour.tournaments.draws import Draws
from parlour.tournaments.log.floor import Floor
from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import Entrant, Table


def plain_state(state: State) -> dict[str, Any]:
    return {name: plain(value) for name, value in _attributes(state).items() if not isinstance(value, Draws)}


def _attributes(of: object) -> dict[str, Any]:
    """All attributes, in order of their names; what is compiled has no dictionary of them."""
    names = [name for name in dir(of) if not name.startswith("__")]
    return {name: getattr(of, name) for name in names if not callable(getattr(of, name))}


def plain(value: Any) -> Any:
    if isinstance(value, Entrant | Table | Floor):
        return plain(_attributes(value))
    if isinstance(value, dict):
        return [(name, plain(inner)) for name, inner in value.items()]
    return [plain(inner) for inner in value] if isinstance(value, list) else value
