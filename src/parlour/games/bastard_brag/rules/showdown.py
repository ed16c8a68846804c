# parlour: hot
"""The showdown at Bastard Brag: hands are shown, lives are lost, the deal passes on or the game ends."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.show.audience import EVERYONE
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.table import DEALING, OVER, BragTable
from parlour.kit.turns import next_seat


def show_hands(table: BragTable, teller: Teller | None) -> None:
    """All hands are shown and the lowest lose lives (§Scoring)."""
    live = table.live()
    strengths = shown_strengths(table)
    table.known[: table.centre] = [EVERYONE] * table.centre
    losses = round_losses(
        strengths, live, knocker=table.knocker, scores=table.terms.scores, cost=table.switches.lives
    )
    if teller is not None:
        tell_hands(table, strengths, teller)
        tell_losses(table, losses, teller)
    lose_lives(table, losses)
    end_round(table)


def shown_strengths(table: BragTable) -> list[int]:
    """The strength of every live seat's hand, 0 for the others."""
    strengths = [0] * table.seats
    for seat in range(table.seats):
        if table.lives[seat] > 0:
            strengths[seat] = table.terms.scores.strength(table.cards, HAND * seat)
    return strengths


def lose_lives(table: BragTable, losses: list[int]) -> None:
    """Takes the lives away; nobody owes more than the last one."""
    for seat, lost in enumerate(losses):
        before = table.lives[seat]
        table.lives[seat] = max(0, before - lost)
        if before > 0 and table.lives[seat] == 0:
            table.left_at[seat] = table.round * 16 + before


def end_round(table: BragTable) -> None:
    """The last player with lives wins; otherwise the deal passes to the next live player (§A game)."""
    if table.alive() <= 1:
        table.stage = OVER
        return
    table.stage = DEALING
    table.round += 1
    table.dealer = next_seat(table.dealer, table.live())


def tell_hands(table: BragTable, strengths: list[int], teller: Teller) -> None:
    for seat in range(table.seats):
        if table.lives[seat] == 0:
            continue
        hand = tuple(table.cards[HAND * seat : HAND * seat + HAND])
        score = strengths[seat] // KICKERS
        name = table.terms.scores.name(score)
        teller.tell(Event("showed", seat, hand, (EVERYONE,) * HAND, amount=score, text=name))


def tell_losses(table: BragTable, losses: list[int], teller: Teller) -> None:
    for seat, lost in enumerate(losses):
        if lost > 0:
            tell_loss(seat, lost, table.lives[seat], teller)
    if max(losses) == 0:
        teller.tell(Event("nobody-lost"))


def tell_loss(seat: int, lost: int, lives: int, teller: Teller) -> None:
    gone = min(lost, lives)
    teller.tell(Event("lost-lives" if gone > 1 else "lost-a-life", seat, amount=gone))
    if gone == lives:
        teller.tell(Event("went-out", seat))


def final_outcome(table: BragTable) -> Outcome:
    """Places by who lasted longest; those who left together go by the lives they had before (§A game)."""
    longest = max(table.left_at) + 1
    stayed: list[tuple[int, ...]] = [
        (longest,) if table.lives[seat] > 0 else (table.left_at[seat],) for seat in range(table.seats)
    ]
    reason = "One player is left with lives." if table.alive() == 1 else "Nobody is left with lives."
    return Outcome(places_by(stayed), table.lives[:], reason)
