"""What people are told at Five-Card Draw, as keys and facts; the sentences themselves are in text/.

`prompts` is said at the table, `reasons` why the house would play a move, `appraisal` of any five cards, and
`text_numbers` are the numbers that follow from the switches and that the rules texts mention.
"""
