"""The terminal table: any game drawn from views and asked for by forms, for one person or several."""
