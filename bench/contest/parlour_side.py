"""Parlour's side: heads-up Five-Card Draw with fixed limit, Big-C for three, copies, and hands."""

from collections.abc import Callable
from functools import partial

from parlour.cards.tables import HandTable
from parlour.engine.rules.finder import find_game
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.five_card_draw.rules.hands import hand_table
from parlour.lab.speed.games import COPIES, Table
from parlour.lab.speed.hands import JOKERS, dealt_hands, from_python, in_batches, one_at_a_time
from parlour.lab.speed.loops import play_games
from parlour.lab.speed.stopwatch import Work

GAMES_A_GO = 20


def draw_table() -> Table:
    game = find_game("five-card-draw")
    return Table(game, game.rules("fixed-limit"), 2)


def big_c_table() -> Table:
    game = find_game("big-c")
    return Table(game, game.rules(), 3)


def decisions(table: Callable[[], Table]) -> Work:
    """Whole random games in the compiled loop."""
    begin = table().begin
    return lambda number: (play_games(begin, number * GAMES_A_GO, GAMES_A_GO),)


def copies(table: Callable[[], Table]) -> Work:
    """Copies in the compiled loop."""
    return table().copies


def copies_from_python(table: Callable[[], Table]) -> Work:
    """Copies made one by one from an interpreted loop."""
    middle = table().middle

    def work(number: int) -> tuple[int]:
        for _ in range(COPIES):
            middle.copy()
        return (COPIES,)

    return work


def ranks(ranked: Callable[[HandTable, list[int]], Work], size: int) -> Work:
    if size == 5:
        return ranked(hand_table(), dealt_hands(5, 0))
    return ranked(hand_scores(find_game("bastard-brag").rules()).table, dealt_hands(3, JOKERS))


MEASURES: dict[str, Callable[[], Work]] = {
    "draw": partial(decisions, draw_table),
    "big-c": partial(decisions, big_c_table),
    "draw copies": partial(copies, draw_table),
    "draw copies from Python": partial(copies_from_python, draw_table),
    "big-c copies": partial(copies, big_c_table),
    "big-c copies from Python": partial(copies_from_python, big_c_table),
    "five": partial(ranks, one_at_a_time, 5),
    "five from Python": partial(ranks, from_python, 5),
    "five in batches": partial(ranks, in_batches, 5),
    "three": partial(ranks, one_at_a_time, 3),
    "three from Python": partial(ranks, from_python, 3),
    "three in batches": partial(ranks, in_batches, 3),
}
