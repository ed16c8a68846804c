"""Passwords of clubs: kept as their scrypt hashes, which are worked out off the loop and one at a time."""

import asyncio
import hashlib
import hmac
import unicodedata
from os import urandom
from typing import Final

from parlour.tables.refusals import table_refusal

SHORTEST: Final = 4
_COST: Final = (2**14, 8, 5)
"""scrypt's n, r and p: 16 MB and some 200 ms, what OWASP asks for. What is kept names its own, so that these
can be raised."""
_NOBODYS: Final = bytes(16)
"""The salt where nothing is kept: that takes as long as a password that is wrong."""
_MOST_WAITING: Final = 16


class Passwords:
    """Works out hashes in a thread; whoever comes while many wait is asked to come later."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def hashed(self, password: str) -> str:
        """Return what is kept of a password; "" of none. Refuse one that is tried too easily."""
        if not password:
            return ""
        if len(_normal(password)) < SHORTEST:
            raise table_refusal("short-password", least=SHORTEST)
        salt = urandom(16)
        digest = await self._digest(password, salt, _COST)
        return "$".join(["scrypt", *map(str, _COST), salt.hex(), digest.hex()])

    async def opens(self, password: str, kept: str | None) -> bool:
        """Return whether the password is the one that is kept; whatever is kept, it takes as long.

        Any opens "", and none what is not there.
        """
        if not kept:
            await self._digest(password, _NOBODYS, _COST)
            return kept is not None
        _, n, r, p, salt, digest = kept.split("$")
        found = await self._digest(password, bytes.fromhex(salt), (int(n), int(r), int(p)))
        return hmac.compare_digest(found, bytes.fromhex(digest))

    async def _digest(self, password: str, salt: bytes, cost: tuple[int, int, int]) -> bytes:
        if self._waiting >= _MOST_WAITING:
            raise table_refusal("slow-down")
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(work_out, password, salt, cost)
        finally:
            self._waiting -= 1


def work_out(password: str, salt: bytes, cost: tuple[int, int, int]) -> bytes:
    """Return scrypt's digest; the interpreter is free meanwhile."""
    n, r, p = cost
    return hashlib.scrypt(_normal(password).encode(), salt=salt, n=n, r=r, p=p, maxmem=2**26, dklen=32)


def _normal(password: str) -> str:
    """Return the password as all keyboards write it, without space around it."""
    return unicodedata.normalize("NFKC", password).strip()
