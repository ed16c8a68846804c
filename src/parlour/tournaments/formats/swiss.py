"""Swiss: so many rounds, in each of which those meet who stand alike; nobody goes out (R10, R11).

A round is a level: late entry is closed from the round that the regulations name. Who comes late has nothing
of the rounds before.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from parlour.tournaments.formats import Occasion, Proposal
from parlour.tournaments.log.rows import Bye, Decision, Level, Pair
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.prizes import end_with
from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.seating import pairs_apart, table_sizes
from parlour.tournaments.whole_games.complaints import first_complaint, tie_breaks_complaint
from parlour.tournaments.whole_games.pairing import check_matching_installed, pair_players
from parlour.tournaments.whole_games.results import (
    deal_round,
    entrants_in,
    entrants_since_start,
    places_by_groups,
    record_before,
    seat_pairs,
    seats_of,
    send_out,
)
from parlour.tournaments.whole_games.round_robin import rounds_to_meet
from parlour.tournaments.whole_games.standings import Record, rank_groups
from parlour.tournaments.whole_games.swiss_tables import seat_by_standing

TIE_BREAKS: Final = ("buchholz", "wins", "direct-meeting", "tally")
"""What parts equals where the regulations name nothing."""
_PROPOSED: Final = (3, 5, 7, 9)
"""Rounds that are worth planning with."""

OPTIONS = ("rounds",)
TAKES_LATE = True
WORDS: Final = {
    "en": {
        "name": "Swiss",
        "how": "Swiss system: whoever stands alike meets, if possible nobody twice. Rounds: {rounds}.",
        "ends": "It ends after the last round; most points win.",
    },
    "de": {
        "name": "Schweizer System",
        "how": (
            "Schweizer System: Wer gleich steht, trifft aufeinander, möglichst niemand zweimal. Runden: "
            "{rounds}."
        ),
        "ends": "Es endet nach der letzten Runde; die meisten Punkte gewinnen.",
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield the next round once one is over, until all are played."""
    yield from plan_rounds(state, count_rounds(state), TIE_BREAKS)


def places(state: State) -> list[int]:
    """Return everybody's place as it stands."""
    return places_by_points(state, TIE_BREAKS)


def points(state: State) -> dict[int, Fraction]:
    """Return everybody's points as they stand."""
    return record_before(state, _ANY_ROUND).points


def count_rounds(state: State) -> int:
    """Return how many rounds are played: as the regulations say, or until one of two at a table has won all.

    Never more than it takes until everybody can have met everybody.
    """
    entrants = len(state.seeding)
    enough = min((entrants - 1).bit_length(), rounds_to_meet(entrants, state.chairs))
    return state.regulations.format.rounds or max(1, enough)


def plan_rounds(state: State, rounds: int, tie_breaks: Sequence[str]) -> Iterator[Decision]:
    """Yield what follows in a tournament of so many rounds by standing."""
    if state.status != RUNNING:
        return
    yield from send_out(state)
    if not state.is_paused:
        yield from deal_round(state)
    if state.playing:
        return
    played = state.pairings[-1].round if state.pairings else 0
    if played >= rounds or len(entrants_in(state)) < 2:
        yield end_with(state, places_by_points(state, tie_breaks))
    elif not state.is_paused:
        yield from _next_round(state, played + 1, tie_breaks)
        yield from deal_round(state)


def places_by_points(state: State, tie_breaks: Sequence[str]) -> list[int]:
    """Return everybody's place by points and tie-breaks, those of the regulations where they name any."""
    groups = rank_groups(
        record_before(state, _ANY_ROUND), entrants_since_start(state), _tie_breaks(state, tie_breaks)
    )
    return places_by_groups(state, groups)


_ANY_ROUND: Final = 1 << 30


def _tie_breaks(state: State, usual: Sequence[str]) -> Sequence[str]:
    return state.regulations.tie_breaks or usual


def _next_round(state: State, round_: int, tie_breaks: Sequence[str]) -> Iterator[Decision]:
    if state.level < round_:
        yield Level(round_)
    record = record_before(state, round_)
    groups = rank_groups(record, entrants_in(state), _tie_breaks(state, tie_breaks))
    order = [who for group in groups for who in group]
    if state.chairs == 2:
        yield from _pair_two(state, round_, record, order)
    else:
        yield _seat_tables(state, round_, record, order)


def _meetings(state: State, record: Record) -> Counter[tuple[int, int]]:
    """Return who has met whom; those who are to be kept apart count as if they had."""
    return record.met + Counter(pairs_apart(state))


def _pair_two(state: State, round_: int, record: Record, order: list[int]) -> Iterator[Decision]:
    """Yield the bye, where it takes one, and then the pairs of those who are left (R10)."""
    met = _meetings(state, record)
    had = Counter(bye.entrant for bye in state.byes if bye.round < round_)
    free = [bye.entrant for bye in state.byes if bye.round == round_]
    players = [who for who in order if who not in free]
    if len(players) % 2:
        bye = pair_players(players, record.points, met, had).bye
        assert bye is not None
        yield Bye(bye, round_)
        players.remove(bye)
    pairing = pair_players(players, record.points, met, had)
    yield seat_pairs(state, round_, dict(enumerate(pairing.pairs, start=1)))


def _seat_tables(state: State, round_: int, record: Record, order: list[int]) -> Decision:
    """Return the tables of a round, the leaders at table 1 (R11)."""
    sizes = table_sizes(len(order), state.chairs)
    tables = seat_by_standing(order, sizes, record.points, _meetings(state, record))
    return Pair(
        round_, tuple(seats_of(state, number, table, round_) for number, table in enumerate(tables, start=1))
    )


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    return first_complaint(regulations, OPTIONS, tie_breaks_complaint(regulations))


def check_installed(regulations: Regulations) -> None:
    """Refuse two at a table where nobody can pair them."""
    if regulations.chairs == 2:
        check_matching_installed()


def proposals(occasion: Occasion) -> Iterator[Proposal]:
    """Yield more and more rounds: enough to tell two at a table apart, and fewer than let everybody meet."""
    least = (occasion.entrants - 1).bit_length() if occasion.chairs == 2 else 1
    for rounds in sorted({max(rounds, least + turn) for turn, rounds in enumerate(_PROPOSED)}):
        if rounds < rounds_to_meet(occasion.entrants, occasion.chairs):
            yield Proposal(f"{rounds} rounds", Format(name="swiss", rounds=rounds))
