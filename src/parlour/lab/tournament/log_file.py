"""x"""
from collections.abc import Iterable
import msgspec
from parlour.tournaments.log.rows import Row
def encode_log(rows: Iterable[Row]) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
