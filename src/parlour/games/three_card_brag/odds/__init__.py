"""Exact odds at Three Card Brag: `swap_odds` of a card turn, `rivals` every hand that a rival may hold."""
