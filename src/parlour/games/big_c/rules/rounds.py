# parlour: hot
"""How a round of Big-C goes on after a play or a pass: the next turn, the next lead, the end of the game."""

from mypy_extensions import i64

from parlour.engine.play.events import Close, Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.rules.hands import NOTHING
from parlour.games.big_c.rules.redealing import note_only_jokers
from parlour.games.big_c.rules.table import NO_OWNER, OVER, PLAYING, BigCTable


def begin_play(table: BigCTable, teller: Teller | None) -> None:
    """Let the first in order lead the first round."""
    table.stage = PLAYING
    begin_lead(table, teller)


def begin_lead(table: BigCTable, teller: Teller | None) -> None:
    """Ask for a lead; where nobody could ever play again the game is over (§Play)."""
    table.owner = NO_OWNER
    table.top = NOTHING
    table.passed = 0
    if table.all_stuck():
        table.stage = OVER
        for seat in range(table.seats):
            note_only_jokers(table, seat)
        if teller is not None:
            teller.tell(_closing_event(table, "stuck"))
    elif teller is not None:
        teller.tell(Event("leads", table.turn))


def seat_after(table: BigCTable, seat: i64) -> i64:
    """Return the next seat in the order of play."""
    place: i64 = 0
    while i64(table.order[place]) != seat:
        place += 1
    place += 1
    if place == table.seats:
        place = 0
    return i64(table.order[place])


def go_on(table: BigCTable, teller: Teller | None) -> None:
    """Pass the turn to the next who has not passed; the owner of the last hand wins the round (§Play)."""
    table.turn = seat_after(table, table.turn)
    while table.turn != table.owner:
        if (table.passed >> table.turn) & 1 == 0:
            return
        table.turn = seat_after(table, table.turn)
    _win_round(table, teller)


def _win_round(table: BigCTable, teller: Teller | None) -> None:
    """Put the hand on the table away; its owner leads, or has won with the last card (§Play)."""
    table.put_away()
    if table.hands[table.owner].size() == 0:
        end_game(table, table.owner, teller)
        return
    table.round += 1
    begin_lead(table, teller)


def end_game(table: BigCTable, seat: i64, teller: Teller | None) -> None:
    """End the game for the seat that has no cards left (§Play)."""
    table.stage = OVER
    if teller is not None:
        teller.tell(_closing_event(table, "won"))


def _closing_event(table: BigCTable, kind: str) -> Event:
    """Return what closes the deal: who has the fewest cards, and how many the others are left with."""
    counts = [int(hand.size()) for hand in table.hands]
    order = sorted(range(table.seats), key=lambda seat: -counts[seat])
    winners = [seat for seat in order if counts[seat] == counts[order[-1]]]
    beaten = [seat for seat in order if seat not in winners]
    hands = {seat: _cards_left(counts[seat]) for seat in order}
    raised = {"table": tuple(range(len(table.laid)))} if len(table.laid) > 0 else {}
    facts = {
        "winners": [sentence_of("close.seat", seat=seat) for seat in winners],
        "hand": hands[winners[0]],
        "left": [sentence_of("close.left", seat=seat, hand=hands[seat]) for seat in reversed(beaten)],
    }
    close = Close(winners, beaten, [0] * table.seats, hands, raised, shown=[])
    return Event(kind, winners[0], fields=facts, close=close)


def _cards_left(count: int) -> Sentence:
    return sentence_of("short.cards", count=count) if count else Sentence("short.no-cards")


def final_outcome(table: BigCTable) -> Outcome:
    """Place seats by cards left, fewest first; every card counts against its holder (§Play)."""
    left = [-int(hand.size()) for hand in table.hands]
    reason = "ending.no-cards" if max(left) == 0 else "ending.only-jokers"
    return Outcome(places_by([(cards,) for cards in left]), left, reason)
