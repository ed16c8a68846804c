"""Power cuts: what a store asks of the disk is recorded, and rebuilt as a cut might leave it."""
