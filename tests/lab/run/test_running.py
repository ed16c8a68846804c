"""Running experiments: the same numbers however they are played, and nothing finished is lost."""

from pathlib import Path

import pytest

from parlour.lab.run.executor import Alone, Chunk
from parlour.lab.run.running import run
from tests.lab.questions import a_question, an_experiment, silent


class Interrupted(Alone):
    """Is stopped by Ctrl-C while it plays its third chunk."""

    chunks = 0

    def next_done(self) -> Chunk:
        self.chunks += 1
        if self.chunks == 3:
            raise KeyboardInterrupt
        return super().next_done()


def test_every_deal_is_there_once_and_in_order(tmp_path: Path) -> None:
    experiment = an_experiment(tmp_path, deals=20)
    played = run(experiment, lambda: Alone(experiment.question), silent)
    assert [sheet.deal for sheet in played.sheets] == list(range(20))
    assert played.fresh == 20


def test_an_interruption_loses_no_finished_chunk(tmp_path: Path) -> None:
    broken_off = an_experiment(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        run(broken_off, lambda: Interrupted(broken_off.question), silent)
    going_on = an_experiment(tmp_path)
    assert going_on.done() == broken_off.done() > 1


def test_what_is_gone_on_with_ends_like_what_was_never_broken_off(tmp_path: Path) -> None:
    broken_off = an_experiment(tmp_path / "one")
    with pytest.raises(KeyboardInterrupt):
        run(broken_off, lambda: Interrupted(broken_off.question), silent)
    going_on, whole = an_experiment(tmp_path / "one"), an_experiment(tmp_path / "other")
    played = run(going_on, lambda: Alone(going_on.question), silent)
    assert played.sheets == run(whole, lambda: Alone(whole.question), silent).sheets
    assert played.fresh == 20 - broken_off.done()


def test_what_is_there_already_needs_no_crew(tmp_path: Path) -> None:
    first = an_experiment(tmp_path)
    run(first, lambda: Alone(first.question), silent)
    assert run(an_experiment(tmp_path), lambda: pytest.fail("nobody is needed"), silent).fresh == 0


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    first, more = an_experiment(tmp_path, deals=5), 8
    run(first, lambda: Alone(first.question), silent)
    played = run(an_experiment(tmp_path, deals=more), lambda: Alone(first.question), silent)
    assert (len(played.sheets), played.fresh) == (8, 3)


def test_fewer_games_take_only_the_first(tmp_path: Path) -> None:
    first = an_experiment(tmp_path, deals=8)
    run(first, lambda: Alone(first.question), silent)
    assert len(run(an_experiment(tmp_path, deals=5), lambda: Alone(first.question), silent).sheets) == 5


def test_somebody_hears_how_far_it_is(tmp_path: Path) -> None:
    heard: list[tuple[float, float]] = []
    experiment = an_experiment(tmp_path, deals=9)
    run(experiment, lambda: Alone(a_question()), lambda done, total, next_up="": heard.append((done, total)))
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == ((0, 18), (18, 18))
