"""What the screens are made of: the drawing of the table, and the line that answers are typed into."""
