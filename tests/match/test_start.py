"""A match that goes on from a start: saved, loaded, exported, replayed, verified and forked as what it is."""

from pathlib import Path

import pytest

from parlour.engine.errors import BadRules
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.errors import BadSave
from parlour.match.export import SavedGame, export_game, export_private, facts_of, import_game
from parlour.match.file.reader import load
from parlour.match.log import Entry, Undo
from parlour.match.match import SeatCard, replay
from parlour.match.provenance import NOBODY
from parlour.match.verify import verify
from tests.match.tables import SEED, a_deal, a_match, edit_line, forge, go_on, play_on, save_match, trees

WITH_STACKS = [name for name in game_names() if find_game(name).stack]


@pytest.mark.parametrize("name", WITH_STACKS)
def test_the_first_line_tells_the_start_and_the_last_the_stacks(name: str, save: Path) -> None:
    match = play_on(a_deal(name), save=save)
    header, *_, end = trees(save)
    assert header["start"] == {"stacks": [3, 0, 2, 9], "dealer": 2}
    assert header["seats"][1] == {"name": "", "player": ""}
    outcome = match.outcome()
    assert outcome is not None
    assert end["end"]["tallies"] == outcome.tallies
    assert outcome.tallies[1] == 0


def test_a_dealer_that_the_rules_find_is_not_written(save: Path) -> None:
    play_on(a_deal(WITH_STACKS[0], Start((3, 2, 1, 0))), save=save)
    assert trees(save)[0]["start"] == {"stacks": [3, 2, 1, 0]}
    assert load(save).match.start == Start((3, 2, 1, 0), NO_DEALER)


def test_a_whole_game_has_no_start_in_its_file(save: Path) -> None:
    play_on(a_match(), save=save)
    assert "start" not in trees(save)[0]
    assert load(save).match.start is None


@pytest.mark.parametrize("name", WITH_STACKS)
def test_a_finished_deal_is_verified_and_replayed(name: str, save: Path) -> None:
    match = play_on(a_deal(name), save=save)
    report = verify(save)
    assert report.is_sound(), report.lines()
    loaded = load(save)
    assert loaded.finished
    assert loaded.match.start == match.start
    assert loaded.match.position.state() == match.position.state()
    steps = list(replay(loaded.match))
    assert steps[-1].match.position.state() == match.position.state()


@pytest.mark.parametrize("name", WITH_STACKS)
def test_a_deal_that_is_on_goes_on_from_its_files(name: str, save: Path) -> None:
    match = a_deal(name)
    play_on(match, 2, save=save)
    again = go_on(save)
    assert again.start == match.start
    assert again.is_over()
    assert verify(save).is_sound()


@pytest.mark.parametrize("name", WITH_STACKS)
def test_an_export_and_its_import_know_the_start(name: str) -> None:
    match = play_on(a_deal(name))
    text = export_game(facts_of(match))
    saved = import_game(text)
    assert saved.start == match.start
    assert export_game(saved) == text
    assert export_private(saved)
    assert saved.match().position.start == match.start


@pytest.mark.parametrize("name", WITH_STACKS)
def test_forks_undos_and_looks_back_keep_the_start(name: str) -> None:
    match = play_on(a_deal(name, Start((30, 0, 20, 90), 2)), 2)
    n, heard = match.n, match.heard
    others = [SeatCard(f"Other {seat}", "random") for seat in range(4)]
    forked = match.fork(1, others)
    assert (forked.start, forked.n) == (match.start, 1)
    assert forked.names() == ["Other 0", "", "Other 2", "Other 3"]
    before = match.position.state()
    play_on(match, 1)
    match.undo()
    assert (match.n, match.heard, match.position.state()) == (n, heard, before)
    assert match.at(0).position.state() == match.from_the_start().position.state()
    assert match.at(0).start == match.start
    assert len(match.told()) == match.heard


def test_moves_taken_back_stay_legal_in_the_file_of_a_deal(save: Path) -> None:
    match = a_deal(WITH_STACKS[0])
    play_on(match, 2)
    entries: list[Entry] = [*match.played, Undo(1)]
    match.undo()
    before = match.n
    play_on(match, luck_seed=4)
    save_match(match, save, [*entries, *match.played[before:]])
    assert verify(save).is_sound()


def test_nobody_is_named_on_an_empty_chair() -> None:
    match = a_deal(WITH_STACKS[0])
    assert match.seats[1] == NOBODY
    assert match.names() == ["Ann", "", "Cem", "Dot"]
    play_on(match)
    assert not [line for line in match.lately(None) if "Bob" in line or "seat 1" in line.lower()]


def test_another_start_in_the_file_is_noticed(save: Path) -> None:
    play_on(a_deal(WITH_STACKS[0]), save=save)
    edit_line(save, 1, lambda tree: tree["start"].update(stacks=[4, 0, 2, 9]))
    with pytest.raises(BadSave) as refused:
        load(save)
    assert refused.value.code == "wrong-hash"


@pytest.mark.parametrize(
    ("start", "code", "said"),
    [
        ({"stacks": [3, 0, 2]}, "cannot-begin", "A start for 4 seats has 4 stacks, not 3."),
        ({"stacks": [3, 0, 2, -9]}, "cannot-begin", "A stack is a number from 0"),
        ({"stacks": [3, 0, 2, 9], "dealer": 1}, "cannot-begin", "Nobody sits on chair 1"),
        ({"stacks": [3, 0, 2, 9], "dealer": -2}, "bad-line", "start.dealer"),
        ({"stacks": [3, 0, 2, 9], "purse": 1}, "bad-line", "purse"),
        ({"stacks": [3, 1, 2, 9]}, "bad-line", "a name has at least one letter"),
        ({"stacks": [0, 0, 2, 9]}, "bad-line", "an empty chair has neither a name nor a player"),
        (None, "bad-line", "a name has at least one letter"),
    ],
)
def test_a_forged_start_that_makes_no_sense_is_refused(
    start: object, code: str, said: str, save: Path
) -> None:
    play_on(a_deal(WITH_STACKS[0]), save=save)
    forge(save, 1, lambda tree: tree.update(start=start))
    with pytest.raises(BadSave) as refused:
        load(save)
    assert refused.value.code == code
    assert said in refused.value.sentence


def test_a_game_that_is_played_whole_refuses_a_start() -> None:
    name = next(each for each in game_names() if not find_game(each).stack)
    game = find_game(name)
    rules = game.rules()
    cards = [SeatCard(f"Seat {seat}", "random") for seat in range(rules.players.least)]
    saved = SavedGame(game, rules, cards, SEED, (), start=Start((1,) * len(cards)))
    with pytest.raises(BadRules, match="played as a whole game"):
        export_game(saved)
