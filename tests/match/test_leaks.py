"""The shareable file of a running game gives nothing away, and planted leaks in it are caught."""

from pathlib import Path
from typing import Any

import pytest

from parlour.cards.fair import FairShuffle
from parlour.cards.pack import pack
from parlour.cards.seeds import fresh_seed
from parlour.match import export
from parlour.match.file.format import header_tree, turn_tree
from tests.match.tables import SEED, Tree, a_match, play_on, trees

MOVES = 4
PROMISES = ("commitment", "hash")


def leaks(folder: Path) -> list[str]:
    """What a running game's shareable file tells of its seed: two deals of the same table, side by side."""
    other = fresh_seed()
    saves = [
        kept(folder / f"{seed.hex()[:8]}-{seed.hex()[-8:]}.parlour.jsonl", seed) for seed in (SEED, other)
    ]
    headers = [without_promises(trees(save)[0]) for save in saves]
    found = [] if headers[0] == headers[1] else ["the header depends on the seed"]
    for save, seed in zip(saves, (SEED, other), strict=True):
        if seed.hex() in save.read_text():
            found.append("the seed is in the file before the end")
        if any(set(line) != {"n", "seat", "move", "hash"} for line in trees(save)[1:]):
            found.append("a move line holds more than the move")
    return found


def kept(save: Path, seed: bytes) -> Path:
    play_on(a_match(seed=seed), MOVES, save=save)
    return save


def without_promises(header: Tree) -> Tree:
    return {name: value for name, value in header.items() if name not in PROMISES}


def test_a_running_game_gives_nothing_away(tmp_path: Path) -> None:
    assert leaks(tmp_path) == []


def test_a_deck_order_in_the_header_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_deck(game: str, rules: Any, seats: Any, seed: bytes, provenance: Any) -> Tree:
        header = header_tree(game, rules, seats, seed, provenance)
        deck = pack()
        FairShuffle(seed).order(deck, 1)
        header["rules"]["deck"] = deck
        return header

    monkeypatch.setattr(export, "header_tree", with_deck)
    assert leaks(tmp_path) == ["the header depends on the seed"]


def test_the_seed_in_a_move_line_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "turn_tree", lambda n, turn: turn_tree(n, turn) | {"seed": SEED.hex()})
    assert "the seed is in the file before the end" in leaks(tmp_path)
