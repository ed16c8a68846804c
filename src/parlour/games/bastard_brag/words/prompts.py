# parlour: hot
"""What a Bastard Brag table says to a player: what is asked, what the hand is worth, why a move is closed."""

from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import DEALING, NOBODY_KNOCKED, PLAYING, BragTable


def prompt_for(table: BragTable) -> str:
    """What is asked of the player whose turn it is."""
    if table.stage == DEALING:
        return "You deal: in the usual order, or in any order you like."
    if table.has_swapped:
        return "You have swapped: knock, or end your turn."
    ways = ["swap one card", "swap all three"]
    if table.may_knock():
        ways.append("knock")
    if table.switches.game_flow.allow_pass:
        ways.append("pass")
    return f"{occasion(table)}: {', '.join(ways[:-1])} or {ways[-1]}."


def occasion(table: BragTable) -> str:
    """Whether this is a turn like any other or the last one of the round."""
    if table.knocker == NOBODY_KNOCKED:
        return "Your turn"
    return f"Seat {table.knocker} has knocked, this is your last turn"


def hand_notes(table: BragTable, seat: int) -> list[str]:
    """What the seat's own hand is worth while the round runs."""
    if table.stage != PLAYING or table.lives[seat] == 0:
        return []
    score = table.terms.scores.score(table.cards, HAND * seat)
    return [f"You hold: {table.terms.scores.name(score)}, {score} points."]


def why_closed(table: BragTable, verb: str) -> str:
    """What keeps a verb closed just now, beyond the sentence of the rules."""
    if table.stage == DEALING:
        return "The cards are not dealt yet."
    if table.has_swapped:
        return "You have swapped already."
    if verb != "KNOCK":
        return ""
    if table.knocker != NOBODY_KNOCKED:
        return f"Seat {table.knocker} has knocked already."
    return f"{table.turns_taken} of {table.alive()} players have had their turn."
