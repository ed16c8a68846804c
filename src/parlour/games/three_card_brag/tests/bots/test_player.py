"""What all bots share: one decision for one view, the last answer, bluffs, and the use of a card turn."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.bot import LEVELS
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.player import Bluff, BragBot
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import ASKING
from parlour.games.three_card_brag.tests.bots.table import TO_CARDS, chances_of, eyes_of, usual
from parlour.games.three_card_brag.tests.laid import lay_table, play, rules_with, seat_table

HANDS = ["9S 9D 4C", "2C 3D 7H"]


def table_asking(coins: list[int]) -> ThreeCardBrag:
    """The last round is over, and the first player may ask for one more."""
    position = seat_table(coins)
    position.stage = ASKING
    return position


@pytest.mark.parametrize("level", LEVELS)
def test_the_richest_leaves_it_at_that(level: str) -> None:
    assert usual(table_asking([300, 200, 100]), level) == "LEAVE"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_behind_asks_for_one_more_round(level: str) -> None:
    assert usual(table_asking([200, 300, 100]), level) == "ASK_FOR_ROUND"


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_luck_make_equal_choices(level: str) -> None:
    """Cards that the seat cannot see make no difference."""
    choices = []
    for rival in ("2C 3D 7H", "3C 3H 3S"):
        position = play(lay_table([HANDS[0], rival]), "SEE_HAND")
        player = bot(position.terms.rules, level, "hard", Luck(4))
        choices.append([player.choose(position.view(0), position.moves(0)) for _ in range(20)])
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_blind_bot_does_not_know_its_own_cards(level: str) -> None:
    choices = []
    for hand in ("2C 3D 7H", "3C 3H 3S"):
        position = lay_table([hand, "9S 9D 4C"])
        player = bot(position.terms.rules, level, "hard", Luck(4))
        choices.append([player.choose(position.view(0), position.moves(0)) for _ in range(20)])
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_leaves_the_view_as_it_was(level: str) -> None:
    position = play(lay_table(HANDS), "SEE_HAND")
    view = position.view(0)
    bot(position.terms.rules, level, "hard", Luck(4)).choose(view, position.moves(0))
    assert view.zone("hand", 0).cards == parse_cards(HANDS[0])


FOLD = Move("FOLD")


def bluff_of(style: str, seed: int = 3) -> Bluff:
    return Bluff(style, rules_with().bluff_settings.share(style, 0), Luck(seed))


def bluffs(style: str, position: ThreeCardBrag) -> int:
    """How many folds out of a thousand become a bluff."""
    bluff, eyes = bluff_of(style), eyes_of(position)
    return sum(bluff.over(eyes, FOLD) != FOLD for _ in range(1_000))


def rich_pot() -> ThreeCardBrag:
    return seat_table([1_000, 1_000], ante=100)


SPOTS = {
    "a rich pot": rich_pot(),
    "an empty pot": seat_table([1_000, 1_000]),
    "three rivals": seat_table([1_000] * 4),
    "twelve rivals": seat_table([1_000] * 13, ante=5),
    "a seen bet": play(seat_table([1_000, 1_000], ante=100), "SEE_HAND", "BET 10"),
    "a blind bet": play(rich_pot(), "BET_BLIND"),
}


@pytest.mark.parametrize("spot", SPOTS)
def test_bolder_styles_bluff_more_often_everywhere(spot: str) -> None:
    chances = [bluff_of(style).chance(eyes_of(SPOTS[spot])) for style in LEVELS]
    assert 0 < chances[0] < chances[1] < chances[2]
    assert bluffs("easy", SPOTS[spot]) < bluffs("hard", SPOTS[spot])


def test_a_bluff_is_a_raise_of_about_half_the_pot() -> None:
    bluff, eyes = bluff_of("hard"), eyes_of(play(rich_pot(), "SEE_HAND"))
    moves = {bluff.over(eyes, FOLD) for _ in range(100)}
    assert moves == {FOLD, Move("BET", amount=100)}


def test_an_empty_pot_is_bluffed_for_less_often() -> None:
    for style in ("medium", "hard"):
        assert bluffs(style, SPOTS["an empty pot"]) < bluffs(style, rich_pot())


def test_who_cannot_raise_cannot_bluff() -> None:
    assert bluffs("easy", play(seat_table([1_000, 12]), "BET_BLIND 10")) == 0


def test_the_boldest_style_respects_a_seen_bet() -> None:
    assert bluffs("hard", SPOTS["a seen bet"]) < bluffs("hard", SPOTS["a blind bet"])


def test_a_call_stays_a_call() -> None:
    bluff, eyes = bluff_of("hard"), eyes_of(play(rich_pot(), "BET_BLIND"))
    assert {bluff.over(eyes, Move("CALL")) for _ in range(100)} == {Move("CALL")}


def test_shares_come_from_the_rules() -> None:
    rules = rules_with("default", **{"bluffSettings.hard.share": 0.75})
    player = bot(rules, "easy", "hard", Luck(1))
    assert isinstance(player, BragBot)
    assert player.bluff.share == 0.75


def test_nobody_bluffs_away_a_lead_that_cannot_be_lost() -> None:
    position = play(seat_table([10_200, 9_800]), "SEE_HAND")
    player = bot(position.terms.rules, "hard", "hard", Luck(4))
    assert {player.choose(position.view(0), position.moves(0)).verb for _ in range(60)} == {"CHECK"}


def card_move(position: ThreeCardBrag) -> Move:
    return take_card(chances_of(position))


def turned_table(hand: str, card: str) -> ThreeCardBrag:
    """The first player has turned this card."""
    return play(lay_table([hand, "2C 3D 7H"], stock=card), *TO_CARDS, "DRAW_FROM_DECK")


def left_lying(hand: str, card: str) -> ThreeCardBrag:
    """The first player has turned this card and left it to the second."""
    return play(lay_table(["AS KD JC", hand], stock=card), *TO_CARDS, "DRAW_FROM_DECK", "PASS")


def test_it_looks_before_it_takes_a_card() -> None:
    assert card_move(play(lay_table(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK")) == Move("SEE_HAND")


def test_it_turns_a_card_when_one_could_help() -> None:
    assert card_move(play(lay_table(["9S 9D 4C", "2C 3D 7H"]), *TO_CARDS)) == Move("DRAW_FROM_DECK")


def test_it_passes_when_no_card_could_help() -> None:
    assert card_move(play(lay_table(["3S 3D 3C", "2C 4D 7H"]), *TO_CARDS)) == Move("PASS")


def test_it_passes_when_the_rules_leave_the_stock_alone() -> None:
    position = play(lay_table(["9S 9D 4C", "2C 3D 7H"], drawFromDeckAllowed=False), *TO_CARDS)
    assert card_move(position) == Move("PASS")


@pytest.mark.parametrize(
    ("card", "place"), [("9H", 2), ("KH", 2), ("10D", 2)], ids=["a prial", "a kicker", "a better kicker"]
)
def test_it_swaps_its_worst_card(card: str, place: int) -> None:
    assert card_move(turned_table("9S 9D 4C", card)) == Move("SWAP_CARD", slots=(place,))


def test_it_leaves_a_card_that_helps_nothing() -> None:
    assert card_move(turned_table("9S 9D 4C", "2D")) == Move("PASS")


def test_it_picks_up_a_card_that_helps() -> None:
    assert card_move(left_lying("9S 9D 4C", "9H")) == Move("PICK_FROM_FLOOR")


def test_it_leaves_a_card_on_the_floor_that_helps_nothing() -> None:
    assert card_move(left_lying("9S 9D 4C", "2D")) == Move("PASS")


def test_it_swaps_what_it_picked_up() -> None:
    position = play(left_lying("9S 9D 4C", "9H"), "PICK_FROM_FLOOR")
    assert card_move(position) == Move("SWAP_CARD", slots=(2,))


def test_who_took_a_card_blind_gives_up_a_card_nobody_has_seen() -> None:
    position = play(
        lay_table(["9S 9D 4C", "2C 3D 7H"], stock="KH"), "CHECK", "CHECK", "DRAW_FROM_DECK", "PASS"
    )
    assert card_move(play(position, "PICK_FROM_FLOOR")) == Move("SWAP_CARD", slots=(0,))


def test_it_takes_the_trump_for_what_it_may_become() -> None:
    position = lay_table(["KS QS 4D", "2C 3D 7H"], stock="2H", trump="2H")
    assert card_move(play(position, *TO_CARDS, "DRAW_FROM_DECK")) == Move("SWAP_CARD", slots=(2,))
