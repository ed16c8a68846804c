"""The rules of High Card: what lies on the table, what may be done, and what follows."""
