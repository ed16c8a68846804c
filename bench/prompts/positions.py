"""The positions: from seeded games between house bots, written down with their moves and what `hard` plays.

Usage: python -m bench.prompts.positions [--each 200] [--seed 25]
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from, move_tree
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import decision
from parlour.players.house import house_bot
from parlour.players.seating import bot_turn, bots_for

FILE: Final = Path(__file__).with_name("positions.jsonl")
OF_A_GAME: Final = 10
"""So many positions of one game at most, so that no long game has them all."""
MOST_MOVES: Final = 80
"""Of a game only so many moves are played, which keeps the file small."""
MOST_SEATS: Final = 5
PLAYERS: Final = ("easy", "medium", "hard")


class Chosen(NamedTuple):
    """One position of a game: after so many moves this seat is to act, and `hard` plays `judged`."""

    n: int
    seat: int
    judged: Move


class Written(NamedTuple):
    """A game with its first moves, and the positions that were chosen of it."""

    match: Match
    chosen: list[Chosen]


def written_games(path: Path = FILE) -> Iterator[Written]:
    """Yield every game of the file, played again."""
    for line in path.read_text("utf-8").splitlines():
        tree = json.loads(line)
        match = _begin(find_game(tree["game"]), tree["players"], bytes.fromhex(tree["seed"]))
        for seat, *move in tree["moves"]:
            match.play(seat, _unpack(move))
        yield Written(match, [Chosen(n, seat, move_from(move)) for n, seat, move in tree["chosen"]])


def _begin(game: Game, players: list[str], seed: bytes) -> Match:
    cards = [SeatCard(f"Player {seat}", f"house:{level}") for seat, level in enumerate(players, start=1)]
    return Match(game, game.rules(), cards, seed)


def _pack(move: Move) -> list[Any]:
    """Return a move in a short form: its parts, without the empty ones at the end."""
    parts: list[Any] = [move.verb, list(move.slots), list(move.cards), move.amount, move.suit]
    while not parts[-1]:
        parts.pop()
    return parts


def _unpack(parts: list[Any]) -> Move:
    usual: list[Any] = ["", [], [], 0, ""]
    verb, slots, cards, amount, suit = parts + usual[len(parts) :]
    return Move(verb, tuple(slots), tuple(cards), amount, suit)


def choose_positions(game: Game, each: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield games with so many positions in all, at which there is more than one move."""
    rules, found = game.rules(), 0
    seats = cycle(range(rules.players.least, min(rules.players.most, MOST_SEATS) + 1))
    for number in range(each):
        if found >= each:
            return
        name = f"prompts {game.id} {seed} {number}".encode()
        players = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(next(seats))]
        written = _play_and_choose(_begin(game, players, sha256(name).digest()), each - found)
        found += len(written["chosen"])
        yield {"game": game.id, "players": players, **written}


def _play_and_choose(match: Match, most: int) -> dict[str, Any]:
    """Return the beginning of a game, its seed and some of its positions, chosen by luck of their own."""
    bots, open_at = bots_for(match), list[int]()
    while match.to_act() and match.n < MOST_MOVES:
        if match.moves(match.to_act()[0]).count() > 1:
            open_at.append(match.n)
        bot_turn(match, bots)
    luck = Luck(int.from_bytes(match.seed[:8], "big"))
    while len(open_at) > min(OF_A_GAME, most):
        open_at.pop(luck.below(len(open_at)))
    turns = match.played
    return {
        "seed": match.seed.hex(),
        "moves": [[turn.seat, *_pack(turn.move)] for turn in turns],
        "chosen": [[n, turns[n].seat, move_tree(_judge(match.at(n)))] for n in open_at],
    }


def _judge(match: Match) -> Move:
    """Return what `hard` plays here, having heard the whole game."""
    seat = match.to_act()[0]
    bot = house_bot(match.game, match.rules, "house:hard", Luck(match.n))
    return decision(bot, match.position, seat, match.told)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=200, help="positions of a game")
    parser.add_argument("--seed", type=int, default=25)
    wanted = parser.parse_args()
    with FILE.open("w", encoding="utf-8") as file:
        for game in all_games():
            for tree in choose_positions(game, wanted.each, wanted.seed):
                file.write(json.dumps(tree, separators=(",", ":")) + "\n")
            print(game.id, flush=True)


if __name__ == "__main__":
    main()
