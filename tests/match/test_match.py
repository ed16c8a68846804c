"""A match: names, moves, views, what was told, and its replay."""

import pytest

from parlour.cards.fair import FairShuffle
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.log import Turn
from parlour.match.match import KEPT_EVENTS, Match, SeatCard, name_complaint, replay
from tests.match.tables import ANN_AND_BOB, SEED, a_match, play_on

DEAL = Move("DEAL")


def test_a_match_is_dealt_by_the_fair_shuffle_of_its_seed() -> None:
    match = a_match()
    position = match.game.begin(match.rules, 2, FairShuffle(SEED))
    assert match.position.state() == position.state()


def test_without_a_seed_every_match_gets_its_own() -> None:
    game = find_game("bastard-brag")
    one, other = (Match.begin(game, game.rules(), ANN_AND_BOB) for _ in range(2))
    assert one.seed != other.seed
    assert len(one.seed) == 32


def test_rules_that_cannot_be_played_are_refused() -> None:
    game = find_game("bastard-brag")
    with pytest.raises(BadRules, match="2 to 6 players, not 14"):
        Match.begin(game, game.rules(), ANN_AND_BOB * 7)


def test_a_move_is_remembered_and_told() -> None:
    match = a_match()
    (dealer,) = match.to_act()
    match.play(dealer, DEAL)
    assert match.played == [Turn(dealer, DEAL)]
    assert match.lately(None)[1] == f"{match.names()[dealer]} dealt round 1."
    assert match.lately(dealer)[1] == "You dealt round 1."


def test_lately_begins_where_it_is_asked_to() -> None:
    match = play_on(a_match(), 5)
    heard = match.heard
    play_on(match, 1)
    assert match.lately(0, since=heard) == match.lately(0)[heard:] != []


def test_a_refused_move_changes_nothing_and_names_the_player() -> None:
    match = a_match()
    (dealer,) = match.to_act()
    before, other = (match.position.state(), match.played[:], match.events[:]), 1 - dealer
    with pytest.raises(Refused, match=f"It is not {match.names()[other]}'s turn") as refused:
        match.play(other, DEAL)
    assert refused.value.code == "not-your-turn"
    assert (match.position.state(), match.played, match.events) == before


def test_a_view_is_that_of_the_position() -> None:
    match = play_on(a_match(), 3)
    assert [match.view(viewer) for viewer in (None, 0, 1)] == [
        match.position.view(viewer) for viewer in (None, 0, 1)
    ]


def test_a_match_ends_with_an_outcome_and_nobody_to_act() -> None:
    match = a_match()
    assert match.outcome() is None
    play_on(match)
    outcome = match.outcome()
    assert match.is_over()
    assert match.to_act() == ()
    assert outcome is not None
    assert len(outcome.winners()) == 1


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_is_told_to_nobody_else_until_all_are_in() -> None:
    match = a_match("high-card")
    told = []
    for slot in range(3):
        twin = a_match("high-card")
        twin.play(0, Move("PICK", slots=(slot,)))
        told.append((twin.view(1), twin.view(None), twin.lately(1), twin.lately(None)))
    assert told[0] == told[1] == told[2]
    match.play(0, Move("PICK", slots=(0,)))
    match.play(1, Move("PICK", slots=(0,)))
    assert any(sentence.startswith("Ann showed") for sentence in match.lately(1))


def test_a_replay_tells_every_move_with_what_was_told_then() -> None:
    match = play_on(a_match())
    steps = list(replay(match, viewer=1))
    assert [Turn(step.seat, step.move) for step in steps] == match.played
    assert [step.n for step in steps] == list(range(1, len(match.played) + 1))
    told = match.from_the_start().lately(1) + [sentence for step in steps for sentence in step.sentences]
    assert told == match.lately(1)


def test_each_step_shows_the_table_just_after_its_move() -> None:
    match = a_match()
    views = []
    while not match.is_over():
        views.append(play_on(match, 1).view(0))
    assert [step.match.view(0) for step in replay(match, viewer=0)] == views


def test_the_public_replay_shows_no_secret_card() -> None:
    match = play_on(a_match(), 6)
    told = [sentence for step in replay(match) for sentence in step.sentences]
    assert match.from_the_start().lately(None) + told == match.lately(None)


def test_the_start_of_a_match_is_before_its_first_move() -> None:
    match = play_on(a_match(), 6)
    assert match.from_the_start().played == []
    assert len(match.played) == 6


def test_what_is_prepared_changes_nothing_until_it_is_settled() -> None:
    match, twin = (play_on(a_match(), 4) for _ in range(2))
    seat = match.to_act()[0]
    prepared = match.prepare(seat, next(iter(match.moves(seat))))
    assert (match.n, match.heard, match.position.state()) == (4, twin.heard, twin.position.state())
    match.settle(prepared)
    twin.play(seat, prepared.turn.move)
    assert (match.n, match.heard, match.position.state()) == (5, twin.heard, twin.position.state())


