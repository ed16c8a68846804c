"""Laws of a start: a deal from carried stacks goes as in the whole game, and the game ends with it."""

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.cards.vectors import vec
from parlour.engine.errors import BrokenLaw, Refused
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.thinking import NO_DEAL

SHORT = 6
"""Every other stack is less than this, so that stacks run out in the deal."""


def random_start(game: Game, rules: RulesAsset, seats: int, luck: Luck) -> Start:
    """Return stacks of all sizes, often with empty chairs between them, and mostly somebody to deal."""
    full, least = game.full_stack(rules), rules.players.least
    chairs = [*range(seats)]
    luck.shuffle(chairs)
    taken = chairs[: least + luck.below(seats - least + 1)]
    stacks = [0] * seats
    for seat in taken:
        stacks[seat] = 1 + luck.below(min(full, SHORT) if luck.below(2) else full)
    return Start(tuple(stacks), luck.pick(taken) if luck.below(3) else NO_DEALER)


def start_is_one_deal(game: Game, rules: RulesAsset, start: Start, *, seed: int, limit: int) -> int:
    """Play a random deal from the start: it is kept, stacks are conserved, and nothing is dealt after it."""
    position = game.begin(rules, len(start.stacks), FastShuffle(seed), None, start)
    _start_is_part_of_the_game(game, position, start)
    is_kept = position.ledger() in (0, sum(start.stacks))
    _demand(is_kept, "stacks-are-conserved", "the books do not begin with the stacks")
    luck, deal, played = Luck(seed, stream=2), game.thinking.deal(position), 0
    while (acting := position.to_act()) and played < limit:
        position.apply(acting[0], position.moves(acting[0]).pick(luck))
        played += 1
        same = game.thinking.deal(position) == deal
        _demand(same, "a-start-is-one-deal", "another deal follows in a game that began from a start")
    _demand(position.is_over(), "a-start-is-one-deal", f"a deal was not over after {limit} decisions")
    _stacks_are_conserved(game, position, start)
    _next_dealer_has_a_stack(position)
    return played


def _start_is_part_of_the_game(game: Game, position: Position, start: Start) -> None:
    """Demand that the position knows its start, and so do its copy and whoever reads its state."""
    again = game.restored(position.rules, position.seats, position.shuffle, position.state())
    for who, each in (("it", position), ("a copy of it", position.copy()), ("what was restored", again)):
        _demand(each.start == start, "a-start-is-part-of-the-game", f"{who} does not know its start")


def _stacks_are_conserved(game: Game, position: Position, start: Start) -> None:
    """Demand tallies that are the stacks: in sum what was brought, or where no books are kept never more."""
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    after, code = outcome.tallies, "stacks-are-conserved"
    _demand(after == stacks_of(game, position), code, f"the tallies {after} are not the stacks")
    _demand(min(after) >= 0, code, f"somebody is left with less than nothing: {after}")
    gained = [seat for seat, stack in enumerate(after) if start.is_empty(seat) and stack]
    _demand(not gained, code, f"who came with nothing leaves with something: {after}")
    if position.ledger():
        fits = sum(after) == sum(start.stacks)
    else:
        fits = all(left <= brought for left, brought in zip(after, start.stacks, strict=True))
    _demand(fits, code, f"the stacks {list(start.stacks)} became {after}")
    nobody = [seat for seat in outcome.winners() if start.is_empty(seat)]
    _demand(not nobody, "empty-chairs-are-nobody", f"an empty chair has won: {nobody}")


def _next_dealer_has_a_stack(position: Position) -> None:
    outcome, dealer = position.outcome(), position.next_dealer()
    fits = dealer == NO_DEALER or (outcome is not None and outcome.tallies[dealer] > 0)
    _demand(fits, "a-start-is-one-deal", f"seat {dealer} is to deal next and has no stack")


def stacks_of(game: Game, position: Position) -> list[int]:
    """Return what each seat has now of what is carried from deal to deal."""
    return [position.seat_counters(seat).get(game.stack, 0) for seat in range(position.seats)]


