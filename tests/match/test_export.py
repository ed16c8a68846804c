"""A match as the text of a saved game and back, with everything that a room may know of it."""

from pathlib import Path
from time import process_time

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.errors import BadSave
from parlour.match.export import SavedGame, export_game, export_private, facts_of, import_game
from parlour.match.file.reader import load
from parlour.match.log import Entry, Turn, Undo, play_again
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Provenance
from parlour.match.verify import verify
from tests.match.mixing import SECRET, mixed
from tests.match.tables import SEED, a_match, forge, go_on, play_on, save_match, trees


def played(match: Match, moves: int = 10_000, *, undo_every: int = 0) -> list[Entry]:
    """Plays random moves of people and bots, some of them taken back; returns all that happened."""
    entries: list[Entry] = []
    luck = Luck(7)
    while moves > 0 and not match.is_over():
        moves -= 1
        seat = match.to_act()[0]
        by = ("seat", "bot", "clock", "host")[luck.below(4)]
        match.play(seat, match.moves(seat).pick(luck), by=by, at=1_700_000_000_000 + len(entries))
        entries.append(match.played[-1])
        if undo_every and moves % undo_every == 0 and not match.is_over():
            undo = Undo(1 + luck.below(min(3, match.n)), "host", 1_700_000_000_000 + len(entries))
            match.undo(undo.moves)
            entries.append(undo)
    return entries


def table(name: str, provenance: Provenance | None = None, seed: bytes = SEED) -> Match:
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    seats = [SeatCard(f"Seat {seat}", "random") for seat in range(max(2, rules.players.least))]
    match = Match(game, rules, seats, seed)
    match.provenance = provenance or Provenance()
    return match


@pytest.mark.parametrize("name", game_names())
def test_an_export_goes_on_where_the_one_before_it_ended(name: str, save: Path) -> None:
    match, before = table(name), b""
    entries: list[Entry] = []
    for moves in (0, 3, 1, 1, 2, 5, 40):
        entries += played(match, moves, undo_every=4)
        save_match(match, save, entries)
        assert save.read_bytes().startswith(before)
        before = save.read_bytes()
        loaded = load(save)
        assert (loaded.complaint, loaded.match.played) == (None, match.played)
    entries += played(match)
    save_match(match, save, entries)
    assert save.read_bytes().startswith(before)
    assert verify(save).is_sound(), verify(save).lines()


@pytest.mark.parametrize("name", game_names())
def test_everything_comes_back_from_the_text(name: str) -> None:
    match = table(name)
    entries = played(match, undo_every=5)
    text = export_game(facts_of(match, entries))
    again = import_game(text)
    outcome = match.outcome()
    assert outcome is not None
    assert again.result is not None
    assert (again.seed, again.seats, again.result.places) == (SEED, match.seats, outcome.places)
    assert export_game(again) == text
    anew = again.match()
    assert [*play_again(anew, again.entries)] == list(again.entries)
    assert (anew.played, anew.position.state()) == (match.played, match.position.state())


def test_who_decided_and_when_stands_in_every_line(save: Path) -> None:
    match = a_match()
    entries = played(match, 9, undo_every=4)
    save_match(match, save, entries)
    lines = [(tree["by"], tree["at"]) for tree in trees(save)[1:]]
    assert lines == [(entry.by, entry.at) for entry in entries if isinstance(entry, Turn | Undo)]
    assert load(save).match.played == match.played


def test_of_what_nobody_noted_nothing_is_written(save: Path) -> None:
    play_on(a_match(), 2, save=save)
    assert set(trees(save)[1]) == {"n", "seat", "move", "hash"}


def test_moves_taken_back_stand_in_the_file_and_not_in_the_match(save: Path) -> None:
    match = play_on(a_match(), 6)
    entries: list[Entry] = [*match.played, Undo(2)]
    match.undo(2)
    entries += play_on(match, 1, luck_seed=5).played[-1:]
    save_match(match, save, entries)
    assert [tree.get("n", tree.get("undo")) for tree in trees(save)[1:]] == [1, 2, 3, 4, 5, 6, 2, 5]
    loaded = load(save)
    assert (loaded.complaint, loaded.match.played) == (None, match.played)
    assert loaded.match.position.state() == match.position.state()
    assert loaded.match.lately(0) == match.lately(0)
    gone_on = go_on(save)
    assert load(save).match.played == gone_on.played
    assert any("and so are the 2 that were taken back" in line for line in verify(save).lines())


