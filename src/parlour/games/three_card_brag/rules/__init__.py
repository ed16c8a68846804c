"""The rules of Three Card Brag as code; what they are in words is in `rules.md`, clause by clause.

- `asset`, `terms`, `verbs`: the rules file, its switches as the play needs them, what may be said
- `table`, `picture`, `position`: what lies there, what it shows, and a game in progress, move by move
- `dealing`, `betting`, `card_turns`, `showdown`: the phases of a round
- `open_moves`: what may be done now, as choices and as numbers
- `rounds`: from phase to phase, from round to round, and how the game ends
- `redealing`: dealing again what a seat has not seen
- `hands`: what three cards are worth
"""
