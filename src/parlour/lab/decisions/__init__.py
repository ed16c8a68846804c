"""The decisions of an experiment, a row for each: what the seat knew, what was open, what it chose.

- `recording`: watches the games and keeps the rows with them; `store`: where they are kept, by deal
- `rows`: one table of all of them, with how the game ended; `writing`: as CSV, JSON Lines or Parquet
"""
