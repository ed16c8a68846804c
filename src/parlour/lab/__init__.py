"""The lab: players measured against each other on the same cards, by the thousand."""
