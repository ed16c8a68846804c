"""Speed: how much of everything a second of processor time is good for."""
