"""Exact chances at Five-Card Draw.

`exact_draws` counts all hands, and all draws to a hand; `drawing_rival` sets draws against a rival who draws
too; `draw_odds` answers the odds command from them.
"""
