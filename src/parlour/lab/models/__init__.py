"""Language models in the lab: `spending` what they may cost and what was decided, `estimate` beforehand.

`tally` counts their failures by class, `leaderboard` is a page from all kept experiments.
"""
