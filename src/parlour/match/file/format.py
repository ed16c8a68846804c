"""The lines of a saved game: its header, its moves and its end, as they are written and read."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from parlour.cards.fair import SHUFFLE_V1
from parlour.cards.seeds import commitment
from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import move_tree
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, plain_complaint, to_asset, to_tree
from parlour.match.errors import BadSave, at_line
from parlour.match.log import Advised, Turn, Undo
from parlour.match.match import SeatCard, name_complaint
from parlour.match.provenance import NOBODY, Mix, Provenance, Reveal, SpelledStart, is_digest, spell_start

_FORMAT = 2
_FORMATS = (1, _FORMAT)
"""In format 2 a better place never has a lower tally; format 1 counted cards left with the other sign."""

By = Literal["seat", "bot", "clock", "host", "house"]
Moment = Annotated[int, msgspec.Meta(ge=0)]
"""Milliseconds since 1970; 0 is not written."""


class Line(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """Any line: unknown fields are errors, and the hash vouches for all lines up to here."""

    hash: str


_AnyLine = TypeVar("_AnyLine", bound=Line)


class HeaderLine(Line, frozen=True):
    """What is played, by whom, and the promise of a seed, which somebody may have given beforehand.

    With a start it is one deal that goes on from there.
    """

    parlour: int
    game: str
    rules_version: int
    variant: str
    rules: dict[str, Any]
    seats: list[SeatCard]
    shuffle: str
    commitment: str
    seed_given: bool = False
    mix: Mix | None = None
    reveal: Reveal = "end"
    start: SpelledStart | None = None


class MoveLine(Line, frozen=True):
    """The n-th move, counted from 1; those taken back do not count."""

    n: int
    seat: int
    move: Any
    by: By = "seat"
    at: Moment = 0


class UndoLine(Line, frozen=True):
    """So many of the last moves were taken back."""

    undo: Annotated[int, msgspec.Meta(ge=1)]
    by: By = "seat"
    at: Moment = 0


class AdvisedLine(Line, frozen=True):
    """A seat asked the house about the move of this number."""

    advised: Annotated[int, msgspec.Meta(ge=1)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    at: Moment = 0


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    tallies: list[int]


class EndLine(Line, frozen=True):
    """The result, the seed that was promised with the room's part of it, and where the cards lay."""

    end: Result
    seed: str = ""
    secret: str = ""
    cards: list[dict[str, Any]] = []


def header_tree(
    game: str, rules: RulesAsset, seats: Sequence[SeatCard], seed: bytes, provenance: Provenance
) -> Tree:
    """Return the header, in which nothing but the commitment depends on the seed."""
    tree: Tree = {
        "parlour": _FORMAT,
        "game": game,
        "rulesVersion": rules.metadata.schema_version,
        "variant": rules.metadata.variant,
        "rules": to_tree(rules),
        "seats": [msgspec.to_builtins(card) for card in seats],
        "shuffle": SHUFFLE_V1,
        "commitment": commitment(seed),
    }
    return tree | _provenance_tree(provenance)


def start_tree(start: Start | None) -> Tree:
    """Return what the header says of a start; nothing where a whole game is played."""
    return {} if start is None else {"start": msgspec.to_builtins(spell_start(start))}


def _provenance_tree(provenance: Provenance) -> Tree:
    """Return what is to be said of the seed before it is told; mostly nothing."""
    tree: Tree = {"seedGiven": True} if provenance.given else {}
    if provenance.mix is not None:
        tree["mix"] = msgspec.to_builtins(provenance.mix)
    return tree | ({"reveal": provenance.reveal} if provenance.reveal != "end" else {})


def turn_tree(n: int, turn: Turn) -> Tree:
    return {"n": n, "seat": turn.seat, "move": move_tree(turn.move)} | _decision_tree(turn)


def undo_tree(undo: Undo) -> Tree:
    return {"undo": undo.moves} | _decision_tree(undo)


def advised_tree(advised: Advised) -> Tree:
    return {"advised": advised.n, "seat": advised.seat} | ({"at": advised.at} if advised.at else {})


