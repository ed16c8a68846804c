"""Programs for the work on Parlour itself, run from the root of a clone."""
