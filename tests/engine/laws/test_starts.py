"""The laws of starts: every game whose deals can go on from stacks keeps them, and planted faults do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.empty_chairs import empty_chairs_are_nobody
from parlour.engine.laws.starts import Chain, LaterShuffle, random_start, stacks_of, start_is_one_deal
from parlour.engine.play.move import Move
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from tests.engine.laws import start_mutants
from tests.engine.laws.start_mutants import start_mutant
from tests.size import games
from tests.toys import ante_up, high_card
from tests.toys.ante_up.rules.position import AnteUp

PLANTED = [
    (start_mutants.FirstStaysFirst, "deals-chain-to-the-game"),
    (start_mutants.DealerIgnored, "deals-chain-to-the-game"),
    (start_mutants.DearerDeal, "deals-chain-to-the-game"),
    (start_mutants.ShuffledTwice, "deals-chain-to-the-game"),
    (start_mutants.EndsEarly, "deals-chain-to-the-game"),
    (start_mutants.ChairDealtIn, "empty-chairs-are-nobody"),
    (start_mutants.ChairCounted, "empty-chairs-are-nobody"),
    (start_mutants.ChairTold, "empty-chairs-are-nobody"),
    (start_mutants.DrawnAmongChairs, "empty-chairs-are-nobody"),
    (start_mutants.ChairWins, "empty-chairs-are-nobody"),
    (start_mutants.FullPurses, "stacks-are-conserved"),
    (start_mutants.Raked, "stacks-are-conserved"),
    (start_mutants.NoBooks, "stacks-are-conserved"),
    (start_mutants.GiftToAChair, "stacks-are-conserved"),
    (start_mutants.PointsForTallies, "stacks-are-conserved"),
    (start_mutants.DealsAgain, "a-start-is-one-deal"),
    (start_mutants.BrokeDealer, "a-start-is-one-deal"),
    (start_mutants.StartForgotten, "a-start-is-part-of-the-game"),
    (start_mutants.StartNotCopied, "a-start-is-part-of-the-game"),
    (start_mutants.StartUnwritten, "a-start-is-part-of-the-game"),
]
LIMIT = 2_000


def rules_with_stacks(game: Game) -> list[RulesAsset]:
    """Return the rules of all variants of which a deal can go on from stacks."""
    found = [game.rules(variant, switches=game.brief) for variant in game.variants()]
    return [rules for rules in found if not game.start_complaint(rules)]


CARRYING = [
    pytest.param(game, rules, id=f"{game.id}-{rules.metadata.variant}")
    for game in [*map(find_game, game_names()), ante_up.GAME]
    for rules in rules_with_stacks(game)
]


def test_a_toy_with_stacks_obeys_every_law() -> None:
    assert laws.check(ante_up.GAME, games=games(40), every=4) > 0


@pytest.mark.parametrize(("mutant", "law"), PLANTED, ids=lambda each: getattr(each, "__name__", each))
def test_a_planted_fault_in_a_start_is_caught(mutant: type[AnteUp], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(start_mutant(mutant), games=40, every=1000)
    assert caught.value.code == law


def test_a_game_without_stacks_is_left_alone() -> None:
    assert high_card.GAME.stack == ""
    assert laws.check(high_card.GAME, games=2) > 0


def seats_for(rules: RulesAsset, wanted: int) -> int:
    return min(max(rules.players.least, wanted), rules.players.most)


@pytest.mark.parametrize(("game", "rules"), CARRYING)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 7))
def test_a_deal_from_any_start_is_one_and_conserves_stacks(
    game: Game, rules: RulesAsset, seed: int, seats: int
) -> None:
    start = random_start(game, rules, seats_for(rules, seats), Luck(seed))
    start_is_one_deal(game, rules, start, seed=seed, limit=LIMIT)


@pytest.mark.parametrize(("game", "rules"), CARRYING)
@given(seed=st.integers(0, 10**6), seats=st.integers(3, 7))
def test_an_empty_chair_is_nobody(game: Game, rules: RulesAsset, seed: int, seats: int) -> None:
    start = random_start(game, rules, seats_for(rules, seats), Luck(seed))
    empty_chairs_are_nobody(game, rules, start, seed=seed, limit=LIMIT)


@pytest.mark.parametrize(("game", "rules"), CARRYING)
def test_a_whole_game_is_its_deals_one_after_the_other(game: Game, rules: RulesAsset) -> None:
    for seed in range(games(100)):
        assert Chain(game, rules, seats_for(rules, 2 + seed % 5), seed).follow(LIMIT) > 0


class Legs:
    """Deals played one after the other, each from what the one before it has left, and their moves."""

    def __init__(self, game: Game, rules: RulesAsset, seats: int, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.shuffle = FastShuffle(seed)
        self.luck = Luck(seed)
        self.start = Start((game.full_stack(rules),) * seats)
        self.chances = 0
        self.moves: list[tuple[int, Move]] = []

    def play_deal(self) -> bool:
        """Play the next deal; return whether everybody has a stack left."""
        shuffle = LaterShuffle(self.shuffle, self.chances)
        leg = self.game.begin(self.rules, len(self.start.stacks), shuffle, None, self.start)
        while acting := leg.to_act():
            move = leg.moves(acting[0]).pick(self.luck)
            self.moves.append((acting[0], move))
            leg.play(acting[0], move)
        outcome = leg.outcome()
        assert outcome is not None
        self.start = Start(tuple(outcome.tallies), leg.next_dealer())
        self.chances += leg.chances
        return 0 not in self.start.stacks


@pytest.mark.parametrize(("game", "rules"), CARRYING)
def test_deals_one_after_the_other_are_a_whole_game(game: Game, rules: RulesAsset) -> None:
    """What the whole game asks beyond its deals, such as for one more round, is where this ends."""
    deals = 0
    for seed in range(games(100)):
        legs = Legs(game, rules, seats_for(rules, 2 + seed % 5), seed)
        whole = game.begin(rules, len(legs.start.stacks), legs.shuffle)
        goes_on = True
        while goes_on and not whole.is_over():
            legs.moves.clear()
            before, has_all = game.thinking.deal(whole), legs.play_deal()
            for seat, move in legs.moves:
                whole.play(seat, move)
            goes_on = has_all and game.thinking.deal(whole) != before
            deals += 1
        if whole.is_over():
            assert stacks_of(game, whole) == list(legs.start.stacks)
    assert deals >= games(100)


def test_a_random_start_has_empty_chairs_short_stacks_and_dealers_of_all_kinds() -> None:
    game, rules = ante_up.GAME, ante_up.GAME.rules()
    starts = [random_start(game, rules, 5, Luck(seed)) for seed in range(200)]
    assert all(not start.complaint(5) for start in starts)
    assert {len(start.seated()) for start in starts} == {2, 3, 4, 5}
    assert {start.dealer for start in starts} == {NO_DEALER, 0, 1, 2, 3, 4}
    assert {stack for start in starts for stack in start.stacks} == set(range(9))
