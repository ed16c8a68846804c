"""One played round as each viewer saw and heard it, written out for people to read and compare.

`python -m parlour.games.bastard_brag.tests.transcript 0` prints it for seat 0, `public` for the public.
"""

import sys

from parlour.cards.notation import card_symbol, cards_symbols
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.show.view import View, ZoneView
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.tests.laid import laid

MOVES = (
    Move("SWAP_SINGLE", slots=(1, 0)),
    Move("SWAP_SINGLE", slots=(2, 1)),
    Move("SWAP_SINGLE", slots=(0, 1)),
    Move("SWAP_ALL", slots=(2, 0, 1)),
    Move("KNOCK"),
    Move("SWAP_SINGLE", slots=(0, 2)),
    Move("SWAP_SINGLE", slots=(2, 0)),
)


def transcript(viewer: int | None) -> str:
    """What the viewer heard of each move and saw after it."""
    position = laid(["5S 9D KC", "2C 3C 7D", "4H 4D 10S"], "5D 2H QS")
    lines = seen(position.view(viewer))
    for move in MOVES:
        listener = Listener()
        lines.append(f"\n> seat {position.turn}: {move.verb} {' '.join(map(str, move.slots))}".rstrip())
        position.play(position.turn, move, listener)
        lines.extend(told(event.seen_by(viewer)) for event in listener.events)
        lines.extend(seen(position.view(viewer)))
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """The event in the words of the game, seats by number."""
    cards = [card_symbol(card) for card in event.cards]
    blanks = {f"card{place}": card for place, card in enumerate(cards, start=1)}
    sentence = GAME.event_sentences()[event.kind]
    return "  " + sentence.format(
        seat=f"Seat {event.seat}", cards=" ".join(cards), amount=event.amount, text=event.text, **blanks
    )


def seen(view: View) -> list[str]:
    """Lives and zones in a few lines."""
    lives = ", ".join(str(seat.counters["lives"]) for seat in view.seats)
    zones = [f"    {place(zone)}: {cards_symbols(zone.cards)}" for zone in view.zones if zone.cards]
    return [f"    {view.phase}: lives {lives}", *zones, *(f"    {note}" for note in view.notes)]


def place(zone: ZoneView) -> str:
    """Where a zone lies, in words."""
    return zone.label if zone.owner is None else f"{zone.label} of seat {zone.owner}"


if __name__ == "__main__":
    print(transcript(None if sys.argv[1] == "public" else int(sys.argv[1])), end="")
