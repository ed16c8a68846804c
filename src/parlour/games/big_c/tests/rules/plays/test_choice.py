"""The plays open to one hand, against brute force, and the short list of them."""

from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.pack import pack
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.games.big_c.rules.hands import NOTHING, SIZES, reading
from parlour.games.big_c.rules.plays.choice import MOST_OFFERED, Plays, plays_of
from parlour.games.big_c.rules.plays.kinds import highest_kind, lowest_kind
from parlour.games.big_c.rules.verbs import PLAY
from parlour.games.big_c.tests.brute import all_plays
from parlour.games.big_c.tests.laid import read_hand, terms_with

SWITCHED = [
    {},
    {"straightWrap": "bigTwo"},
    {"threeJokerStraightFlush": True},
    {"pairOrder": "all"},
    {"allowEqual": False},
    {"twoPairSecond": True},
    {"twoPairSecond": True, "allowEqual": False, "pairOrder": "all"},
]
FEW_RANKS = 5


def shoe(luck: Luck, number: int) -> list[int]:
    """Shuffled cards; every other time of few ranks, so that there is much to play."""
    cards = [card for card in pack(3, 2 * (number % 4)) if number % 2 or card % 13 < FEW_RANKS]
    luck.shuffle(cards)
    return cards


def plays_in(cards: str, old: str = "") -> Plays:
    return plays_of(parse_cards(cards), read_hand(old) if old else NOTHING, terms_with())


@pytest.mark.parametrize("switches", SWITCHED, ids="+".join)
def test_a_leader_may_play_what_brute_force_finds(switches: dict[str, object]) -> None:
    under, luck = terms_with(**switches), Luck(1)
    for number in range(12):
        hand = shoe(luck, number)[:11]
        found = [move.cards for move in Moves([plays_of(hand, NOTHING, under)])]
        assert sorted(found) == sorted(all_plays(hand, NOTHING, under))


@pytest.mark.parametrize("switches", SWITCHED, ids="+".join)
def test_others_may_play_what_brute_force_finds(switches: dict[str, object]) -> None:
    under, luck = terms_with(**switches), Luck(2)
    for number in range(30):
        cards = shoe(luck, number)
        below = plays_of(cards[10:20], NOTHING, under)
        old = reading(below.sample(luck).cards, under)
        found = [move.cards for move in Moves([plays_of(cards[:10], old, under)])]
        assert sorted(found) == sorted(all_plays(cards[:10], old, under))


@pytest.mark.parametrize("switches", SWITCHED, ids="+".join)
def test_the_cards_of_any_play_are_those_that_are_in_one(switches: dict[str, object]) -> None:
    under, luck = terms_with(**switches), Luck(3)
    for number in range(30):
        cards = shoe(luck, number)
        old = reading(plays_of(cards[13:26], NOTHING, under).sample(luck).cards, under)
        plays = plays_of(cards[:13], old, under)
        used = {card for move in Moves([plays]) for card in move.cards}
        asked = plays.form().cards
        assert asked is not None
        assert asked.playable == (sorted(used) if used < set(cards[:13]) else [])


def test_a_play_is_known_in_any_order_of_its_cards() -> None:
    plays = plays_in("4D 5C 6D 7H 8S KS")
    cards = tuple(parse_cards("8S 4D 6D 5C 7H"))
    assert plays.holds(Move(PLAY, cards=cards))
    assert plays.holds(Move(PLAY, cards=tuple(sorted(cards))))


@pytest.mark.parametrize("cards", ["7S 7S", "7S 7C", "JOKER", "KS", "4D 5C 6D 7H"])
def test_what_is_not_held_or_no_hand_or_no_match_is_no_play(cards: str) -> None:
    assert not plays_in("7S 4D 5C 6D JOKER", "6S").holds(Move(PLAY, cards=tuple(parse_cards(cards))))


def test_a_play_takes_nothing_but_cards() -> None:
    seven = tuple(parse_cards("7S"))
    plays = plays_in("7S")
    assert plays.holds(Move(PLAY, cards=seven))
    for move in (
        Move(PLAY, (0,), seven),
        Move(PLAY, cards=seven, amount=1),
        Move(PLAY, cards=seven, suit="S"),
    ):
        assert not plays.holds(move)


def test_plays_are_sampled_evenly() -> None:
    plays, luck = plays_in("4D 4C 9S 9H KD JOKER"), Luck(5)
    draws = Counter(plays.sample(luck).cards for _ in range(200 * plays.count()))
    assert len(draws) == plays.count()
    assert all(120 < number < 300 for number in draws.values())


