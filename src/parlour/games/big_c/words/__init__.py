"""What people hear at Big-C: `prompts` at their turn, `hand_names` of a hand, `appraisal` of any cards.

`reasons` is why the house would play a move.
"""
