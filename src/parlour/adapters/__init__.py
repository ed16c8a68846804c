"""Every game as an environment of other frameworks; `python -m parlour.adapters` lists them with their sizes.

- `pettingzoo/`, `open_spiel/`: the two frameworks
- `setting`: a game under rules and seats, with its action table (`actions`, `picks`) and its row of numbers
  (`layout`), which follow from what a rehearsal of random games shows (`rehearsal`)
- `course`: one game in progress, played by numbers; `payoffs`: what it is worth in the end
"""
