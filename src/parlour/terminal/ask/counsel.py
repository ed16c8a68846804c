"""Counsel at the table: a hint with its reasons, and what the own hand is worth, in words."""

from parlour.cards.notation import card_symbol
from parlour.engine.odds import Odds
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.match.match import Match
from parlour.terminal.ask.places import pool_word
from parlour.terminal.show.page import Page

_MOST_OPTIONS = 5


def hint_text(match: Match, page: Page) -> str:
    """What the house would play for the viewer, how to type it, and why."""
    from parlour.players.advice import hint

    assert page.view.viewer is not None, "whoever is asked has a seat"
    found = hint(match, page.view.viewer)
    line = line_for(found.move, page)
    played = page.words("hint.move", label=page.label(found.move.verb), line=line)
    return "\n\n".join([played, *(page.say(reason) for reason in found.reasons)])


def worth_text(match: Match, page: Page) -> str:
    """What the viewer's hand is worth, and the odds where the game counts them."""
    from parlour.players.advice import odds, worth

    assert page.view.viewer is not None, "whoever is asked has a seat"
    said = [page.say(sentence) for sentence in worth(match, page.view.viewer) or []]
    counted = odds(match, page.view.viewer)
    lines = [*said, *(_odds_lines(counted, page) if counted is not None else [])]
    return "\n".join(f"- {line}" for line in lines) or page.words("worth.unknown")


def _odds_lines(counted: Odds, page: Page) -> list[str]:
    """The best things to do with the hand, and how often each wins."""
    return [
        page.words("worth.option", label=_called(option.label, page), wins=f"{option.wins:.1%}")
        for option in counted.options[:_MOST_OPTIONS]
    ]


def _called(label: object, page: Page) -> str:
    return label if isinstance(label, str) else page.say(label)  # type: ignore[arg-type]


def move_in_words(move: Move, page: Page) -> str:
    """What a move is called; where it names more than itself, with what somebody would type for it."""
    label, line = page.label(move.verb), line_for(move, page)
    return label if line == page.keys[move.verb] else page.words("clock.move", label=label, line=line)


def line_for(move: Move, page: Page) -> str:
    """What somebody types to make this move."""
    form = page.view.form(move.verb)
    assert form is not None, "a move that is open"
    cards = [card_symbol(card) for card in move.cards]
    amount = [str(move.amount)] if form.amount is not None else []
    suit = [move.suit] if form.suits else []
    return " ".join([page.keys[move.verb], *suit, *_numbers(move, form, page), *cards, *amount])


def _numbers(move: Move, form: Form, page: Page) -> list[str]:
    """The places of the move as they are counted on the screen: one of each pool, or some of the only one."""
    if form.pools and not move.slots:
        return [page.words("word.none")] if form.pools[0].of_suit(move.suit).most else []
    pools = form.pools * len(move.slots) if len(form.pools) == 1 else form.pools
    numbers = []
    for slot, pool in zip(move.slots, pools, strict=False):
        zone = None if pool.names else page.pool_zone(pool)
        places = [] if zone is None else page.places(zone)
        numbers.append(pool_word(pool, slot, places.index(slot) + 1 if slot in places else slot + 1))
    return numbers
