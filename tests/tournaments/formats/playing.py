"""A tournament of whole games, played by chance: who wins, who is absent, who leaves and comes back."""

from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.tournaments.directing import decide, direct, draw_start
from parlour.tournaments.log.fold import fold_row, fold_rows
from parlour.tournaments.log.rows import (
    CORRECT,
    DISQUALIFY,
    Acted,
    Deal,
    Entered,
    Fact,
    Out,
    Over,
    Pair,
    Paused,
    Reentered,
    Resumed,
    Row,
    Settled,
    Ticked,
    Withdrawn,
)
from parlour.tournaments.log.state import RUNNING, State
from tests.tournaments.stage import opened

MOST_FACTS = 5_000
SECOND = 1_000


class Played:
    """A tournament as a test directs it."""

    def __init__(self, format_name: str, entrants: int, **changes: Any) -> None:
        options, least = changes.pop("options", {}), changes.pop("least", 2)
        changes |= {"format": {"name": format_name, **options}, "stack": 0}
        self.rows: list[Row] = [replace(opened(**changes), least=least)]
        self.state = fold_rows(self.rows)
        self.batches: list[int] = []
        """Where each batch of rows begins."""
        for number in range(entrants):
            self.take_in(Entered(f"player {number}"))
        self.take_in(draw_start(self.state))

    def take_in(self, fact: Fact) -> list[Row]:
        """Return the rows that come of a fact, the fact first."""
        made = direct(self.state, fact)
        self.batches.append(len(self.rows))
        self.rows += made
        return made

    def settle(self, order: Deal, places: list[int], **fields: Any) -> list[Row]:
        """Settle a game; places by chair, whose tallies are the higher the better."""
        fields.setdefault("tallies", tuple(10 - place for place in places))
        fields.setdefault("at", self.state.now)
        return self.take_in(Settled(order.table, order.number, places=tuple(places), **fields))

    def settle_by_strength(self, strength: dict[int, int] | None = None) -> None:
        """Settle all games that are owed, the stronger before the weaker: the lower number, unless told."""
        for order in self.state.owed():
            worth = [-who if strength is None else strength.get(who, 0) for who in order.chairs]
            self.settle(order, [1 + sum(other > own for other in worth) for own in worth])

    def play_by_strength(self) -> None:
        while self.state.status == RUNNING:
            self.settle_by_strength()

    def all_of(self, kind: type[Row]) -> list[Any]:
        return [row for row in self.rows if type(row) is kind]

    @property
    def over(self) -> Over:
        assert self.state.over is not None
        return self.state.over

    def places(self) -> list[int]:
        return list(self.over.places)

    def pairs(self) -> list[tuple[int, list[tuple[int, ...]]]]:
        """Return the round and the entrants, sorted, of all tables."""
        rows: list[Pair] = self.all_of(Pair)
        return [
            (row.round, [tuple(sorted(who for who in seats.chairs if who >= 0)) for seats in row.tables])
            for row in rows
        ]


class Chance:
    """What may happen in a tournament, with the chance of each."""

    def __init__(
        self,
        *,
        draw: float = 0.1,
        absent: float = 0.02,
        leave: float = 0.02,
        enter: float = 0.0,
        come_back: float = 0.0,
        correct: float = 0.02,
        pause: float = 0.02,
    ) -> None:
        self.draw, self.absent, self.leave = draw, absent, leave
        self.enter, self.come_back, self.correct, self.pause = enter, come_back, correct, pause


def play_by_chance(played: Played, seed: int, chance: Chance | None = None) -> Played:
    """Play a tournament to its end; complain where it has none."""
    luck, chance = Random(seed), chance or Chance()
    for _ in range(MOST_FACTS):
        if played.state.status != RUNNING:
            return played
        _take_in_something(played, luck, chance)
    raise AssertionError("it does not end")


