"""Replaying a match."""

from parlour.match.replay import from_the_start, replay
from tests.match.tables import a_match, play_on


def test_a_replay_tells_every_move_with_what_was_told_then() -> None:
    match = play_on(a_match())
    steps = list(replay(match, viewer=1))
    assert [(step.seat, step.move) for step in steps] == match.played
    assert [step.n for step in steps] == list(range(1, len(match.played) + 1))
    assert [sentence for step in steps for sentence in step.sentences] == match.lately(1)


def test_each_step_shows_the_table_just_after_its_move() -> None:
    match = a_match()
    views = []
    while not match.is_over():
        views.append(play_on(match, 1).view(0))
    assert [step.match.view(0) for step in replay(match, viewer=0)] == views


def test_the_public_replay_shows_no_secret_card() -> None:
    match = play_on(a_match(), 6)
    steps = list(replay(match))
    assert [sentence for step in steps for sentence in step.sentences] == match.lately(None)


def test_the_start_of_a_match_is_before_its_first_move() -> None:
    match = play_on(a_match(), 6)
    assert from_the_start(match).played == []
    assert len(match.played) == 6
