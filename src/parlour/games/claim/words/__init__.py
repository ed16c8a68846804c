"""What people are told at Claim; the sentences themselves are in `text/`.

`prompts` what is asked, what a hand is worth, why a move is closed · `reasons` why the house would play a
move · `appraisal` any hand judged · `text_numbers` the worked examples of the rules texts.
"""
