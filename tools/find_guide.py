"""Looks for a deal that teaches: plays a game over many seeds and writes the best one down as a guide.

`python tools/find_guide.py GAME --seats 3 --changes '{"rounds": 2}' --tries 300` prints a draft.
The learner plays what the house advises, the rivals play as its weakest do; a deal is good when the learner
wins after a handful of decisions and has met many different moves. What is said at each step is for a person
to write.
"""

import argparse
import json
import sys
from hashlib import sha256
from typing import Any

from parlour.cards.fair import FairShuffle
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.players.advice import hint_at
from parlour.players.deciding import decision

LEARNER = 0
SHORTEST, LONGEST = 5, 16
"""So many decisions of the learner make a good first game."""


def play_game(game: Game, rules: Any, seats: int, seed: bytes) -> tuple[Position, list[list[Move]]]:
    """Play a whole game from this seed: the last position and every seat's moves; cut where it is long."""
    position = game.begin(rules, seats, FairShuffle(seed))
    bots = [game.bot(rules, "easy", "easy", Luck(seat, 7)) for seat in range(seats)]
    moves: list[list[Move]] = [[] for _ in range(seats)]
    while not position.is_over() and len(moves[LEARNER]) <= LONGEST:
        seat = position.to_act()[0]
        advised = seat == LEARNER
        move = hint_at(game, position, seat).move if advised else decision(bots[seat], position, seat)
        moves[seat].append(move)
        position.play(seat, move)
    return position, moves


def merit(position: Position, moves: list[list[Move]]) -> float:
    """Return how well a deal teaches; below zero where it does not at all."""
    outcome = position.outcome()
    decisions = moves[LEARNER]
    if outcome is None or outcome.places[LEARNER] != min(outcome.places) or len(decisions) < SHORTEST:
        return -1.0
    return len({move.verb for move in decisions}) - len(decisions) / LONGEST


def move_tree(move: Move) -> dict[str, Any]:
    fields = {"slots": list(move.slots), "cards": cards_text(list(move.cards)), "amount": move.amount}
    return {"verb": move.verb} | {
        name: value for name, value in (fields | {"suit": move.suit}).items() if value
    }


def draft(seed: bytes, moves: list[list[Move]], changes: dict[str, Any]) -> dict[str, Any]:
    steps = [{"say": [f"guide.{n}"], "move": move_tree(move)} for n, move in enumerate(moves[LEARNER], 1)]
    rivals = [[move_tree(move) for move in each] for each in moves[1:]]
    return {
        "seed": seed.hex(),
        "changes": changes,
        "steps": steps,
        "rivals": rivals,
        "goodbye": ["guide.goodbye"],
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seats", type=int, default=3)
    options.add_argument("--changes", type=json.loads, default={}, help="what makes the game short, as JSON")
    options.add_argument("--tries", type=int, default=100)
    asked = options.parse_args()
    game = find_game(asked.game)
    rules = game.rules(change=asked.changes)
    best: tuple[float, dict[str, Any]] = (0.0, {})
    for number in range(asked.tries):
        seed = sha256(f"guide {number}".encode()).digest()
        position, moves = play_game(game, rules, asked.seats, seed)
        if merit(position, moves) > best[0]:
            best = (merit(position, moves), draft(seed, moves, asked.changes))
    if not best[1]:
        sys.exit(
            f"None of {asked.tries} deals teaches: the learner must win in {SHORTEST} to {LONGEST} "
            "decisions. Make the game shorter with --changes, change --seats, or try more deals with --tries."
        )
    print(json.dumps(best[1], indent=2))


if __name__ == "__main__":
    main()
