"""Random games of every kind, position by position, for whatever must hold in all of them."""

from collections.abc import Iterator

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match, SeatCard

GAMES = game_names()


def begun(name: str, seats: int = 0, seed: int = 1) -> Match:
    """A match of this game with as few seats as may be, or with so many."""
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    count = seats or rules.players.least
    cards = [SeatCard(f"Name {seat}", "me") for seat in range(count)]
    return Match.begin(game, rules, cards, seed.to_bytes(32, "big"))


def walk(name: str, moves: int, seats: int = 0, seed: int = 1) -> Iterator[Match]:
    """The same match before its first move, and after each of so many random ones."""
    match, luck = begun(name, seats, seed), Luck(seed)
    yield match
    for _ in range(moves):
        if match.is_over():
            return
        seat = match.to_act()[luck.below(len(match.to_act()))]
        match.play(seat, match.moves(seat).pick(luck))
        yield match


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]
