"""Standings of a tournament as people are shown them."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from parlour.players.deciding import TournamentNumbers
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tournaments.formats import find_format
from parlour.tournaments.formats.freeze_out import goes_hand_for_hand
from parlour.tournaments.log.state import CANCELLED, REGISTERING, State
from parlour.tournaments.log.tables import Entrant
from parlour.wire.tournament_parts import Standing


def standings(book: TournamentBook) -> list[Standing]:
    """Return how everybody stands, the best first; before the start in the order of entry."""
    state = book.state
    if state.status == REGISTERING or not state.seeding:
        return [_standing(state, each, 0) for each in state.entrants if not each.is_leaving]
    places, points = _places(state), _points(state)
    shared = Counter(place for place in places if place)
    found = [
        _standing(
            *(state, each, places[each.number], shared[places[each.number]] > 1),
            points.get(each.number, Fraction(0)),
        )
        for each in state.entrants
    ]
    return sorted(found, key=lambda each: (each.place == 0, each.place, each.entrant))


def average_stack(state: State) -> float:
    """Return what those who are still in have on average; 0 where whole games are played."""
    if not state.stack or not state.alive:
        return 0.0
    return round(sum(each.stack for each in state.entrants if each.is_alive) / state.alive, 2)


def tournament_numbers(state: State, name: str) -> TournamentNumbers | None:
    """Return how it stands for the entrant of this name; None where nobody has it."""
    entrant = next((each for each in state.entrants if each.name == name), None)
    if entrant is None:
        return None
    regulations = state.regulations
    return TournamentNumbers(
        entrants=len(state.seeding),
        alive=state.alive,
        level=state.level,
        levels=len(regulations.levels) + 1,
        stack=entrant.stack,
        average=average_stack(state),
        prizes=regulations.prizes.places,
        hand_for_hand=bool(state.stack) and goes_hand_for_hand(state),
    )


def _places(state: State) -> list[int]:
    """Return everybody's place as it stands; while stacks are carried, who is in stands by what they have."""
    if state.over is not None:
        return list(state.over.places)
    places = find_format(state.regulations.format.name).places(state)
    if not state.stack or state.status == CANCELLED:
        return places
    stacks = sorted((each.stack for each in state.entrants if each.is_alive), reverse=True)
    first = {stack: place for place, stack in reversed(list(enumerate(stacks, start=1)))}
    return [first[each.stack] if each.is_alive else places[each.number] for each in state.entrants]


def _points(state: State) -> Mapping[int, Fraction]:
    """Return everybody's points, where a format counts them."""
    points = find_format(state.regulations.format.name).points
    return {} if points is None else points(state)


def _standing(
    state: State, entrant: Entrant, place: int, shared: bool = False, points: Fraction = Fraction(0)
) -> Standing:
    prizes = state.over.prizes if state.over is not None else ()
    return Standing(
        place=place,
        entrant=entrant.number,
        name=entrant.name,
        player=entrant.player,
        status=_status(state, entrant),
        shared=shared,
        stack=entrant.stack if entrant.is_alive else 0,
        points=round(float(points), 4),
        games=len(state.games_of.get(entrant.number, ())),
        table=entrant.table if entrant.is_alive else 0,
        prize=prizes[entrant.number] if prizes else 0,
    )


def _status(state: State, entrant: Entrant) -> str:
    if entrant.is_disqualified:
        return "disqualified"
    if entrant.is_leaving:
        return "withdrawn"
    if not entrant.is_approved:
        return "asks"
    if entrant.is_alive:
        return "in"
    return "out" if entrant.number in state.outs else "entered"