def _decision_tree(entry: Turn | Undo) -> Tree:
    """Return who decided and when; nothing where nobody noted it."""
    if not entry.at:
        return {"by": entry.by} if entry.by != "seat" else {}
    return {"by": entry.by, "at": entry.at}


def end_tree(outcome: Outcome, seed: bytes, provenance: Provenance) -> Tree:
    """Return the result, and what is told of the seed."""
    tree: Tree = {"end": msgspec.to_builtins(_result_of(outcome))}
    if provenance.reveal == "never":
        return tree
    secret = {"secret": provenance.secret.hex()} if provenance.secret else {}
    return tree | {"seed": seed.hex()} | secret


def _result_of(outcome: Outcome) -> Result:
    return Result(outcome.winners(), outcome.places, outcome.tallies)


def is_result(written: Result, outcome: Outcome, form: int) -> bool:
    """Return whether this is that outcome, written down; in format 1 tallies may have had the other sign."""
    due = _result_of(outcome)
    turned = msgspec.structs.replace(due, tallies=[-tally for tally in due.tallies])
    return written == due or (form == 1 and written == turned)


def typed_line(number: int, tree: Tree, kind: type[_AnyLine]) -> _AnyLine:
    """Return the line of this number with its fields checked."""
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise at_line(number, "bad-line", f"is wrong: {plain_complaint(str(error))}") from None


def check_format(tree: Tree) -> None:
    """Refuse a first line that is no header, or one of a format that this Parlour cannot read."""
    if "parlour" not in tree:
        raise at_line(1, "not-a-saved-game", "is not the header of a saved game")
    if tree["parlour"] not in _FORMATS:
        known = " and ".join(map(str, _FORMATS))
        raise at_line(1, "other-format", f"says format {tree['parlour']!r}, and this Parlour reads {known}")


def check_header(header: HeaderLine) -> None:
    """Refuse an unknown shuffle, commitments and values that are none, and names no screen should show."""
    if header.shuffle != SHUFFLE_V1:
        raise at_line(
            1, "other-shuffle", f"names the shuffle {header.shuffle!r}, and only {SHUFFLE_V1} is known"
        )
    if not is_digest(header.commitment):
        raise at_line(1, "bad-line", "is wrong: commitment: it takes 64 hexadecimal digits")
    if header.mix is not None and (complaint := header.mix.complaint(len(header.seats))):
        raise at_line(1, "bad-line", f"is wrong: mix: {complaint}")
    for seat, card in enumerate(header.seats):
        if complaint := _card_complaint(card, is_empty=_is_empty(header, seat)):
            raise at_line(1, "bad-line", f"is wrong: seats: {complaint}")


def _is_empty(header: HeaderLine, seat: int) -> bool:
    """Return whether the start says that nobody sits there."""
    stacks = header.start.stacks if header.start is not None else []
    return seat < len(stacks) and stacks[seat] == 0


def _card_complaint(card: SeatCard, *, is_empty: bool) -> str:
    """Return what is wrong with a card; that of an empty chair names nobody."""
    if is_empty:
        return "" if card == NOBODY else "an empty chair has neither a name nor a player"
    return name_complaint(card.name) or name_complaint(card.player)


def game_of(header: HeaderLine) -> Game:
    try:
        return find_game(header.game)
    except ParlourError as error:
        raise BadSave(error.code, f"Line 1: {error.sentence}") from None


def rules_of(header: HeaderLine, game: Game) -> Any:
    """Return the rules that were in force; refuse those of a version that this Parlour does not play."""
    rules = _typed_rules(header, game)
    ours = game.rules().metadata.schema_version
    if not header.rules_version == rules.metadata.schema_version == ours:
        why = (
            f"has rules of version {header.rules_version}, and this Parlour plays version {ours} of {game.id}"
        )
        raise at_line(1, "other-rules", why)
    if (rules.metadata.game_id, rules.metadata.variant) != (game.id, header.variant):
        raise at_line(1, "wrong-rules", f"has other rules in it than {header.variant} of {game.id}")
    return rules


def _typed_rules(header: HeaderLine, game: Game) -> Any:
    try:
        return to_asset(header.rules, game.asset, "the rules")
    except ParlourError as error:
        raise BadSave(error.code, f"Line 1: {error.sentence}") from None
