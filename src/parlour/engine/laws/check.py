"""Putting a game under the laws: random games of all variants and numbers of seats, watched move by move."""

from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.advice import explain_broken_law
from parlour.engine.laws.closing import closes_are_true
from parlour.engine.laws.conservation import (
    Books,
    games_end_well,
    log_rebuilds_the_game,
    random_play_ends,
    what_is_played_for_decides,
)
from parlour.engine.laws.deal import Deal, PlayedMove, Recorded
from parlour.engine.laws.empty_chairs import empty_chairs_are_nobody
from parlour.engine.laws.fairplay import (
    copies_are_independent,
    every_verb_is_explained,
    open_moves,
    random_play_is_picking,
    refusals_change_nothing,
    somebody_can_move,
    states_are_whole,
)
from parlour.engine.laws.imagination import imagination_does_not_peek, weights_are_shares
from parlour.engine.laws.redeals import (
    Redeals,
    equal_views_get_equal_redeals,
    later_shuffles_differ,
    redeals_could_have_been_dealt,
    redeals_do_not_lean_to_the_truth,
    sealed_is_chosen_anew,
)
from parlour.engine.laws.secrecy import (
    every_card_has_an_audience,
    fresh_hands_are_private,
    hints_tell_no_secret,
    moves_name_no_secret,
    nothing_leaks,
    sealed_choices_stay_sealed,
    what_is_seen_was_told,
)
from parlour.engine.laws.showing import (
    cards_are_told_between_zones,
    forms_promise_what_is_legal,
    moves_are_told,
    prices_are_true,
    views_tell_the_moves,
)
from parlour.engine.laws.starts import Chain, random_start, start_is_one_deal
from parlour.engine.laws.step import Step
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game

LAWS: tuple[Callable[[Step], None], ...] = (
    somebody_can_move,
    every_verb_is_explained,
    forms_promise_what_is_legal,
    prices_are_true,
    refusals_change_nothing,
    copies_are_independent,
    random_play_is_picking,
    cards_are_told_between_zones,
    moves_are_told,
    closes_are_true,
    states_are_whole,
    every_card_has_an_audience,
    sealed_choices_stay_sealed,
    nothing_leaks,
    hints_tell_no_secret,
    moves_name_no_secret,
    what_is_seen_was_told,
    later_shuffles_differ,
    sealed_is_chosen_anew,
    equal_views_get_equal_redeals,
    views_tell_the_moves,
)
LAWS_OF_SEARCH: tuple[Callable[[Step], None], ...] = (imagination_does_not_peek, weights_are_shares)
"""Looked at last: what search imagines is only as good as the redeals that it imagines it in."""
WHOLE_EVERY = 25
LONG = 1_000
"""After each so many decisions a game is looked at less often: one that is long ends in seconds, too."""


