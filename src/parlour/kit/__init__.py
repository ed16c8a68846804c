"""Mechanics that at least two games share.

At the table: `turns` who sits next · `seat_sets` seats as bits · `pots` layers of a pot, and who wins them ·
`tricks` following suit, and who takes a trick · `unseen` dealing again what a seat has not seen. For
thinking: `field` what a hand is up against · `equity` its share of the pots · `eyes` what a bot reads off its
view · `solving` trees, regret matching, books. For tests: `transcript` a game as one viewer sees it.
"""
