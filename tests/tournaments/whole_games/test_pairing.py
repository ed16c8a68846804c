"""Pairings for two: the best of all there are in small fields, no rematch that can be avoided in any."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.errors import MissingExtra
from parlour.tournaments.whole_games import pairing
from parlour.tournaments.whole_games.pairing import Met, Pairing, order_pair, pair_key, pair_players
from tests.tournaments.whole_games.pairing_laws import Pairer, Standing, broken_law


def as_standing(
    order: str, points: str, met: str = "", byes: str = "", halves: bool = False
) -> tuple[Standing, dict[int, str]]:
    """Return a standing of players with letters, points in digits, meetings as AB CD."""
    number = {letter: place for place, letter in enumerate(order)}
    pairs = Counter(pair_key(number[one], number[other]) for one, other in map(tuple, met.split()))
    standing = Standing(
        list(range(len(order))),
        {place: Fraction(int(digit), 2 if halves else 1) for place, digit in enumerate(points)},
        pairs,
        Counter(number[letter] for letter in byes),
    )
    return standing, dict(enumerate(order))


def pairs_in_letters(order: str, points: str, met: str = "", byes: str = "") -> str:
    standing, letter = as_standing(order, points, met, byes)
    made = pair_players(*standing)
    bye = "" if made.bye is None else f" {letter[made.bye]}"
    return " ".join(letter[one] + letter[other] for one, other in made.pairs) + bye


@st.composite
def standings(draw: st.DrawFn, most: int = 7) -> Standing:
    count = draw(st.integers(2, most))
    halves = draw(st.lists(st.integers(0, 6), min_size=count, max_size=count))
    pairs = [(one, other) for one in range(count) for other in range(one + 1, count)]
    met = draw(st.dictionaries(st.sampled_from(pairs), st.integers(1, 2)))
    byes = draw(st.dictionaries(st.integers(0, count - 1), st.integers(1, 2)))
    order = draw(st.permutations(range(count)))
    points = sorted((Fraction(each, 2) for each in halves), reverse=True)
    return Standing(order, dict(zip(order, points, strict=True)), met, byes)


@given(standings())
def test_no_other_pairing_is_better(standing: Standing) -> None:
    assert broken_law(standing, pair_players(*standing)) == ""


def play_rounds(
    pair: Pairer, players: int, rounds: int, luck: Random
) -> tuple[list[Standing], list[Pairing]]:
    """Play a tournament of so many rounds by chance; return what each was paired from, and the rounds."""
    points = dict.fromkeys(range(players), Fraction(0))
    met: Counter[tuple[int, int]] = Counter()
    byes: Counter[int] = Counter()
    standings, made = [], []
    for _ in range(rounds):
        order = sorted(points, key=lambda each: (-points[each], each))
        standings.append(Standing(order, dict(points), Counter(met), Counter(byes)))
        made.append(pair(order, points, met, byes))
        met.update(pair_key(*each) for each in made[-1].pairs)
        winners = [luck.choice(each) for each in made[-1].pairs]
        if made[-1].bye is not None:
            byes[made[-1].bye] += 1
            winners.append(made[-1].bye)
        for each in winners:
            points[each] += 1
    return standings, made


def first_broken_law(pair: Pairer, players: int = 7, rounds: int = 5, seeds: int = 20) -> str:
    """Return the first law that a way of pairing breaks in a few tournaments by chance, or ""."""
    for seed in range(seeds):
        standings, made = play_rounds(pair, players, rounds, Random(seed))
        for standing, each in zip(standings, made, strict=True):
            if law := broken_law(standing, each):
                return law
    return ""


def greedy(
    order: Sequence[int], points: Mapping[int, Fraction], met: Met, byes: Mapping[int, int]
) -> Pairing:
    """Pair from the top, each with the next not met yet, as much public code does."""
    left, pairs = list(order), []
    bye = next(each for each in reversed(left) if not byes.get(each)) if len(left) % 2 else None
    left = [each for each in left if each != bye]
    while left:
        one = left.pop(0)
        other = next((each for each in left if pair_key(one, each) not in met), left[0])
        left.remove(other)
        pairs.append((one, other))
    rematches = sum(pair_key(*pair) in met for pair in pairs)
    return Pairing(tuple(pairs), bye, rematches)


def forgetting_byes(
    order: Sequence[int], points: Mapping[int, Fraction], met: Met, byes: Mapping[int, int]
) -> Pairing:
    """Give the bye to the lowest, whether they have had one or not."""
    return pair_players(order, points, met, {})


def bye_for_the_leader(
    order: Sequence[int], points: Mapping[int, Fraction], met: Met, byes: Mapping[int, int]
) -> Pairing:
    """Give the bye to the first in the list instead of the last."""
    rest = pair_players(order[1:], points, met, byes)
    return rest._replace(bye=order[0])


def test_the_pairing_of_the_house_breaks_no_law_in_a_tournament() -> None:
    assert first_broken_law(pair_players) == ""


def test_greedy_pairing_is_caught() -> None:
    assert first_broken_law(greedy, players=6, rounds=4) == "a rematch that can be avoided"


def test_a_second_bye_is_caught() -> None:
    assert first_broken_law(forgetting_byes) == "a second bye"


def test_a_bye_to_the_leader_is_caught() -> None:
    assert first_broken_law(bye_for_the_leader) == "the bye to the lowest"


def test_round_three_of_four_completes_the_round_robin() -> None:
    assert pairs_in_letters("ABCD", "2110", met="AB CD AC BD") == "AD BC"


def test_a_rematch_that_cannot_be_avoided_is_played() -> None:
    assert pairs_in_letters("AB", "10", met="AB") == "AB"


def test_the_bye_goes_to_the_lowest_without_one() -> None:
    assert pairs_in_letters("ABCDE", "22110", byes="E") == "AB CE D"


def test_a_bye_that_forces_a_rematch_goes_to_another() -> None:
    assert pairs_in_letters("ABC", "100", met="AB") == "AC B"


def test_when_everybody_has_had_a_bye_the_lowest_has_another() -> None:
    assert pairs_in_letters("ABC", "210", byes="ABC") == "AB C"


def test_among_rematches_those_who_met_less_often_meet() -> None:
    assert pairs_in_letters("ABCD", "4310", met="AB AB CD CD AC BD AD BC AC BD") == "AD BC"


def test_who_went_first_less_often_goes_first() -> None:
    assert order_pair(3, 5, {3: 2, 5: 1}, toss=0) == (5, 3)
    assert order_pair(3, 5, {5: 1}, toss=1) == (3, 5)


def test_who_went_first_as_often_is_drawn() -> None:
    assert [order_pair(3, 5, {}, toss) for toss in (0, 1)] == [(3, 5), (5, 3)]


def test_one_player_has_the_bye() -> None:
    assert pair_players([4], {4: Fraction(0)}, {}, {}) == Pairing((), 4, 0)


@pytest.mark.parametrize("players", [65, 130])
def test_fields_in_pieces_repeat_no_opponent_and_no_bye(players: int) -> None:
    assert doubled(players, rounds=3) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "rounds"), [(301, 4), (1001, 9)])
def test_large_fields_repeat_no_opponent_and_no_bye(players: int, rounds: int) -> None:
    assert doubled(players, rounds) == []


def doubled(players: int, rounds: int) -> list[object]:
    """Return who met twice, had two byes, or was left out or doubled in a round."""
    _, made = play_rounds(pair_players, players, rounds, Random(players))
    met = Counter(pair_key(*pair) for each in made for pair in each.pairs)
    byes = Counter(each.bye for each in made if each.bye is not None)
    lame = [each for each in made if len({who for pair in each.pairs for who in pair}) != players // 2 * 2]
    return (
        [pair for pair, times in met.items() if times > 1] + [who for who in byes if byes[who] > 1] + [*lame]
    )


def test_a_field_in_pieces_joins_them_where_one_alone_would_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last eight have all met one another: each needs an opponent from another piece, far above."""
    for name, size in (("_CHUNK", 8), ("_WHOLE", 8), ("_WINDOW", 2)):
        monkeypatch.setattr(pairing, name, size)
    players = list(range(24))
    met = {(one, other): 1 for one in players[-8:] for other in players[-8:] if one < other}
    made = pair_players(players, dict.fromkeys(players, Fraction(0)), met, {})
    assert made.rematches == 0


def test_neighbours_of_a_large_field_break_pairs_for_who_is_left_over() -> None:
    players = list(range(1200))
    last = players[-4:]
    met = {(one, other): 1 for one in last for other in last if one < other}
    made = pair_players(players, dict.fromkeys(players, Fraction(0)), met, {})
    assert made.rematches == 0
    assert len({who for pair in made.pairs for who in pair}) == 1200


def test_without_networkx_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    monkeypatch.setattr("parlour.engine.optional.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"networkx.*tournament"):
        pair_players([0, 1], {0: Fraction(0), 1: Fraction(0)}, {}, {})
