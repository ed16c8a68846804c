"""A move as somebody would type it at this screen."""

from parlour.cards.notation import card_symbol
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.terminal.ask.places import pool_word
from parlour.terminal.show.page import Page


def line_for(move: Move, page: Page) -> str:
    """Return what somebody types to make this move."""
    form = page.view.form(move.verb)
    assert form is not None, "a move that is open"
    cards = [card_symbol(card) for card in move.cards]
    amount = [str(move.amount)] if form.amount is not None else []
    suit = [move.suit] if form.suits else []
    return " ".join([page.keys[move.verb], *suit, *_numbers(move, form, page), *cards, *amount])


def _numbers(move: Move, form: Form, page: Page) -> list[str]:
    """Return the places of the move as the screen counts them: one of each pool, or some of the only one."""
    if form.pools and not move.slots:
        return [page.words("word.none")] if form.pools[0].of_suit(move.suit).most else []
    pools = form.pools * len(move.slots) if len(form.pools) == 1 else form.pools
    numbers = []
    for slot, pool in zip(move.slots, pools, strict=False):
        zone = None if pool.names else page.pool_zone(pool)
        places = [] if zone is None else page.places(zone)
        numbers.append(pool_word(pool, slot, places.index(slot) + 1 if slot in places else slot + 1))
    return numbers
