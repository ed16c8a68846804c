"""Hands and odds for programs: the same words as at the command line, and the same refusals."""

import pytest

import parlour


def test_cards_are_text_or_codes() -> None:
    text = parlour.hand("bastard-brag", "3C 3D JOKER")
    assert parlour.hand("bastard-brag", parlour.parse_cards("3C 3D JOKER")) == text
    assert "★" in text


def test_a_hand_is_appraised_in_a_language_and_by_rules_of_ones_own() -> None:
    assert parlour.hand("bastard-brag", "3C 3D JOKER", language="de") != parlour.hand(
        "bastard-brag", "3C 3D JOKER"
    )


@pytest.mark.parametrize(
    ("cards", "more", "code"),
    [
        ("3C 3D XX", {}, "bad-cards"),
        ("3C 3C 3C", {}, "bad-cards"),
        ("3C 3D 4D", {"open": {"sleeve": "AS"}}, "no-such-zone"),
    ],
)
def test_what_is_no_hand_is_refused(cards: str, more: dict[str, dict[str, str]], code: str) -> None:
    with pytest.raises(parlour.ParlourError) as refused:
        parlour.hand("bastard-brag", cards, open=more.get("open"))
    assert refused.value.code == code


def test_a_game_without_odds_says_which_have_them() -> None:
    with pytest.raises(parlour.ParlourError, match="have them") as refused:
        parlour.odds("big-c", "AS")
    assert refused.value.code == "no-odds"
