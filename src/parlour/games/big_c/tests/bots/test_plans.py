"""What a bot sees, what becomes of a play, and plans for a whole hand."""

from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.plans import STUCK, Planner, cards_without
from parlour.games.big_c.bots.prospects import BigCProspects, ImaginedProspects, at_least
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.hands import NO_HAND, SINGLE
from parlour.games.big_c.tests.laid import (
    after,
    lay_table,
    new_game,
    read_hand,
    rules_with,
    show_card,
)

EYES_HANDS = ["5D 10D KS", "5C 9S QS", "9C 7H"]


def test_a_bot_knows_its_hand_and_the_hand_to_beat() -> None:
    eyes = BigCEyes(after(lay_table(EYES_HANDS), "5D").view(1), rules_with())
    assert eyes.hand == parse_cards("5C 9S QS")
    assert (eyes.top.kind, eyes.top.top) == (SINGLE, HEIGHTS[parse_card("5D")])
    assert (eyes.others, eyes.owner_cards) == ([2, 2], 2)


def test_a_leader_has_no_hand_to_beat() -> None:
    assert BigCEyes(lay_table(EYES_HANDS).view(0), rules_with()).top.kind == NO_HAND


def test_cards_in_sight_are_not_unseen() -> None:
    position = after(lay_table(EYES_HANDS), "5D", "9S")
    counts = BigCEyes(position.view(2), rules_with()).unseen_by_height
    assert [counts[HEIGHTS[parse_card(card)]] for card in ("5D", "9S", "9C", "KS")] == [1, 1, 1, 2]


def test_all_cards_but_ones_own_are_unseen_at_first() -> None:
    eyes = BigCEyes(new_game(2).view(0), rules_with())
    assert eyes.hidden == 108 - 13
    assert eyes.share() == 13 / 95


def test_the_highest_card_has_nothing_above() -> None:
    assert BigCEyes(lay_table(EYES_HANDS).view(0), rules_with()).above(HEIGHTS[parse_card("2S")]) == 0


def prospects(seats: int = 3) -> BigCProspects:
    return BigCProspects(BigCEyes(new_game(seats).view(0), rules_with()))


@pytest.mark.parametrize(
    ("weak", "strong"),
    [
        ("9S", "KS"),
        ("KS", "2S"),
        ("9D 9S", "AD AS"),
        ("9D 9C 9S", "AD AC AS"),
        ("4D 6D 9D JD KD", "4D 5C 6D 7H 8S"),
        ("4D 5C 6D 7H 8S", "9D 9C 9S 4D 4C"),
    ],
)
def test_a_higher_hand_is_safer(weak: str, strong: str) -> None:
    chances = prospects()
    assert 0 <= chances.strength(read_hand(weak)) < chances.strength(read_hand(strong)) <= 1


def test_nothing_beats_the_highest_single() -> None:
    assert prospects().strength(read_hand("2S")) == 1


def test_more_opponents_make_everything_less_safe() -> None:
    for cards in ("AS", "AD AS", "4D 5C 6D 7H 8S"):
        assert prospects(8).strength(read_hand(cards)) < prospects(2).strength(read_hand(cards))


def test_a_single_that_can_be_stood_upon_costs_more_than_five_cards() -> None:
    chances = prospects()
    assert chances.footstool_cost(read_hand("7S")) > chances.footstool_cost(read_hand("4D 5C 6D 7H 8S"))


def test_the_chance_of_at_least_so_many() -> None:
    assert at_least(1, 0.0) == 0
    assert at_least(2, 1.0) == pytest.approx(1 - 2 / 2.718281828)


def planner(hand: str) -> Planner:
    eyes = BigCEyes(lay_table([hand, "3D 4D 5C 6C 8D"]).view(0), rules_with())
    return Planner(eyes, BigCProspects(eyes))


def plan_sizes(hand: str, width: int = 6) -> list[int]:
    made = planner(hand)
    return sorted(len(play) for play in made.plan(parse_cards(hand), width))


