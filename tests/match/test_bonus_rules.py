"""A match by a bonus rule of an installed package: saved, replayed, forked and verified like any other."""

import pickle
from pathlib import Path

import pytest

from parlour.cards.seeds import seed_from_hex
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import BONUS_POINTS
from parlour.match import BadSave, Match, load, replay, verify
from tests.match.tables import ANN_AND_BOB, play_on
from tests.red_club import CHANGES, install

RED = seed_from_hex("1")
"""By this seed Ann is dealt three red cards."""


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """One round by the rule of the Red Club, over with its first move."""
    install(tmp_path, monkeypatch)
    game = find_game("three-card-brag")
    rules = game.rules(change=CHANGES, switches={"rounds": 1})
    match = Match.begin(game, rules, ANN_AND_BOB, RED)
    match.play(0, Move("SHOW_HAND"))
    return match


def told(match: Match) -> list[str]:
    return [line for line in match.lately(None) if "three red cards" in line]


def bonus_points(match: Match) -> list[int]:
    assert isinstance(match.position, ThreeCardBrag)
    return match.position.row(BONUS_POINTS)


def test_the_showdown_says_what_the_rule_pays_for(match: Match) -> None:
    assert told(match) == [
        "Ann showed K♦ 6♦ 2♥: high card king, 6, 2; 3,150 bonus points (three red cards: 150 × 21)."
    ]
    assert "(drei rote Karten: 150 × 21)" in "".join(match.lately(0, language="de"))


def test_a_saved_game_is_loaded_replayed_and_sound(match: Match, save: Path) -> None:
    play_on(match, save=save)
    again = load(save).match
    assert (told(again), bonus_points(again)) == (told(match), bonus_points(match))
    assert verify(save).is_sound()
    assert any("three red cards" in line for step in replay(again) for line in step.sentences)


def test_a_fork_and_another_process_go_on_by_the_same_rule(match: Match) -> None:
    fork = match.fork(match.n - 1)
    last = match.played[-1]
    fork.play(last.seat, last.move)
    assert bonus_points(fork) == bonus_points(match)
    assert pickle.loads(pickle.dumps(match.position)).state() == match.position.state()


def test_where_the_package_is_missing_a_saved_game_says_so(
    match: Match, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(match, save=save)
    monkeypatch.undo()
    sentence = "Line 1: the rules: bonusRules.own[0]: no package that is installed here brings a bonus rule"
    with pytest.raises(BadSave) as refused:
        load(save)
    assert (refused.value.code, refused.value.sentence[: len(sentence)]) == ("unknown-bonus-rule", sentence)
    assert verify(save).findings[-1].code == "unknown-bonus-rule"
