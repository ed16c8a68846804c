"""The options of `parlour lab`, as its questions are given them."""

import msgspec


class LabOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour lab`, without those that choose the rules."""

    players: str
    games: int
    seed: int
    seats: int | None
    vary: tuple[str, ...]
    matrix: bool
    workers: int | None
    address: str | None
    keep: str | None
    most_money: float | None
    csv: str | None
    parquet: str | None
    table: str | None
    decisions: str | None
    chart: str | None
    as_json: bool
    plain: bool
