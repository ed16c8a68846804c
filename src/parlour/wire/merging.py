"""Merging: a view made again from its two lean parts, as a client does it."""

from typing import Any, Final, TypeVar

import msgspec

from parlour.engine.show.form import Form, Pool
from parlour.engine.show.view import Ending, View, ZoneView
from parlour.engine.words.sentence import sentence_of
from parlour.wire.parts import Common, Own, SaidForm, SaidPool, SaidPrice

_common: Final = msgspec.json.Decoder(Common)
_own: Final = msgspec.json.Decoder(Own)
S = TypeVar("S", bound=msgspec.Struct)


class MergedView(msgspec.Struct, frozen=True):
    """A view and the words that come with it."""

    view: View
    prompt: str = ""
    notes: list[str] = []
    ending: str = ""
    prices: dict[str, SaidPrice] = {}
    marks: dict[str, list[tuple[int, str]]] = {}


def merge_views(common: bytes, own: bytes, *, game: str, variant: str, viewer: int | None) -> MergedView:
    """Return what the viewer sees: the public picture with the viewer's own zones laid over it."""
    shared, mine = _common.decode(common), _own.decode(own)
    view = View(
        game=game,
        variant=variant,
        viewer=viewer,
        phase=shared.phase,
        to_act=shared.to_act,
        seats=shared.seats,
        zones=_lay_over(shared.zones, mine.zones),
        counters=shared.counters,
        forms=[_form(form) for form in mine.forms],
        ending=None if shared.ending is None else _as(Ending, shared.ending),
        one_deal=shared.one_deal,
    )
    ended = mine.ending or shared.ending
    said = "" if ended is None else f"{ended.say} {ended.why}".rstrip()
    return MergedView(view, mine.prompt, mine.notes, said, mine.prices, mine.marks)


def _lay_over(zones: list[ZoneView], own: dict[int, ZoneView]) -> list[ZoneView]:
    return [own.get(place, zone) for place, zone in enumerate(zones)]


def _form(form: SaidForm) -> Form:
    return _as(Form, form, pools=[_pool(pool) for pool in form.pools])


def _pool(pool: SaidPool) -> Pool:
    return _as(Pool, pool, names=[sentence_of("plain", text=name) for name in pool.names])


def _as(kind: type[S], value: msgspec.Struct, **instead: Any) -> S:
    """Return the same fields as a struct of another kind, some of them replaced."""
    fields = {name: getattr(value, name) for name in kind.__struct_fields__}
    return kind(**(fields | instead))
