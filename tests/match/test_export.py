"""A match as the text of a saved game and back, with everything that a room may know of it."""

from collections.abc import Sequence
from pathlib import Path
from time import process_time

import pytest

from parlour.cards.luck import Luck
from parlour.cards.seeds import commitment, value_commitment
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.again import play_again
from parlour.match.errors import BadSave
from parlour.match.export import SavedGame, exported, exported_private, facts_of, imported
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Mix, Provenance, mix_of
from parlour.match.store.file.private_file import private_path
from parlour.match.store.file.reader import load, resume
from parlour.match.store.file.writer import keep
from parlour.match.store.port import Entry, Turn, Undo
from parlour.match.verify import verify
from tests.match.tables import SEED, a_match, forge, play_on, trees

SECRET, VALUE = bytes(range(32)), bytes(range(64, 96))


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
            match.undo(undo.moves, by=undo.by, at=undo.at)
            entries.append(undo)
    return entries


def table(name: str, provenance: Provenance | None = None, seed: bytes = SEED) -> Match:
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    seats = [SeatCard(f"Seat {seat}", "random") for seat in range(max(2, rules.players.least))]
    match = Match(game, rules, seats, seed)
    match.provenance = provenance or Provenance()
    return match


def mixed() -> tuple[bytes, Provenance]:
    """A seed mixed by a room and Ann; Bob did not open his value."""
    mix = mix_of(SECRET, [value_commitment(VALUE), value_commitment(SECRET)], [VALUE, None])
    return mix.seed(SECRET), Provenance(mix=mix, secret=SECRET)


def mixed_match(provenance: Provenance | None = None) -> Match:
    seed, usual = mixed()
    match = a_match(seed=seed)
    match.provenance = provenance or usual
    return match


def written(save: Path, match: Match, entries: Sequence[Entry] | None = None) -> Path:
    save.write_bytes(exported(facts_of(match, entries)))
    return save


@pytest.mark.parametrize("name", game_names())
def test_an_export_is_what_the_file_store_writes(name: str, save: Path) -> None:
    match = table(name)
    keep(match, save)
    entries = []
    for moves in (3, 1, 1, 2, 5, 40):
        entries += played(match, moves, undo_every=4)
        saved = facts_of(match, entries)
        assert exported(saved) == save.read_bytes()
        if not match.is_over():
            load(save)
    entries += played(match)
    assert exported(facts_of(match, entries)) == save.read_bytes()
    assert verify(save).is_sound(), verify(save).lines()


@pytest.mark.parametrize("name", game_names())
def test_everything_comes_back_from_the_text(name: str) -> None:
    match = table(name)
    entries = played(match, undo_every=5)
    text = exported(facts_of(match, entries))
    again = imported(text)
    outcome = match.outcome()
    assert outcome is not None
    assert again.result is not None
    assert (again.seed, again.seats, again.result.places) == (SEED, match.seats, outcome.places)
    assert exported(again) == text
    anew = again.match()
    assert [*play_again(anew, again.entries)] == list(again.entries)
    assert (anew.played, anew.position.state()) == (match.played, match.position.state())


def test_who_decided_and_when_stands_in_every_line(save: Path) -> None:
    match = a_match(save=save)
    entries = played(match, 9, undo_every=4)
    lines = [(tree["by"], tree["at"]) for tree in trees(save)[1:]]
    assert lines == [(entry.by, entry.at) for entry in entries]
    assert load(save).match.played == match.played


def test_of_what_nobody_noted_nothing_is_written(save: Path) -> None:
    play_on(a_match(save=save), 2)
    assert set(trees(save)[1]) == {"n", "seat", "move", "hash"}