@pytest.mark.parametrize(
    ("undo", "complaint"),
    [(5, "Line 6 takes back 5 moves, and there are only 4"), (0, "Line 6 is wrong"), (-1, "Line 6 is wrong")],
)
def test_more_moves_than_there_are_cannot_be_taken_back(save: Path, undo: int, complaint: str) -> None:
    match = play_on(a_match(), 4)
    save_match(match, save, [*match.played, Undo(1)])
    forge(save, 6, lambda tree: tree.update(undo=undo))
    loaded = load(save)
    assert loaded.complaint is not None
    assert complaint in loaded.complaint.sentence
    assert len(loaded.match.played) == 4


def test_an_illegal_move_is_found_though_it_was_taken_back(save: Path) -> None:
    match = play_on(a_match(), 4)
    save_match(match, save, [*match.played, Undo(2)])
    forge(save, 4, lambda tree: tree.update(move={"verb": "DREAM"}))
    loaded = load(save)
    assert loaded.complaint is not None
    assert loaded.complaint.sentence.startswith("Line 4 is not a legal move")
    assert (loaded.match.n, loaded.sound) == (2, 3)
    assert go_on(save, 0).n == 2
    assert len(trees(save)) == 3


def test_many_undos_cost_no_more_than_many_moves() -> None:
    match = table("claim")
    entries: list[Entry] = played(match, 60)
    while len(entries) < 4_000:
        last = match.played[-1]
        entries += [Undo(1), last] * 50
    started = process_time()
    text = export_game(facts_of(match, entries))
    assert process_time() - started < 5
    assert import_game(text).entries == entries


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_is_held_back_and_goes_to_the_private_file() -> None:
    match = a_match("high-card")
    before = export_game(facts_of(match))
    match.play(1, Move("PICK", slots=(1,)), by="bot", at=5)
    saved = facts_of(match)
    assert export_game(saved) == before
    assert b"PICK" in export_private(saved)


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_taken_back_never_was(save: Path) -> None:
    match = a_match("high-card", save=save)
    before = save.read_bytes()
    match.play(1, Move("PICK", slots=(1,)))
    entries: list[Entry] = [*match.played, Undo(1)]
    match.undo()
    save_match(match, save, entries)
    assert save.read_bytes() == before
    assert load(save).match.played == []


@pytest.mark.usefixtures("high_card")
def test_a_published_choice_taken_back_does_not_return_from_the_private_file(save: Path) -> None:
    match = a_match("high-card")
    match.play(1, Move("PICK", slots=(1,)))
    match.play(0, Move("PICK", slots=(0,)))
    entries: list[Entry] = [*match.played, Undo(1)]
    match.undo()
    save_match(match, save, entries)
    assert load(save).match.played == match.played == [Turn(1, Move("PICK", slots=(1,)))]


@pytest.mark.usefixtures("high_card")
def test_a_running_game_is_gone_on_with_from_its_two_exported_files(save: Path) -> None:
    seed, provenance = mixed()
    match = a_match("high-card", seed=seed)
    match.provenance = provenance
    match.play(1, Move("PICK", slots=(1,)), by="bot", at=5)
    save_match(match, save)
    assert load(save).match.played == match.played
    go_on(save)
    assert trees(save)[-1]["secret"] == SECRET.hex()
    assert verify(save).is_sound(), verify(save).lines()


def test_a_fork_can_be_kept_and_shared(save: Path, tmp_path: Path) -> None:
    match = play_on(a_match(), save=save)
    play_on(match.fork(5), luck_seed=3, save=tmp_path / "fork.parlour.jsonl")
    assert verify(tmp_path / "fork.parlour.jsonl").is_sound()
    assert trees(tmp_path / "fork.parlour.jsonl")[0]["seedGiven"]


def test_an_unsound_text_is_not_imported() -> None:
    text = export_game(facts_of(play_on(a_match(), 4)))
    with pytest.raises(BadSave, match="cut off"):
        import_game(text[:-9])


def test_the_facts_make_a_match_again() -> None:
    match = play_on(a_match())
    saved: SavedGame = import_game(export_game(facts_of(match)))
    again = saved.match()
    assert (again.n, again.provenance) == (0, match.provenance)
    assert again.position.state() == match.from_the_start().position.state()