class LaterShuffle(Shuffle):
    """Another shuffle from one of its chance events on."""

    def __init__(self, inner: Shuffle, first: int) -> None:
        self.inner = inner
        self.first = first

    def order(self, cards: list[int], event: int) -> None:
        self.inner.order(cards, self.first + event)

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        self.inner.order_first(cards, count, self.first + event)

    def order_back_packed(self, cards: vec[u8], count: i64, event: int) -> None:
        self.inner.order_back_packed(cards, count, self.first + event)

    def lots(self, count: int, event: int) -> list[int]:
        return self.inner.lots(count, self.first + event)

    def below(self, limit: int, event: int) -> int:
        return self.inner.below(limit, self.first + event)


class Chain:
    """A whole game, and beside it each of its deals as a game of its own, by the same chance and moves.

    It is followed while nobody is out: from then on the turn to deal may go round in another way.
    """

    def __init__(self, game: Game, rules: RulesAsset, seats: int, seed: int) -> None:
        self.game = game
        self.shuffle = FastShuffle(seed)
        self.luck = Luck(seed, stream=3)
        self.whole = game.begin(rules, seats, self.shuffle)
        self._begin_deal(Start((game.full_stack(rules),) * seats), 0)

    def _begin_deal(self, start: Start, chances: int) -> None:
        whole, shuffle = self.whole, LaterShuffle(self.shuffle, chances)
        self.chances = chances
        self.deal = self.game.thinking.deal(whole)
        self.leg = self.game.begin(whole.rules, whole.seats, shuffle, None, start)

    def follow(self, limit: int) -> int:
        """Demand of every deal that it goes as in the whole game; return how many moves were compared."""
        played = 0
        self._compare()
        while (acting := self.whole.to_act()) and played < limit:
            self._play(acting[0], self.whole.moves(acting[0]).pick(self.luck))
            played += 1
            if self._deal_is_over() and not self._next_deal():
                break
            self._compare()
        return played

    def _play(self, seat: int, move: Move) -> None:
        """Play it on both; what the whole game asks after a deal is none of the deal's."""
        self.whole.apply(seat, move)
        if self.leg.is_over():
            return
        try:
            self.leg.play(seat, move)
        except Refused as error:
            self._expect(False, f"{move} by seat {seat} is refused: {error.sentence}")

    def _deal_is_over(self) -> bool:
        """Return whether the whole game has come to the end of the deal; a deal that is not counted ends when
        ours does."""
        deal = self.game.thinking.deal(self.whole)
        is_over = self.whole.is_over() or (self.leg.is_over() if deal == NO_DEAL else deal != self.deal)
        self._expect(self.leg.is_over() or not is_over, "it is not over where the game's deal is")
        return is_over

    def _next_deal(self) -> bool:
        """Begin the next deal with what this one has left; return False where that is not compared."""
        outcome = self.leg.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        if self.whole.is_over():
            self._compare()
        elif 0 not in outcome.tallies:
            start = Start(tuple(outcome.tallies), self.leg.next_dealer())
            self._begin_deal(start, self.chances + self.leg.chances)
            return True
        return False

    def _compare(self) -> None:
        """Demand the same stacks and chance, and while the deal is on the same turn and cards."""
        whole, leg = self.whole, self.leg
        ours, theirs = stacks_of(self.game, leg), stacks_of(self.game, whole)
        self._expect(ours == theirs, f"the stacks are {ours}, and {theirs} in the game")
        chances, due = self.chances + leg.chances, whole.chances
        self._expect(chances == due, f"it has come to chance {chances}, and the game to {due}")
        if leg.is_over():
            return
        self._expect(whole.to_act() == leg.to_act(), f"it asks {leg.to_act()}, and the game {whole.to_act()}")
        same = leg.chances == 0 or _cards_laid(leg) == _cards_laid(whole)
        self._expect(same, "other cards lie on the table than in the game")

    def _expect(self, truth: bool, sentence: str) -> None:
        _demand(truth, "deals-chain-to-the-game", f"in a deal that goes on from {self.leg.start}, {sentence}")


def _cards_laid(position: Position) -> list[tuple[str, int, list[int], list[int]]]:
    zones = [zone for zone in position.zones() if not zone.reprint]
    return [(zone.name, zone.owner, zone.cards, zone.audiences) for zone in zones]


def _demand(truth: bool, law: str, sentence: str) -> None:
    if not truth:
        raise BrokenLaw(law, sentence)
