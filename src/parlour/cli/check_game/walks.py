"""Random games to look at: every variant, with few seats and with many, decision by decision."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.engine.play.events import Event
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard

MOST_MOVES: Final = 400
"""So many moves of a game are looked at."""
_NAMES: Final = ("Ann", "Ben", "Clara", "Daniel", "Eve", "Frank", "Grace", "Hugo")


class Moment(NamedTuple):
    """A match between two moves, and what the last one told; `number` counts them within the game."""

    match: Match
    events: list[Event]
    number: int


def walk_games(game: Game) -> Iterator[Moment]:
    """Yield random games of all variants with the fewest seats and the most, moment by moment."""
    for variant in game.variants():
        players = game.rules(variant).players
        for seats in sorted({players.least, players.most}):
            yield from walk(game, variant, seats)


def walk(game: Game, variant: str, seats: int, seed: int = 1) -> Iterator[Moment]:
    """Yield one random game, in its brief form where it has one."""
    match, luck = begin_match(game, ["me"] * seats, variant, seed), Luck(seed, seats)
    heard = 0
    for number in range(MOST_MOVES):
        yield Moment(match, match.told(heard), number)
        heard = match.heard
        if match.is_over():
            return
        acting = match.to_act()
        seat = acting[luck.below(len(acting))]
        match.play(seat, match.moves(seat).pick(luck))


def begin_match(game: Game, players: Sequence[str], variant: str = "default", seed: int = 1) -> Match:
    """Begin a match of these players, in the game's brief form where it has one."""
    people = [SeatCard(_name(seat), player) for seat, player in enumerate(players)]
    return Match.begin(game, game.rules(variant, switches=game.brief), people, seed.to_bytes(32, "big"))


def _name(seat: int) -> str:
    return _NAMES[seat] if seat < len(_NAMES) else f"Player {seat + 1}"
