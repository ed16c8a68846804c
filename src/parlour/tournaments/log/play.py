# parlour: hot
"""Folding play: what is ordered at tables, what comes of it, and who waits."""

from collections.abc import Collection

from parlour.tournaments.log.rows import HAND_FOR_HAND, Deal, Hold, Level, Settled
from parlour.tournaments.log.seats import open_table
from parlour.tournaments.log.state import Game, State
from parlour.tournaments.log.tables import TableNumbers


def fold_deal(state: State, row: Deal) -> None:
    """Note an order; one that was given already changes nothing."""
    table = state.tables.get(row.table)
    if table is None or table.is_broken:
        table = open_table(state, row.table)
    if table.is_playing() or row.number <= table.settled:
        return
    if not state.playing:
        _release_tables(state)
    state.playing += 1
    table.order, table.dealer, table.hold = row, row.dealer, ""
    for numbers in (state.ready, state.held, state.released):
        if numbers:
            numbers.discard(row.table)
    state.arrived.difference_update(row.chairs)


def _release_tables(state: State) -> None:
    """Note which tables have waited for each other, and are dealt together."""
    waiting = sorted(state.ready + state.held)
    state.released = TableNumbers([number for number in waiting if state.floor.size(number) > 1])


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
        _carry_stacks(state, order, row)
        table.dealer = _dealer_before(row.next_dealer, table.dealer, row.stacks)
    else:
        _keep_game(state, Game(table.round, order, row))


def _keep_game(state: State, game: Game) -> None:
    """Note a whole game, and who has withdrawn in it."""
    for who in game.order.chairs:
        if who >= 0:
            state.games_of.setdefault(who, []).append(len(state.games))
            if state.entrants[who].is_leaving:
                state.leaving.append(who)
    state.games.append(game)


def _carry_stacks(state: State, order: Deal, row: Settled) -> None:
    """Take over the stacks after a deal, and note who has lost everything, has withdrawn, or forfeits."""
    entrants, after = state.entrants, row.stacks
    forfeit = _who_forfeits(state, order, row) if state.regulations.absence.policy == "forfeit" else ()
    for chair, who in enumerate(order.chairs):
        if who < 0:
            continue
        entrant = entrants[who]
        entrant.stack = after[chair]
        if entrant.gift:
            entrant.stack, entrant.gift = entrant.stack + entrant.gift, 0
        if not entrant.stack or entrant.is_leaving or who in forfeit:
            entrant.had = order.stacks[chair]
            state.leaving.append(who)


def _who_forfeits(state: State, order: Deal, row: Settled) -> Collection[int]:
    """Count the deals in a row that each has sat out, and return who did so too often."""
    entrants = [(chair, state.entrants[who]) for chair, who in enumerate(order.chairs) if who >= 0]
    for chair, entrant in entrants:
        entrant.absences = entrant.absences + 1 if chair in row.absent else 0
    return [entrant.number for _, entrant in entrants if entrant.absences >= state.regulations.absence.rounds]


def _dealer_before(next_dealer: int, dealer: int, stacks: tuple[int, ...]) -> int:
    """Return the chair that counts as having dealt last, so that the game's next dealer comes after it.

    That is whoever dealt where the office goes round, and who sits down in between has it first; -1 where
    chance decides.
    """
    if next_dealer < 0:
        return -1
    count = len(stacks)
    between = range(dealer + 1, dealer + 1 + (next_dealer - dealer - 1) % count)
    if dealer < 0 or any(stacks[chair % count] for chair in between):
        return (next_dealer - 1) % count
    return dealer


def fold_hold(state: State, row: Hold) -> None:
    state.tables[row.table].hold = row.why
    state.ready.discard(row.table)
    state.held.add(row.table)
    if row.why == HAND_FOR_HAND:
        state.had_hand_for_hand = True


def fold_level(state: State, row: Level) -> None:
    state.level, state.level_deals, state.level_since = row.level, 0, state.now
