"""A short game as each viewer saw and heard it, written out for people to read and compare.

`python -m parlour.games.big_c.tests.transcript 0` prints it for seat 0, `public` for the public.
"""

import sys

from parlour.cards.notation import cards_symbols, parse_cards
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.show.view import View, ZoneView
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.tests.laid import deal_hands, new_game, to_play

HANDS = ["7H 9S KD JOKER", "7H 4C 9H 9D", "5S 5C KC 2S"]
PRESENTS = [(0, 0), (2, 0), (1, 0), (1, 2), (0, 1)]
PLAYS = [
    (2, "5C 5S"),
    (1, "9D 9H"),
    (0, "PASS"),
    (2, "PASS"),
    (1, "4C"),
    (0, "KD"),
    (2, "KC"),
    (1, "PASS"),
    (0, "PASS"),
    (2, "2S"),
]


def opened() -> BigC:
    position = new_game(3)
    deal_hands(position, [parse_cards(hand) for hand in HANDS])
    position.stock = parse_cards("3C 8S QD")
    return position


def moves() -> list[tuple[int, Move]]:
    """Everything that is done, with the seat that does it."""
    presents = [(seat, Move("PRESENT", slots=(slot,))) for seat, slot in PRESENTS]
    return presents + [(seat, to_play(cards)) for seat, cards in PLAYS]


def transcript(viewer: int | None) -> str:
    """What the viewer heard of each move and saw after it."""
    position = opened()
    lines = seen(position.view(viewer))
    for seat, move in moves():
        listener = Listener()
        position.play(seat, move, listener)
        lines.append("")
        lines.extend(told(event.seen_by(viewer)) for event in listener.events)
        lines.extend(seen(position.view(viewer)))
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """The event in the words of the game, seats by number."""
    return GAME.event_sentences()[event.kind].format(
        seat=f"Seat {event.seat}",
        other=f"seat {event.other}",
        cards=cards_symbols(list(event.cards)),
        amount=event.amount,
        text=event.text,
    )


def seen(view: View) -> list[str]:
    """Zones and notes in a few lines."""
    zones = [f"    {place(zone)}: {cards_symbols(zone.cards)}" for zone in view.zones if zone.cards]
    return [
        f"    {view.phase}, stock {view.zone('stock').count}",
        *zones,
        *(f"    {note}" for note in view.notes),
    ]


def place(zone: ZoneView) -> str:
    """Where a zone lies, in words."""
    return zone.label if zone.owner is None else f"{zone.label} of seat {zone.owner}"


if __name__ == "__main__":
    print(transcript(None if sys.argv[1] == "public" else int(sys.argv[1])), end="")
