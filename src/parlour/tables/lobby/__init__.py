"""The room around the tables: who comes in, which tables are there, and what is known of games gone by.

`room` opens and wakes tables, `people` and `tickets` know who somebody is, `listing` and `seeks` bring
people together, `archive`, `forks` and `ratings` look back on what was played.
"""
