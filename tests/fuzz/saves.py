"""Saved games as somebody may send them: damaged by chance, or forged with hashes that fit."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.cards.seeds import value_commitment
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.export import export_game, export_private, facts_of
from parlour.match.file.hash_chain import START, with_hash
from parlour.match.file.private_file import private_path
from parlour.match.log import Entry, Undo
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Provenance, mix_of
from tests.fuzz import nasty
from tests.fuzz.runner import ran

_MOVES: Final = (2, 9, 25, 400)
_COMMANDS: Final = (["verify"], ["replay"], ["resume"], ["resume", "--mend"], ["replay", "--as", "0"])

Saved = tuple[bytes, bytes]
"""The bytes of the saved game and of its private file, none where there is none."""


def complaint(luck: Random, house: Path) -> tuple[list[str], str]:
    """One damaged or forged save, and what is wrong with how a command took it."""
    public, private = _sound(luck.choice(game_names()), luck.choice(_MOVES), luck.randrange(3))
    spoil = luck.choice((_forged, _forged, _forged, _damaged, _with_line))
    if private and luck.random() < 0.25:
        private = _damaged(private, luck) if luck.random() < 0.5 else _with_field(private, luck)
    else:
        public = spoil(public, luck)
    save = house / "x.parlour.jsonl"
    save.write_bytes(public)
    if private:
        private_path(save).write_bytes(private)
    arguments = [*luck.choice(_COMMANDS), save.name]
    done = ran(arguments, luck.choice(("q\n", "\n\n?\nr\nq\n", "")))
    return arguments, done.complaint() or _commands_in(done.out + done.err)


def _commands_in(said: str) -> str:
    """Letters that would command a terminal."""
    wrong = sorted({letter for letter in said if not letter.isprintable() and letter not in "\n\f"})
    return f"letters that command a terminal: {wrong}" if wrong else ""


@cache
def _sound(name: str, moves: int, seed: int) -> Saved:
    """A game of a mixed seed after so many random moves, some taken back, as it lies on disk."""
    game, luck = find_game(name), Luck(seed, moves)
    rules = game.rules(game.variants()[seed % len(game.variants())], {}, game.brief if moves > 25 else {})
    seats = [SeatCard(f"P{seat}", "me" if seat == 0 else "random") for seat in range(rules.players.least)]
    mix = mix_of(
        bytes(32), [value_commitment(bytes([seed] * 32)), *[""] * len(seats[1:])], [None] * len(seats)
    )
    match = Match(game, rules, seats, mix.seed(bytes(32)))
    match.provenance = Provenance(mix=mix, secret=bytes(32), reveal="never" if seed == 2 else "end")
    entries: list[Entry] = []
    while not match.is_over() and match.n < moves:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).pick(luck), by="seat" if seed else "bot", at=seed * match.heard)
        entries.append(match.played[-1])
        if luck.below(9) == 0 and not match.is_over():
            undo = Undo(1 + luck.below(min(3, match.n)), "host", seed)
            match.undo(undo.moves)
            entries.append(undo)
    saved = facts_of(match, entries)
    return export_game(saved), b"" if match.is_over() else export_private(saved)


def _damaged(content: bytes, luck: Random) -> bytes:
    """Bytes changed, cut out, doubled or cut off."""
    place, size = luck.randrange(len(content)), luck.choice((1, 1, 2, 30, 2000))
    junk = bytes(luck.randrange(256) for _ in range(min(size, 30)))
    kinds = (junk, b"", content[place : place + size] * 2, b"\n", b"\0", b"\\ud800", b"[" * size, b"\xff\xfe")
    if luck.random() < 0.2:
        return content[:place]
    return content[:place] + luck.choice(kinds) + content[place + size :]


def _with_line(content: bytes, luck: Random) -> bytes:
    """A line lost, moved, doubled, or one that was never there; the hashes as they were, or made to fit."""
    lines = content.splitlines(keepends=True)
    place, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    junk = json.dumps(nasty.value(luck)).encode() + b"\n"
    kinds: tuple[list[bytes], ...] = (
        [],
        [lines[other]],
        [lines[place]] * 2,
        [junk],
        [junk, lines[place]],
        [b"\n"],
        [b"{}\n"],
    )
    lines[place : place + 1] = luck.choice(kinds)
    return b"".join(lines) if luck.random() < 0.5 else _hashed(b"".join(lines))


def _forged(content: bytes, luck: Random) -> bytes:
    """A field of some line changed, and all hashes made to fit again."""
    lines = content.splitlines(keepends=True)
    place = 0 if luck.random() < 0.6 else luck.randrange(len(lines))
    lines[place] = _with_field(lines[place], luck)
    return _hashed(b"".join(lines))


def _with_field(line: bytes, luck: Random) -> bytes:
    """The line with some field changed, however deep, or with one more or less."""
    tree = json.loads(line)
    inner: Any = tree
    while True:
        places = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        below = [place for place in places if isinstance(inner[place], dict | list) and inner[place]]
        if not below or luck.random() < 0.25:
            break
        inner = inner[luck.choice(below)]
    _change(inner, luck)
    return json.dumps(tree).encode() + b"\n"


def _change(inner: Any, luck: Random) -> None:
    """Puts a nasty value in some place of this group or list, takes one out, or adds one."""
    places = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
    kind = luck.random()
    if places and kind < 0.8:
        place = luck.choice(places)
        inner[place] = nasty.near(inner[place], luck) if luck.random() < 0.6 else nasty.value(luck)
    elif places and kind < 0.9:
        del inner[luck.choice(places)]
    elif isinstance(inner, dict):
        inner[nasty.text(luck)] = nasty.value(luck)
    else:
        inner.append(nasty.value(luck))


def _hashed(content: bytes) -> bytes:
    """The lines with hashes that fit, as far as they are lines."""
    last, lines = START, []
    for line in content.splitlines():
        try:
            tree = with_hash(last, json.loads(line))
        except (ValueError, AttributeError, TypeError, RecursionError):
            lines.append(line)
            continue
        last = tree["hash"]
        lines.append(json.dumps(tree).encode())
    return b"".join(line + b"\n" for line in lines)