def test_moves_taken_back_stand_in_the_file_and_not_in_the_match(save: Path) -> None:
    match = a_match(save=save)
    play_on(match, 6)
    match.undo(2)
    play_on(match, 1, luck_seed=5)
    assert [tree.get("n", tree.get("undo")) for tree in trees(save)[1:]] == [1, 2, 3, 4, 5, 6, 2, 5]
    loaded = load(save)
    assert (loaded.complaint, loaded.match.played) == (None, match.played)
    assert loaded.match.position.state() == match.position.state()
    assert loaded.match.lately(0) == match.lately(0)
    gone_on = play_on(resume(loaded))
    assert load(save).match.played == gone_on.played
    assert any("and so are the 2 that were taken back" in line for line in verify(save).lines())


@pytest.mark.parametrize(
    ("undo", "complaint"),
    [(5, "Line 6 takes back 5 moves, and there are only 4"), (0, "Line 6 is wrong"), (-1, "Line 6 is wrong")],
)
def test_more_moves_than_there_are_cannot_be_taken_back(save: Path, undo: int, complaint: str) -> None:
    match = play_on(a_match(save=save), 4)
    match.undo(1)
    forge(save, 6, lambda tree: tree.update(undo=undo))
    loaded = load(save)
    assert loaded.complaint is not None
    assert complaint in loaded.complaint.sentence
    assert len(loaded.match.played) == 4


def test_an_illegal_move_is_found_though_it_was_taken_back(save: Path) -> None:
    match = play_on(a_match(save=save), 4)
    match.undo(2)
    forge(save, 4, lambda tree: tree.update(move={"verb": "DREAM"}))
    loaded = load(save)
    assert loaded.complaint is not None
    assert loaded.complaint.sentence.startswith("Line 4 is not a legal move")
    assert (loaded.match.n, loaded.sound) == (2, 3)
    assert resume(loaded).n == 2
    assert len(trees(save)) == 3


def test_many_undos_cost_no_more_than_many_moves() -> None:
    match = table("claim")
    entries: list[Entry] = played(match, 60)
    while len(entries) < 4_000:
        last = match.played[-1]
        entries += [Undo(1), last] * 50
    started = process_time()
    text = exported(facts_of(match, entries))
    assert process_time() - started < 5
    assert imported(text).entries == entries


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_is_held_back_and_goes_to_the_private_file() -> None:
    match = a_match("high-card")
    before = exported(facts_of(match))
    match.play(1, Move("PICK", slots=(1,)), by="bot", at=5)
    saved = facts_of(match)
    assert exported(saved) == before
    assert b"PICK" in exported_private(saved)


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_taken_back_never_was(save: Path) -> None:
    match = a_match("high-card", save=save)
    before = save.read_bytes()
    match.play(1, Move("PICK", slots=(1,)))
    match.undo()
    assert save.read_bytes() == before
    assert load(save).match.played == []


@pytest.mark.usefixtures("high_card")
def test_a_published_choice_taken_back_does_not_return_from_the_private_file(save: Path) -> None:
    match = a_match("high-card", save=save)
    match.play(1, Move("PICK", slots=(1,)))
    match.play(0, Move("PICK", slots=(0,)))
    match.undo()
    assert load(save).match.played == match.played == [Turn(1, Move("PICK", slots=(1,)))]


@pytest.mark.usefixtures("high_card")
def test_a_running_game_is_gone_on_with_from_its_two_exported_files(save: Path) -> None:
    seed, provenance = mixed()
    match = a_match("high-card", seed=seed)
    match.provenance = provenance
    match.play(1, Move("PICK", slots=(1,)), by="bot", at=5)
    saved = facts_of(match)
    written(save, match)
    private_path(save).write_bytes(exported_private(saved))
    again = resume(load(save))
    assert again.played == match.played
    play_on(again)
    assert trees(save)[-1]["secret"] == SECRET.hex()
    assert verify(save).is_sound(), verify(save).lines()


def test_a_fork_can_be_kept_and_shared(save: Path, tmp_path: Path) -> None:
    match = play_on(a_match(save=save))
    forked = match.fork(5)
    keep(forked, tmp_path / "fork.parlour.jsonl")
    play_on(forked, luck_seed=3)
    assert verify(tmp_path / "fork.parlour.jsonl").is_sound()
    assert trees(tmp_path / "fork.parlour.jsonl")[0]["seedGiven"]


