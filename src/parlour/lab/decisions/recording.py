"""Recording decisions: every game is watched as it is played, and what each seat knew is written down."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from parlour.adapters.layout import ObservationLayout
from parlour.adapters.setting import kept_setting
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.kit.transcript import spell_move
from parlour.lab.decisions.store import DealDecisions, Decision, DecisionStore, encode_decisions
from parlour.lab.definition import Definition, rules_of
from parlour.lab.models.spending import Spending
from parlour.lab.playing import counted_deals, play_game
from parlour.lab.results import DealResult, encode_results
from parlour.lab.run.executor import Chunk
from parlour.lab.run.experiment import Experiment
from parlour.lab.run.fingerprint import check_same_code
from parlour.lab.run.folder import Folder

LARGEST: Final = (1 << 63) - 1
"""More open moves than this, such as orders of many cards, count as so many: files have no larger number."""
_PARTS: Final = msgspec.msgpack.Decoder(tuple[bytes, bytes])


def layout_of(definition: Definition) -> ObservationLayout:
    """Return where everything stands in what a seat sees: the layout of the environments."""
    return kept_setting(definition.game, definition.rules, definition.seats).layout


def describe_decision(layout: ObservationLayout, position: Position, seat: int, move: Move) -> Decision:
    """Return a decision before it is played; but for the choice itself the seat could have said all of it."""
    moves = position.moves(seat)
    return Decision(
        seat,
        tuple(moves.verbs()),
        min(moves.count(), LARGEST),
        tuple(layout.numbers(position.view(seat))),
        move.verb,
        spell_move(move, cards_text),
    )


def record_deal(definition: Definition, deal: int, spending: Spending | None = None) -> DealDecisions:
    """Play all games of a deal, and return their results with every decision."""
    layout, games, results = layout_of(definition), [], []
    for rotation in range(len(definition.players)):
        decisions: list[Decision] = []

        def watch(position: Position, seat: int, move: Move, seen: list[Decision] = decisions) -> None:
            seen.append(describe_decision(layout, position, seat, move))

        results.append(play_game(definition, deal, rotation, spending=spending, watch=watch))
        games.append(tuple(decisions))
    return DealDecisions(DealResult(deal, tuple(results)), tuple(games))


def record_deals(definition: Definition, deals: Sequence[int], spending: Spending | None = None) -> bytes:
    """Return the results of these deals, and their decisions."""
    recorded = counted_deals(partial(record_deal, definition, spending=spending), deals)
    results = encode_results(deal.result for deal in recorded)
    return msgspec.msgpack.encode((results, b"".join(map(encode_decisions, recorded))))


def record_deals_there(definition: Definition, deals: Sequence[int]) -> bytes:
    """Play on a worker of a cluster, if it has the same code and books as whoever asks."""
    game, rules = rules_of(definition)
    check_same_code(definition.code, game.package, definition.players, rules)
    return record_deals(definition, deals)


class RecordedExperiment(Experiment):
    """An experiment whose decisions are kept with its games.

    A deal that was played before without them is played again, and then both are of the same games.
    """

    def __init__(self, definition: Definition, deals: int, folder: Folder) -> None:
        super().__init__(definition, deals, folder)
        self.store = DecisionStore(folder.path)
        recorded = self.store.open()
        self.known = {deal: result for deal, result in self.known.items() if deal in recorded}
        self.before = self.done()

    def keep(self, chunk: Chunk) -> None:
        results, decisions = _PARTS.decode(chunk.lines)
        self.store.add(decisions)
        super().keep(Chunk(chunk.deals, results, chunk.seconds))
