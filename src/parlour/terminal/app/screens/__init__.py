"""What the application shows: the table, and over it panes of text, lists to choose from and covers."""