@pytest.mark.parametrize(
    ("hand", "sizes"),
    [
        ("4D 5C 6D 7H 8S", [5]),
        ("4D 5C 6D 7H 8S 2S", [1, 5]),
        ("9D 9C 9S 4D 4C KH", [1, 5]),
        ("9D 9C 4D 6S", [1, 1, 2]),
        ("9D JOKER", [2]),
        ("3D 4C 5D 6H 7S 9D 9C 9S KD KC", [5, 5]),
    ],
)
def test_a_hand_is_broken_into_few_plays(hand: str, sizes: list[int]) -> None:
    assert plan_sizes(hand) == sizes


def test_a_plan_plays_every_card_once() -> None:
    hand = parse_cards("3D 4C 5D 6H 7S 9D 9C 9S KD KC JOKER 2S 2H")
    plan = planner("3D 4C 5D 6H 7S 9D 9C 9S KD KC JOKER 2S 2H").plan(hand, 6)
    assert Counter(card for play in plan for card in play) == Counter(hand)


def test_a_joker_without_company_is_dear() -> None:
    assert planner("9D").turn_cost((0,)) == STUCK


def test_playing_a_part_of_the_plan_leaves_the_rest() -> None:
    made = planner("9D 9C KS")
    plan = made.plan(parse_cards("9D 9C KS"), 0)
    pair, king = tuple(parse_cards("9D 9C")), tuple(parse_cards("KS"))
    assert made.cost_after(plan, king) == pytest.approx(made.turn_cost(pair))


def test_breaking_a_pair_leaves_its_other_card() -> None:
    made = planner("9D 9C KS")
    plan = made.plan(parse_cards("9D 9C KS"), 0)
    broken = made.cost_after(plan, tuple(parse_cards("9D")))
    assert broken == pytest.approx(made.cost([tuple(parse_cards("9C")), tuple(parse_cards("KS"))]))


def test_without_takes_each_card_once() -> None:
    assert cards_without(parse_cards("9D 9D KS"), tuple(parse_cards("9D"))) == parse_cards("9D KS")


def prospects_of(hands: list[str], worlds: int = 40) -> ImaginedProspects:
    return ImaginedProspects(BigCEyes(lay_table(hands).view(0), rules_with()), Luck(1), worlds)


def test_imagined_hands_have_the_cards_in_sight_and_as_many_as_are_held() -> None:
    position = lay_table(["5D 10D KS", "5C 9S QS", "9C 7H"])
    show_card(position, 1, 0)
    worlds = ImaginedProspects(BigCEyes(position.view(0), rules_with()), Luck(1), 10).worlds
    assert all([len(hand) for hand in hands] == [3, 2] for hands in worlds)
    assert all(hands[0][0] == parse_card("5C") for hands in worlds)


@pytest.mark.parametrize(("play", "held"), [("2S", True), ("3D", False), ("3D 4D 5D 6D 7D", True)])
def test_chances_are_counted_over_imagined_hands(play: str, held: bool) -> None:
    """A few cards of a rival answer a low single nearly always, and five cards never."""
    chance = prospects_of(["3D 4D 5D 6D 7D 2S", "8C 9C JC QC"]).strength(read_hand(play))
    assert (chance > 0.9) if held else (chance < 0.2)


def test_a_split_at_a_glance_is_taken_where_it_is_better() -> None:
    planner = Planner(BigCEyes(new_game(2).view(0), rules_with()), prospects(2))
    for hand in ("3D 4C 5H 6S 7D 9D 9C KS", "3D 3C 8H 8S JOKER KD", "JOKER JOKER 3D"):
        cards = parse_cards(hand)
        best = planner.best_plan(cards, 1)
        assert planner.cost(best) <= planner.cost(planner.plan(cards, 1))
        assert sorted(card for play in best for card in play) == sorted(cards)
