"""The house without a command: home, and what can be done from there."""
