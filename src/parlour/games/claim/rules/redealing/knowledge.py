# parlour: hot
"""What everybody is shown of the cards dealt, kept on the table beyond a discard (§Charges, §Declaring)."""

from parlour.cards.codes import SUIT_OF
from parlour.games.claim.rules.hands.points import highest
from parlour.games.claim.rules.table import ClaimTable


def note_index(table: ClaimTable, seat: int, kept: int) -> int:
    """Return where the table notes what was shown of a seat's hand while it kept so many dealt cards."""
    return seat * (table.terms.cards_dealt + 1) + kept


def note_charge(table: ClaimTable, seat: int, amount: int) -> None:
    """Note that no dealt card counts more than the charge, and one just that, unless one from the floor."""
    kept = table.kept[seat]
    index = note_index(table, seat, kept)
    ceiling = table.ceilings[index]
    if amount > ceiling or (amount == ceiling and table.is_exact[index]) or kept == 0:
        return
    table.ceilings, table.is_exact = table.ceilings[:], table.is_exact[:]
    table.ceilings[index] = amount
    table.is_exact[index] = highest(table.terms, table.hands[seat][kept:]) < amount


def note_suit(table: ClaimTable, seat: int, suit: int) -> None:
    """Note that a suit which must be held, and is not held from the floor, is among the cards dealt."""
    kept = table.kept[seat]
    if not table.terms.must_hold_suit or suit in [SUIT_OF[card] for card in table.hands[seat][kept:]]:
        return
    table.suit_held_at = table.suit_held_at[:]
    table.suit_held_at[seat] = kept
