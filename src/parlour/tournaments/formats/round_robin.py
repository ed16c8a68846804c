"""Round robin: everybody meets everybody once.

With many at a table there are as many rounds by standing as that takes. With two, whoever leaves before half
of their games are played is taken out of the table; later, those whom they would have met win.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from parlour.tournaments.formats import Occasion, Proposal
from parlour.tournaments.formats.swiss import places_by_points, plan_rounds
from parlour.tournaments.formats.swiss import points as points_by_standing
from parlour.tournaments.log.rows import Bye, Decision
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.prizes import end_with
from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.whole_games.complaints import (
    first_complaint,
    late_entry_complaint,
    tie_breaks_complaint,
)
from parlour.tournaments.whole_games.results import (
    deal_round,
    entrants_in,
    entrants_since_start,
    places_by_groups,
    seat_pairs,
    send_out,
    table_result,
)
from parlour.tournaments.whole_games.round_robin import BYE, circle_rounds, rounds_to_meet
from parlour.tournaments.whole_games.standings import Record, TableResult, rank_groups

TIE_BREAKS: Final = ("direct-meeting", "sonneborn-berger", "tally")

OPTIONS = ()
WORDS: Final = {
    "en": {
        "name": "round robin",
        "how": "Round robin: everybody meets everybody once.",
        "ends": "It ends when all have met; most points win.",
    },
    "de": {
        "name": "jeder gegen jeden",
        "how": "Jeder gegen jeden: Alle treffen einmal aufeinander.",
        "ends": "Es endet, wenn alle einander getroffen haben; die meisten Punkte gewinnen.",
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield the next round once one is over, until all have met."""
    if state.chairs > 2:
        yield from plan_rounds(state, rounds_to_meet(len(state.seeding), state.chairs), TIE_BREAKS)
    elif state.status == RUNNING:
        yield from send_out(state)
        if not state.is_paused:
            yield from deal_round(state)
        if not state.playing:
            yield from _go_on(state)


def places(state: State) -> list[int]:
    """Return everybody's place as it stands."""
    if state.chairs > 2:
        return places_by_points(state, TIE_BREAKS)
    tie_breaks = state.regulations.tie_breaks or TIE_BREAKS
    return places_by_groups(state, rank_groups(_record(state), entrants_since_start(state), tie_breaks))


def points(state: State) -> dict[int, Fraction]:
    """Return everybody's points as they stand."""
    return points_by_standing(state) if state.chairs > 2 else _record(state).points


def _go_on(state: State) -> Iterator[Decision]:
    """Yield the next round in which anybody has somebody to meet, or the end."""
    played = state.pairings[-1].round if state.pairings else 0
    for round_, pairs in enumerate(_rounds(state.seeding)[played:], start=played + 1):
        if state.is_paused:
            return
        inside = set(entrants_in(state))
        yield from _say_who_is_free(state, round_, inside)
        games = [pair for pair in pairs if inside.issuperset(pair)]
        if games:
            yield seat_pairs(state, round_, dict(enumerate(games, start=1)))
            yield from deal_round(state)
            return
    yield end_with(state, places(state))


@cache
def _rounds(seeding: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return who meets whom in each round; -1 is nobody."""
    who = dict(enumerate(seeding, start=1)) | {BYE: -1}
    rounds = circle_rounds(range(1, len(seeding) + 1))
    return tuple(tuple((who[one], who[other]) for one, other in pairs) for pairs in rounds)


def _say_who_is_free(state: State, round_: int, inside: set[int]) -> Iterator[Decision]:
    """Yield who has nobody to meet in a round."""
    known = {bye.entrant for bye in state.byes if bye.round == round_}
    for pair in _rounds(state.seeding)[round_ - 1]:
        there = [who for who in pair if who in inside]
        if len(there) == 1 and there[0] not in known:
            yield Bye(there[0], round_)


def _record(state: State) -> Record:
    """Return what counts: games, and those that were won because the other had left."""
    results = [table_result(game) for game in state.games]
    played = Counter(who for result in results for who in result.entrants)
    taken_out = {who for who in state.outs if 2 * played[who] < len(state.seeding) - 1}
    results += [TableResult(pair, (1, 2), (0, 0)) for pair in _walk_overs(state)]
    return Record(result for result in results if taken_out.isdisjoint(result.entrants))


def _walk_overs(state: State) -> Iterator[tuple[int, int]]:
    """Yield who had nobody to meet because the other had left, and the other."""
    rounds = _rounds(state.seeding)
    for bye in state.byes:
        pair = next(pair for pair in rounds[bye.round - 1] if bye.entrant in pair)
        other = pair[0] if pair[1] == bye.entrant else pair[1]
        if other >= 0:
            yield bye.entrant, other


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    late = late_entry_complaint(regulations, "late_entry")
    return first_complaint(regulations, OPTIONS, late, tie_breaks_complaint(regulations))


def proposals(occasion: Occasion) -> Iterator[Proposal]:
    """Yield it where it takes no more than twice the time that there is."""
    rounds = rounds_to_meet(occasion.entrants, occasion.chairs)
    if rounds * occasion.game_minutes <= 2 * occasion.minutes:
        yield Proposal(f"{rounds} rounds", Format(name="round-robin"))
