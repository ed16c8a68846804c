"""The rules asset and its variants: what they change, and what is refused."""

import re
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_asset, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.asset import RANKING, FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.rules.table import CHIPS
from parlour.games.five_card_draw.tests.laid import new_match, rules_with, say

SHARED_BY_ALL_GAMES = {"medium"}


def test_every_switch_has_a_name_of_its_own() -> None:
    names = [path[-1] for path in leaf_paths(to_tree(rules_with()))]
    twice = {name for name in names if names.count(name) > 1}
    assert twice <= SHARED_BY_ALL_GAMES | set(rules_with().move_labels)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("ante", 0),
        ("firstLimit", 0),
        ("secondLimit", 1_001),
        ("startingChips", 0),
        ("mostDrawn", 6),
        ("target", 0),
        ("structure", "noLimit"),
        ("jokers", 1),
        ("cardsDealt", 7),
        ("bluffRate", 1.5),
        ("betFrom", 0.9),
        ("mostRaises", 1_001),
        ("mostRaises", 2**63),
        ("target", 2**63),
        ("startingChips", 2**63),
        ("betOdds", float("inf")),
        ("weakOdds", float("nan")),
        ("callOdds", 1e9),
        ("betShare", float("nan")),
        ("pointsFormula", "half the pot"),
        ("oddsFormula", "pot / call"),
        ("betFormula", "limit"),
        ("suitTiebreak", True),
        ("A", 1),
        ("K", 0),
    ],
)
def test_a_switch_out_of_range_is_refused(switch: str, value: Any) -> None:
    with pytest.raises(BadRules):
        rules_with(**{switch: value})


@pytest.mark.parametrize(
    "group",
    [
        {"handRankings": {"order": [*reversed(RANKING)]}},
        {"handRankings": {"order": ["pair"]}},
        {"handRankings": {"cardValues": {"1": 1}}},
        {"gameFlow": {"phases": ["draw", "showdown"]}},
    ],
)
def test_lists_that_say_another_game_are_refused(group: dict[str, Any]) -> None:
    with pytest.raises(BadRules):
        GAME.rules(change=group)


def test_rules_from_before_there_were_lists_are_read_as_they_were_played() -> None:
    tree = to_tree(rules_with())
    del tree["handRankings"], tree["gameFlow"]["phases"], tree["betting"]["pointsFormula"]
    del tree["houseOpponent"]["oddsFormula"], tree["houseOpponent"]["betFormula"]
    assert to_asset(tree, FiveCardDrawRules, "an old save") == rules_with()


def test_the_kinds_are_listed_as_they_beat_each_other() -> None:
    text = GAME.text(rules_with(), "player")
    hands = re.findall(r"^\d+\. [^:]+: (.+)$", text, re.MULTILINE)
    strengths = [strength(parse_cards(hand)) for hand in hands]
    assert strengths == sorted(strengths, reverse=True)
    assert len(hands) == len(rules_with().hand_rankings.order)


LARGEST = {
    "ante": 1_000,
    "firstLimit": 1_000,
    "secondLimit": 1_000,
    "mostRaises": 1_000,
    "startingChips": 1_000_000,
    "target": 1_000_000_000,
}


@pytest.mark.thorough
@pytest.mark.parametrize("structure", ["cappedTotal", "fixedLimit"])
@pytest.mark.parametrize("small", [{}, {"firstLimit": 1, "secondLimit": 1}])
def test_the_largest_numbers_can_be_dealt_and_played_by_hard(structure: str, small: dict[str, int]) -> None:
    switches: dict[str, Any] = {"structure": structure, **LARGEST, **small}
    rules = rules_with(**switches)
    position = GAME.begin(rules, 2, FastShuffle(1))
    bots = [GAME.bot(rules, "hard", "hard", Luck(1, seat)) for seat in range(2)]
    for _ in range(12):
        (seat,) = position.to_act()[:1]
        position.play(seat, bots[seat].choose(position.view(seat), position.moves(seat)))
    assert GAME.text(rules, "player")


def test_the_capped_total_is_for_two() -> None:
    rules = GAME.rules(change={"players": {"most": 6}})
    assert rules.complaint(3) == "Five-Card Draw with structure cappedTotal is for 2 players, not for 3."


def test_the_fixed_limit_alone_does_not_seat_more_than_the_rules_say() -> None:
    assert "takes 2 to 2 players, not 3" in rules_with(structure="fixedLimit").complaint(3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_at_the_fixed_limit(seats: int) -> None:
    assert len(new_match(seats, variant="fixed-limit").row(CHIPS)) == seats


def test_seven_are_too_many_at_the_fixed_limit() -> None:
    rules = GAME.rules("fixed-limit", change={"players": {"most": 7}})
    with pytest.raises(BadRules, match="is for 2 to 6 players, not for 7"):
        GAME.begin(rules, 7, new_match().shuffle)


def test_the_strengths_rise_from_high_card_to_royal_flush() -> None:
    assert rules_with().strengths.ladder() == [0.1, 0.3, 0.5, 0.6, 0.7, 0.75, 0.85, 0.95, 0.98, 1.0]


def differences(variant: str) -> dict[str, Any]:
    """Every field of a variant that is not as in the default, but for its names."""
    default, other = to_tree(rules_with()), to_tree(rules_with(variant))
    changed = [path for path in leaf_paths(other) if at_path(other, path) != at_path(default, path)]
    return {path[-1]: at_path(other, path) for path in changed if path[0] != "metadata"}


def test_there_are_two_ways_to_play() -> None:
    assert GAME.variants() == ["default", "fixed-limit"]


def test_the_fixed_limit_is_the_casino_game() -> None:
    assert differences("fixed-limit") == {
        "most": 6,
        "defaultRival": "medium",
        "structure": "fixedLimit",
        "returnUncalled": True,
        "alternateFirst": True,
    }


@pytest.mark.parametrize("variant", GAME.variants())
def test_a_variant_has_its_own_name(variant: str) -> None:
    assert rules_with(variant).metadata.variant == variant


def test_the_button_goes_round_at_the_fixed_limit() -> None:
    position = new_match(3, variant="fixed-limit")
    buttons = []
    for _ in range(3):
        buttons.append([seat for seat in range(3) if "button" in position.badges(seat)])
        say(position, "FOLD", "FOLD")
    assert buttons == [[2], [0], [1]]


def test_the_default_has_no_button() -> None:
    assert not any("button" in new_match().badges(seat) for seat in range(2))


def test_the_largest_pot_of_a_fixed_limit_hand_for_two() -> None:
    position = new_match(variant="fixed-limit")
    say(position, "BET 2", "RAISE 4", "RAISE 6", "RAISE 8", "CALL", "DRAW", "DRAW")
    say(position, "BET 4", "RAISE 8", "RAISE 12", "RAISE 16")
    assert (position.pot(), position.row(CHIPS)) == (48, [78, 74])
