"""Tournaments of whole games in every format, as chance plays them."""

from random import Random
from typing import Any

import msgspec

from parlour.tournaments.formats import Occasion, carries_stacks, find_format, format_names
from tests.tournaments.formats.playing import Chance, Played, check_cut, check_laws, play_by_chance

LATE: dict[str, Any] = {
    "late_entry": {"closed_from_level": 200},
    "reentry": {"closed_from_level": 200, "times": 9},
}
COMING_AND_GOING = Chance(enter=0.02, come_back=0.05)
SETUPS: dict[str, tuple[dict[str, Any], Chance]] = {
    "shoot-out": ({"chairs": 4}, Chance()),
    "group-knockout": ({"chairs": 5, "options": {"go_on": 2, "games": 2}}, Chance()),
    "swiss": ({"chairs": 2} | LATE, COMING_AND_GOING),
    "swiss at tables": ({"chairs": 4, "options": {"rounds": 4}} | LATE, COMING_AND_GOING),
    "round-robin": ({"chairs": 2}, Chance(come_back=0.02)),
    "round-robin at tables": ({"chairs": 4}, Chance()),
    "single-elimination": ({"chairs": 2, "options": {"best_of": 3}}, Chance()),
    "double-elimination": ({"chairs": 2}, Chance()),
    "arena": ({"chairs": 2, "options": {"minutes": 2}} | LATE, COMING_AND_GOING),
    "arena at tables": ({"chairs": 4, "options": {"minutes": 2}} | LATE, COMING_AND_GOING),
}


def usual_fields(name: str) -> dict[str, Any]:
    """Return regulations for a format that nobody has named: the first that it proposes, at a small table."""
    found = find_format(name)
    chairs = max(2, found.chairs[0])
    proposed = next(iter(found.propose(Occasion(8, chairs, 240.0, 1.0, 1.0))))
    return {"chairs": chairs, "format": msgspec.to_builtins(proposed.options)}


def _setup_of(name: str) -> tuple[dict[str, Any], Chance]:
    fields = usual_fields(name)
    return {"chairs": fields["chairs"], "options": {**fields["format"], "name": name}}, Chance()


SETUPS |= {
    name: _setup_of(name) for name in format_names() if name not in SETUPS and not carries_stacks(name)
}


def play(name: str, entrants: int, seed: int) -> Played:
    changes, chance = SETUPS[name]
    return play_by_chance(Played(name.partition(" ")[0], entrants, **dict(changes)), seed, chance)


def check_random_tournament(name: str, seed: int) -> int:
    """Play one of 2 to 39 entrants, see that it keeps the laws also where its log is cut; return its rows."""
    luck = Random(seed)
    played = play(name, luck.randrange(2, 40), seed)
    check_laws(played)
    check_cut(played, luck.randrange(played.batches[0], len(played.rows) + 1))
    return len(played.rows)
