"""All that a hand of Big-C may lay on the table, counted and numbered without being listed.

`choice` is the whole of it, `kinds` the same kind by kind · `threshold` what a play must clear · `holding`
the hand sorted out · `same_rank`, `straights` find the plays of each kind, `tally` counts them · `families`,
`flushes`, `parts`, `rank_ways`, `rank_sets` are what these are made of. A *part* is some cards of a hand,
such as the pair of a full house; a *family* is all plays of one make, such as three kings of these four with
two nines of these three.
"""
