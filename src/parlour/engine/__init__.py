"""What a game is: how it is played, shown, told and thought about, its rules assets, and the laws it keeps."""
