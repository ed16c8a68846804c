"""The ladder: how the players of every game stand to each other, and the page that says so.

- `boards`: what is measured, and how many games; `measuring`: two players on the same deals; `rivals`: the
  worst simple rival of a strong player; `page`: docs/ladder.md
- `python -m bench.ladder` runs it
- `more_time`: a search against one with a quarter of its games; `races`: what more imagined games would find
"""
