"""Every switch of the rules, flipped and seen to work."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.errors import Refused
from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.games.five_card_draw.bots import bot
from parlour.games.five_card_draw.bots.eyes import Action, Spot
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.bots.house_opponent import house_decision, house_strength
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import CHIPS, PAID, POINTS
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    lay_table,
    new_match,
    rules_with,
    say,
    stand_pat,
)

GROUPS = ("betting", "gameFlow", "strengths", "houseOpponent")
STRENGTHS = [path[-1] for path in leaf_paths(to_tree(rules_with())["strengths"])]
STATED = {"phases", "pointsFormula", "oddsFormula", "betFormula"}
"""What can be read in the rules and not be otherwise."""
SHOWN_HERE = {
    *STATED,
    *STRENGTHS,
    "structure",
    "ante",
    "firstLimit",
    "secondLimit",
    "mostRaises",
    "startingChips",
    "resetChips",
    "returnUncalled",
    "alternateFirst",
    "mostDrawn",
    "target",
    "raiseFrom",
    "betFrom",
    "callFrom",
    "betShare",
    "betOdds",
    "callOdds",
    "weakOdds",
    "keepHighFrom",
    "bluffRate",
}
OPEN = Spot(bet=0, mine=0, pot=4, limit=4, low=1, high=4)
FACING = Spot(bet=2, mine=0, pot=6, limit=4, low=3, high=4)


def test_this_file_shows_every_switch() -> None:
    tree = to_tree(rules_with())
    assert {path[-1] for group in GROUPS for path in leaf_paths(tree[group])} == SHOWN_HERE


def offered_span(position: FiveCardDraw, verb: str) -> tuple[int, int] | None:
    form = position.view(position.to_act()[0]).form(verb)
    return None if form is None or form.amount is None else (form.amount.low, form.amount.high)


def showdown(position: FiveCardDraw) -> None:
    """Nobody bets or draws until the hand is over."""
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK")


@pytest.mark.parametrize(("structure", "bets"), [("cappedTotal", (1, 2)), ("fixedLimit", (2, 2))])
def test_structure(structure: str, bets: tuple[int, int]) -> None:
    assert offered_span(new_match(structure=structure), "BET") == bets


@pytest.mark.parametrize("ante", [1, 5])
def test_ante(ante: int) -> None:
    assert new_match(ante=ante).pot() == 2 * ante


def test_first_limit() -> None:
    assert offered_span(new_match(firstLimit=10), "BET") == (1, 10)


def test_second_limit() -> None:
    position = lay_table(SPARE_HANDS[:2], secondLimit=10)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    assert offered_span(position, "BET") == (1, 10)


@pytest.mark.parametrize(("most", "raises"), [(0, None), (1, (4, 4))])
def test_most_raises(most: int, raises: tuple[int, int] | None) -> None:
    position = new_match(structure="fixedLimit", mostRaises=most)
    say(position, "BET 2")
    assert offered_span(position, "RAISE") == raises


def test_starting_chips() -> None:
    assert new_match(startingChips=50).row(CHIPS) == [48, 48]


@pytest.mark.parametrize(("reset", "chips"), [(False, [100, 96]), (True, [98, 98])])
def test_reset_chips(reset: bool, chips: list[int]) -> None:
    position = lay_table(SPARE_HANDS[:2], resetChips=reset)
    showdown(position)
    assert (position.row(CHIPS), position.ledger()) == (chips, 200)


def test_with_reset_chips_nobody_goes_out() -> None:
    position = lay_table(SPARE_HANDS[:2], resetChips=True, startingChips=2, chips=[2, 2])
    say(position, "DRAW", "DRAW")
    assert (position.hand, position.row(PAID)) == (2, [2, 2])


@pytest.mark.parametrize(("back", "points"), [(False, [6, 0]), (True, [4, 0])])
def test_return_uncalled(back: bool, points: list[int]) -> None:
    position = new_match(returnUncalled=back)
    say(position, "BET 2", "FOLD")
    assert (position.row(POINTS), position.row(CHIPS)) == (points, [100, 96])


@pytest.mark.parametrize(("alternate", "first"), [(False, (0,)), (True, (1,))])
def test_alternate_first(alternate: bool, first: tuple[int]) -> None:
    position = new_match(alternateFirst=alternate)
    say(position, "FOLD")
    assert position.to_act() == first


def test_most_drawn() -> None:
    position = new_match(mostDrawn=3)
    say(position, "CHECK", "CHECK")
    with pytest.raises(Refused, match="0 to 3 places"):
        say(position, "DRAW 0 1 2 3")


@pytest.mark.parametrize(("target", "over"), [(4, True), (5, False)])
def test_target(target: int, over: bool) -> None:
    position = lay_table(SPARE_HANDS[:2], target=target)
    showdown(position)
    assert position.is_over() is over


@pytest.mark.parametrize("name", STRENGTHS)
def test_strengths(name: str) -> None:
    switches: dict[str, Any] = {name: 0.42}
    assert house_strength(rules_with(**switches), STRENGTHS.index(name)) == 0.42


@pytest.mark.parametrize(
    ("switch", "value", "worth", "spot", "actions"),
    [
        ("raiseFrom", 0.65, 0.65, OPEN, [("BET", 3), ("BET", 4)]),
        ("betFrom", 0.5, 0.5, OPEN, [("CHECK", 0), ("BET", 3)]),
        (
            "callFrom",
            0.1,
            0.3,
            Spot(bet=2, mine=0, pot=8, limit=4, low=3, high=4),
            [("FOLD", 0), ("CALL", 0)],
        ),
        ("betShare", 0.5, 0.6, OPEN, [("BET", 3), ("BET", 2)]),
        ("betOdds", 5, 0.6, FACING, [("CALL", 0), ("FOLD", 0)]),
        ("callOdds", 3, 0.5, FACING, [("FOLD", 0), ("CALL", 0)]),
        ("weakOdds", 3, 0.1, FACING, [("FOLD", 0), ("CALL", 0)]),
    ],
)
def test_what_the_house_goes_by(
    switch: str, value: Any, worth: float, spot: Spot, actions: list[Action]
) -> None:
    houses = [rules_with().house_opponent, rules_with(**{switch: value}).house_opponent]
    assert [house_decision(house, worth, spot) for house in houses] == actions


def test_keep_high_from() -> None:
    hand = parse_cards("KS QD 10C 7H 3S")
    kept = [house_discards(rules_with(keepHighFrom=rank).house_opponent, hand) for rank in (11, 13)]
    assert kept == [[2, 3, 4], [1, 2, 3, 4]]


@pytest.mark.parametrize(("rate", "word"), [(0, "CHECK"), (1, "BET")])
def test_bluff_rate(rate: int, word: str) -> None:
    position = lay_table(SPARE_HANDS[:2], bluffRate=rate)
    medium = bot(position.switches, "medium", "medium", Luck(1))
    assert medium.choose(position.view(0), position.moves(0)).verb == word
