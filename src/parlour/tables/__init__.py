"""Live tables: seats, questions, clocks, bots, watchers; and the room that opens, wakes and lists them."""
