"""Packed vectors of numbers: rows that are copied as a block of memory, in compiled code and in plain Python.

A slice is a copy. `append` returns the longer vector, which may or may not share memory with the shorter one,
and `pop` the shorter one and the number that is gone: what they change belongs to one owner. Lists stand in
where librt is missing.
"""

from typing import Any, Final

from mypy_extensions import i32, i64, u8

try:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
except ImportError:  # pragma: no cover - the wheel is a dependency on CPython
    from parlour.cards.list_vectors import append as append  # type: ignore[assignment]
    from parlour.cards.list_vectors import pop as pop  # type: ignore[assignment]
    from parlour.cards.list_vectors import vec as vec  # type: ignore[assignment]

_vec: Any = vec
VECTORS: Final[tuple[Any, ...]] = (_vec[i64], _vec[i32], _vec[u8])
"""The classes of vectors, for whoever is handed a value and asks what it is."""
