"""Counsel at a live table: a hint and what the own hand is worth, as the room answers, in words."""

from parlour.engine.play.move_json import move_from
from parlour.terminal.ask.counsel import line_for
from parlour.terminal.live.page import LivePage
from parlour.terminal.live.remote import Remote


def hint_text(remote: Remote, page: LivePage) -> str:
    """What the house would play for us, how to type it, and why; everybody hears that we asked."""
    found = remote.advice("hint")
    if found.move is None:
        return "\n\n".join(found.say)
    move = move_from(found.move)
    played = page.words("hint.move", label=page.label(move.verb), line=line_for(move, page))
    return "\n\n".join([played, *found.say])


def worth_text(remote: Remote, page: LivePage) -> str:
    """What our hand is worth, and the odds where the game counts them."""
    hand, odds = remote.advice("hand"), remote.advice("odds")
    options = [page.words("worth.option", label=label, wins=f"{wins:.1%}") for label, wins in odds.options]
    return "\n".join(f"- {line}" for line in [*hand.say, *options]) or page.words("worth.unknown")
