"""Single elimination: a seeded bracket; who loses a match is out."""

from collections.abc import Iterator
from typing import Final

from parlour.tournaments.formats import Occasion, Proposal
from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.whole_games.brackets import single_bracket as bracket
from parlour.tournaments.whole_games.complaints import bracket_complaint
from parlour.tournaments.whole_games.matches import places_in_bracket, plan_bracket

__all__ = ["bracket", "complaint", "places", "plan"]

OPTIONS = ("best_of",)
CHAIRS = (2, 2)
WORDS: Final = {
    "en": {
        "name": "single elimination",
        "how": "Single elimination, best of {best_of}: whoever loses a match is out.",
        "how.one": "Single elimination: whoever loses a game is out.",
        "ends": "It ends with the final.",
    },
    "de": {
        "name": "einfaches K.-o.",
        "how": (
            "Einfaches K.-o., höchstens {best_of} Spiele je Partie: Wer eine Partie verliert, scheidet aus."
        ),
        "how.one": "Einfaches K.-o.: Wer ein Spiel verliert, scheidet aus.",
        "ends": "Es endet mit dem Finale.",
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: each match begins as soon as both are known."""
    yield from plan_bracket(state, bracket(len(state.seeding)))


def places(state: State) -> list[int]:
    """Return everybody's place as it stands."""
    return places_in_bracket(state, bracket(len(state.seeding)))


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    return bracket_complaint(regulations, OPTIONS, CHAIRS)


def proposals(occasion: Occasion) -> Iterator[Proposal]:
    """Yield matches of one game, and of three."""
    yield Proposal("", Format(name="single-elimination"))
    yield Proposal("best of 3", Format(name="single-elimination", best_of=3))
