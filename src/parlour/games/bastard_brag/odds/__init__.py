"""Exact chances at Bastard Brag: `field` sets a hand against all hands that could be dealt."""
