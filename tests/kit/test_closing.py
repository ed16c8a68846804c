"""The close of a pot: who is said to have beaten whom."""

from parlour.engine.play.events import Event
from parlour.engine.words.sentence import sentence_of
from parlour.kit.closing import ShownHand, pot_shown_down


def hands(*seats: int) -> list[ShownHand]:
    """Hands of these seats, the lowest first, each of another name."""
    return [
        ShownHand(seat, sentence_of("short.pair", rank=2 + nth), (0, 1)) for nth, seat in enumerate(seats)
    ]


def beaten_in(event: Event) -> tuple[str, int, int]:
    return event.kind, event.seat, event.other


def test_the_best_hand_beats_the_next_one() -> None:
    event = pot_shown_down(hands(1, 3, 2), [2], [0, 0, 40, 0], [0])
    assert beaten_in(event) == ("beat", 2, 3)
    assert event.close is not None
    assert event.close.shown == [1, 3, 2]


def test_a_better_hand_that_is_not_in_for_the_pot_is_not_beaten() -> None:
    event = pot_shown_down(hands(1, 3, 2), [3], [0, 0, 0, 40], [0])
    assert beaten_in(event) == ("beat", 3, 1)


def test_whoever_is_alone_in_for_the_pot_has_beaten_nobody() -> None:
    event = pot_shown_down(hands(3, 2), [3], [0, 0, 0, 40], [])
    assert beaten_in(event) == ("won-alone", 3, -1)
