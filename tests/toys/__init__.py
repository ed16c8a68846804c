"""Toy games: whole games as an outsider would write them, for the tests of the engine."""
