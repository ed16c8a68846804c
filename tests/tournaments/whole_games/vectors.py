"""Running the worked cases of whole-game formats: names become numbers, and numbers names again."""

from collections import Counter
from fractions import Fraction
from typing import Any

from parlour.tournaments.seating import table_sizes
from parlour.tournaments.whole_games.arena_points import ArenaResult, points_of_games
from parlour.tournaments.whole_games.brackets import first_matches
from parlour.tournaments.whole_games.pairing import pair_key, pair_players
from parlour.tournaments.whole_games.round_robin import circle_rounds
from parlour.tournaments.whole_games.standings import buchholz as buchholz_of
from parlour.tournaments.whole_games.swiss_tables import seat_by_standing

Case = dict[str, Any]
CAPACITY = 6


def round_robin(case: Case) -> Case:
    rounds = circle_rounds(range(1, case["players"] + 1))
    return {"rounds": [[sorted(pair) for pair in pairs] for pairs in rounds]}


def bracket(case: Case) -> Case:
    matches, byes = first_matches(case["players"])
    return {"matches": [list(pair) for pair in matches], "byes": byes}


def pairs(case: Case) -> Case:
    field = Field(case)
    made = pair_players(
        range(len(field.names)), field.points, field.met, Counter(map(field.number, case.get("had_bye", ())))
    )
    return {
        "pairs": [[field.names[one], field.names[other]] for one, other in made.pairs],
        "bye": None if made.bye is None else field.names[made.bye],
        "rematches": made.rematches,
    }


def swiss_tables(case: Case) -> Case:
    field = Field(case)
    chairs: int = case["exact"] if "exact" in case else case.get("capacity", CAPACITY)
    sizes = table_sizes(len(field.names), chairs)
    tables = seat_by_standing(range(len(field.names)), sizes, field.points, field.met)
    filled = sum(chairs - size for size in sizes) if "exact" in case else 0
    return {"tables": [[field.names[who] for who in table] for table in tables], "filled": filled}


def buchholz(case: Case) -> Case:
    names = list(case["points"])
    points = {who: Fraction(case["points"][name]) for who, name in enumerate(names)}
    games = {
        who: [() if met == "bye" else (names.index(met),) for met in case["games"][name]]
        for who, name in enumerate(names)
    }
    found = buchholz_of(points, games)
    order = sorted(points, key=lambda who: (-points[who], -found[who]))
    return {
        "buchholz": {names[who]: plain_number(value) for who, value in found.items()},
        "order": [names[who] for who in order],
    }


def arena(case: Case) -> Case:
    points = points_of_games(ArenaResult(*result) for result in case["results"])
    return {
        "points": [plain_number(each) for each in points],
        "total": plain_number(sum(points, Fraction(0))),
    }


class Field:
    """Those whom a case names in order of standing, as numbers."""

    def __init__(self, case: Case) -> None:
        self.names = list(case["order"])
        given = case.get("points", {})
        self.points = {who: Fraction(given.get(name, 0)) for who, name in enumerate(self.names)}
        meetings = case.get("met", ())
        self.met = Counter(pair_key(self.number(one), self.number(other)) for one, other in meetings)

    def number(self, name: str) -> int:
        return self.names.index(name)


def plain_number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


KINDS = {
    "tournament_round_robin": round_robin,
    "tournament_bracket": bracket,
    "tournament_pairs": pairs,
    "tournament_swiss_tables": swiss_tables,
    "tournament_buchholz": buchholz,
    "tournament_arena": arena,
}
