"""Hints in a saved game: kept for ever, told by verify and by exports."""

from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.match import Advised, Match, export_game, facts_of, import_game, load, verify
from parlour.match.errors import BadSave
from parlour.match.file.hash_chain import chain_lines
from tests.match.tables import go_on, save_match
from tests.wire.walks import GAMES, begun


def play(match: Match, moves: int) -> None:
    luck = Luck(3)
    for _ in range(moves):
        if not match.is_over():
            seat = match.to_act()[0]
            match.play(seat, match.moves(seat).pick(luck))


@pytest.fixture
def advised(tmp_path: Path) -> tuple[Match, Path]:
    """A kept game in which the first to act has asked twice about one move, and once about a later one."""
    match, path = begun(GAMES[0]), tmp_path / "x.parlour.jsonl"
    for _ in range(2):
        match.advise(match.to_act()[0], at=5)
    play(match, 2)
    match.advise(match.to_act()[0], at=7)
    first, second = match.advised
    save_match(match, path, [first, *match.played, second])
    return match, path


def test_a_hint_is_kept_once_for_each_move(advised: tuple[Match, Path]) -> None:
    match, path = advised
    loaded = load(path)
    assert loaded.match.advised == match.advised
    assert [(each.n, each.at) for each in match.advised] == [(1, 5), (3, 7)]
    assert loaded.complaint is None


def test_a_game_with_hints_goes_on_and_is_verified_as_a_casual_one(advised: tuple[Match, Path]) -> None:
    match, path = advised
    go_on(path)
    names = [match.names()[each.seat] for each in match.advised]
    report = verify(path)
    assert report.is_sound()
    assert any(line.startswith("It was a casual game") and names[0] in line for line in report.lines())


def test_a_game_without_hints_is_not_called_casual(tmp_path: Path) -> None:
    match = begun(GAMES[0])
    play(match, 100_000)
    save_match(match, tmp_path / "x")
    assert not any("casual" in line for line in verify(tmp_path / "x").lines())


def test_hints_are_exported_and_imported(advised: tuple[Match, Path]) -> None:
    match, path = advised
    entries = load(path).record.entries
    text = export_game(facts_of(match, entries))
    assert text == path.read_bytes()
    assert [entry for entry in import_game(text).entries if isinstance(entry, Advised)] == match.advised


@pytest.mark.parametrize("wrong", [{"advised": 0, "seat": 0}, {"advised": 1, "seat": 99}, {"advised": 1}])
def test_a_hint_of_nobody_is_a_complaint(tmp_path: Path, wrong: dict[str, int]) -> None:
    match, path = begun(GAMES[0]), tmp_path / "x"
    save_match(match, path)
    header = load(path).record.hashes[-1]
    path.write_bytes(path.read_bytes() + chain_lines(header, [wrong])[0])
    complaint = load(path).complaint
    assert isinstance(complaint, BadSave)
    assert complaint.code == "bad-line"
