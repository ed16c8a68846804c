"""What a game is: how it is played, shown, told and thought about, its rules assets, its laws."""
