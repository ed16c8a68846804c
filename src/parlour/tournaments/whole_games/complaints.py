"""What regulations may not say to a format, in a sentence; "" where there is no complaint."""

from collections.abc import Collection
from typing import Final

from msgspec.structs import fields

from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.whole_games.standings import TIE_BREAKS

_OPTIONS: Final = tuple(field.name for field in fields(Format) if field.name != "name")


def first_complaint(regulations: Regulations, options: Collection[str], *others: str) -> str:
    """Return the first complaint: of what no whole game has, of options not asked for, or of the others."""
    complaints = (_stack_complaint(regulations), option_complaint(regulations, options), *others)
    return next((complaint for complaint in complaints if complaint), "")


def _stack_complaint(regulations: Regulations) -> str:
    if regulations.levels:
        return "levels: only where stacks are carried from deal to deal the rules can change on the way."
    return (
        "stack: only in a freeze-out are stacks carried; whole games begin as their rules say."
        if regulations.stack
        else ""
    )


def option_complaint(regulations: Regulations, options: Collection[str]) -> str:
    """Complain of an option that the format does not ask for."""
    usual = Format(name=regulations.format.name)
    for name in _OPTIONS:
        if name not in options and getattr(regulations.format, name) != getattr(usual, name):
            return f"format.{name}: the format {regulations.format.name} does not ask for it."
    return ""


def late_entry_complaint(regulations: Regulations, *parts: str) -> str:
    """Complain where people could enter, or enter again, though everybody's way is laid out at the start."""
    for name in parts or ("late_entry", "reentry"):
        if getattr(regulations, name).closed_from_level:
            return f"{name}: nobody can come in any more once a {regulations.format.name} has begun."
    return ""


def chairs_complaint(regulations: Regulations, least: int, most: int) -> str:
    """Complain where so many do not meet at a table of this format."""
    if least <= regulations.chairs <= most:
        return ""
    wanted = f"exactly {least}" if least == most else f"at least {least}"
    return f"chairs: {regulations.format.name} is played by {wanted} at a table, not {regulations.chairs}."


def tie_breaks_complaint(regulations: Regulations, known: Collection[str] = TIE_BREAKS) -> str:
    """Complain of a tie-break that the format does not know."""
    for name in regulations.tie_breaks:
        if name not in known:
            hint = (
                f"try {', '.join(known)}." if known else f"the format {regulations.format.name} has its own."
            )
            return f"tie_breaks: there is no tie-break {name!r} here; {hint}"
    return ""


def bracket_complaint(regulations: Regulations, options: Collection[str], chairs: tuple[int, int]) -> str:
    """Return what is wrong with regulations of matches between two in a bracket, or ""."""
    others = (late_entry_complaint(regulations), tie_breaks_complaint(regulations, ()))
    return first_complaint(regulations, options, chairs_complaint(regulations, *chairs), *others)