def check(
    game: Game,
    games: int = 20,
    seed: int = 1,
    every: int = 1,
    limit: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> int:
    """Play random games of all variants and sizes; return the decisions seen, or raise BrokenLaw.

    The books are audited at every decision, the other laws at one in `every`; a game that takes more
    decisions than limit, or than `game.most_decisions`, is taken for endless. Where a game has a brief form,
    most games are played in it. Where a deal can go on from a start, one is played beside each game. `tell`
    hears how many games are played before each of them.
    """
    redeals, most = Redeals(), limit or game.most_decisions
    decisions = 0
    for number in range(games):
        if tell is not None:
            tell(number)
        rules, seats = _table_for(game, number)
        where = f"{game.id} ({rules.metadata.variant}), {seats} seats, game {number} of seed {seed}"
        inspection = Inspection(game, rules, seats, mixed_seed(seed, number), redeals)
        decisions += _run_named(where, lambda each=inspection: each.run(every, most))  # type: ignore[misc]
        if not game.start_complaint(rules):
            decisions += _run_named(where, lambda each=inspection: _check_starts(each, every, most))  # type: ignore[misc]
    _run_named(f"{game.id}, {games} games of seed {seed}", redeals.judge)
    return decisions


def _table_for(game: Game, number: int) -> tuple[RulesAsset, int]:
    """Return the rules and seats of a game by its number: all variants and numbers of seats in turn."""
    names = game.variants()
    whole = number // len(names) % WHOLE_EVERY == WHOLE_EVERY - 1
    rules = game.rules(names[number % len(names)], switches={} if whole else game.brief)
    span = rules.players.most - rules.players.least + 1
    return rules, rules.players.least + (number // len(names)) % span


def _run_named(where: str, look: Callable[[], int | None]) -> int:
    """Run a check and return what it counts; name a broken law, or one that stumbles, with its place."""
    try:
        return look() or 0
    except BrokenLaw as broken:
        raise BrokenLaw(broken.code, explain_broken_law(broken, where)) from None
    except Exception as error:
        stumbled = BrokenLaw("law-stumbled", f"{type(error).__name__}: {error}")
        raise BrokenLaw(stumbled.code, explain_broken_law(stumbled, where)) from error


def inspect(game: Game, rules: RulesAsset, *, seats: int, seed: int, every: int = 1) -> int:
    """Play one random game under all laws and return its number of decisions."""
    return Inspection(game, rules, seats, seed, Redeals()).run(every, game.most_decisions)


def mixed_seed(seed: int, number: int) -> int:
    """Return a seed of its own for every game of a check."""
    return seed * 1_000_003 + number


class Inspection:
    """One random game, and what must be remembered of it while it is watched."""

    def __init__(
        self,
        game: Game,
        rules: RulesAsset,
        seats: int,
        seed: int,
        redeals: Redeals,
        start: Start | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed
        self.redeals = redeals
        self.begun = game.begin(rules, seats, Recorded(FastShuffle(seed)), None, start)
        self.position = self.begun.copy()
        self.luck = Luck(seed, stream=1)
        self.books = Books(self.position)
        self.log: list[tuple[int, Move]] = []
        self.deal = Deal(lambda shuffle: game.begin(rules, seats, shuffle, None, start), 0)
        self.undealt = False
        self.hands_are_new = True

    def run(self, every: int, limit: int) -> int:
        """Play to the end under all laws, once it is sure that there is one."""
        random_play_ends(self.deal.begin(FastShuffle(self.seed)), Luck(self.seed, stream=6), limit)
        while self.position.to_act() and len(self.log) < limit:
            step = self._next_step()
            if self.hands_are_new:
                self.hands_are_new = not fresh_hands_are_private(step)
            if self.luck.below(every * (1 + len(self.log) // LONG)) == 0:
                self._obey(step)
            self._play(step)
        games_end_well(self.position, len(self.log))
        what_is_played_for_decides(self.game.thinking, self.position)
        log_rebuilds_the_game(self.begun, self.log, self.position)
        return len(self.log)

    def _next_step(self) -> Step:
        """Pick a random seat of those to act and a random move for it."""
        acting = self.position.to_act()
        seat = acting[self.luck.below(len(acting))]
        move = open_moves(self.position, seat).pick(self.luck)
        return Step(self.game, self.position, seat, move, self.luck)

    def _obey(self, step: Step) -> None:
        for law in LAWS:
            law(step)
        self.redeals.look(step)
        redeals_could_have_been_dealt(step, self.deal)
        redeals_do_not_lean_to_the_truth(step, self.deal)
        for law in LAWS_OF_SEARCH:
            law(step)

    def _play(self, step: Step) -> None:
        """Play the move, audit the books, and mark where a deal begins."""
        before, heard = self.position.copy(), Listener()
        self.position.play(step.seat, step.move, heard)
        self.books.audit(self.position)
        self.log.append((step.seat, step.move))
        if self.game.thinking.deal(before) != self.game.thinking.deal(self.position):
            self.deal, self.undealt = Deal(_beginning_at(before), before.chances), True
        self.deal.turns.append(PlayedMove(before, step.seat, step.move, heard.events))
        if self.undealt and self.position.chances > self.deal.chances:
            self.undealt, self.hands_are_new = False, True


def _check_starts(inspected: Inspection, every: int, limit: int) -> int:
    """Put a deal from a random start under the laws of starts, and then under all others."""
    game, rules, seed, seats = inspected.game, inspected.rules, inspected.seed, int(inspected.position.seats)
    start = random_start(game, rules, seats, Luck(seed, stream=5))
    decisions = start_is_one_deal(game, rules, start, seed=seed, limit=limit)
    decisions += empty_chairs_are_nobody(game, rules, start, seed=seed, limit=limit)
    decisions += Chain(game, rules, seats, seed).follow(limit)
    return decisions + Inspection(game, rules, seats, seed, inspected.redeals, start).run(every, limit)


def _beginning_at(position: Position) -> Callable[[Shuffle], Position]:
    """Return a game's beginning where the position stands, under another shuffle."""

    def begin(shuffle: Shuffle) -> Position:
        twin = position.copy()
        twin.shuffle = shuffle
        return twin

    return begin