def long_match() -> Match:
    """A match in which more happens than is kept."""
    game = find_game("bastard-brag")
    match = play_on(Match.begin(game, game.rules(switches={"lives": 9}), ANN_AND_BOB, SEED))
    assert match.heard > KEPT_EVENTS
    return match


def test_only_the_latest_events_are_kept_and_the_count_goes_on() -> None:
    match = long_match()
    assert len(match.events) == KEPT_EVENTS
    assert match.since(match.heard) == ([], 0)
    assert match.since(match.heard - 3) == (match.events[-3:], 0)
    assert match.since(0) == (match.events, match.heard - KEPT_EVENTS)
    assert match.since(match.heard + 3) == ([], 0)


def test_events_no_longer_kept_are_told_by_playing_again() -> None:
    match = long_match()
    told = match.from_the_start().lately(0)
    for step in replay(match, viewer=0):
        told += step.sentences
    assert match.lately(0) == told
    assert match.lately(0, since=7) == told[7:]
    assert [event.kind for event in match.told(3)] == [event.kind for event in match.told()][3:]


def test_a_match_can_be_looked_at_after_any_of_its_moves() -> None:
    match, views = a_match(), []
    while not match.is_over():
        views.append((match.view(0), match.heard))
        play_on(match, 1)
    earlier = [match.at(n) for n in range(match.n)]
    assert [(each.view(0), each.heard) for each in earlier] == views


@pytest.mark.parametrize("name", game_names())
def test_any_game_can_be_looked_at_and_taken_back_anywhere(name: str) -> None:
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    seats = [SeatCard(f"Seat {seat}", "random") for seat in range(max(2, rules.players.least))]
    match, twin = (Match(game, rules, seats, SEED) for _ in range(2))
    past = []
    while match.n < 60 and not match.is_over():
        past.append((match.position.state(), match.heard, match.lately(0)))
        play_on(match, 1)
    for n, before in enumerate(past):
        earlier = match.at(n)
        assert (earlier.position.state(), earlier.heard, earlier.lately(0)) == before
    play_on(twin, match.n)
    while twin.n > 3:
        twin.undo(3)
        assert (twin.position.state(), twin.heard, twin.lately(0)) == past[twin.n]
    assert play_on(twin, match.n - twin.n).position.state() == match.position.state()


def test_a_fork_goes_on_with_the_same_cards_to_come_and_leaves_the_match_alone() -> None:
    match = play_on(a_match())
    forked = match.fork(5, [SeatCard("Cleo", "me"), SeatCard("Dan", "random")])
    assert (forked.names(), forked.n, forked.provenance.given) == (["Cleo", "Dan"], 5, True)
    assert play_on(forked).position.state() == match.position.state()


def test_an_undo_leaves_everything_as_it_was() -> None:
    match, twin = play_on(a_match(), 7), play_on(a_match(), 5)
    match.undo(2)
    assert (match.n, match.played, match.heard) == (5, twin.played, twin.heard)
    assert match.position.state() == twin.position.state()
    assert match.lately(0) == twin.lately(0)


@pytest.mark.parametrize("name", ["Ann", "Zoë", "Jean-Luc", "Ann 2", "李", "x" * 24])
def test_a_name_that_people_have_fits(name: str) -> None:
    assert name_complaint(name) == ""


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "Ann\n", "\x1b[2J", "\u202eAnn", "\ud800"])
def test_a_name_that_would_spoil_a_screen_is_refused(name: str) -> None:
    assert name_complaint(name) != ""


def a_long_match(moves: int) -> Match:
    found = find_game("bastard-brag")
    cards = [SeatCard(name, "me") for name in ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")]
    for seed in range(100):
        match = play_on(Match(found, found.rules(switches={"lives": 10}), cards, bytes([seed]) * 32), moves)
        if match.n == moves:
            return match
    raise AssertionError("no game is so long")


@pytest.mark.parametrize("moves", [1, 40, 150, 200])
def test_an_undo_in_a_long_match_goes_on_from_where_it_was_noted(moves: int) -> None:
    match = a_long_match(200)
    other = match.at(200 - moves)
    match.undo(moves)
    assert match.position.state() == other.position.state()
    assert (match.n, match.heard, len(match.events)) == (other.n, other.heard, len(other.events))
    assert match.lately(0) == other.lately(0)
    assert list(match.played) == list(other.played)
    match.undo(min(match.n, 3))
    assert match.position.state() == match.at(match.n).position.state()


def test_what_is_noted_of_a_match_is_enough_for_a_quick_undo_and_no_more() -> None:
    match = a_long_match(200)
    assert [mark.n for mark in match._marks] == [128]
    match.undo(100)
    assert match._marks == []
