"""The reckoning: what people were told and what they saw, beside what the store has kept."""

from collections import Counter
from collections.abc import Iterator, Sequence

from parlour.match.log import BY_SEAT
from parlour.match.match import Match
from parlour.storage.rows import Row
from parlour.storage.store import Store
from parlour.tables.lobby.rules_store import kept_rules
from parlour.tables.log.rows import entry_of
from parlour.tables.state import TableState
from parlour.wire.views import Scene
from tests.endurance.players import Company, Player, Sight


async def reckon(store: Store, tables: list[Company], *, is_shared: bool = False) -> list[str]:
    """Everything that was lost, doubled or otherwise than it was told; `is_shared` by several processes."""
    found: list[str] = []
    for table in tables:
        rows = await store.rows(table.key)
        opened = entry_of(rows[0])
        rules = await kept_rules(store, opened.settings.the_game(), opened.rules)
        state = TableState(table.key, rules)
        found += [problem for player in table.players for problem in player.problems]
        found += row_gaps(rows)
        found += [problem for player in table.players for problem in _answers(player, rows)]
        found += strange_sights(table.players, state, rows, is_shared=is_shared)
    return found


def row_gaps(rows: list[Row]) -> Iterator[str]:
    """Rows that do not follow each other."""
    if [row.n for row in rows] != list(range(1, len(rows) + 1)):
        yield f"the rows of table {rows[0].table} are not numbered one by one"


def _answers(player: Player, rows: list[Row]) -> Iterator[str]:
    """Each acknowledged answer is one row, and each row of a seat is an answer that was given."""
    moves = {
        row.n: entry_of(row)
        for row in rows
        if row.kind == "move" and row.seat == player.you and row.by == BY_SEAT
    }
    for asked, times in Counter(entry.asked for entry in moves.values()).items():
        if times > 1:
            yield f"{player.name}: the question {asked} was answered {times} times"
    for n, entry in moves.items():
        if entry.move() not in player.sent.get(entry.asked, []):
            yield f"{player.name}: row {n} answers {entry.asked} as nobody did"
    kept = {(entry.asked, entry.move()): n for n, entry in moves.items()}
    for note in player.acked:
        row = kept.get((note.asked, note.move))
        if row is None or row > note.n:
            yield f"{player.name}: the answer to {note.asked}, acknowledged as row {note.n}, is not kept"


def strange_sights(
    players: Sequence[Player], state: TableState, rows: list[Row], *, is_shared: bool = False
) -> Iterator[str]:
    """What was seen before and after a cut is what the rows make of the table.

    Processes that share a table show the close of a deal for a moment, until each has heard of the others.
    """
    seen: dict[int, list[tuple[Player, Sight]]] = {}
    for player in players:
        for sight in player.sights:
            seen.setdefault(sight.seq, []).append((player, sight))
    for n in seen.keys() - {row.n for row in rows}:
        yield f"{seen[n][0][0].name} saw row {n}, which is not kept"
    for row in rows:
        state.fold(row)
        scenes = _scenes(state.match, is_shared) if state.match is not None and row.n in seen else []
        for player, sight in seen.get(row.n, []):
            eyes = state.eyes_of(sight.viewer)
            if not any(_is_same(scene, sight, eyes, player.language) for scene in scenes):
                where = f"row {row.n} ({row.kind}), from seat {sight.viewer},"
                yield f"{player.name} saw another table at {where} than was kept"


def _scenes(match: Match, with_closes: bool) -> list[Scene]:
    """What may be seen of a match after its last move: as it stands, and each deal which that move closed.

    The close of the last deal is not shown by itself: the game stands there still.
    """
    closings = match.closings[:-1] if match.is_over() else match.closings
    shown = closings if with_closes else []
    return [Scene.of(match), *(Scene.of_closing(match, closing.position) for closing in shown)]


def _is_same(scene: Scene, sight: Sight, eyes: int | None, language: str) -> bool:
    """Whoever has just come to a chair sees the game before as everybody does, and in no language."""
    own = scene.own(None) if eyes is None else scene.own(eyes, language)
    return bytes(scene.common(language)) == sight.common and bytes(own) == sight.own
