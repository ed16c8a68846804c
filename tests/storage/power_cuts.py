"""`python -m tests.storage.power_cuts --images 10000`: power cuts, and the mutants they catch."""

import argparse
import sys
import time

from tests.storage.power.cuts import LOCAL_WORK, can_record, losses, record, work_folder, written_rows


def cut_power(*, images: int, batches: int, mutant: str, seed: int) -> list[str]:
    """What was lost in so many power cuts."""
    with work_folder() as folder:
        return losses(record(folder, batches=batches, mutant=mutant), folder, images=images, seed=seed)


def cut_power_of_local_games(*, images: int, moves: int, mutant: str = "none", seed: int) -> list[str]:
    """What was lost of games at a room in one process, without a socket, in so many power cuts."""
    with work_folder() as folder:
        recorded = record(folder, batches=moves, mutant=mutant, work=LOCAL_WORK)
        return losses(recorded, folder, images=images, seed=seed, rows=written_rows(folder))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--images", type=int, default=10_000)
    options.add_argument("--batches", type=int, default=60)
    options.add_argument("--seed", type=int, default=int(time.time()))
    given = options.parse_args()
    if not can_record():
        print("SKIPPED: this needs Linux and a C compiler")
        return
    lost = cut_power(images=given.images, batches=given.batches, mutant="none", seed=given.seed)
    print(f"{given.images} power cuts (seed {given.seed}): {len(lost)} with losses", *lost[:5], sep="\n  ")
    local = cut_power_of_local_games(images=given.images, moves=given.batches, seed=given.seed)
    print(f"{given.images} power cuts of local games: {len(local)} with losses", *local[:5], sep="\n  ")
    caught = {
        mutant: len(cut_power(images=200, batches=30, mutant=mutant, seed=given.seed))
        for mutant in ("early", "normal")
    }
    print(f"of 200 cuts each: acknowledging early loses in {caught['early']}, NORMAL in {caught['normal']}")
    unseen = [
        mutant
        for mutant in ("early", "normal")
        if not cut_power_of_local_games(images=200, moves=15, mutant=mutant, seed=given.seed)
    ]
    print(f"faults planted in local games that no cut has found: {unseen or 'none'}")
    sys.exit(bool(lost or local or unseen) or not all(caught.values()))


if __name__ == "__main__":
    main()
