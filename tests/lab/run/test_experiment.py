"""Running an experiment: what is missing is played, kept, and found again."""

from functools import partial
from pathlib import Path

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deal, play_deals
from parlour.lab.results import DealResult, encode_results
from parlour.lab.run.executor import Chunk, InProcess, play_chunk
from parlour.lab.run.experiment import GROWTH, ChunkSize, run
from parlour.lab.run.folder import RESULTS, Folder, damage_in, folder_for
from tests.lab.definitions import a_definition, an_experiment, in_process, silent


class Interrupted(InProcess):
    """Is stopped by Ctrl-C while it plays its third chunk."""

    chunks = 0

    def next_done(self) -> Chunk:
        self.chunks += 1
        if self.chunks == 3:
            raise KeyboardInterrupt
        return super().next_done()


def test_every_deal_is_there_once_and_in_order(tmp_path: Path) -> None:
    experiment = an_experiment(tmp_path, deals=20)
    played = run(experiment, lambda: in_process(experiment.definition), silent)
    assert [result.deal for result in played.results] == list(range(20))
    assert played.fresh == 20


def test_an_interruption_loses_no_finished_chunk(tmp_path: Path) -> None:
    broken_off = an_experiment(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        run(broken_off, lambda: Interrupted(partial(play_deals, broken_off.definition)), silent)
    going_on = an_experiment(tmp_path)
    assert going_on.done() == broken_off.done() > 1


def test_what_is_gone_on_with_ends_like_what_was_never_broken_off(tmp_path: Path) -> None:
    broken_off = an_experiment(tmp_path / "one")
    with pytest.raises(KeyboardInterrupt):
        run(broken_off, lambda: Interrupted(partial(play_deals, broken_off.definition)), silent)
    going_on, whole = an_experiment(tmp_path / "one"), an_experiment(tmp_path / "other")
    played = run(going_on, lambda: in_process(going_on.definition), silent)
    assert played.results == run(whole, lambda: in_process(whole.definition), silent).results
    assert played.fresh == 20 - broken_off.done()


def test_what_is_there_already_needs_no_crew(tmp_path: Path) -> None:
    first = an_experiment(tmp_path)
    run(first, lambda: in_process(first.definition), silent)
    assert run(an_experiment(tmp_path), lambda: pytest.fail("nobody is needed"), silent).fresh == 0


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    first, more = an_experiment(tmp_path, deals=5), 8
    run(first, lambda: in_process(first.definition), silent)
    played = run(an_experiment(tmp_path, deals=more), lambda: in_process(first.definition), silent)
    assert (len(played.results), played.fresh) == (8, 3)


def test_fewer_games_take_only_the_first(tmp_path: Path) -> None:
    first = an_experiment(tmp_path, deals=8)
    run(first, lambda: in_process(first.definition), silent)
    assert (
        len(run(an_experiment(tmp_path, deals=5), lambda: in_process(first.definition), silent).results) == 5
    )


def test_somebody_hears_how_far_it_is(tmp_path: Path) -> None:
    heard: list[tuple[float, float]] = []
    experiment = an_experiment(tmp_path, deals=9)
    run(
        experiment,
        lambda: in_process(a_definition()),
        lambda done, total, next_up="": heard.append((done, total)),
    )
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == ((0, 18), (18, 18))


def test_the_beginning_is_told_before_anybody_is_there_to_play(tmp_path: Path) -> None:
    heard: list[float] = []

    def nobody() -> InProcess:
        assert heard == [0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(an_experiment(tmp_path), nobody, lambda done, total, next_up="": heard.append(done))


MANY = 1_000_000


def test_the_first_chunk_is_one_deal() -> None:
    assert ChunkSize().next(MANY, 2) == 1


def test_a_chunk_comes_to_take_a_second() -> None:
    size = ChunkSize()
    for _ in range(10):
        deals = size.next(MANY, 2)
        size.learn(deals, deals / 300)
    assert 295 <= size.next(MANY, 2) <= 300


def test_one_lucky_deal_does_not_make_a_giant_chunk() -> None:
    size = ChunkSize()
    size.learn(1, 0.000_001)
    assert size.next(MANY, 2) == GROWTH


def test_a_deal_that_takes_minutes_is_a_chunk_by_itself() -> None:
    size = ChunkSize()
    size.learn(1, 200.0)
    assert size.next(MANY, 2) == 1


def test_towards_the_end_the_rest_is_shared() -> None:
    size = ChunkSize()
    size.learn(1000, 1.0)
    assert size.next(12, 3) == 2


def test_a_chunk_holds_the_lines_of_its_deals() -> None:
    chunk = play_chunk(partial(play_deals, a_definition()), [2, 5])
    assert (chunk.deals, chunk.lines) == ([2, 5], play_deals(a_definition(), [2, 5]))
    assert chunk.seconds > 0


def test_one_player_takes_one_chunk_at_a_time() -> None:
    executor = in_process(a_definition())
    assert (executor.size(), executor.free()) == (1, 1)
    executor.submit([1])
    assert executor.free() == 0
    assert executor.next_done().deals == [1]
    assert executor.free() == 1


def test_what_was_added_is_there_next_time(tmp_path: Path) -> None:
    definition, folder = a_definition(), Folder(tmp_path / "new")
    assert folder.open(definition) == {}
    folder.add(play_deals(definition, [3]))
    assert folder.open(definition) == {3: play_deal(definition, 3)}


def test_a_line_that_was_cut_off_spoils_nothing_that_is_added_later(tmp_path: Path) -> None:
    definition, folder = a_definition(), Folder(tmp_path)
    folder.open(definition)
    folder.add(play_deals(definition, [3])[:-5])
    folder.add(play_deals(definition, [4]))
    assert list(folder.open(definition)) == [4]


def test_what_was_damaged_is_named_once_and_played_again(tmp_path: Path) -> None:
    whole = an_experiment(tmp_path)
    results = run(whole, lambda: in_process(whole.definition), silent).results
    page = tmp_path / RESULTS
    page.write_bytes(page.read_bytes().replace(b"[1,2]", b"[2,1]", 2))
    again = an_experiment(tmp_path)
    assert f"{page} was cut off or damaged in line" in again.folder.damage
    assert again.before < 20
    assert run(again, lambda: in_process(again.definition), silent).results == results
    assert an_experiment(tmp_path).folder.damage == ""


def test_of_very_many_damaged_lines_the_first_are_named() -> None:
    assert damage_in(Path("x"), range(1, 15)).endswith("8, 9, 10 and 4 more: these deals are played again.")


def test_a_result_of_another_table_is_played_again(tmp_path: Path) -> None:
    definition, folder = a_definition(), Folder(tmp_path)
    folder.open(definition)
    folder.add(play_deals(definition, [3]))
    folder.add(encode_results([DealResult(4, ())]))
    assert list(folder.open(definition)) == [3]


def test_a_folder_of_another_question_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.open(a_definition(seed=1))
    folder.add(b"[]\n")
    with pytest.raises(BadExperiment, match="another question"):
        folder.open(a_definition(seed=2))
    assert (tmp_path / RESULTS).read_bytes() == b"\n[]\n"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadExperiment, match="cannot be kept in"):
        Folder(tmp_path / "file" / "x").open(a_definition())


def test_every_question_has_a_folder_at_home(home: Path) -> None:
    assert folder_for(a_definition(), None).path == home / "lab" / a_definition().name()


def test_the_folder_can_be_chosen(tmp_path: Path) -> None:
    assert folder_for(a_definition(), str(tmp_path)).path == tmp_path
