"""A log is verified from its rows alone, and whatever was changed in it is named."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.lab.tournament.verify import verify_log
from parlour.tournaments.log.lines import BadLog, ReadLog, decode_log
from parlour.tournaments.log.rows import Entered, Move, Opened, Over, Row, Settled, Started
from tests.lab.tournament.played import BY_GAME, defined, log_of


@pytest.fixture(scope="module")
def log() -> ReadLog:
    return log_of(defined(entrants=14))


@pytest.mark.parametrize("what", BY_GAME)
def test_what_was_played_holds(what: str) -> None:
    said = verify_log(log_of(defined(what)))
    assert said[0] == "The seed is the one that the first row committed to."
    assert re.fullmatch("All 9 places and [34] prizes follow from them.", said[-1])


def test_a_log_from_before_rules_of_ones_own_could_be_named_holds() -> None:
    kept = Path(__file__).with_name("three-card-brag-c8819275.jsonl")
    assert "All 30 deals were played again, and ended as the log says." in verify_log(
        decode_log(kept.read_bytes())
    )


def changed(log: ReadLog, kind: type[Row], change: Callable[[Any], Row], which: int = -1) -> ReadLog:
    """The log with one row of a kind changed."""
    places = [place for place, row in enumerate(log.rows) if isinstance(row, kind)]
    rows = list(log.rows)
    rows[places[which]] = change(rows[places[which]])
    return ReadLog(log.header, rows)


def swapped(values: tuple[int, ...]) -> tuple[int, ...]:
    """Two values that are not the same change their places."""
    other = next(place for place, value in enumerate(values) if value != values[0])
    found = list(values)
    found[0], found[other] = found[other], found[0]
    return tuple(found)


FAULTS: dict[str, tuple[type[Row], Callable[[Any], Row], str]] = {
    "a place": (Over, lambda row: replace(row, places=swapped(row.places)), "'over' should stand there"),
    "a prize": (Over, lambda row: replace(row, prizes=swapped(row.prizes)), "'over' should stand there"),
    "a seed at the end": (Over, lambda row: replace(row, seed="00" * 32), "seed at the end is not the one"),
    "a draw": (
        Started,
        lambda row: replace(row, order=swapped(row.order)),
        "not the one that the seed draws",
    ),
    "a seat": (Move, lambda row: replace(row, chair=(row.chair + 1) % 6), "row .* does not hold"),
    "a stack": (Settled, lambda row: replace(row, stacks=swapped(row.stacks)), "does not hold"),
    "a player": (Entered, lambda row: replace(row, player="house:hard"), "ends otherwise"),
    "a promise": (
        Opened,
        lambda row: replace(row, commitment="00" * 32),
        "not the one that was committed to",
    ),
    "the rules": (Opened, lambda row: replace(row, rules="00"), "not those of this Parlour"),
    "what a log may load": (Entered, lambda row: replace(row, player="my:Bot"), "not what is to be loaded"),
    "a file": (Entered, lambda row: replace(row, player="solver:x.book"), "not what is to be loaded"),
    "a clock": (Entered, lambda row: replace(row, player="search:200ms"), "otherwise every time"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_change_is_named(log: ReadLog, what: str) -> None:
    kind, change, sentence = FAULTS[what]
    which = 0 if kind is Settled else -1
    with pytest.raises(BadLog, match=sentence) as refused:
        verify_log(changed(log, kind, change, which))
    assert refused.value.code == "not-verified"


def test_a_seed_that_was_chosen_later_is_found(log: ReadLog) -> None:
    other = changed(log, Opened, lambda row: replace(row, secret="11" * 32))
    other = changed(other, Over, lambda row: replace(row, seed="11" * 32))
    with pytest.raises(BadLog, match="not the one that was committed to"):
        verify_log(other)


def test_an_unfinished_tournament_has_no_seed_yet(log: ReadLog) -> None:
    with pytest.raises(BadLog) as refused:
        verify_log(ReadLog(log.header, log.rows[:-1]))
    assert refused.value.code == "no-seed"


def test_a_row_that_is_missing_is_found(log: ReadLog) -> None:
    for place in range(1, len(log.rows) - 1, 3):
        rows = [row for number, row in enumerate(log.rows) if number != place]
        with pytest.raises(ParlourError):
            verify_log(ReadLog(log.header, rows))


def test_deals_of_a_room_are_not_vouched_for(log: ReadLog) -> None:
    with pytest.raises(BadLog, match="does not say where its deals were played"):
        verify_log(ReadLog(replace(log.header, dealt=""), log.rows))
