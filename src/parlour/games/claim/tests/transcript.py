"""One played deal as each viewer saw and heard it, written out for people to read and compare.

`python -m parlour.games.claim.tests.transcript 0` prints it for seat 0, `public` for the public.
"""

import sys

from parlour.cards.notation import card_symbol, cards_symbols
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.show.view import View, ZoneView
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.tests.laid import dealt

HANDS = ["AS KS 4D", "JS 9H 2C", "KH QH 3D", "10C 8D 6S"]
CHOICES = (
    (2, Move("DECLARE", suit="H")),
    (0, Move("DECLARE", slots=(1,), suit="S")),
    (3, Move("STAY_SILENT")),
    (1, Move("DECLARE", slots=(0,), suit="S")),
)
PLAN = {
    (1, 0): Move("PICK_UP", slots=(2,)),
    (1, 1): Move("DECLARE", suit="C"),
    (3, 0): Move("CALL_SHOWDOWN"),
}
"""What a seat does in a floor round, where it does not decline."""


def transcript(viewer: int | None) -> str:
    """What the viewer heard of each move and saw after it; sealed moves are written out for their maker."""
    position = dealt(HANDS, pile="QS 7D", maxDeals=1)
    lines = seen(position.view(viewer))
    for seat, move in CHOICES:
        named = spelt(move) if viewer == seat else "a sealed choice"
        lines.extend(played(position, seat, move, viewer, named))
    while position.to_act():
        move = PLAN.get((position.round, position.turn), Move("DECLINE"))
        lines.extend(played(position, position.turn, move, viewer, spelt(move)))
    return "\n".join(lines) + "\n"


def played(position: Claim, seat: int, move: Move, viewer: int | None, named: str) -> list[str]:
    listener = Listener()
    position.play(seat, move, listener)
    heard = [told(event.seen_by(viewer)) for event in listener.events]
    return [f"\n> seat {seat}: {named}", *heard, *seen(position.view(viewer))]


def spelt(move: Move) -> str:
    return (
        " ".join([move.verb, move.suit, *(str(slot + 1) for slot in move.slots)]).replace("  ", " ").strip()
    )


def told(event: Event) -> str:
    """The event in the words of the game, seats by number."""
    cards = [card_symbol(card) for card in event.cards]
    blanks = {f"card{place}": card for place, card in enumerate(cards, start=1)}
    return "  " + GAME.event_sentences()[event.kind].format(
        seat=f"Seat {event.seat}",
        other=f"seat {event.other}",
        cards=" ".join(cards),
        amount=event.amount,
        text=event.text,
        **blanks,
    )


def seen(view: View) -> list[str]:
    """Seats and zones in a few lines."""
    zones = [f"    {placed(zone)}: {cards_symbols(zone.cards)}" for zone in view.zones if zone.cards]
    seats = [f"{seat.counters['budget']} {'/'.join(seat.badges) or '-'}" for seat in view.seats]
    return [f"    {view.phase}: {'; '.join(seats)}", *zones, *(f"    {note}" for note in view.notes)]


def placed(zone: ZoneView) -> str:
    return zone.label if zone.owner is None else f"{zone.label} of seat {zone.owner}"


if __name__ == "__main__":
    print(transcript(None if sys.argv[1] == "public" else int(sys.argv[1])), end="")
