# parlour: hot
"""Closing a deal: the event that says who beat whom, by what and for how much, in games with a pot."""

from typing import Any, Final

from parlour.engine.play.events import Close, Event
from parlour.engine.words.sentence import Sentence, sentence_of

FOLDED: Final = Sentence("close.folded")


class ShownHand:
    """A hand as it is told at the close: its short name, and the places of the cards that make it."""

    def __init__(self, seat: int, name: Sentence, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.name = name
        self.places = places


def making_places(ranks: list[int], *, whole: bool) -> tuple[int, ...]:
    """Return which cards make a hand: all of a run or flush, else those of equal rank, else the highest."""
    if whole:
        return tuple(range(len(ranks)))
    paired = [place for place in range(len(ranks)) if ranks.count(ranks[place]) > 1]
    return tuple(paired) if paired else (ranks.index(max(ranks)),)


def close_of(
    winners: list[int], beaten: list[int], amounts: list[int], *, shown: list[ShownHand], folded: list[int]
) -> Close:
    """Return the close of a deal with these hands shown."""
    names = {hand.seat: hand.name for hand in shown}
    for seat in folded:
        names[seat] = FOLDED
    raised = {f"hand@{hand.seat}": hand.places for hand in shown if hand.places}
    return Close(winners, beaten, amounts, names, raised, [hand.seat for hand in shown])


def pot_shown_down(shown: list[ShownHand], winners: list[int], won: list[int], folded: list[int]) -> Event:
    """Return the close of a pot after a showdown; the hands come from the lowest to the best.

    Whoever is not in for the pot may hold a better hand than its winner, and is not said to be beaten by it.
    """
    beaten = [hand for hand in shown if hand.seat not in winners]
    close = close_of(winners, [hand.seat for hand in beaten], won, shown=shown, folded=folded)
    best = [hand for hand in shown if hand.seat in winners][-1]
    amount = sum([won[seat] for seat in winners])
    more = [_share_of(seat, won) for seat in range(len(won)) if won[seat] > 0 and seat not in winners]
    if len(winners) > 1:
        others = [sentence_of("close.whose", seat=seat) for seat in winners if seat != best.seat]
        return _closing("shared", best, amount, {"others": others, "more": more}, close)
    lower = [hand for hand in shown[: shown.index(best)] if hand.seat not in winners]
    if not lower:
        return _closing("won-alone", best, amount, {"more": more}, close)
    runner_up = lower[-1]
    facts = {"beaten": runner_up.name, "how": _how(best.name, runner_up.name), "more": more}
    return _closing("beat", best, amount, facts, close, runner_up.seat)


def _closing(
    kind: str, best: ShownHand, amount: int, facts: dict[str, Any], close: Close, other: int = -1
) -> Event:
    """Return the event; it says another sentence where the pot is empty, or others take a part of it."""
    if amount == 0:
        kind = f"{kind}-for-nothing"
    elif facts["more"]:
        kind = f"{kind}-and-more"
    facts = {"hand": best.name, **facts}
    return Event(kind, best.seat, amount=amount, other=other, fields=facts, close=close)


def _how(best: Sentence, beaten: Sentence) -> str:
    """Return the verb: hands of one name are parted by something beside it."""
    return "close.narrowly-beats" if best == beaten else "close.beats"


def _share_of(seat: int, won: list[int]) -> Sentence:
    return sentence_of("close.takes", seat=seat, amount=won[seat])


def pot_unopposed(winner: int, won: list[int], folded: list[int]) -> Event:
    """Return the close of a pot whose winner was left alone and showed nothing."""
    close = close_of([winner], [], won, shown=[], folded=folded)
    return Event("unopposed", winner, amount=won[winner], close=close)
