"""The game at a table: answers, deadlines and alarms, and the bots with the processes that they think in."""
