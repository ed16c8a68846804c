"""Storage: where a room keeps everything that happens at its tables, as rows that are only ever added.

`rows` says what is kept, `store` what every store can do; `memory`, `sqlite` and `postgres` are the stores.
"""
