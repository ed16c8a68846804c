"""The schema of a store as numbered files, applied one after the other and never changed afterwards."""

from typing import NamedTuple

from parlour.package_files import files_of
from parlour.storage.store import StoreError


class Migration(NamedTuple):
    """One step of a schema: its number, and the SQL that leads there from the number before."""

    number: int
    sql: str


def migrations(store: str) -> list[Migration]:
    """Return all steps for this kind of store, the oldest first: `0001-rows-and-lines.sql` is number 1."""
    folder = files_of("parlour.storage").joinpath("schema", store)
    found = sorted(
        (each for each in folder.iterdir() if each.name.endswith(".sql")), key=lambda each: each.name
    )
    return [Migration(int(each.name.split("-")[0]), each.read_text("utf-8")) for each in found]


def missing_migrations(store: str, present: int) -> list[Migration]:
    """Return the steps that a store with this schema number lacks; refuse a number that nobody here knows."""
    known = migrations(store)
    newest = known[-1].number
    if present > newest:
        raise StoreError(
            "newer-schema",
            f"This room was kept by a newer Parlour (schema {present}; this one knows up to {newest}). "
            "Update Parlour, or serve another room.",
        )
    return [step for step in known if step.number > present]
