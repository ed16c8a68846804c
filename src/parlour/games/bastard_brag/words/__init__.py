"""What people are told at a Bastard Brag table; the sentences themselves are in `text/`.

`prompts` what is asked of a player, what the hand is worth, why a move is closed · `reasons` why the house
would play a move · `appraisal` a hand explained, jokers included · `text_numbers` the figures that the rules
texts fill in.
"""
