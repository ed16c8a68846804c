"""Random moves from forms alone, for bots without a plan, tests and load generators."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.fill import filled_form
from parlour.engine.show.form import Form
from parlour.engine.show.view import View


def random_move(view: View, luck: Luck) -> Move:
    """Return a move that fills in one of the open forms, legal as far as forms promise it.

    Cards that a form wants to be named are one of its sensible picks; where it has none it is passed over for
    another form, and the only form gets any cards that we hold: then the room may refuse.
    """
    assert view.forms, "somebody who is to act has an open form"
    sure = [form for form in view.forms if form.cards is None or form.cards.sensible]
    forms = sure or view.forms
    form = forms[luck.below(len(forms))]
    return filled_form(form, luck) or Move(form.verb, cards=_cards(form, view, luck))


def _cards(form: Form, view: View, luck: Luck) -> tuple[int, ...]:
    """Return one of the sensible picks, or as few of our own cards as will do."""
    asked = form.cards
    assert asked is not None, "only a form that wants cards promises nothing"
    if asked.sensible:
        return tuple(asked.sensible[luck.below(len(asked.sensible))])
    held = view.zone(asked.zone, view.viewer).cards[:]
    luck.shuffle(held)
    return tuple(held[: asked.least])
