"""Folding play: what is ordered at tables, what comes of it, and who waits."""

from parlour.tournaments.log.rows import HAND_FOR_HAND, Deal, Hold, Level, Settled
from parlour.tournaments.log.seats import open_table
from parlour.tournaments.log.state import Game, State
from parlour.tournaments.log.tables import Entrant, Table, TableNumbers


def fold_deal(state: State, row: Deal) -> None:
    """Note an order; one that was given already changes nothing."""
    table = open_table(state, row.table)
    if table.is_playing() or row.number <= table.settled:
        return
    if not state.playing:
        _release_tables(state)
    state.playing += 1
    table.order, table.dealer, table.hold = row, row.dealer, ""
    for numbers in (state.ready, state.held, state.released):
        numbers.discard(row.table)
    for who in row.chairs:
        if who >= 0:
            state.entrants[who].has_arrived = False


def _release_tables(state: State) -> None:
    """Note which tables have waited for each other, and are dealt together."""
    waiting = sorted(state.ready + state.held)
    state.released = TableNumbers(number for number in waiting if state.floor.size(number) > 1)


def fold_settled(state: State, row: Settled) -> None:
    """Take in what came of an order; what is reported twice, or too late, changes nothing."""
    table = state.tables.get(row.table)
    order = table.order if table is not None and table.is_playing() else None
    if table is None or order is None or order.number != row.number:
        return
    table.settled = row.number
    state.playing -= 1
    state.level_deals += 1
    state.ready.add(row.table)
    if order.stacks:
        _carry_stacks(state, table, order, row)
    else:
        _keep_game(state, Game(table.round, order, row))
    for who in order.chairs:
        if who >= 0 and _must_leave(state, state.entrants[who]):
            state.leaving.append(who)


def _keep_game(state: State, game: Game) -> None:
    for who in game.order.chairs:
        if who >= 0:
            state.games_of.setdefault(who, []).append(len(state.games))
    state.games.append(game)


def _carry_stacks(state: State, table: Table, order: Deal, row: Settled) -> None:
    """Take over the stacks after a deal, and who deals next."""
    for chair, who in enumerate(order.chairs):
        if who >= 0:
            entrant = state.entrants[who]
            entrant.had = order.stacks[chair]
            entrant.stack = row.stacks[chair] + entrant.gift
            entrant.gift = 0
            entrant.absences = entrant.absences + 1 if chair in row.absent else 0
    table.dealer = _dealer_before(row.next_dealer, table.dealer, row.stacks)


def _dealer_before(next_dealer: int, dealer: int, stacks: tuple[int, ...]) -> int:
    """Return the chair that counts as having dealt last, so that the game's next dealer comes after it.

    That is whoever dealt where the office goes round, and who sits down in between has it first; -1 where
    chance decides.
    """
    if next_dealer < 0:
        return -1
    count = len(stacks)
    turns = ((dealer + step) % count for step in range(1, count + 1))
    if dealer >= 0 and next_dealer == next((chair for chair in turns if stacks[chair]), -1):
        return dealer
    return (next_dealer - 1) % count


def _must_leave(state: State, entrant: Entrant) -> bool:
    if entrant.is_leaving or (entrant.stack == 0 and state.stack > 0):
        return True
    absence = state.regulations.absence
    return absence.policy == "forfeit" and entrant.absences >= absence.rounds


def fold_hold(state: State, row: Hold) -> None:
    state.tables[row.table].hold = row.why
    state.ready.discard(row.table)
    state.held.add(row.table)
    if row.why == HAND_FOR_HAND:
        state.had_hand_for_hand = True


def fold_level(state: State, row: Level) -> None:
    state.level, state.level_deals, state.level_since = row.level, 0, state.now
