# parlour: hot
"""What a Claim table says to a player: what is asked, what the hand is worth, why a move is closed."""

from parlour.cards.codes import BACK, NO_SUIT
from parlour.games.claim.rules.suit_choice import later_suits
from parlour.games.claim.rules.table import BLITZ, DECLARING, FLOOR, NOT_CHOSEN, OVER, SUIT_WORDS, ClaimTable
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, PICK_UP, STAY_SILENT


def prompt_for(table: ClaimTable, seat: int) -> str:
    """What is asked of a player who is to act."""
    if table.stage == DECLARING:
        return "Declare a suit or stay silent; choices stay sealed until all four are in."
    ways = ["call showdown"] if table.may_call(seat) else []
    if table.stage == BLITZ:
        return f"Before the first floor card: {' or '.join([*ways, 'decline'])}."
    if table.floor != BACK:
        ways.append("pick up the floor card")
    if later_suits(table, seat):
        ways.append("declare a suit")
    return f"Your turn: {' or '.join([*ways, 'decline'])}."


def hand_notes(table: ClaimTable, seat: int) -> list[str]:
    """What the seat's own hand is worth as things stand."""
    if table.stage == OVER:
        return []
    if table.stage == DECLARING:
        return sealed_notes(table, seat)
    suit = table.declared[seat]
    score = table.scores.score(table.hands[seat], suit, table.running[seat])
    if suit == NO_SUIT:
        return [f"You have not declared: your hand scores {score}."]
    points = table.scores.positive(table.hands[seat], suit)
    note = f"You declared {SUIT_WORDS[suit]}: {points} points in runs, a score of {score}."
    return [note, call_note(table, seat)]


def sealed_notes(table: ClaimTable, seat: int) -> list[str]:
    """The seat's own sealed choice, for its eyes alone."""
    wanted = table.wanted[seat]
    if wanted == NOT_CHOSEN:
        return [f"Silence costs you {table.scores.highest(table.hands[seat])} points at once."]
    chosen = "to stay silent" if wanted == NO_SUIT else SUIT_WORDS[wanted]
    return [f"You have chosen {chosen}; the others cannot see it yet."]


def call_note(table: ClaimTable, seat: int) -> str:
    if table.may_call(seat):
        return "You may call showdown on your turn."
    return f"You may not call showdown yet: {shortfall(table, seat)}"


def shortfall(table: ClaimTable, seat: int) -> str:
    """What a declared player lacks for a call."""
    points = table.scores.positive(table.hands[seat], table.declared[seat])
    if points < table.scores.minimum:
        return f"your runs make {points} points, {table.scores.minimum} are needed."
    return f"your runs make {points} points, not more than your penalties of {table.running[seat]}."


def why_closed(table: ClaimTable, seat: int, verb: str) -> str:
    """What keeps a verb closed just now, beyond the sentence of the rules."""
    if table.stage == DECLARING:
        return "The declaration comes first."
    if verb == STAY_SILENT:
        return "The sealed declaration is over."
    if verb == CALL_SHOWDOWN:
        return why_no_call(table, seat)
    if table.stage == BLITZ:
        return "The first floor card is not turned yet."
    return why_no_floor_card(table) if verb == PICK_UP else why_no_suit(table, seat)


def why_no_call(table: ClaimTable, seat: int) -> str:
    if table.declared[seat] == NO_SUIT:
        return "You have not declared."
    detail = shortfall(table, seat)
    return detail[0].upper() + detail[1:]


def why_no_floor_card(table: ClaimTable) -> str:
    return "The floor card has been taken." if table.stage == FLOOR and table.floor == BACK else ""


def why_no_suit(table: ClaimTable, seat: int) -> str:
    suit = table.declared[seat]
    if suit != NO_SUIT:
        return f"You have declared {SUIT_WORDS[suit]}."
    free = [SUIT_WORDS[suit] for suit in table.free_suits()]
    return f"You hold no card of a free suit ({', '.join(free)})." if free else "No suit is free."


def marks_of(table: ClaimTable, seat: int) -> list[str]:
    """The seat's public marks: its suit, a suit it lost, who deals, who begins, who won the last deal."""
    marks = declaration_marks(table, seat)
    if seat == table.dealer:
        marks.append("dealer")
    if seat == (table.opener if table.stage <= BLITZ else table.first):
        marks.append("first")
    if seat == table.title and table.stage in (DECLARING, OVER):
        marks.append("title")
    return marks


def declaration_marks(table: ClaimTable, seat: int) -> list[str]:
    wanted, declared = table.wanted[seat], table.declared[seat]
    if table.stage == DECLARING:
        return [] if wanted == NOT_CHOSEN else ["chosen"]
    marks = ["undeclared" if declared == NO_SUIT else SUIT_WORDS[declared]]
    if wanted not in (NO_SUIT, declared):
        marks.append(f"lost {SUIT_WORDS[wanted]}")
    return marks
