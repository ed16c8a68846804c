"""Games saved by earlier versions of Parlour, kept under `saves`, still load, replay, verify and go on."""

import shutil
from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.export import import_game
from parlour.match.file.private_file import SAVE_ENDING, private_path
from parlour.match.file.reader import load
from parlour.match.match import replay
from parlour.match.verify import verify
from tests.match.tables import go_on, trees

SAVES = Path(__file__).parent / "saves"
NEVER_TOLD = sorted(SAVES.glob(f"*-never-told{SAVE_ENDING}"))
FINISHED = sorted(
    path
    for path in SAVES.glob(f"*{SAVE_ENDING}")
    if path not in NEVER_TOLD and not private_path(path).exists()
)
RUNNING = sorted(path for path in SAVES.glob(f"*{SAVE_ENDING}") if private_path(path).exists())


def name_of(path: Path) -> str:
    return path.name.removesuffix(SAVE_ENDING)


@pytest.fixture
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A running game, with its private file, where it may be gone on with."""
    for path in (request.param, private_path(request.param)):
        shutil.copy(path, tmp_path)
    return tmp_path / str(request.param.name)


@pytest.mark.parametrize("path", FINISHED, ids=name_of)
def test_a_finished_game_replays_to_the_result_written_down(path: Path) -> None:
    loaded = load(path)
    assert loaded.complaint is None
    assert loaded.finished
    steps = [(step.seat, step.n) for step in replay(loaded.match, viewer=0)]
    taken_back = sum(tree.get("undo", -1) + 1 for tree in trees(path))
    assert len(steps) == len(trees(path)) - 2 - taken_back
    outcome = loaded.match.outcome()
    assert outcome is not None
    assert outcome.places == trees(path)[-1]["end"]["places"]


@pytest.mark.parametrize("path", FINISHED, ids=name_of)
def test_a_finished_game_verifies(path: Path) -> None:
    report = verify(path)
    assert report.is_sound(), report.lines()
    assert report.deals


@pytest.mark.parametrize("path", NEVER_TOLD, ids=name_of)
def test_a_game_whose_seed_is_never_told_is_read_and_not_dealt_again(path: Path) -> None:
    assert import_game(path.read_bytes()).result is not None
    assert verify(path).lines()[0].endswith("every hash fits.")
    with pytest.raises(BadSave, match="never told"):
        load(path)


@pytest.mark.parametrize("kept", RUNNING, ids=name_of, indirect=True)
def test_a_running_game_goes_on_in_its_file(kept: Path) -> None:
    match = go_on(kept, moves=12)
    loaded = load(kept)
    assert loaded.complaint is None
    assert loaded.match.played == match.played


@pytest.mark.parametrize("game", ["claim", "big-c"])
def test_sealed_choices_come_back_from_the_private_file(game: str) -> None:
    path = SAVES / f"{game}-sealed{SAVE_ENDING}"
    assert len(trees(path)) == 1
    assert load(path).match.position.sealed() == 2


def test_all_that_a_line_may_say_is_among_them() -> None:
    said = {name for path in SAVES.glob(f"*{SAVE_ENDING}") for tree in trees(path) for name in tree}
    assert said >= {"at", "by", "undo", "mix", "secret", "reveal", "seedGiven"}


def test_every_game_of_the_house_is_among_them() -> None:
    games = {trees(path)[0]["game"] for path in FINISHED}
    assert games == {trees(path)[0]["game"] for path in RUNNING}
    assert len(games) >= 5
