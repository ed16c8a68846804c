"""Matches for tests: Bastard Brag and High Card between Ann and Bob, played by a repeatable luck."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from parlour.cards.luck import Luck
from parlour.cards.seeds import seed_from_hex
from parlour.client.local_games import facts_of_file, save_game
from parlour.engine.play.start import Start
from parlour.engine.rules.finder import find_game
from parlour.match.export import facts_of
from parlour.match.file.hash_chain import START, with_hash
from parlour.match.file.reader import keep_broken, load
from parlour.match.log import Entry
from parlour.match.match import Match, SeatCard

SEED = seed_from_hex("c0ffee")
ANN_AND_BOB = (SeatCard("Ann", "me"), SeatCard("Bob", "random"))
Tree = dict[str, Any]


def a_match(game: str = "bastard-brag", *, seed: bytes = SEED, save: Path | None = None) -> Match:
    """Return a new match, written to its files where one is named."""
    found = find_game(game)
    switches = {"lives": 1} if game == "bastard-brag" else {}
    match = Match.begin(found, found.rules(switches=switches), ANN_AND_BOB, seed)
    if save is not None:
        save_match(match, save)
    return match


def a_deal(name: str, start: Start | None = None) -> Match:
    """Return a match of one deal, in which by default nobody sits on the second of four chairs."""
    game = find_game(name)
    variant = next(each for each in game.variants() if not game.start_complaint(game.rules(each)))
    cards = [SeatCard(each, "random") for each in ("Ann", "Bob", "Cem", "Dot")]
    return Match.begin(game, game.rules(variant), cards, SEED, start or Start((3, 0, 2, 9), 2))


def play_on(match: Match, moves: int = 10_000, luck_seed: int = 1, *, save: Path | None = None) -> Match:
    """Return the match after so many more random moves, or at its end; written where a file is named."""
    while moves > 0 and not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).pick(Luck(luck_seed, len(match.played))))
        moves -= 1
    if save is not None:
        save_match(match, save)
    return match


def save_match(match: Match, save: Path, entries: Sequence[Entry] | None = None) -> None:
    """Write both files of a match, as leaving its table does; entries where moves were taken back."""
    save_game(facts_of(match, entries), save, is_over=match.is_over())


def go_on(save: Path, moves: int = 10_000, luck_seed: int = 1) -> Match:
    """Go on with the game of a file for so many random moves, and write both files again."""
    loaded = load(save)
    saved = facts_of_file(loaded)
    keep_broken(loaded)
    match, before = loaded.match, loaded.match.n
    play_on(match, moves, luck_seed)
    save_match(match, save, [*saved.entries, *match.played[before:]])
    return match


def trees(save: Path) -> list[Tree]:
    """The lines of a saved game."""
    return [json.loads(line) for line in save.read_text().splitlines()]


def edit_line(save: Path, number: int, change: Callable[[Tree], None]) -> None:
    """Changes one line and leaves all hashes as they are."""
    lines = trees(save)
    change(lines[number - 1])
    save.write_text("".join(json.dumps(tree) + "\n" for tree in lines))


def forge(save: Path, number: int, change: Callable[[Tree], None]) -> None:
    """Changes one line and makes all hashes fit again."""
    edit_line(save, number, change)
    last, forged = START, []
    for tree in trees(save):
        forged.append(with_hash(last, tree))
        last = forged[-1]["hash"]
    save.write_text("".join(json.dumps(tree) + "\n" for tree in forged))
