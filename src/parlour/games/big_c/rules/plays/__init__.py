"""All that a hand of Big-C may lay on the table, counted and numbered without being listed.

`choice` is the whole of it, `suggestions` a short list for front ends · `threshold` what a play must clear ·
`holding` the hand sorted out · `same_rank`, `straights`, `flushes` find the families of each kind ·
`families`, `parts`, `rank_ways`, `rank_sets` are what these are made of.
"""
