# parlour: hot
"""The showdown at Bastard Brag: hands are shown, lives are lost, the deal passes on or the game ends."""

from typing import Any, Final

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.bastard_brag.rules.closing import closing_event
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.table import DEALING, OVER, BastardTable
from parlour.kit.turns import next_seat

_ROUND: Final = 16
"""`left_at` is the round in which a seat went out times this, which is more than any lives, and its lives."""


def show_hands(table: BastardTable, teller: Teller | None) -> None:
    """Show all hands; the lowest lose lives (§Scoring)."""
    live = table.live()
    strengths = _shown_strengths(table)
    table.known[: table.centre] = [EVERYONE] * table.centre
    losses = round_losses(strengths, live, knocker=table.knocker, terms=table.terms)
    if teller is not None:
        _tell_hands(table, strengths, teller)
        _tell_losses(table, losses, teller)
    before = table.lives if teller is None else table.lives[:]
    lose_lives(table, losses)
    if teller is not None:
        teller.tell(closing_event(table, strengths, before))
    end_round(table)


def _shown_strengths(table: BastardTable) -> list[int]:
    """Return the strength of every live seat's hand, 0 for the others."""
    strengths = [0] * table.seats
    for seat in range(table.seats):
        if table.lives[seat] > 0:
            strengths[seat] = table.terms.scores.strength(table.cards, HAND * seat)
    return strengths


def lose_lives(table: BastardTable, losses: list[int]) -> None:
    """Take the lives away; nobody owes more than the last one."""
    for seat, lost in enumerate(losses):
        before = table.lives[seat]
        table.lives[seat] = max(0, before - lost)
        if before > 0 and table.lives[seat] == 0:
            table.left_at[seat] = table.round * _ROUND + before


def end_round(table: BastardTable) -> None:
    """End the game when at most one has lives; else pass the deal to the next live player (§Scoring).

    What began from a start ends with its deal (§One deal).
    """
    if table.alive() <= 1 or table.start is not None:
        table.stage = OVER
        return
    table.stage = DEALING
    table.round += 1
    table.dealer = next_seat(table.dealer, table.live())


def _tell_hands(table: BastardTable, strengths: list[int], teller: Teller) -> None:
    for seat in range(table.seats):
        if table.lives[seat] == 0:
            continue
        cards = tuple(table.cards[HAND * seat : HAND * seat + HAND])
        score = strengths[seat] // KICKERS
        facts: dict[str, Any] = {"hand": table.terms.scores.kind(score)}
        teller.tell(Event("showed", seat, cards, (EVERYONE,) * HAND, amount=score, fields=facts))


def _tell_losses(table: BastardTable, losses: list[int], teller: Teller) -> None:
    for seat, lost in enumerate(losses):
        if lost > 0:
            _tell_loss(seat, lost, table.lives[seat], teller)


def _tell_loss(seat: int, lost: int, lives: int, teller: Teller) -> None:
    gone = min(lost, lives)
    teller.tell(Event("lost-lives" if gone > 1 else "lost-a-life", seat, amount=gone))
    if gone == lives:
        teller.tell(Event("went-out", seat))