def test_random_play_takes_a_kind_of_hand_first() -> None:
    """Singles, pairs and triples are as likely as each other, though there are more pairs than singles."""
    plays, luck = plays_in("4D 4C 4H 4S"), Luck(5)
    draws = Counter(plays.pick(luck).cards for _ in range(3_000))
    sizes = Counter({size: sum(draws[cards] for cards in draws if len(cards) == size) for size in (1, 2, 3)})
    assert len(draws) == plays.count() == 4 + 6 + 4
    assert all(900 < sizes[size] < 1_100 for size in sizes)
    assert all(120 < draws[cards] < 300 for cards in draws)


def test_a_kind_that_cannot_be_played_gives_its_turn_to_the_next() -> None:
    plays, luck = plays_in("4D 5C 6D 7H 8S"), Luck(5)
    sizes = Counter(len(plays.pick(luck).cards) for _ in range(1_000))
    assert set(sizes) == {1, 5}
    assert sizes[5] > sizes[1]


def test_nothing_exists_for_jokers_alone() -> None:
    assert not plays_in("JOKER JOKER").exists()


@pytest.mark.parametrize(
    ("old", "cards", "kinds"),
    [
        ("", 13, 10),
        ("", 4, 3),
        ("", 1, 1),
        ("7S", 13, 1),
        ("4D 4C", 1, 0),
        ("4D 4S 9C 9H KD", 13, 7),
        ("4D 4S 9C 9H KD", 4, 0),
        ("4D 5D 6D 7D 8D", 13, 1),
    ],
)
def test_the_kinds_that_may_be_played(old: str, cards: int, kinds: int) -> None:
    below = read_hand(old) if old else NOTHING
    assert len(range(lowest_kind(below), highest_kind(below, cards) + 1)) == kinds


@pytest.mark.parametrize(("old", "span"), [("", (1, 5)), ("7S", (1, 1)), ("4D 4C", (2, 2))])
def test_the_form_asks_for_as_many_cards_as_a_play_takes(old: str, span: tuple[int, int]) -> None:
    asked = plays_in("9S 9H KD KC 2S JOKER", old).form().cards
    assert asked is not None
    assert (asked.zone, asked.least, asked.most) == ("hand", *span)


def test_the_sizes_of_all_plays_are_those_of_hands() -> None:
    moves = Moves([plays_in("4D 4C 4S 9S 9H KD JOKER")])
    assert {len(move.cards) for move in moves} == set(SIZES[1:])


@pytest.mark.parametrize("jokers", [0, 4, 8])
def test_a_sample_from_a_hand_of_thirty_is_one_of_its_plays(jokers: int) -> None:
    naturals, luck = pack(4), Luck(jokers)
    luck.shuffle(naturals)
    hand = naturals[: 30 - jokers] + [0] * jokers
    move = plays_of(hand, NOTHING, terms_with()).sample(luck)
    assert plays_of(hand, NOTHING, terms_with()).holds(move)


HAND = "3D 4C 4S 6H 7D 8D 9C 9S 10D JH QD 2S JOKER"


def sensible(hand: str, old: str = "") -> list[str]:
    asked = plays_of(parse_cards(hand), read_hand(old) if old else NOTHING, terms_with()).form().cards
    assert asked is not None
    return [cards_text(cards) for cards in asked.sensible]


@pytest.mark.parametrize("old", ["", "3H", "3C 3H", "4D 5C 6D 7H 8S"])
def test_the_list_is_short_and_everything_on_it_may_be_played(old: str) -> None:
    plays = plays_of(parse_cards(HAND), read_hand(old) if old else NOTHING, terms_with())
    asked = plays.form().cards
    listed = asked.sensible if asked is not None else []
    assert 0 < len(listed) <= MOST_OFFERED
    assert all(plays.holds(Move(PLAY, cards=tuple(cards))) for cards in listed)


def test_a_leader_is_offered_something_of_every_kind() -> None:
    assert {len(cards.split()) for cards in sensible(HAND)} == {1, 2, 3, 5}


def test_of_more_than_a_dozen_the_first_of_each_kind_are_offered_in_turn_and_the_last() -> None:
    singles, pairs, triples = ["3D", "4C"], ["4C 4S", "9C 9S"], ["4C 4S JOKER", "9C 9S JOKER"]
    two_pairs, flushes = ["3D 4C 4S 9C 9S", "3D 4C 9C 9S JOKER"], ["3D 7D 8D 10D QD"]
    straights, full_houses = ["6H 7D 8D 9C 10D", "7D 8D 10D JH JOKER"], ["4C 4S 9C 9S JOKER"]
    assert sensible(HAND) == singles + pairs + triples + two_pairs + flushes + straights + full_houses


def test_the_cheapest_comes_first() -> None:
    assert sensible(HAND, "3H")[0] == "4C"


def test_jokers_are_kept_where_natural_cards_will_do() -> None:
    assert sensible(HAND, "3C 3H")[0] == "4C 4S"


def test_the_strongest_single_is_on_the_list() -> None:
    assert "2S" in sensible(HAND, "3H")
