# parlour: hot
"""The showdown at Bastard Brag: hands are shown, lives are lost, the deal passes on or the game ends."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.bastard_brag.rules.closing import closing_event
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.table import DEALING, OVER, BastardTable

_ROUND: Final = 16
"""`left_at` is the round in which a seat went out times this, which is more than any lives, and its lives."""


def show_hands(table: BastardTable, teller: Teller | None) -> None:
    """Show all hands; the lowest lose lives (§Scoring)."""
    strengths = _shown_strengths(table)
    losses = round_losses(strengths, table.live(), knocker=table.knocker, terms=table.terms)
    for slot in range(table.centre):
        table.known[slot] = EVERYONE
    if teller is not None:
        _tell_hands(table, strengths, teller)
        _tell_losses(table, losses, teller)
    before = table.lives
    lose_lives(table, losses)
    if teller is not None:
        teller.tell(closing_event(table, strengths, before))
    end_round(table)


def _shown_strengths(table: BastardTable) -> vec[i64]:
    """Return the strength of every live seat's hand, 0 for the others."""
    strengths = vec[i64]([0] * table.seats)
    for seat in range(table.seats):
        if table.is_live(seat):
            strengths[seat] = table.strength(seat)
    return strengths


def lose_lives(table: BastardTable, losses: vec[i64]) -> None:
    """Take the lives away; nobody owes more than the last one."""
    table.lives, table.left_at = table.lives[:], table.left_at[:]
    for seat in range(table.seats):
        before = table.lives[seat]
        table.lives[seat] = max(0, before - losses[seat])
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
    table.dealer = table.next_live(table.dealer)


def _tell_hands(table: BastardTable, strengths: vec[i64], teller: Teller) -> None:
    for seat in range(table.seats):
        if not table.is_live(seat):
            continue
        cards = tuple(table.cards_from(HAND * seat))
        score = int(strengths[seat]) // KICKERS
        facts: dict[str, Any] = {"hand": table.terms.scores.kind(score)}
        teller.tell(Event("showed", seat, cards, (EVERYONE,) * HAND, amount=score, fields=facts))


def _tell_losses(table: BastardTable, losses: vec[i64], teller: Teller) -> None:
    for seat in range(table.seats):
        if losses[seat] > 0:
            _tell_loss(seat, losses[seat], table.lives[seat], teller)


def _tell_loss(seat: int, lost: int, lives: int, teller: Teller) -> None:
    gone = min(lost, lives)
    teller.tell(Event("lost-lives" if gone > 1 else "lost-a-life", seat, amount=gone))
    if gone == lives:
        teller.tell(Event("went-out", seat))
