"""The words for house bots."""

import pytest

from parlour.players.house_words import BadSeat, style_of


@pytest.mark.parametrize(
    ("player", "style"),
    [("house:hard", ("hard", "medium")), ("house:easy/hard", ("easy", "hard"))],
)
def test_a_house_bots_word_tells_its_level_and_bluff(player: str, style: tuple[str, str]) -> None:
    assert style_of(player) == style


@pytest.mark.parametrize(("player", "code"), [("wizard", "unknown-player"), ("house:wizard", "bad-level")])
def test_a_player_of_another_parlour_is_refused(player: str, code: str) -> None:
    with pytest.raises(BadSeat) as refused:
        style_of(player)
    assert refused.value.code == code
