"""The laws every game keeps, ours and yours: `laws.check(game)` plays random games and watches them all."""

from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.conservation import Books, games_end_well, log_rebuilds_the_game
from parlour.engine.laws.fairplay import (
    copies_are_independent,
    every_verb_is_explained,
    refusals_change_nothing,
    somebody_can_move,
)
from parlour.engine.laws.secrecy import (
    every_card_has_an_audience,
    fresh_hands_are_private,
    moves_name_no_secret,
    nothing_leaks,
    sealed_choices_stay_sealed,
)
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game

LAWS: tuple[Callable[[Step], None], ...] = (
    somebody_can_move,
    every_verb_is_explained,
    refusals_change_nothing,
    copies_are_independent,
    every_card_has_an_audience,
    nothing_leaks,
    moves_name_no_secret,
    sealed_choices_stay_sealed,
)
LIMIT = 20_000
WHOLE_EVERY = 25


def check(game: Game, games: int = 20, seed: int = 1, every: int = 1, limit: int = LIMIT) -> int:
    """Plays random games over all variants and numbers of seats; returns the decisions seen, or BrokenLaw.

    The books are audited at every decision, the other laws at one in `every`; a game that takes more
    than limit decisions is taken for endless. Where a game has a brief form, most games are played in it.
    """
    whole = [game.rules(name) for name in game.variants()]
    brief = [game.rules(name, switches=game.brief) for name in game.variants()]
    decisions = 0
    for number in range(games):
        variants = whole if number // len(whole) % WHOLE_EVERY == WHOLE_EVERY - 1 else brief
        rules = variants[number % len(variants)]
        span = rules.players.most - rules.players.least + 1
        seats = rules.players.least + (number // len(variants)) % span
        try:
            decisions += inspect(
                game, rules, seats=seats, seed=mixed_seed(seed, number), every=every, limit=limit
            )
        except BrokenLaw as broken:
            where = f"{game.id} ({rules.metadata.variant}), {seats} seats, game {number} of seed {seed}"
            raise BrokenLaw(broken.code, f"{where}: {broken.sentence}") from None
    return decisions


def inspect(
    game: Game, rules: RulesAsset, *, seats: int, seed: int, every: int = 1, limit: int = LIMIT
) -> int:
    """One random game under all laws; returns its number of decisions."""
    position = game.begin(rules, seats, FastShuffle(seed))
    luck = Luck(seed, stream=1)
    books = Books(position)
    log: list[tuple[int, Move]] = []
    hands_seen = False
    while position.to_act() and len(log) < limit:
        step = next_step(position, luck)
        hands_seen = hands_seen or fresh_hands_are_private(step)
        if luck.below(every) == 0:
            obey(step)
        position.play(step.seat, step.move)
        books.audit(position)
        log.append((step.seat, step.move))
    games_end_well(position, len(log), limit)
    log_rebuilds_the_game(game.begin(rules, seats, FastShuffle(seed)), log, position)
    return len(log)


def mixed_seed(seed: int, number: int) -> int:
    """A seed of its own for every game of a check."""
    return seed * 1_000_003 + number


def next_step(position: Position, luck: Luck) -> Step:
    """A random seat of those to act, with a random move."""
    acting = position.to_act()
    seat = acting[luck.below(len(acting))]
    return Step(position, seat, position.moves(seat).pick(luck), luck)


def obey(step: Step) -> None:
    for law in LAWS:
        law(step)
