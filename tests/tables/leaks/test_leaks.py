"""Every byte that a seat and the public receive is the same in any deal that they cannot tell apart."""

from collections.abc import Iterator
from functools import cache, partial

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.storage.rows import Row
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from tests.plain_only import plain_only
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.plants import PLANTS, Plant, questions_that_count_sealed_choices
from tests.tables.leaks.twins import Experiment, SealedExperiment, recorded
from tests.tables.stage import KEY
from tests.tables.stories import brief_settings

MOVES = 24
TABLES = [(name, variant) for name in game_names() for variant in find_game(name).variants()]


def moments(settings: TableSettings, luck: Luck, count: int) -> Iterator[list[Row]]:
    """The rows of one game up to so many moments of it, early and late."""
    rows = run_virtually(lambda: recorded(settings, luck, MOVES))
    cuts = [place for place, row in enumerate(rows, 1) if row.kind in ("begin", "move") and place < len(rows)]
    for number in range(count):
        yield rows[: cuts[number * (len(cuts) - 1) // max(1, count - 1)]]


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_nothing_that_is_sent_or_logged_hangs_on_hidden_cards(name: str, variant: str) -> None:
    settings, luck = brief_settings(name, variant=variant), Luck(41, 0)
    for rows in moments(settings, luck, 3):
        for viewer in (luck.below(settings.seats), None):
            found = Experiment(settings, rows, viewer, luck).differences()
            assert not found, f"{name} {variant}, row {len(rows)}, viewer {viewer}: {found}"


@cache
def bank() -> list[tuple[TableSettings, list[Row]]]:
    """Moments of every game, for whoever plants a leak."""
    games = [brief_settings(name) for name in game_names()]
    return [(settings, rows) for settings in games for rows in moments(settings, Luck(43, 0), 4)]


def is_found(luck: Luck) -> bool:
    """Whether some viewer can tell the twins of some moment apart."""
    return any(
        Experiment(settings, rows, viewer, luck).differences()
        for settings, rows in bank()
        for viewer in (None, luck.below(settings.seats))
    )


@plain_only
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    bank()
    plant(monkeypatch)
    assert is_found(Luck(44, 0))


@cache
def sealed_moments() -> list[tuple[TableSettings, list[Row]]]:
    """Moments at which several seats choose."""
    found = []
    for settings in map(brief_settings, game_names()):
        rows = run_virtually(partial(recorded, settings, Luck(45, 0), MOVES))
        for end in range(2 + settings.seats, len(rows)):
            match = TableState.of(KEY, settings.rules(), rows[:end]).match
            if match is not None and len(match.to_act()) > 1:
                found.append((settings, rows[:end]))
    return found[:5]


def sealed_differences(luck: Luck) -> list[str]:
    return [
        name
        for settings, rows in sealed_moments()
        for viewer in (None, luck.below(settings.seats))
        for name in SealedExperiment(settings, rows, viewer, luck).differences()
    ]


@pytest.mark.thorough
def test_sealed_choices_are_not_betrayed_by_a_single_byte() -> None:
    assert sealed_moments(), "some game has sealed choices"
    assert not sealed_differences(Luck(46, 0))


@plain_only
def test_question_numbers_that_betray_sealed_choices_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed_moments()
    questions_that_count_sealed_choices(monkeypatch)
    assert sealed_differences(Luck(46, 0))
