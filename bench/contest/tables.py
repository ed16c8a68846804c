"""The tables of the page on benchmarks, in Markdown."""

from collections.abc import Sequence
from typing import Any, Final

from bench.contest.race import Entry, Result
from bench.contest.targets import Verdict

PLAY: Final = (
    ("Parlour, five-card draw, fixed limit, heads-up", "Parlour", "draw"),
    ("OpenSpiel, limit hold'em, heads-up: C++ loop", "OpenSpiel", "limit hold'em, C++ loop"),
    ("OpenSpiel, limit hold'em, heads-up: Python loop", "OpenSpiel", "limit hold'em, from Python"),
    (
        "OpenSpiel, limit hold'em, heads-up: C++ rollouts, cards dealt before",
        "OpenSpiel",
        "limit hold'em, C++ rollouts",
    ),
    ("RLCard, limit hold'em: the game alone, no observations", "RLCard", "limit hold'em"),
    ("RLCard, limit hold'em: its own loop", "RLCard", "limit hold'em, its own loop"),
    ("PokerKit, five-card draw, fixed limit, heads-up", "PokerKit", "draw"),
    ("Parlour, Big-C, three seats", "Parlour", "big-c"),
    ("OpenSpiel, dou dizhu: C++ loop", "OpenSpiel", "dou dizhu, C++ loop"),
    ("OpenSpiel, dou dizhu: Python loop", "OpenSpiel", "dou dizhu, from Python"),
    ("OpenSpiel, dou dizhu: C++ rollouts, cards dealt before", "OpenSpiel", "dou dizhu, C++ rollouts"),
    ("RLCard, doudizhu: the game alone, no observations", "RLCard", "doudizhu"),
    ("RLCard, doudizhu: its own loop", "RLCard", "doudizhu, its own loop"),
)
COPIES: Final = (
    ("Parlour, five-card draw: compiled loop", "Parlour", "draw copies"),
    ("Parlour, five-card draw: from Python", "Parlour", "draw copies from Python"),
    ("OpenSpiel, limit hold'em: from Python", "OpenSpiel", "limit hold'em, clones"),
    ("PokerKit, five-card draw: `deepcopy`", "PokerKit", "draw copies"),
    ("Parlour, Big-C: compiled loop", "Parlour", "big-c copies"),
    ("Parlour, Big-C: from Python", "Parlour", "big-c copies from Python"),
    ("OpenSpiel, dou dizhu: from Python", "OpenSpiel", "dou dizhu, clones"),
)
HANDS: Final = (
    ("Parlour, five cards: numpy batch", "Parlour", "five in batches"),
    ("Parlour, five cards: compiled loop", "Parlour", "five"),
    ("Parlour, five cards: from Python", "Parlour", "five from Python"),
    ("eval7, five cards: from Python", "evaluators", "eval7"),
    ("phevaluator, `evaluate_5cards`: from Python", "evaluators", "phevaluator, five cards"),
    ("treys, five cards: from Python", "evaluators", "treys"),
    ("phevaluator, `evaluate_cards`: from Python", "evaluators", "phevaluator"),
    ("Parlour, three cards with jokers: numpy batch", "Parlour", "three in batches"),
    ("Parlour, three cards with jokers: compiled loop", "Parlour", "three"),
    ("Parlour, three cards with jokers: from Python", "Parlour", "three from Python"),
)
YARDSTICK: Final = (
    ("five-card draw, decisions", "draw"),
    ("copies of a table", "draw copies"),
    ("five cards, one at a time", "five"),
    ("three cards with jokers, one at a time", "three"),
)


def rate_text(rate: float) -> str:
    """Return three digits that count, with commas: 1,230,000."""
    return f"{float(f'{rate:.3g}'):,.0f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table, columns of numbers to the right."""
    columns = list(zip(*rows, strict=True))
    rule = ["---:" if all(cell[:1].isdigit() for cell in column) else "---" for column in columns]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def rate_table(unit: str, rows: Sequence[tuple[str, str, str]], result: Result) -> str:
    return table(
        ["", unit], [[name, rate_text(result[Entry(side, measure)])] for name, side, measure in rows]
    )


def target_table(found: Sequence[Verdict]) -> str:
    rows = [
        [
            verdict.target.what,
            rate_text(verdict.ours),
            verdict.target.against,
            rate_text(verdict.theirs),
            f"{verdict.ratio:,.3g} ×",
            f"{verdict.target.times:g} ×",
            verdict.words(),
        ]
        for verdict in found
    ]
    return table(["Parlour", "per second", "against", "per second", "ratio", "target", ""], rows)


def yardstick_table(result: Result) -> str:
    """Return Parlour beside the same loop in C; a sentence where there was no compiler."""
    if Entry("C", "draw") not in result:
        return "There was no C compiler."
    rows = []
    for what, measure in YARDSTICK:
        ours, in_c = result[Entry("Parlour", measure)], result[Entry("C", measure)]
        rows.append([what, rate_text(ours), rate_text(in_c), f"1/{in_c / ours:.3g}"])
    return table(["", "Parlour, compiled", "C", "share of C"], rows)


def games_table(sheets: dict[str, Any]) -> str:
    """Return every rate of `parlour bench`, compiled beside plain Python."""
    pure = {(rate["subject"], rate["unit"]): rate["perSecond"] for rate in sheets["pure"]["rates"]}
    rows = [
        [
            rate["subject"],
            rate["unit"],
            rate_text(rate["perSecond"]),
            rate_text(pure[rate["subject"], rate["unit"]]),
            f"{rate['perSecond'] / pure[rate['subject'], rate['unit']]:.1f} ×",
        ]
        for rate in sheets["compiled"]["rates"]
    ]
    return table(["", "per second", "compiled", "plain Python", "ratio"], rows)
