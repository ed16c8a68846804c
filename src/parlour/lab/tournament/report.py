"""What many tournaments say together: places and prizes by player, lengths, movements, with intervals."""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from parlour.lab.analysis.report import Estimate
from parlour.lab.analysis.scores import Floats
from parlour.lab.analysis.statistics import drawn_means, interval, is_unsure
from parlour.lab.players import keeps_time
from parlour.lab.tournament.definition import TournamentDefinition, regulations_of
from parlour.lab.tournament.results import TournamentResult

TENTHS: Final = 10
_MINUTE: Final = 60_000


class PlayerPlaces(msgspec.Struct, frozen=True):
    """How the entrants of one kind of player did.

    A win that is shared counts in parts; `prizes` is their share of all that was won. `tenths` says which
    share of them came in the best tenth of the field, the second, and so on.
    """

    player: str
    entrants: int
    mean_place: Estimate
    wins: Estimate
    prizes: Estimate | None
    tenths: list[float]


class Spread(msgspec.Struct, frozen=True):
    """A mean over all tournaments, its interval, and what nine in ten of them stay within."""

    mean: Estimate
    nine_in_ten: float


class Movements(msgspec.Struct, frozen=True):
    """How often entrants were moved to another table."""

    each: float
    most: int
    never: float
    """The share of those who were never moved."""


class TournamentSummary(msgspec.Struct, frozen=True):
    """The numbers: the same for the same definition and as many tournaments, whoever played them."""

    game: str
    format: str
    entrants: int
    chairs: int
    seed: int
    tournaments: int
    players: list[PlayerPlaces]
    minutes: Spread
    decisions: Spread
    games: Spread
    rounds: Spread
    movements: Movements
    by_the_clock: list[str]
    broken_off: bool = False


class TournamentReport(msgspec.Struct, frozen=True):
    """The answer, and what it cost this time; of the CPU time, which share was directing."""

    answer: TournamentSummary
    seconds: float
    directing_share: float


class _Sample:
    """Columns of figures, a row for each tournament, and what the bootstrap drew from them."""

    def __init__(self, columns: dict[str, Floats], seed: int) -> None:
        self.names = list(columns)
        rows = np.column_stack([columns[name] for name in self.names])
        self.number = len(rows)
        self.means = rows.mean(axis=0)
        self.draws = drawn_means(rows, seed)

    def estimate(self, name: str) -> Estimate:
        column = self.names.index(name)
        low, high = interval(self.draws[:, column], self.number) or (None, None)
        return Estimate(float(self.means[column]), low, high, is_unsure(self.number))


def summarise_tournaments(
    definition: TournamentDefinition, results: Sequence[TournamentResult]
) -> TournamentSummary:
    """Return all numbers of these tournaments, of which there is one at least."""
    regulations = regulations_of(definition)
    words = list(dict.fromkeys(definition.players))
    kinds = np.array([words.index(definition.player_of(who)) for who in range(definition.entrants)])
    places = np.array([result.places for result in results])
    prizes = np.array([result.prizes or (0,) * definition.entrants for result in results])
    lengths = _lengths(results)
    columns = {**lengths, **_columns_of_kinds(words, kinds, places, prizes)}
    sample = _Sample(columns, definition.seed)
    moves = np.array([result.moves for result in results])
    return TournamentSummary(
        game=regulations.game,
        format=regulations.format.name,
        entrants=definition.entrants,
        chairs=regulations.chairs,
        seed=definition.seed,
        tournaments=len(results),
        players=[
            _player_places(word, sample, places[:, kinds == kind], definition.entrants)
            for kind, word in enumerate(words)
        ],
        movements=Movements(float(moves.mean()), int(moves.max()), float((moves == 0).mean())),
        by_the_clock=[word for word in words if keeps_time(word)],
        broken_off=not all(result.is_over for result in results),
        **{name: Spread(sample.estimate(name), _nine_in_ten(lengths[name])) for name in lengths},
    )


def _lengths(results: Sequence[TournamentResult]) -> dict[str, Floats]:
    """Return by name how long each tournament was."""
    return {
        "minutes": np.array([result.milliseconds / _MINUTE for result in results]),
        "decisions": np.array([float(result.decisions) for result in results]),
        "games": np.array([float(result.games) for result in results]),
        "rounds": np.array([float(result.rounds) for result in results]),
    }


def _nine_in_ten(values: Floats) -> float:
    return float(np.percentile(values, 90))


def _columns_of_kinds(
    words: Sequence[str], kinds: Floats, places: Floats, prizes: Floats
) -> dict[str, Floats]:
    """Return for each kind of player, by tournament: mean place, share of the win, share of the prizes."""
    firsts = places == 1
    wins = firsts / np.maximum(1, firsts.sum(axis=1, keepdims=True))
    won = prizes / np.maximum(1, prizes.sum(axis=1, keepdims=True))
    columns: dict[str, Floats] = {}
    for kind, word in enumerate(words):
        mine = kinds == kind
        columns[f"place {word}"] = places[:, mine].mean(axis=1)
        columns[f"wins {word}"] = wins[:, mine].sum(axis=1)
        if prizes.any():
            columns[f"prizes {word}"] = won[:, mine].sum(axis=1)
    return columns


def _player_places(word: str, sample: _Sample, places: Floats, field: int) -> PlayerPlaces:
    return PlayerPlaces(
        player=word.removeprefix("house:"),
        entrants=places.shape[1],
        mean_place=sample.estimate(f"place {word}"),
        wins=sample.estimate(f"wins {word}"),
        prizes=sample.estimate(f"prizes {word}") if f"prizes {word}" in sample.names else None,
        tenths=_tenths(places, field),
    )


def _tenths(places: Floats, field: int) -> list[float]:
    """Return which share of these places is in each tenth of the field, the best first."""
    tenths = np.minimum((places.ravel().astype(int) - 1) * TENTHS // field, TENTHS - 1)
    return [float(share) for share in np.bincount(tenths, minlength=TENTHS) / tenths.size]


def report_tournaments(
    definition: TournamentDefinition, results: Sequence[TournamentResult], seconds: float
) -> TournamentReport:
    """Return the report on these tournaments; the seconds are by the clock on the wall."""
    spent = sum(result.seconds for result in results)
    directing = sum(result.directing_seconds for result in results)
    return TournamentReport(
        summarise_tournaments(definition, results), seconds, directing / spent if spent else 0.0
    )
