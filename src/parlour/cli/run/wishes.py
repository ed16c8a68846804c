"""What somebody asks of the lab, as typed in."""

import msgspec


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour lab`, without those that choose the rules."""

    players: str
    games: int
    seed: int
    seats: int | None
    workers: int | None
    address: str | None
    keep: str | None
    csv: str | None
    parquet: str | None
    chart: str | None
    as_json: bool
    plain: bool
