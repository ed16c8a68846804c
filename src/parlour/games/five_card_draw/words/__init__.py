"""What people are told at Five-Card Draw: `prompts` at the table, `hand_names`, `appraisal` of five cards.

`text_numbers` are the numbers that the rules texts in text/ mention.
"""
