"""What a question offers beside its words: answers to choose from, and places that can be picked for them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from parlour.engine.show.form import Form
from parlour.terminal.show.page import Page


class Offer(NamedTuple):
    """One answer: the word that gives it, and what it means."""

    word: str
    label: str


class Offered(NamedTuple):
    """What a drawn screen needs to let a question be answered without typing.

    `brief` is the question without what the table itself shows. `pools` are the zones whose places answer it,
    with the numbers that are open in each; `several` of them may be named. `default` is the answer that is
    there already, `back` the word that leads out of it, and `services` are what can be asked for beside it.
    `is_move` marks the question for the move itself, which any place may be picked for, `at_once` one that
    any key answers, and `is_waiting` no question at all: others are waited for, and words may be said.
    `arrows` are the words that ←, →, Home and End stand for while nothing is typed.
    """

    brief: str = ""
    offers: Sequence[Offer] = ()
    pools: Mapping[str, Sequence[int]] = {}
    several: bool = False
    default: str = ""
    back: str = ""
    is_move: bool = False
    at_once: bool = False
    is_waiting: bool = False
    services: Sequence[Offer] = ()
    arrows: Sequence[str] = ()


NOTHING: Final = Offered()


def moves_offered(page: Page) -> Offered:
    """Offer the open moves, and the places of the table that belong to them."""
    pools: dict[str, set[int]] = {}
    for form in page.view.forms:
        for zone, numbers in _pools(form, page):
            pools.setdefault(zone, set()).update(numbers)
    offers = [Offer(key, label) for key, label in page.moves()]
    listed = {zone: sorted(numbers) for zone, numbers in pools.items()}
    services = [Offer(key, what) for key, what in page.services()]
    return Offered(page.prompt(), offers, listed, several=True, is_move=True, services=services)


def _pools(form: Form, page: Page) -> Iterator[tuple[str, set[int]]]:
    """Yield the zones that a form asks for places of, with the numbers that are open there."""
    for pool in form.pools:
        zone = page.pool_zone(pool)
        if zone is not None and zone.cards and not pool.names:
            places = page.places(zone)
            yield zone.name, {places.index(option) + 1 for option in pool.options if option in places}
    if form.cards is not None:
        yield form.cards.zone, set(range(1, len(page.cards_in(form.cards.zone)) + 1))


def line_with_marks(line: str, marks: Iterable[tuple[str, int]], page: Page) -> str:
    """Return what was typed, with the places picked before it behind their verb, in the order it asks for."""
    picked = list(marks)
    forms = [form for form in page.view.forms if _takes(form, picked, page)]
    if not picked:
        return line
    key = line.strip() or (page.keys[forms[0].verb] if len(forms) == 1 else "")
    form = next((form for form in forms if page.keys[form.verb] == key), None)
    if form is None:
        return line
    zones = [zone for zone, _ in _pools(form, page)]
    numbers = [str(number) for zone in zones for name, number in picked if name == zone]
    return " ".join([key, *numbers])


def _takes(form: Form, marks: list[tuple[str, int]], page: Page) -> bool:
    """Return whether a form asks for places of all zones in which something was picked."""
    return {zone for zone, _ in marks} <= {zone for zone, _ in _pools(form, page)}
