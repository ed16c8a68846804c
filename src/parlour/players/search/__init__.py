"""Search: players for any game that imagine how the cards lie and play on from there, many times.

- `race_search`: `search:400`, which races candidate moves over the same deals (`race`)
- `tree_search`: `tree:400`, which grows a tree; search falls back on it where a game names no candidates
- `imagining`: deals that fit what the others did, and how many of them a seat would win
- `opponents`: which kind of player each rival seems to be, where the game knows several
- `objective`, `playouts`: what an imagined game is played for, and playing it on; `budget`: for how long
"""
