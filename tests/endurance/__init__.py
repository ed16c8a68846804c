"""Trials of the whole room: real processes that are killed, disks that are full, and people who play on."""
