"""Parlour's side: heads-up Five-Card Draw with fixed limit, Big-C for three, copies, and hands."""

from collections.abc import Callable
from functools import partial

from parlour.cards.tables import HandTable
from parlour.engine.rules.finder import find_game
from parlour.lab.speed.games import COPIES, TimedGame
from parlour.lab.speed.hands import JOKERS, dealt_hands, from_python, in_batches, one_at_a_time
from parlour.lab.speed.loops import play_games
from parlour.lab.speed.stopwatch import Work

GAMES_A_GO = 20


def draw_table() -> TimedGame:
    game = find_game("five-card-draw")
    return TimedGame(game, game.rules("fixed-limit"), 2)


def big_c_table() -> TimedGame:
    game = find_game("big-c")
    return TimedGame(game, game.rules(), 3)


def decisions(table: Callable[[], TimedGame]) -> Work:
    """Return the work of whole random games in the compiled loop."""
    begin = table().begin
    return lambda number: (play_games(begin, number * GAMES_A_GO, GAMES_A_GO),)


def copies(table: Callable[[], TimedGame]) -> Work:
    """Return the work of copying in the compiled loop."""
    return table().copies


def copies_from_python(table: Callable[[], TimedGame]) -> Work:
    """Return the work of copying one by one from an interpreted loop."""
    middle = table().middle

    def work(number: int) -> tuple[int]:
        for _ in range(COPIES):
            middle.copy()
        return (COPIES,)

    return work


def ranks(ranked: Callable[[HandTable, list[int]], Work], game: str, jokers: int) -> Work:
    """Return the work of ranking hands by the only table that a game brings."""
    tables = find_game(game).hand_tables
    assert tables is not None, f"{game} ranks hands by a table"
    (table,) = tables().values()
    return ranked(table, dealt_hands(int(table.size), jokers))


MEASURES: dict[str, Callable[[], Work]] = {
    "draw": partial(decisions, draw_table),
    "big-c": partial(decisions, big_c_table),
    "draw copies": partial(copies, draw_table),
    "draw copies from Python": partial(copies_from_python, draw_table),
    "big-c copies": partial(copies, big_c_table),
    "big-c copies from Python": partial(copies_from_python, big_c_table),
    "five": partial(ranks, one_at_a_time, "five-card-draw", 0),
    "five from Python": partial(ranks, from_python, "five-card-draw", 0),
    "five in batches": partial(ranks, in_batches, "five-card-draw", 0),
    "three": partial(ranks, one_at_a_time, "bastard-brag", JOKERS),
    "three from Python": partial(ranks, from_python, "bastard-brag", JOKERS),
    "three in batches": partial(ranks, in_batches, "bastard-brag", JOKERS),
}
