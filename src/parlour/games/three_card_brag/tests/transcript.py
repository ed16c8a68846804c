"""One played round as each viewer saw and heard it, written out for people to read and compare.

`python -m parlour.games.three_card_brag.tests.transcript 0` prints it for seat 0, `public` for the public.
"""

import sys

from parlour.cards.notation import card_symbol, cards_symbols
from parlour.engine.play.events import Event
from parlour.engine.show.view import View, ZoneView
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.tests.laid import Listener, laid, spelt

MOVES = (
    "BET_BLIND 10",
    "SEE_HAND",
    "CALL",
    "FOLD",
    "DRAW_FROM_DECK",
    "PASS",
    "PICK_FROM_FLOOR",
    "SWAP_CARD 2",
    "SEE_HAND",
    "BET 20",
    "RAISE 20",
    "CALL",
)


def transcript(viewer: int | None) -> str:
    """What the viewer heard of each move and saw after it."""
    position = laid(["AS AD 4C", "KS KD 9H", "2S 5D 8C"], stock="KH 5C", trump="4C")
    lines = seen(position.view(viewer))
    for word in MOVES:
        listener = Listener(position)
        lines.append(f"\n> seat {position.turn}: {word}")
        position.play(position.turn, spelt(position, word), listener)
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
    """Purses and zones in a few lines."""
    counters = ", ".join(f"{name} {number}" for name, number in view.counters.items())
    zones = [f"    {place(zone)}: {cards_symbols(zone.cards)}" for zone in view.zones if zone.cards]
    coins = ", ".join(str(seat.counters["coins"]) for seat in view.seats)
    return [f"    {view.phase}: {counters}; coins {coins}", *zones, *(f"    {note}" for note in view.notes)]


def place(zone: ZoneView) -> str:
    """Where a zone lies, in words."""
    return zone.label if zone.owner is None else f"{zone.label} of seat {zone.owner}"


if __name__ == "__main__":
    print(transcript(None if sys.argv[1] == "public" else int(sys.argv[1])), end="")
