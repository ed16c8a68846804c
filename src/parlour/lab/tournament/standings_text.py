"""A tournament's log shown as tables: standings, the matches of a bracket, or who met whom in which round."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from parlour.engine.printable import one_line
from parlour.engine.text_table import Sheet
from parlour.tournaments.formats import FormatModule, find_format
from parlour.tournaments.log.state import FINISHED, Game, State
from parlour.tournaments.whole_games.results import table_result

MOST_ROUNDS: Final = 30
"""A cross table with more rounds than this would be wider than any screen."""
_MINUTE: Final = 60_000


def places_in(state: State) -> Sequence[int]:
    """Return everybody's place, as it ended or as it stands."""
    return state.over.places if state.over is not None else _format_of(state).places(state)


def _format_of(state: State) -> FormatModule:
    return find_format(state.regulations.format.name)


def standings_sheets(state: State, most: int) -> Iterator[Sheet]:
    """Yield the standings, of at most so many entrants, and what belongs to the format."""
    places = places_in(state)
    order = sorted(range(len(places)), key=lambda who: (places[who] or len(places) + 1, who))[:most]
    yield _standings(state, order, places)
    if _format_of(state).bracket is not None:
        yield from _bracket_sheets(state)
    elif state.games and _is_in_rounds(state):
        yield _cross_table(state, order, places)


def _standings(state: State, order: Sequence[int], places: Sequence[int]) -> Sheet:
    """Return place, name, player and what else there is to say of everybody."""
    is_carried, points = _format_of(state).carries_stacks, _points(state)
    prizes = state.over.prizes if state.over is not None else ()
    columns = ["place", "name", "player"]
    columns += ["stack", "moves"] if is_carried else ["games"]
    columns += (["points"] if points is not None else []) + (["prize"] if prizes else [])
    rows = []
    for who in order:
        entrant = state.entrants[who]
        row = [_place_text(places[who]), one_line(entrant.name), one_line(entrant.player)]
        row += (
            [f"{entrant.stack:,}", str(entrant.moves)]
            if is_carried
            else [str(len(state.games_of.get(who, ())))]
        )
        row += [_points_text(points.get(who, Fraction(0)))] if points is not None else []
        rows.append(row + ([f"{prizes[who]:,}"] if prizes else []))
    return Sheet("Standings", columns, rows)


def _place_text(place: int) -> str:
    return str(place) if place else "–"


def _points(state: State) -> Mapping[int, Fraction] | None:
    points = _format_of(state).points
    return points(state) if points is not None else None


def _points_text(points: Fraction) -> str:
    return f"{float(points):.2f}".rstrip("0").rstrip(".")


def _bracket_sheets(state: State) -> Iterator[Sheet]:
    """Yield the matches of every stage, and how many games each has won."""
    stages: dict[int, list[list[str]]] = {}
    for pair in state.pairings:
        for seats in pair.tables:
            games = [game for game in _games_of(state, seats.chairs) if game.order.table == seats.table]
            one, other = (_name_and_wins(state, who, games) for who in seats.chairs)
            stages.setdefault(pair.round, []).append([str(seats.table), *one, *reversed(other)])
    for number, (_, rows) in enumerate(sorted(stages.items()), start=1):
        yield Sheet(f"Stage {number}", [f"stage {number}: match", "one", "won", "won", "other"], rows)


def _games_of(state: State, chairs: Sequence[int]) -> list[Game]:
    return [state.games[index] for index in state.games_of.get(chairs[0], ())]


def _name_and_wins(state: State, who: int, games: Sequence[Game]) -> tuple[str, str]:
    results = [table_result(game) for game in games]
    wins = sum(result.places[result.entrants.index(who)] == 1 for result in results)
    return one_line(state.entrants[who].name), str(wins)


def _is_in_rounds(state: State) -> bool:
    """Return whether everybody plays one game in every round, and not in too many to be shown."""
    return len(state.pairings) <= MOST_ROUNDS and _format_of(state).is_in_rounds


def _cross_table(state: State, order: Sequence[int], places: Sequence[int]) -> Sheet:
    """Return for everybody and every round whom they met and how it went.

    Two at a table: + won, = drawn, - lost, and the place of whom they met. More: the table, and the place at
    it.
    """
    cells: dict[tuple[int, int], list[str]] = {}
    for game in state.games:
        result = table_result(game)
        for who, place in zip(result.entrants, result.places, strict=True):
            others = [each for each in result.entrants if each != who]
            text = f"{game.order.table}:{place}"
            if state.chairs == 2 and others:
                is_drawn = len(set(result.places)) == 1
                text = f"{'=' if is_drawn else '+' if place == 1 else '-'}{places[others[0]]}"
            cells.setdefault((who, game.round), []).append(text)
    for bye in state.byes:
        cells.setdefault((bye.entrant, bye.round), []).append("bye")
    rounds = sorted({pair.round for pair in state.pairings})
    rows = [
        [
            _place_text(places[who]),
            one_line(state.entrants[who].name),
            *(" ".join(cells.get((who, round_), ())) for round_ in rounds),
        ]
        for who in order
    ]
    return Sheet("Rounds", ["place", "name", *(str(round_) for round_ in rounds)], rows)


def standings_remarks(state: State, most: int) -> Iterator[str]:
    """Yield what kind of tournament it is, and how far it has come."""
    regulations, number = state.regulations, len(state.entrants)
    title = f"{one_line(regulations.title)}: " if regulations.title else ""
    yield f"{title}{regulations.game}, {regulations.format.name}, {number:,} entrants."
    minutes = f"{state.now / _MINUTE:,.0f} minutes"
    if state.status == FINISHED:
        yield f"It is over after {minutes}."
    else:
        yield f"It is {state.status}, after {minutes}: {state.alive:,} are in."
    if number > most:
        yield f"Only the first {most:,} are shown: --most says how many."
