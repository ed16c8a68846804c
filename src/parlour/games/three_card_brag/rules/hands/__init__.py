"""What three cards are worth at Three Card Brag.

- `ranking`: which hand beats which (§Ranking, §Trump); `ties`: what parts equal ones (§Ties)
- `reading`: a hand read under a trump; `bonus`: its bonus points (§Bonus rules)
- `naming`: what it is called, as facts for words
"""
