"""Several experiments run as one."""

from pathlib import Path

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deals
from parlour.lab.results import decode_results
from parlour.lab.run.executor import Chunk, InProcess
from parlour.lab.run.progress import hush
from parlour.lab.run.together import ExperimentGroup, play_several, refuse_models
from parlour.lab.run.workers import Workers
from tests.lab.definitions import a_definition

BOTH = (a_definition(), a_definition(seats=3))


def test_numbers_go_through_all_experiments_deal_by_deal() -> None:
    played = decode_results(play_several(BOTH, [0, 1, 3])).results
    alone = [
        decode_results(play_deals(BOTH[index], [deal])).results[0] for index, deal in [(0, 0), (1, 0), (1, 1)]
    ]
    assert played == alone


def test_together_they_have_the_results_that_each_has_alone() -> None:
    runs = ExperimentGroup.unkept(BOTH, 10).run(Workers(1), hush)
    for definition, run in zip(BOTH, runs, strict=True):
        assert run.results == decode_results(play_deals(definition, range(5))).results
        assert run.fresh == 5


def test_progress_is_over_the_whole() -> None:
    heard: list[tuple[float, float]] = []
    ExperimentGroup.unkept(BOTH, 6).run(
        Workers(1), lambda done, total, next_up="": heard.append((done, total))
    )
    assert heard[0] == (0, 12)
    assert heard[-1] == (12, 12)


class Interrupted(InProcess):
    """Is stopped in the middle, after its third chunk."""

    left = 3

    def next_done(self) -> Chunk:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return super().next_done()


def test_an_interruption_keeps_what_is_finished_and_the_same_group_goes_on(tmp_path: Path) -> None:
    group = ExperimentGroup.kept(BOTH, 20, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        group.run_by(lambda: Interrupted(lambda numbers: play_several(BOTH, numbers)), hush)
    done = group.done()
    assert 0 < done < 40
    again = ExperimentGroup.kept(BOTH, 20, tmp_path)
    assert again.done() == done
    assert again.fresh_games == 40 - done
    whole = again.run(Workers(1), hush)
    assert [run.results for run in whole] == [
        run.results for run in ExperimentGroup.unkept(BOTH, 20).run(Workers(1), hush)
    ]
    assert ExperimentGroup.kept(BOTH, 30, tmp_path).fresh_games == 20


def test_models_are_refused_where_nobody_says_what_they_may_cost() -> None:
    with pytest.raises(BadExperiment, match="llm:big is a language model"):
        refuse_models(["random", "llm:big"])