def _take_in_something(played: Played, luck: Random, chance: Chance) -> None:
    state = played.state
    now = state.now + luck.randrange(9 * SECOND)
    disturbance = _disturb(state, luck, chance, now)
    if disturbance is not None:
        played.take_in(disturbance)
    if state.is_paused:
        played.take_in(Resumed(at=now))
    owed = state.owed()
    if state.status == RUNNING and owed:
        order = luck.choice(owed)
        played.settle(
            order, _places(len(order.chairs), luck, chance), at=now, absent=_absent(order, luck, chance)
        )
    elif state.status == RUNNING:
        played.take_in(Ticked(at=now))


def _disturb(state: State, luck: Random, chance: Chance, now: int) -> Fact | None:
    inside = [each.number for each in state.entrants if each.is_alive and not each.is_leaving]
    if inside and luck.random() < chance.leave:
        who = luck.choice(inside)
        acts = [Withdrawn(who, at=now), Acted(DISQUALIFY, "a reason", who, at=now)]
        return luck.choice(acts)
    if luck.random() < chance.enter:
        return Entered(f"late {len(state.entrants)}", at=now)
    out = [who for who in state.outs if not state.entrants[who].is_disqualified]
    if out and luck.random() < chance.come_back:
        return Reentered(luck.choice(out), at=now)
    if state.games and luck.random() < chance.correct:
        game = luck.choice(state.games)
        places = tuple(_places(len(game.order.chairs), luck, chance))
        table, number = game.order.table, game.order.number
        return Acted(CORRECT, "a reason", table=table, number=number, places=places, tallies=places, at=now)
    return Paused(at=now) if luck.random() < chance.pause else None


def _places(count: int, luck: Random, chance: Chance) -> list[int]:
    strengths = [
        luck.randrange(2) if luck.random() < chance.draw else luck.random() * 10 for _ in range(count)
    ]
    return [1 + sum(other > own for other in strengths) for own in strengths]


def _absent(order: Deal, luck: Random, chance: Chance) -> tuple[int, ...]:
    return tuple(chair for chair in range(len(order.chairs)) if luck.random() < chance.absent)


def check_laws(played: Played) -> None:
    """Complain about whatever no tournament may do."""
    _check_places(played)
    _check_rounds(played)
    _check_orders(played)


def _check_places(played: Played) -> None:
    """Everybody who was in has a place unless disqualified, and so many better ones as it says."""
    places = played.places()
    for entrant, place in zip(played.state.entrants, places, strict=True):
        assert (place == 0) == entrant.is_disqualified, f"{entrant.name} has place {place}"
    taken = sorted(place for place in places if place)
    assert all(place == taken.index(place) + 1 for place in taken), f"places have holes: {taken}"


def _check_rounds(played: Played) -> None:
    """Nobody sits twice in a round at different tables, or sits and has a bye."""
    state = replay(played, len(played.rows))
    for row in state.pairings:
        seated = [who for seats in row.tables for who in seats.chairs if who >= 0]
        assert len(seated) == len(set(seated)), f"somebody sits twice in round {row.round}"
    byes = [(bye.round, bye.entrant) for bye in state.byes]
    assert len(byes) == len(set(byes)), "two byes in one round"


def _check_orders(played: Played) -> None:
    """Nobody is in two games at once, nor in one after they went out; nobody is ordered twice."""
    state = fold_rows(played.rows[:1])
    for row in played.rows[1:]:
        if isinstance(row, Deal):
            busy = [who for order in state.owed() for who in order.chairs if who >= 0]
            assert not set(busy) & set(row.chairs), f"{row} while one of them plays"
            assert all(state.entrants[who].is_alive for who in row.chairs if who >= 0), (
                f"{row}: somebody is out"
            )
            assert sum(who >= 0 for who in row.chairs) >= 2, f"{row}: nobody to play with"
        if isinstance(row, Out):
            assert state.entrants[row.entrant].is_alive, f"{row}: out already"
        fold_row(state, row)


def replay(played: Played, rows: int) -> State:
    return fold_rows(played.rows[:rows])


def check_cut(played: Played, rows: int) -> None:
    """A log that is cut after so many rows, and planned on, has the rows that were there."""
    state = replay(played, rows)
    end = next((begin for begin in played.batches if begin >= rows), len(played.rows))
    assert decide(state) == played.rows[rows:end], f"cut after row {rows}"
    assert state.owed() == replay(played, end).owed()
