"""Playing the games of an experiment: any process that is given the same deals writes the same results."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Final, TypeVar

from parlour.engine.bot import Bot
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.lab.definition import Definition, rules_of
from parlour.lab.errors import StoppedGame
from parlour.lab.models.spending import Spending
from parlour.lab.players import order_of, seating
from parlour.lab.results import DealResult, GameResult, encode_results
from parlour.lab.run.fingerprint import check_same_code
from parlour.lab.seeding import luck_for, shuffle_for
from parlour.players.deciding import SeatedThinker, decision
from parlour.players.kinds import Maker, any_maker

Played = TypeVar("Played")
Watch = Callable[[Position, int, Move], None]
"""Is shown every decision: the position in which it was made, the seat, and the move before it is played."""

LONGEST_GAME: Final = 100_000
"""After so many decisions a game is unfinished; the longest seen, of random players, have a tenth of that."""


def play_deals(definition: Definition, deals: Sequence[int], spending: Spending | None = None) -> bytes:
    """Return the results of these deals, every one played once in each rotation.

    Where models play, `spending` keeps what they decide and what they may cost; a deal of which a game was
    stopped has no result.
    """
    return encode_results(counted_deals(partial(play_deal, definition, spending=spending), deals))


def counted_deals(play: Callable[[int], Played], deals: Sequence[int]) -> list[Played]:
    """Return what playing each of these deals gives; nothing of one in which a game was stopped."""
    counted = []
    for deal in deals:
        with suppress(StoppedGame):
            counted.append(play(deal))
    return counted


def play_deals_there(definition: Definition, deals: Sequence[int]) -> bytes:
    """Play on a worker of a cluster, if it has the same code and books as whoever asks."""
    game, rules = rules_of(definition)
    check_same_code(definition.code, game.package, definition.players, rules)
    return play_deals(definition, deals)


def play_deal(definition: Definition, deal: int, spending: Spending | None = None) -> DealResult:
    rotations = range(len(definition.players))
    games = (play_game(definition, deal, rotation, spending=spending) for rotation in rotations)
    return DealResult(deal, tuple(games))


def play_game(
    definition: Definition,
    deal: int,
    rotation: int,
    *,
    spending: Spending | None = None,
    watch: Watch | None = None,
) -> GameResult:
    """Play one game to its end, or as far as any game is played."""
    game, rules = rules_of(definition)
    position = game.begin(rules, definition.seats, shuffle_for(definition.seed, deal))
    bots = _bots_for(definition, deal, rotation)
    for seat, bot in enumerate(bots):
        if spending is not None and isinstance(bot, SeatedThinker):
            spending.seat(bot, seat, deal=deal, rotation=rotation)
    decisions = play_out(position, bots, watch)
    outcome = position.outcome()
    if position.to_act():
        return GameResult((1,) * definition.seats, (0,) * definition.seats, decisions, unfinished=True)
    assert outcome is not None, "a game that is over has an outcome"
    return GameResult(tuple(outcome.places), tuple(outcome.tallies), decisions)


def play_out(position: Position, bots: Sequence[Bot], watch: Watch | None = None) -> int:
    """Let the bots play to the end and return after how many decisions that was; refuse illegal moves.

    A game that does not end is left after the most decisions there may be.
    """
    decisions, told = 0, Listener()

    def after(heard: int) -> list[Event]:
        return told.events[heard:]

    teller = told if any(bot.listens for bot in bots) else None
    while decisions < LONGEST_GAME and (acting := position.to_act()):
        seat = acting[0]
        move = decision(bots[seat], position, seat, after)
        if watch is not None:
            watch(position, seat, move)
        position.apply(seat, move, teller)
        decisions += 1
    return decisions


def _bots_for(definition: Definition, deal: int, rotation: int) -> list[Bot]:
    """Return new bots on their seats, each with luck of its own."""
    order = order_of(len(definition.players), definition.seed, deal)
    game, rules = rules_of(definition)
    bots = []
    for seat, player in enumerate(seating(order, definition.seats, rotation)):
        luck = luck_for(definition.seed, deal, rotation, seat)
        bots.append(_makers(definition)[player](game, rules, luck))
    return bots


@cache
def _makers(definition: Definition) -> list[Maker]:
    return [any_maker(word) for word in definition.players]
