"""The log of a table: what can happen there, how it becomes rows, and the queue that has them stored."""
