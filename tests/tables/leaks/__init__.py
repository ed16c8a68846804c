"""Nothing leaks from a table: what a viewer receives is the same in all deals it cannot tell apart."""