def test_a_mixed_seed_is_checked_in_every_part(save: Path) -> None:
    report = verify(written(save, play_on(mixed_match())))
    assert report.is_sound(), report.lines()
    said = " ".join(report.lines())
    assert "opened by Ann." in said
    assert "Left out of the mix, for want of being opened in time, are the values of Bob." in said
    assert f"The room's secret fits its commitment, {commitment(SECRET)}, and gives the seed" in said


def forged(mix: Mix | None = None, secret: bytes = SECRET) -> Provenance:
    usual = mixed()[1]
    return Provenance(mix=mix or usual.mix, secret=secret)


OTHER = bytes(reversed(SECRET))


@pytest.mark.parametrize(
    ("provenance", "complaint"),
    [
        (forged(secret=OTHER), "a secret that does not fit the room's commitment"),
        (forged(secret=b""), "a secret that does not fit the room's commitment"),
        (
            forged(mix_of(OTHER, [value_commitment(VALUE), ""], [VALUE, None]), OTHER),
            "a seed that its secret and the values in line 1 do not give",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(VALUE), ""], [None, None])),
            "a seed that its secret and the values in line 1 do not give",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(OTHER), ""], [VALUE, None])),
            "Line 1 has a value of Ann that does not fit their commitment",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(VALUE), ""], [VALUE, OTHER])),
            "Line 1 has a value of Bob that does not fit their commitment",
        ),
    ],
)
def test_a_forged_mix_is_not_sound(save: Path, provenance: Provenance, complaint: str) -> None:
    report = verify(written(save, play_on(mixed_match(provenance))))
    assert not report.is_sound()
    assert complaint in report.lines()[-1]


def test_nothing_of_a_running_game_tells_the_secret_or_the_seed(save: Path) -> None:
    match = play_on(mixed_match(), 5)
    content = written(save, match).read_text()
    assert match.seed.hex() not in content
    assert SECRET.hex() not in content


@pytest.mark.parametrize("length", [1, 3])
def test_a_mix_of_another_table_is_refused(save: Path, length: int) -> None:
    mix = mix_of(SECRET, [""] * length, [None] * length)
    written(save, play_on(mixed_match(Provenance(mix=mix, secret=SECRET)), 2))
    with pytest.raises(BadSave, match=f"mix: there are 2 seats, and not {length}"):
        imported(save.read_bytes())


def test_a_seed_that_is_never_told_leaves_deal_moves_and_result_unchecked(save: Path) -> None:
    match = play_on(mixed_match(mixed()[1]._replace(reveal="never")))
    last = trees(written(save, match))[-1]
    assert set(last) == {"end", "hash"}
    report = verify(save)
    assert not report.is_sound()
    assert "opened by Ann" in report.lines()[1]
    assert "never told (reveal: never)" in report.lines()[-1]
    with pytest.raises(BadSave, match="can neither be shown again nor checked") as refused:
        load(save)
    assert refused.value.code == "never-told"
    again = imported(save.read_bytes())
    assert (again.seed, list(again.entries)) == (None, match.played)


def test_an_end_without_a_seed_is_wrong_where_one_was_promised(save: Path) -> None:
    match = play_on(mixed_match(mixed()[1]._replace(reveal="never")))
    written(save, match)
    forge(save, 1, lambda tree: tree.pop("reveal"))
    assert "it has no seed" in verify(save).lines()[-1]


def test_an_unsound_text_is_not_imported() -> None:
    text = exported(facts_of(play_on(a_match(), 4)))
    with pytest.raises(BadSave, match="cut off"):
        imported(text[:-9])


def test_the_facts_make_a_match_again() -> None:
    match = play_on(a_match())
    saved: SavedGame = imported(exported(facts_of(match)))
    again = saved.match()
    assert (again.n, again.provenance) == (0, match.provenance)
    assert again.position.state() == match.from_the_start().position.state()
