"""Live tables: seats, answers, clocks, bots, sessions; and the room that opens, wakes and lists them."""
