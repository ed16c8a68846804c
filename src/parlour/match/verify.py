"""Verifying a saved game from its shareable file alone: its lines, its moves, its result and its deal."""

from pathlib import Path
from typing import NamedTuple

from parlour.cards.fair import SHUFFLE_V1, FairShuffle
from parlour.cards.notation import cards_symbols
from parlour.cards.seeds import commitment
from parlour.cards.shuffle import Shuffle
from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.store.file.find_seed import seed_in, wrong_seed
from parlour.match.store.file.reader import check_ending, first_position, play_line
from parlour.match.store.file.record import Record, read_record

_FIRST_CARDS = 6


class RecordedShuffle(Shuffle):
    """Deals what the fair shuffle of this seed deals, and notes each order."""

    def __init__(self, seed: bytes) -> None:
        self.fair = FairShuffle(seed)
        self.deals: list[list[int]] = []

    def order(self, cards: list[int], event: int) -> None:
        self.fair.order(cards, event)
        self.deals.append(cards[:])

    def below(self, limit: int, event: int) -> int:
        return self.fair.below(limit, event)


class Finding(NamedTuple):
    """One thing that was checked: whether it is sound, and a sentence about it."""

    sound: bool
    sentence: str


class Report:
    """What was found, up to the first thing that is not sound, and every deal made again from the seed."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.deals: list[list[int]] = []

    def is_sound(self) -> bool:
        return all(finding.sound for finding in self.findings)

    def lines(self) -> list[str]:
        return [finding.sentence for finding in self.findings]

    def good(self, sentence: str) -> None:
        self.findings.append(Finding(True, sentence))

    def bad(self, sentence: str) -> None:
        self.findings.append(Finding(False, sentence))


def verify(path: Path) -> Report:
    """Checks hashes, seed, moves, result and deal, in this order; what cannot be checked is not sound."""
    report = Report()
    try:
        record = read_record(path)
        _check_lines(record, report)
        _check_game(record, _checked_seed(record, report), report)
    except BadSave as error:
        report.bad(error.sentence)
    return report


def _check_lines(record: Record, report: Report) -> None:
    if record.complaint is not None:
        raise record.complaint
    report.good(f"All {len(record.lines)} lines are whole, and every hash fits.")


def _checked_seed(record: Record, report: Report) -> bytes:
    """The seed in the last line, if it is the one that the first line promised."""
    if record.ending is None:
        raise BadSave(
            "no-seed", "The game is not finished: the seed that shows the deal is published at its end."
        )
    seed = seed_in(record.lines[-1])
    if seed is None or commitment(seed) != record.header.commitment:
        raise wrong_seed(len(record.lines))
    report.good(
        f"The seed fits the commitment in line 1, {record.header.commitment}: whoever saw it before the "
        "first card, at the table or in the file, knows that the cards were not changed afterwards."
    )
    if record.header.seed_given:
        report.good(
            "The seed was chosen beforehand (--seed), not drawn in secret: whoever chose it could know every "
            "card, and nothing here shows that nobody used it."
        )
    return seed


def _check_game(record: Record, seed: bytes, report: Report) -> None:
    """Plays the whole game once more with the cards of this seed."""
    shuffle = RecordedShuffle(seed)
    match = first_position(record, seed, shuffle)
    for number, turn in enumerate(record.turns, start=2):
        play_line(match, number, turn)
    report.good(f"All {len(record.turns)} moves are legal.")
    check_ending(match, record)
    report.good(f"The result is the one written down: {_winners(match)} won.")
    report.deals = shuffle.deals
    report.good(_deal_sentence(shuffle.deals))


def _winners(match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None, "a checked ending has an outcome"
    return " and ".join(match.names()[seat] for seat in outcome.winners())


def _deal_sentence(deals: list[list[int]]) -> str:
    first = cards_symbols(deals[0][:_FIRST_CARDS]) if deals else "none"
    return f"The seed gives the same deal with {SHUFFLE_V1}: {len(deals)} shuffles, the first begins {first}."
