"""Verifying a saved game from its shareable file alone: its lines, its seed, its moves and its result."""

from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from parlour.cards.fair import SHUFFLE_V1
from parlour.cards.notation import cards_symbols
from parlour.cards.seeds import commitment
from parlour.match.card_history import RecordedShuffle, card_history
from parlour.match.errors import BadSave, at_line
from parlour.match.file.find_seed import never_told, seed_in, wrong_seed
from parlour.match.file.reader import check_ending, first_position, play_lines, provenance_of
from parlour.match.file.record import Record, read_record
from parlour.match.log import Turn
from parlour.match.match import Match

_FIRST_CARDS = 6
_OPENED = "The seed is mixed with values that fit their commitments, opened by {}."
_NOT_OPENED = "Left out of the mix, for want of being opened in time, are the values of {}."


class Finding(NamedTuple):
    """One thing that was checked: whether it is sound, a sentence about it, and the code of what is wrong."""

    sound: bool
    sentence: str
    code: str = ""


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

    def bad(self, error: BadSave) -> None:
        self.findings.append(Finding(False, error.sentence, error.code))


def verify(path: Path) -> Report:
    """Check hashes, mix, seed, moves, result and deal; what cannot be checked is not sound."""
    report = Report()
    try:
        _check_record(read_record(path), report)
    except BadSave as error:
        report.bad(error)
    return report


def verify_content(content: bytes) -> tuple[Record, Match]:
    """Return a finished game that is sound, and the match after its last move; raise BadSave."""
    record, report = Record(content), Report()
    return record, _check_record(record, report)


def _check_record(record: Record, report: Report) -> Match:
    """Check a finished game, and return the match after its last move; raise what is not sound."""
    _check_lines(record, report)
    _check_values(record, report)
    seed = _checked_seed(record, report)
    _check_mix(record, seed, report)
    return _check_game(record, seed, report)


def _check_lines(record: Record, report: Report) -> None:
    if record.complaint is not None:
        raise record.complaint
    report.good(f"All {len(record.lines)} lines are whole, and every hash fits.")


def _checked_seed(record: Record, report: Report) -> bytes:
    """Return the seed in the last line, if it is the one that the first line promised."""
    if record.ending is None:
        raise BadSave(
            "no-seed", "The game is not finished: the seed that shows the deal is published at its end."
        )
    if record.header.reveal == "never":
        raise never_told()
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


def _check_game(record: Record, seed: bytes, report: Report) -> Match:
    """Play the whole game once more with the cards of this seed, and return it."""
    shuffle = RecordedShuffle(seed)
    match = first_position(record, seed, shuffle)
    for _ in play_lines(match, record):
        pass
    report.good(_moves_sentence(record))
    if record.advised:
        report.good(_casual_sentence(record))
    check_ending(match, record)
    report.good(f"The result is the one written down: {_winners(match)} won.")
    _check_cards(match, record, report)
    report.deals = shuffle.deals
    report.good(_deal_sentence(shuffle.deals))
    return match


def _check_cards(match: Match, record: Record, report: Report) -> None:
    """Refuse a last line that tells of other places of cards than those where they lay."""
    told = record.ending.cards if record.ending is not None else []
    if not told:
        return
    for is_told, is_so in zip_longest(told, card_history(match, record.turns)):
        if is_told != is_so:
            n = (is_so or is_told).get("n")
            raise at_line(
                len(record.lines), "wrong-cards", f"tells of other cards than were there after move {n}"
            )
    report.good(f"Every card lay where the last line says, in all {len(told)} entries.")


def _check_values(record: Record, report: Report) -> None:
    """Refuse values that people opened and had not committed to."""
    mix, names = record.header.mix, [card.name for card in record.header.seats]
    if mix is None:
        return
    for name, seat in zip(names, mix.seats, strict=True):
        if not seat.fits():
            raise at_line(1, "wrong-value", f"has a value of {name} that does not fit their commitment")
    for names_of, sentence in (
        (_names_where(names, [bool(seat.value) for seat in mix.seats]), _OPENED),
        (_names_where(names, [bool(seat.commitment and not seat.value) for seat in mix.seats]), _NOT_OPENED),
    ):
        if names_of:
            report.good(sentence.format(names_of))


def _check_mix(record: Record, seed: bytes, report: Report) -> None:
    """Refuse a secret and values that do not give the seed together."""
    mix, number = record.header.mix, len(record.lines)
    if mix is None:
        return
    secret = provenance_of(record).secret
    if not secret or commitment(secret) != mix.room:
        raise at_line(number, "wrong-secret", "has a secret that does not fit the room's commitment")
    if mix.seed(secret) != seed:
        raise at_line(number, "wrong-mix", "has a seed that its secret and the values in line 1 do not give")
    report.good(
        f"The room's secret fits its commitment, {mix.room}, and gives the seed together with these values: "
        "whoever opened a value drawn by chance knows that nobody chose the cards."
    )


def _names_where(names: list[str], are_meant: list[bool]) -> str:
    return " and ".join(name for name, is_meant in zip(names, are_meant, strict=True) if is_meant)


def _moves_sentence(record: Record) -> str:
    undone = sum(isinstance(entry, Turn) for entry in record.entries) - len(record.turns)
    if undone:
        return f"All {len(record.turns)} moves are legal, and so are the {undone} that were taken back."
    return f"All {len(record.turns)} moves are legal."


def _casual_sentence(record: Record) -> str:
    """Say who asked the house, and how often."""
    times = Counter(record.header.seats[each.seat].name for each in record.advised)
    told = " and ".join(f"{name} ({count})" for name, count in times.items())
    return f"It was a casual game: the house was asked what it would play, by {told}."


def _winners(match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None, "a checked ending has an outcome"
    return " and ".join(match.names()[seat] for seat in outcome.winners())


def _deal_sentence(deals: list[list[int]]) -> str:
    first = cards_symbols(deals[0][:_FIRST_CARDS]) if deals else "none"
    return f"The seed gives the same deal with {SHUFFLE_V1}: {len(deals)} shuffles, the first begins {first}."
