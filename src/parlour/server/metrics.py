# parlour: hot
"""Numbers about the room in the text format of Prometheus; served on the admin port alone."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

_STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_HELP: Final = {
    "http_answers": ("counter", "Answers to requests by status", "status"),
    "lines_refused": ("counter", "Sockets that were not let in, by reason", "reason"),
    "lines_dropped": ("counter", "Sockets that were hung up on, by close code", "code"),
    "frames": ("counter", "Frames that came in", ""),
    "frames_refused": ("counter", "Frames that were too many at once, each of which ended its socket", ""),
    "lines": ("gauge", "Sockets that are open", ""),
    "tables_awake": ("gauge", "Tables in memory", ""),
    "store_writable": ("gauge", "Whether the store keeps what it is given: 1 or 0", ""),
    "store_failures": ("counter", "What the store could not do, by kind", "kind"),
    "loop_held": ("counter", "Times that a table kept the loop busy for over 20 ms of processor time", "by"),
    "loop_lag": ("histogram", "Seconds by which the loop is late", ""),
}


class Metrics:
    """Counts as it goes; gauges are asked for when somebody reads them."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self.frames = 0
        self.frames_refused = 0
        """Frames that came in, and those of them that were too many; whoever takes one counts it here."""
        self._lags = [0] * (len(_STEPS) + 1)
        self._lag_sum = 0.0

    def count(self, name: str, label: str = "") -> None:
        self._counts[name, label] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def lagged(self, seconds: float) -> None:
        """Count how late the loop came to something that it had promised."""
        self._lags[bisect_left(_STEPS, seconds)] += 1
        self._lag_sum += seconds

    def text(self) -> str:
        """Return everything, as a scraper reads it."""
        lines: list[str] = []
        self._counts["frames", ""] = self.frames
        self._counts["frames_refused", ""] = self.frames_refused
        for name, (kind, meaning, label) in _HELP.items():
            lines += [f"# HELP parlour_{name} {meaning}.", f"# TYPE parlour_{name} {kind}"]
            lines += self._samples(name, kind, label)
        return "\n".join(lines) + "\n"

    def _samples(self, name: str, kind: str, label: str) -> list[str]:
        if kind == "histogram":
            return self._histogram(name)
        if kind == "gauge":
            return [f"parlour_{name} {self._gauges[name]():g}"] if name in self._gauges else []
        found = sorted((value, count) for (each, value), count in self._counts.items() if each == name)
        tagged = [(f'{{{label}="{value}"}}' if label else "", count) for value, count in found]
        return [f"parlour_{name}_total{tag} {count}" for tag, count in tagged]

    def _histogram(self, name: str) -> list[str]:
        sums = [sum(self._lags[: place + 1]) for place in range(len(self._lags))]
        steps = [f"{step:g}" for step in _STEPS] + ["+Inf"]
        buckets = [
            f'parlour_{name}_bucket{{le="{step}"}} {count}' for step, count in zip(steps, sums, strict=True)
        ]
        return [*buckets, f"parlour_{name}_sum {self._lag_sum:g}", f"parlour_{name}_count {sums[-1]}"]
