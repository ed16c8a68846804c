"""What search imagines at Three Card Brag.

- `moves`: all hints in one place (`BragThinking`), and the rollout policy
- `candidates`: the moves worth a thought; `deals`: which redealt deals agree with the betting
- `bets`: what bets bring; `opponent_model`: what rivals do, in numbers that the hard bot plays by, too
"""
