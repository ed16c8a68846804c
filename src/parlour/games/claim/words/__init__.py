"""What people are told at Claim; the sentences themselves are in `text/`.

`prompts` what is asked, what a hand is worth, why a move is closed · `appraisal` any hand judged ·
`text_numbers` the worked examples of the rules texts.
"""
