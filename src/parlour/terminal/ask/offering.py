"""What may be picked before there is a move: every verb, and every place that some verb asks for."""

from collections.abc import Iterable, Iterator

from parlour.engine.show.form import Form
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page


def moves_offered(page: Page) -> Offered:
    """The open moves, and the places of the table that belong to them."""
    pools: dict[str, set[int]] = {}
    for form in page.view.forms:
        for zone, numbers in _pools(form, page):
            pools.setdefault(zone, set()).update(numbers)
    offers = [Offer(key, label) for key, label in page.moves()]
    listed = {zone: sorted(numbers) for zone, numbers in pools.items()}
    services = [Offer(key, what) for key, what in page.services()]
    return Offered(page.prompt(), offers, listed, several=True, is_move=True, services=services)


def _pools(form: Form, page: Page) -> Iterator[tuple[str, set[int]]]:
    """The zones that a form asks for places of, with the numbers that are open there."""
    for pool in form.pools:
        zone = page.pool_zone(pool)
        if zone is not None and zone.cards and not pool.names:
            places = page.places(zone)
            yield zone.name, {places.index(option) + 1 for option in pool.options if option in places}
    if form.cards is not None:
        yield form.cards.zone, set(range(1, len(page.cards_in(form.cards.zone)) + 1))


def line_with_marks(line: str, marks: Iterable[tuple[str, int]], page: Page) -> str:
    """What was typed, with the places that were picked before behind their verb, in the order it asks for."""
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
    """Whether a form asks for places of all zones in which something was picked."""
    return {zone for zone, _ in marks} <= {zone for zone, _ in _pools(form, page)}
