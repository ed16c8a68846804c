"""After a power cut all that was acknowledged is there; tests.storage.power_cuts makes 10,000 of them."""

from pathlib import Path
from random import Random

import pytest

from tests.storage.power.cuts import can_record
from tests.storage.power.disk import Disk, Op
from tests.storage.power_cuts import cut_power, cut_power_of_local_games

FILE = Path("/room/file")

needs_recorder = pytest.mark.skipif(not can_record(), reason="recording needs Linux and a C compiler")


@pytest.mark.thorough
@needs_recorder
def test_fifty_power_cuts_lose_nothing_that_was_acknowledged() -> None:
    assert cut_power(images=50, batches=25, mutant="none", seed=1) == []


@pytest.mark.thorough
@needs_recorder
@pytest.mark.parametrize("mutant", ["early", "normal"])
def test_power_cuts_catch_a_store_that_does_not_wait_for_the_disk(mutant: str) -> None:
    assert cut_power(images=20, batches=15, mutant=mutant, seed=1) != []


@pytest.mark.thorough
@needs_recorder
def test_power_cuts_lose_nothing_of_a_local_game_that_was_acknowledged() -> None:
    assert cut_power_of_local_games(images=50, moves=10, seed=1) == []


@pytest.mark.thorough
@needs_recorder
@pytest.mark.parametrize("mutant", ["early", "normal"])
def test_power_cuts_catch_a_local_game_that_does_not_wait_for_the_disk(mutant: str) -> None:
    assert cut_power_of_local_games(images=30, moves=8, mutant=mutant, seed=1) != []


def image_after(*ops: tuple[str, Path, int, bytes]) -> set[bytes | None]:
    """What a thousand cuts after these operations may leave of the file."""
    disk = Disk()
    for op in ops:
        disk.take(Op(*op))
    return {disk.image(Random(seed)).get(FILE) for seed in range(1000)}


def test_what_was_synced_survives_every_cut() -> None:
    made, named = ("O", FILE, 0, b""), (("B", FILE.parent, 0, b""), ("E", FILE.parent, 0, b""))
    write, sync = ("W", FILE, 0, b"new"), (("B", FILE, 0, b""), ("E", FILE, 0, b""))
    assert image_after(made, *named, write, *sync) == {b"new"}
    assert image_after(made, *named, write) == {b"new", b""}
    assert image_after(made, write, *sync) == {b"new", None}


def test_a_write_that_came_after_the_sync_had_begun_may_be_lost() -> None:
    made = (("O", FILE, 0, b""), ("B", FILE.parent, 0, b""), ("E", FILE.parent, 0, b""))
    late = (("B", FILE, 0, b""), ("W", FILE, 0, b"new"), ("E", FILE, 0, b""))
    assert image_after(*made, *late) == {b"new", b""}


def test_a_long_write_may_be_torn_at_any_sector() -> None:
    made = (("O", FILE, 0, b""), ("B", FILE.parent, 0, b""), ("E", FILE.parent, 0, b""))
    left = image_after(*made, ("W", FILE, 0, b"a" * 512 + b"b" * 512))
    assert left == {b"", b"a" * 512, bytes(512) + b"b" * 512, b"a" * 512 + b"b" * 512}
