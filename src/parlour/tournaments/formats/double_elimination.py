"""Double elimination: who loses goes on below, and is out with the second loss."""

from collections.abc import Iterator
from typing import Final

from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.whole_games.brackets import double_bracket as bracket
from parlour.tournaments.whole_games.complaints import bracket_complaint
from parlour.tournaments.whole_games.matches import places_in_bracket, plan_bracket

__all__ = ["bracket", "complaint", "places", "plan"]

OPTIONS = ("best_of",)
CHAIRS = (2, 2)
WORDS: Final = {
    "en": {
        "name": "double elimination",
        "how": "Double elimination, best of {best_of}: whoever loses twice is out.",
        "how.one": "Double elimination: whoever loses two games is out.",
        "ends": "It ends with the final; if the undefeated player loses it there is a second one.",
    },
    "de": {
        "name": "Doppel-K.-o.",
        "how": "Doppel-K.-o., höchstens {best_of} Spiele je Partie: Wer zweimal verliert, scheidet aus.",
        "how.one": "Doppel-K.-o.: Wer zwei Spiele verliert, scheidet aus.",
        "ends": "Es endet mit dem Finale; verliert es, wer noch ungeschlagen war, gibt es ein zweites.",
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
