"""Tournaments of whole games: who meets whom, what a game is worth, and who goes on.

`pairing`, `swiss_tables`, `round_robin`, `brackets` work out who meets whom, `standings` and `arena_points`
what came of it, on plain numbers. `results`, `stages` and `matches` do so for the state of a tournament.
"""
