"""Running the worked cases of tournaments: one function a kind, from a case's input to what comes of it.

A case has names for entrants and texts for tables; here both become the numbers of a log.
"""

from collections.abc import Iterator
from typing import Any

from parlour.tournaments.formats import freeze_out
from parlour.tournaments.log.fold import fold_row, fold_rows
from parlour.tournaments.log.rows import (
    OPEN_CHAIR,
    Break,
    Deal,
    Decision,
    Entered,
    Pair,
    Seats,
    Settled,
    Started,
)
from parlour.tournaments.log.seats import open_table
from parlour.tournaments.log.state import State
from parlour.tournaments.places import go_on, places_of
from parlour.tournaments.prizes import prizes_of
from parlour.tournaments.seating import exact_sizes, is_hand_for_hand, table_sizes
from tests.tournaments.stage import opened
from tests.tournaments.whole_games import vectors as whole_games

Case = dict[str, Any]
CAPACITY = 6


def tables(case: Case) -> Case:
    if "exact" in case:
        sizes, filled = exact_sizes(case["players"], case["exact"])
        return {"table_sizes": sizes, "filled": filled}
    return {"table_sizes": table_sizes(case["players"], case.get("capacity", CAPACITY)), "filled": 0}


def break_(case: Case) -> Case:
    hall = Hall(chairs_of(case), case.get("capacity", CAPACITY))
    hall.play_all_but(case["between"])
    rows = hall.fold(freeze_out.close_empty_tables(hall.state))
    rows += hall.fold(freeze_out.break_tables(hall.state))
    stay, broken = hall.state.floor.staying(), [row.table for row in rows if isinstance(row, Break)]
    to_break = sorted(hall.state.tables.keys() - set(stay))
    return {"stay": texts(stay), "to_break": texts(to_break), "breaks_now": texts(sorted(broken))}


def balance(case: Case) -> Case:
    hall = Hall(case["tables"], case.get("capacity", CAPACITY))
    hall.play_all_but([case["settled"]])
    moves = [
        {
            "who": hall.names[row.entrant],
            "from": [str(row.from_table), row.from_chair],
            "to": [str(row.table), row.chair],
        }
        for row in hall.fold(freeze_out.balance(hall.state, int(case["settled"])))
    ]
    return {
        "moves": moves,
        "sizes": {number: hall.state.floor.size(int(number)) for number in case["tables"]},
    }


def places(case: Case) -> Case:
    names = {who for settlement in case["outs"] for who, _ in settlement} | set(case["left"])
    found = places_of(case["outs"], case["left"], case.get("disqualified", ()))
    return {"places": {who: found.get(who) for who in names}}


def prizes(case: Case) -> Case:
    return {"prizes": prizes_of(case["places"], case["prizes"], case["order"])}


def round_for_round(case: Case) -> Case:
    return {"round_for_round": is_hand_for_hand(case["alive"], case["paid"], case["tables"])}


def final(case: Case) -> Case:
    hall = Hall(chairs_of(case), case.get("capacity", CAPACITY))
    hall.play_all_but(set(case["tables"]) - set(case.get("playing", ())))
    if not freeze_out.is_final(hall.state):
        return {"final": "no"}
    return {"final": "wait" if hall.state.playing else "redraw"}


def late_entry(case: Case) -> Case:
    hall = Hall(case["tables"], case.get("capacity", CAPACITY))
    fold_row(hall.state, Entered("the newcomer"))
    (move,) = hall.fold(freeze_out.seat_newcomers(hall.state))
    return {"table": str(move.table), "chair": move.chair, "opens": str(move.table) not in case["tables"]}


def go_on_(case: Case) -> Case:
    return {"go_on": go_on(case["order"], case.get("absent", ()), case["k"])}


def fold(case: Case) -> Case:
    """Fold orders and settlements; whoever a table's settlements name sits there, in their order."""
    names = {row[1]: list(row[3]) for row in reversed(case["rows"]) if row[0] == "settled"}
    hall = Hall({number: {"chairs": chairs} for number, chairs in names.items()}, CAPACITY)
    stacks: dict[str, int] = {}
    for kind, number, deal, *after in case["rows"]:
        if kind == "order":
            hall.order(int(number), deal)
        elif hall.settle(int(number), deal, after[0]):
            stacks |= {who: hall.entrant(who).stack for who in after[0]}
    return {"owed": [[str(order.table), order.number] for order in hall.state.owed()], "stacks": stacks}


def texts(numbers: list[int]) -> list[str]:
    return [str(number) for number in numbers]


def chairs_of(case: Case) -> Case:
    """Tables of which a case tells the sizes alone."""
    sizes = case["tables"].items()
    return {number: {"chairs": [f"{number}/{chair}" for chair in range(size)]} for number, size in sizes}


class Hall:
    """A tournament with tables as a case has them."""

    def __init__(self, tables: Case, capacity: int) -> None:
        seated = [who for table in tables.values() for who in table["chairs"] if who is not None]
        self.names = seated
        entered = [Entered(who) for who in seated]
        started = Started(order=tuple(range(len(seated))))
        self.state: State = fold_rows([opened(chairs=capacity), *entered, started])
        seats = [Seats(int(number), self._chairs(table["chairs"])) for number, table in tables.items()]
        fold_row(self.state, Pair(1, tuple(seats)))
        for number, table in tables.items():
            open_table(self.state, int(number)).dealer = table.get("dealer", -1)
            self.state.ready.add(int(number))

    def _chairs(self, chairs: list[str | None]) -> tuple[int, ...]:
        return tuple(OPEN_CHAIR if who is None else self.names.index(who) for who in chairs)

    def entrant(self, name: str) -> Any:
        return self.state.entrants[self.names.index(name)]

    def order(self, number: int, deal: int, dealer: int = -1) -> None:
        table = self.state.tables.get(number)
        chairs = tuple(table.chairs) if table is not None else ()
        fold_row(self.state, Deal(number, deal, chairs, (1,) * len(chairs), dealer))

    def settle(self, number: int, deal: int, after: dict[str, int]) -> bool:
        """Whether the settlement was taken in."""
        table = self.state.tables.get(number)
        chairs = [] if table is None else table.chairs
        stacks = [after.get(self.names[who], 1) if who >= 0 else 0 for who in chairs]
        playing = self.state.playing
        fold_row(self.state, Settled(number, deal, tuple(stacks)))
        return self.state.playing < playing

    def play_all_but(self, between: Any) -> None:
        for number, table in self.state.tables.items():
            if str(number) not in between:
                self.order(number, 1, table.dealer)

    def fold(self, decisions: Iterator[Decision]) -> list[Any]:
        """The decisions, each folded before the next is made."""
        made = []
        for decision in decisions:
            fold_row(self.state, decision)
            made.append(decision)
        return made


KINDS = {
    "tournament_tables": tables,
    "tournament_break": break_,
    "tournament_balance": balance,
    "tournament_places": places,
    "tournament_prizes": prizes,
    "tournament_round_for_round": round_for_round,
    "tournament_final": final,
    "tournament_late_entry": late_entry,
    "tournament_go_on": go_on_,
    "tournament_fold": fold,
    **whole_games.KINDS,
}
SKIPPED: dict[str, str] = {}
