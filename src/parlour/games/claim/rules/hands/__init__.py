"""What a hand of Claim is worth.

- `points`: runs, penalties and scores as the play needs them (§Runs, §Score)
- `score`: the same with its parts, for programs and for whoever is told of a showdown
"""
