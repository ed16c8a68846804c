"""What objects say of themselves, printed and by `help()`: the same compiled and as plain Python."""

import inspect

import pytest

import parlour
from parlour.cards.notation import card_text
from parlour.cards.seeds import seed_of

GAME = parlour.game("bastard-brag")


def begun() -> parlour.Position:
    """A game after its deal."""
    position = GAME.new(2, seed=7)
    dealer = position.to_act()[0]
    position.play(dealer, parlour.Move("DEAL"))
    return position


def test_a_view_prints_as_a_table_in_lines() -> None:
    position = begun()
    seat = position.to_act()[0]
    lines = repr(position.view(seat)).splitlines()
    assert lines[0] == f"bastard-brag (default), as seat {seat} sees it: playing"
    assert f"  hand: {parlour.cards_text(position.view(seat).zone('hand', seat).cards)}" in lines
    assert "  hand: ?? ?? ??" in lines
    assert lines[-1] == "open: SWAP_SINGLE, SWAP_ALL"


@pytest.mark.parametrize("name", parlour.game_names())
def test_a_position_prints_what_the_public_sees_and_nothing_else(name: str) -> None:
    game = parlour.game(name)
    position = game.new(game.rules().players.least, seed=7)
    assert repr(position) == f"<{type(position).__name__}>\n{position.view(None)!r}"
    hidden = [card for zone in position.zones() if zone.private for card in zone.cards]
    shown = [card for zone in position.view(None).zones for card in zone.cards]
    lines = repr(position)
    assert not [card for card in hidden if card not in shown and f" {card_text(card)} " in lines]


def test_games_moves_and_outcomes_print_themselves() -> None:
    position = begun()
    assert repr(GAME).startswith("<Game bastard-brag: 2 to 6 players; default, ")
    assert repr(position.moves(position.to_act()[0])) == "<Moves: 15 in all, SWAP_SINGLE 9, SWAP_ALL 6>"
    assert repr(parlour.Outcome([1, 2], [3, 0], "ending.x")) == (
        "<Outcome: places [1, 2], tallies [3, 0], ending.x>"
    )


def test_an_ended_game_says_who_won() -> None:
    table = parlour.table("bastard-brag", ["easy", "easy"], seed=7, lives=1)
    table.play_out()
    assert repr(table.view).endswith("won by seat 1: ending.one-left")
    assert repr(table).startswith("<GameTable of bastard-brag>\n")


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (parlour.Position, "One game in progress"),
        (parlour.Position.view, "Return all that this viewer may know"),
        (parlour.Moves.sample, "all equally likely"),
        (parlour.Match.play, "or raise Refused and change nothing"),
        (parlour.Match.n, "how many moves have been settled"),
        (parlour.Luck.below, "Return a number from 0 to limit - 1"),
        (parlour.cards_text, "Write cards as text"),
        (parlour.table, "Sit players down"),
        (parlour.laws, "The laws every game keeps"),
    ],
)
def test_help_says_something_in_every_build(thing: object, said: str) -> None:
    assert said in (inspect.getdoc(thing) or "")


def test_signatures_are_known_in_every_build() -> None:
    assert list(inspect.signature(parlour.Position.view).parameters) == ["self", "viewer"]
    assert list(inspect.signature(parlour.Luck).parameters) == ["seed", "stream"]
    typed = f"{inspect.getdoc(parlour.Position.view)}{inspect.signature(parlour.Position.view)}"
    assert "viewer: int | None" in typed


@pytest.mark.parametrize("same", [39, "27", bytes(31) + b"\x27"])
def test_a_seed_is_a_number_digits_or_bytes(same: int | str | bytes) -> None:
    assert seed_of(same) == bytes(31) + b"\x27"


def test_without_a_seed_there_is_a_new_one_each_time() -> None:
    assert seed_of(None) != seed_of(None)


@pytest.mark.parametrize("wrong", [-1, "xyz", b"short", ""])
def test_a_seed_that_is_none_is_refused(wrong: int | str | bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        seed_of(wrong)


def test_switches_may_be_spelt_as_python_does() -> None:
    by_file = GAME.rules(switches={"tripsHitAll": True})
    assert GAME.rules(switches={"trips_hit_all": True}) == by_file
    assert GAME.new(2, trips_hit_all=True).rules == by_file
