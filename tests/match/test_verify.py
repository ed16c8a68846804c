"""Verifying a saved game from its shareable file alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cards.fair import FairShuffle
from parlour.cards.notation import cards_symbols
from parlour.cards.pack import pack
from parlour.cards.seeds import commitment, seed_from_hex
from parlour.engine.rules.finder import find_game
from parlour.match.card_history import RecordedShuffle
from parlour.match.match import Match
from parlour.match.verify import verify
from tests.match.tables import ANN_AND_BOB, SEED, Tree, a_match, edit_line, forge, play_on


def test_a_sound_game_is_found_sound_in_every_respect(save: Path) -> None:
    match = play_on(a_match(), save=save)
    outcome, moves = match.outcome(), len(match.played)
    assert outcome is not None
    report = verify(save)
    assert report.is_sound()
    whole, fits, given, *rest = report.lines()
    assert whole == f"All {moves + 2} lines are whole, and every hash fits."
    assert fits.startswith(f"The seed fits the commitment in line 1, {commitment(SEED)}: whoever saw it")
    assert given.startswith("The seed was chosen beforehand (--seed), not drawn in secret")
    assert rest[:2] == [
        f"All {moves} moves are legal.",
        f"The result is the one written down: {match.names()[outcome.winners()[0]]} won.",
    ]


def test_of_a_seed_drawn_in_secret_nothing_is_said(save: Path) -> None:
    game = find_game("bastard-brag")
    match = Match.begin(game, game.rules(switches={"lives": 1}), ANN_AND_BOB)
    play_on(match, save=save)
    assert not any("beforehand" in line for line in verify(save).lines())


def test_the_deal_is_made_again_from_the_seed(save: Path) -> None:
    play_on(a_match(), save=save)
    cards = pack()
    FairShuffle(SEED).order(cards, 0)
    report = verify(save)
    assert report.deals[0] == cards
    assert report.lines()[-1].endswith(f"the first begins {cards_symbols(cards[:6])}.")


@pytest.mark.parametrize(
    ("line", "change", "complaint"),
    [
        (1, lambda tree: tree["seats"][0].update(name="Eve"), "Line 1 was edited"),
        (4, lambda tree: tree.update(seat=5), "Line 4 was edited"),
        (-1, lambda tree: tree.update(seed="beef"), "was edited"),
    ],
)
def test_an_edited_game_is_not_sound(
    save: Path, line: int, change: Callable[[Tree], None], complaint: str
) -> None:
    match = play_on(a_match(), save=save)
    edit_line(save, line if line > 0 else len(match.played) + 2, change)
    report = verify(save)
    assert not report.is_sound()
    assert complaint in report.lines()[-1]


@pytest.mark.parametrize(
    ("line", "change", "complaint"),
    [
        (1, lambda tree: tree.update(commitment="0" * 64), "has a seed that does not fit"),
        (3, lambda tree: tree.update(move={"verb": "KNOCK"}), "Line 3 is not a legal move"),
        (-1, lambda tree: tree.update(seed="beef"), "has a seed that does not fit"),
        (-1, lambda tree: tree["end"].update(tallies=[9, 9]), "has another result than the game"),
    ],
)
def test_a_forged_game_is_not_sound_though_its_hashes_fit(
    save: Path, line: int, change: Callable[[Tree], None], complaint: str
) -> None:
    match = play_on(a_match(), save=save)
    forge(save, line if line > 0 else len(match.played) + 2, change)
    report = verify(save)
    assert not report.is_sound()
    assert complaint in report.lines()[-1]


def test_a_game_dealt_from_another_seed_than_it_tells_is_not_sound(save: Path) -> None:
    """Commitment and seed are changed together: then the moves or the result no longer fit the cards."""
    match = play_on(a_match(), save=save)
    other = seed_from_hex("5eed")
    forge(save, 1, lambda tree: tree.update(commitment=commitment(other)))
    forge(save, len(match.played) + 2, lambda tree: tree.update(seed=other.hex()))
    assert not verify(save).is_sound()


def test_a_running_game_cannot_be_verified_yet(save: Path) -> None:
    play_on(a_match(), 5, save=save)
    report = verify(save)
    assert not report.is_sound()
    assert report.lines() == [
        "All 6 lines are whole, and every hash fits.",
        "The game is not finished: the seed that shows the deal is published at its end.",
    ]


def test_a_file_that_is_not_there_is_not_sound(save: Path) -> None:
    report = verify(save)
    assert not report.is_sound()
    assert "cannot be read: no such file" in report.lines()[0]


def test_it_deals_what_the_fair_shuffle_deals_and_notes_it() -> None:
    fair, watched = pack(), pack()
    shuffle = RecordedShuffle(SEED)
    FairShuffle(SEED).order(fair, 3)
    shuffle.order(watched, 3)
    assert (watched, shuffle.deals) == (fair, [fair])


def test_it_draws_what_the_fair_shuffle_draws() -> None:
    drawn = [RecordedShuffle(SEED).below(1000, event) for event in range(9)]
    assert drawn == [FairShuffle(SEED).below(1000, event) for event in range(9)]
