"""Exact chances at Five-Card Draw.

`exact_draws` counts all hands, and all draws to a hand; `draw_odds` answers the odds command from them.
"""
