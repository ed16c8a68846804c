"""No hint argues against its own move. A thousand of each game: `python -m tests.players.hints`."""

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.players.search.imagining import Imagination
from tests.players.hints.asking import ask_for_hints
from tests.players.hints.judging import argument_against, tells_a_chance

HINTS = {"three-card-brag": 250}
FEWER = 60
"""So many of the others, whose hints take longer, or are about a price more often."""
BETTING = ("three-card-brag", "five-card-draw")


@pytest.mark.thorough
@pytest.mark.parametrize("name", game_names())
def test_no_hint_argues_against_its_move(name: str) -> None:
    asked = ask_for_hints(find_game(name), HINTS.get(name, FEWER))
    assert [each.called() for each in asked if argument_against(each.hint, each.seat)] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", BETTING)
def test_a_chance_is_told_only_where_it_speaks_for_the_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever were sure to win would have no reason to fold, and is told none that says so."""
    monkeypatch.setattr(Imagination, "win_chance", lambda self, deals: 1.0)
    told = [each.hint for each in ask_for_hints(find_game(name), 100) if tells_a_chance(each.hint.reasons)]
    assert told
    assert "FOLD" not in {hint.move.verb for hint in told}
