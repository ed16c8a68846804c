"""Bluffs: how often each style tries one, and where none of them would."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.bluff import Bluff, shows_strength
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bots.test_eyes import sight_of
from parlour.games.three_card_brag.tests.laid import play, seated

FOLD = Move("FOLD")


def bluffs(style: str, position: ThreeCardBrag) -> int:
    """How many folds out of a thousand become a bluff."""
    bluff, sight = Bluff(style, Luck(3)), sight_of(position)
    return sum(bluff.over(sight, FOLD) != FOLD for _ in range(1_000))


def rich_pot() -> ThreeCardBrag:
    return seated([1_000, 1_000], ante=100)


def test_bolder_styles_bluff_more_often() -> None:
    assert 0 < bluffs("easy", rich_pot()) < bluffs("medium", rich_pot()) < bluffs("hard", rich_pot())


def test_a_bluff_is_a_raise_of_about_half_the_pot() -> None:
    bluff, sight = Bluff("hard", Luck(3)), sight_of(play(rich_pot(), "SEE_HAND"))
    moves = {bluff.over(sight, FOLD) for _ in range(100)}
    assert moves == {FOLD, Move("BET", amount=100)}


def test_an_empty_pot_is_not_worth_a_bluff() -> None:
    assert bluffs("medium", seated([1_000, 1_000])) == bluffs("hard", seated([1_000, 1_000])) == 0


def test_three_rivals_are_too_many_to_bluff() -> None:
    assert bluffs("hard", seated([1_000] * 4, ante=100)) == 0


def test_who_cannot_raise_cannot_bluff() -> None:
    assert bluffs("easy", play(seated([1_000, 12]), "BET_BLIND 10")) == 0


def test_the_boldest_style_respects_a_seen_bet() -> None:
    position = play(seated([1_000, 1_000], ante=100), "SEE_HAND", "BET 10")
    assert bluffs("hard", position) == 0 < bluffs("medium", position)


def test_a_blind_bet_shows_no_strength() -> None:
    assert shows_strength(sight_of(play(rich_pot(), "BET_BLIND"))) == [False]


def test_a_call_stays_a_call() -> None:
    bluff, sight = Bluff("hard", Luck(3)), sight_of(play(rich_pot(), "BET_BLIND"))
    assert {bluff.over(sight, Move("CALL")) for _ in range(100)} == {Move("CALL")}
