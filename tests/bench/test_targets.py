"""Targets are met or missed by the fastest of the peers."""

from bench.contest.race import SIDES, Entry
from bench.contest.targets import TARGETS, verdicts
from tests.bench.contestants import PEER, just_met


def test_a_ratio_that_reaches_the_target_meets_it() -> None:
    assert {verdict.words() for verdict in verdicts(just_met())} == {"met"}


def test_a_miss_says_by_how_much() -> None:
    result = {**just_met(), Entry("PokerKit", "draw"): 2 * PEER}
    assert verdicts(result)[0].words() == "missed: 50 % short"


def test_the_faster_of_two_ways_of_a_peer_counts() -> None:
    result = {**just_met(), Entry("evaluators", "phevaluator, five cards"): 2 * PEER}
    missed = [verdict.target.what for verdict in verdicts(result) if not verdict.is_met]
    assert missed == [target.what for target in TARGETS if "phevaluator" in target.against]


def test_every_target_is_about_something_that_is_measured() -> None:
    for target in TARGETS:
        assert target.ours in SIDES["Parlour"]
        assert all(entry.measure in SIDES[entry.side] for entry in target.theirs)
