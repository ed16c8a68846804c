"""Tables for programs: words, bots and the program itself on the chairs of a room in this process."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from tests.api.bots import Cheat, Counting, FirstMove

SHORT: dict[str, Any] = {"seed": 7, "lives": 1}


def test_the_same_seed_gives_the_same_game() -> None:
    games = [parlour.table("bastard-brag", ["hard", Counting, "random"], **SHORT) for _ in range(2)]
    places = [game.play_out() for game in games]
    assert repr(places[0]) == repr(places[1])
    played = [[(turn.seat, turn.move) for turn in game.match.played] for game in games]
    assert played[0] == played[1]


def test_without_a_seed_the_cards_are_others_each_time() -> None:
    seeds = {parlour.table("bastard-brag", ["easy", "easy"]).match.seed for _ in range(2)}
    assert len(seeds) == 2


def test_a_program_plays_a_chair_of_its_own_and_sees_what_that_chair_may_see() -> None:
    luck = parlour.Luck(1)
    with parlour.table("bastard-brag", [None, "easy"], **SHORT) as table:
        while table.play_out() is None:
            assert table.seat == table.view.viewer == 0
            table.play(table.moves.pick(luck))
        assert table.told
        assert table.is_over()
        assert table.match.names()[0] == "You"


@pytest.mark.thorough
def test_a_program_may_play_all_chairs() -> None:
    luck, seats = parlour.Luck(1), set()
    table = parlour.table("claim", [None] * 4, seed=7, budget=52)
    while table.play_out() is None:
        seats.add(table.seat)
        table.play(table.moves.pick(luck))
    assert seats == {0, 1, 2, 3}


def test_a_step_shows_a_move_of_somebody_else() -> None:
    table = parlour.table("bastard-brag", ["easy", FirstMove], **SHORT)
    before = table.view
    assert table.step()
    assert table.view != before
    assert table.view.viewer is None


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    table = parlour.table("bastard-brag", [None, "easy"], **SHORT)
    table.play_out()
    before = table.view
    with pytest.raises(parlour.Refused) as refused:
        table.play(parlour.Move("DANCE"))
    assert refused.value.code == "unknown-move"
    assert table.view == before


def test_nobody_moves_for_a_chair_that_is_not_the_programs() -> None:
    table = parlour.table("bastard-brag", ["easy", "easy"], **SHORT)
    assert table.moves.count() == 0
    with pytest.raises(parlour.Refused, match="not asked"):
        table.play(parlour.Move("KNOCK"))


def test_a_bot_that_plays_what_is_not_there_is_named() -> None:
    with pytest.raises(parlour.ParlourError, match="Cheat chose <DANCE>"):
        parlour.table("bastard-brag", [Cheat, "easy"], **SHORT).play_out()


def test_a_game_is_saved_loaded_and_verified(tmp_path: Path) -> None:
    table, file = parlour.table("bastard-brag", [FirstMove, "easy"], **SHORT), tmp_path / "g.parlour.jsonl"
    outcome = table.play_out()
    table.save(file)
    assert outcome is not None
    assert repr(parlour.load(file).outcome()) == repr(outcome)
    assert parlour.verify(file).is_sound()
    file.write_bytes(file.read_bytes().replace(b'"verb"', b'"herb"'))
    with pytest.raises(parlour.ParlourError, match="damaged"):
        parlour.load(file)


def test_no_saved_game_says_what_is_to_be_imported(tmp_path: Path) -> None:
    table, file = parlour.table("bastard-brag", [FirstMove, "easy"], **SHORT), tmp_path / "g.parlour.jsonl"
    table.play_out()
    table.save(file)
    assert "tests.api" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "why"), [(["easy"], "cannot be dealt to 1 players"), (["wizard:9", "easy"], "is no player")]
)
def test_a_table_that_cannot_be_is_refused(players: list[str], why: str) -> None:
    with pytest.raises(parlour.ParlourError, match=why):
        parlour.table("bastard-brag", players)


@pytest.mark.parametrize("name", ["medium", "house:medium"])
def test_a_player_has_one_name_everywhere(name: str) -> None:
    table = parlour.table("bastard-brag", [name, "easy"], **SHORT)
    assert [card.player for card in table.match.seats] == ["house:medium", "house:easy"]
