"""What people are told at Three Card Brag, as facts; the sentences themselves are in `text/`.

- `prompts`: what is asked, what the own hand is, what a move costs, why it is closed (`BragWords`)
- `reasons`: why the house would play a move
- `appraisal`: what any three cards are worth; `text_numbers`: numbers for the texts about the rules

What a hand is called is a fact of the rules: `rules.hands.naming`.
"""
